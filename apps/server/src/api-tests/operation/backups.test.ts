import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it, onTestFinished } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import type { Engine } from '../../db/dialect.ts';
import { openDatabase, type DatabaseLocation } from '../../db/open-database.ts';
import { backupPlaces } from '../../modules/backups/backup-places.ts';
import { restoreRows, saveRows } from '../../modules/backups/postgres-rows.repository.ts';
import { makeEncryptedBackup } from '../../modules/backups/encrypted-backup.ts';
import { readConfig } from '../../config/config.ts';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { forBothEngines, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { openStore } from '@kayal/server-testing/src/servers/s3-server.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { customerRow, variants } from '@kayal/server-testing/src/small-seed.ts';

const tables = ['customer', 'placed_order', 'order_line', 'stock_movement', 'variant', 'session'] as const;

async function rowsOf(place: DatabaseLocation): Promise<Record<string, string[]>> {
  const { db, close } = openDatabase(place);
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await db.selectFrom(table).selectAll().execute();
    rows[table] = found.map((row) => JSON.stringify(row)).toSorted();
  }
  await close();
  return rows;
}

const restoreCommand = serverProgram('cli/restore.ts');

forBothEngines('encrypted backups', (engine: Engine) => {
  it('R-80 an open shop is saved to a folder and an S3 store, and restored from each into an empty database', async () => {
    const shop = await openTestApp({ engine, seed: 'small' });
    const { config } = shop;
    const shopper = await shop.addShopper();
    await buy(shopper, variants.jacketL);
    // Text copied from a page or a document may hold these; some readers of lines take them for the end of one.
    (await shopper.call('updateProfile', { body: { full_name: 'Asha\u2028Rao\u2029Iyer' } })).answer();
    await mkdir(path.join(config.dataDir, 'uploads'), { recursive: true });
    await writeFile(path.join(config.dataDir, 'uploads/one.webp'), 'a picture');

    const store = await openStore();
    const folder = await mkdtemp(path.join(tmpdir(), 'kayal-kept-'));
    onTestFinished(async () => {
      await store.close();
      await rm(folder, { recursive: true });
    });
    const env = {
      BACKUP_KEY: 'a1'.repeat(32),
      BACKUP_KEEP: '2',
      BACKUP_DIR: folder,
      ...Object.fromEntries(Object.entries(store.env).map(([name, value]) => [`BACKUP_${name}`, value])),
    };
    const { backups } = readConfig(env);
    if (backups === null) throw new Error('the settings name no backups');
    const names: string[] = [];
    const before = Date.now() - 60_000;
    for (const second of [1, 2, 3]) {
      names.push(await makeEncryptedBackup(config, backups, new Date(before + second * 1000)));
    }
    for (const place of backupPlaces(backups)) expect(await place.list()).toEqual(names.slice(1));
    expect([...store.objects.keys()].filter((key) => key.includes(names[0] ?? ''))).toEqual([]);
    const saved = await rowsOf(config);
    expect(saved['placed_order']).toHaveLength(1);

    const newer = path.join(folder, 'kayal-2099-11-21T06-30-00-000Z.backup');
    await copyFile(path.join(folder, names[1] ?? ''), newer);
    const refused = promisify(execFile)(process.execPath, [restoreCommand, newer, '--replace'], {
      env: { PATH: process.env['PATH'], ...env, DATA_DIR: path.join(folder, 'none'), DATABASE_URL: '' },
    });
    await expect(refused).rejects.toThrow(/older backup may have been put in its place/);

    for (const source of [path.join(folder, names[1] ?? ''), 's3:latest']) {
      const place = await makeFreshPlace(engine, inject('postgresUrl'));
      const { stdout } = await promisify(execFile)(process.execPath, [restoreCommand, source, '--replace'], {
        env: { PATH: process.env['PATH'], ...env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' },
      });
      expect(stdout).toContain('Stock and orders agree');
      expect(await rowsOf(place)).toEqual(saved);
      expect(await readFile(path.join(place.dataDir, 'uploads/one.webp'), 'utf8')).toBe('a picture');
      await place.remove();
    }
  });
});

it('R-80 rows that refer to rows of their own table are restored, also where those were changed and come later', async () => {
  const place = await makeFreshPlace('postgres', inject('postgresUrl'));
  const folder = await mkdtemp(path.join(tmpdir(), 'kayal-rows-'));
  const { db, close } = openDatabase(place);
  onTestFinished(async () => {
    await close();
    await place.remove();
    await rm(folder, { recursive: true });
  });
  const facts = {
    financial_year: '2627',
    issued_on: '2026-11-28',
    issued_at: 1,
    amount: 1,
    kind: 'credit-note',
  } as const;
  const document = (count: number, refersTo: string | null) => {
    const number = `N${count}`;
    return { ...facts, number, series: 'N', entry_no: 'KY1', count, refers_to: refersTo, content: '{}' };
  };
  const customer = customerRow({ id: 'asha', name: 'Asha', email: 'asha@kayal.example' }, null);
  await db.insertInto('customer').values(customer).execute();
  await db
    .insertInto('placed_order')
    .values({
      entry_no: 'KY1',
      customer_id: 'asha',
      customer_name: '',
      phone: '',
      address_text: '',
      total: 1,
      delivery_charge: 0,
      order_date: '2026-11-28',
      created_at: 1,
      delivered: 0,
      delivered_at: null,
      lines_hash: '',
    })
    .execute();
  const notes = Array.from({ length: 600 }, (_, index) => document(index + 2, 'N1'));
  await db
    .insertInto('issued_document')
    .values([document(1, null), ...notes])
    .execute();
  await db
    .updateTable('issued_document')
    .set({ content: 'x'.repeat(4000) })
    .where('number', '=', 'N1')
    .execute();
  const file = path.join(folder, 'rows');
  await saveRows(place.databaseUrl ?? '', file);
  await restoreRows(place.databaseUrl ?? '', file);
  const { count } = await db
    .selectFrom('issued_document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(601);
  await expect(db.insertInto('issued_document').values(document(999, 'N0')).execute()).rejects.toThrow('foreign key');
});
