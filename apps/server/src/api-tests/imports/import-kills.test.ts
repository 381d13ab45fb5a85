import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workingStates } from '../../modules/catalogue-import/catalogue-import.repository.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { findLedgerErrors } from '../../modules/orders/ledger.repository.ts';
import { openTestApp } from '@kayal/server-testing/src/harness.ts';
import { readWholeCatalogue } from '@kayal/server-testing/src/whole-catalogue.ts';

const headings = 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer';
const newSeason = [
  headings,
  '101,Aero Training T-shirt II,T-Shirts,Monsoon,599,Jet Black,M,AERO-BLK-M,7,499',
  '7001,Periyar Tee,Tees,Monsoon,899,Navy,M,PT-M,4,',
  '7001,Periyar Tee,Tees,Monsoon,899,Navy,L,PT-L,6,',
  '',
].join('\n');

/**
 * Statements before which the importing process ends: rows are checked, stock is written, only the commit is missing.
 */
const moments = [
  'select "product_id" from "import_product"',
  'insert into stock_movement',
  'insert into "audit"',
] as const;

describe('kill -9 of a process that imports', () => {
  it('leaves the old catalogue whole, and the next import works', async () => {
    const shop = await openTestApp({ engine: 'sqlite', seed: 'small' });
    onTestFinished(() => shop.close());
    const { db } = shop.database;
    const file = path.join(shop.config.dataDir, 'new-season.csv');
    await writeFile(file, newSeason);
    const old = await readWholeCatalogue(db);
    const env = { ...process.env, DATA_DIR: shop.config.dataDir, DATABASE_URL: '', NODE_ENV: '' };
    for (const moment of moments) {
      const victim = fork(path.join(import.meta.dirname, 'import-victim.ts'), [file, moment], { env, execArgv: [] });
      const [, signal] = await once(victim, 'exit');
      expect([moment, signal]).toEqual([moment, 'SIGKILL']);
      expect(await readWholeCatalogue(db)).toBe(old);
      expect(await findLedgerErrors(db)).toEqual([]);
      // As if 30 s had passed, after which a process counts as ended.
      await db.updateTable('import_run').set({ heartbeat_at: 0 }).where('state', 'in', workingStates).execute();
    }

    const options = { mode: 'whole', mapName: null, isDryRun: false, source: 'command' } as const;
    const report = await importFile(shop.app.context, file, options);

    expect(report).toMatchObject({ result: 'applied', counts: { new: 1, changed: 1, withdrawn: 3 } });
    expect(await findLedgerErrors(db)).toEqual([]);
  });
});
