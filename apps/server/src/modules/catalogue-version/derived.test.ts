import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from './catalogue-version.ts';
import { DerivedFromCatalogue } from './derived.ts';

it('is made once for all who need it at once, and again after a change that it shows or an error', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-derived-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  onTestFinished(async () => {
    await close();
    rmSync(dataDir, { recursive: true });
  });
  await migrate(db);
  const change = async (what: 'content' | 'shape') => {
    await inTransaction(db, (trx) => bumpCatalogueVersion(trx, what, 0));
    catalogueVersionOf(db).forget();
  };
  let made = 0;
  const shape = new DerivedFromCatalogue(db, 'shape', async () => {
    made += 1;
    if (made === 2) throw new Error('away');
    return made;
  });
  expect(shape.last).toBeNull();
  expect(await Promise.all([shape.current(), shape.current()])).toEqual([1, 1]);
  await change('content');
  expect(await shape.current()).toBe(1);
  await change('shape');
  await expect(shape.current()).rejects.toThrow('away');
  expect(shape.last).toBe(1);
  expect([await shape.current(), shape.last]).toEqual([3, 3]);
});
