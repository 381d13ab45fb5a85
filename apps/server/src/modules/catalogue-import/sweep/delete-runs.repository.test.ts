import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { openDatabase, type Db } from '../../../db/open-database.ts';
import { clearStaging } from '../check/staging.repository.ts';
import { deleteOldRuns } from './delete-runs.repository.ts';

type Table = 'import_stock' | 'import_change';

/** Two imports with many rows in one table. @returns what is left of the rows, the runs, and the number of deletions */
async function twoRuns(table: Table, work: (db: Db) => Promise<void>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-runs-'));
  let deletions = 0;
  const { db, close } = openDatabase({ databaseUrl: null, dataDir }, (statement) => {
    if (new RegExp(`^\\s*delete from "${table}"`).test(statement.sql)) deletions += 1;
  });
  await migrate(db);
  for (const [id, startedAt] of [
    ['old', 1],
    ['new', 10],
  ] as const) {
    await sql`
      insert into import_run (id, file_name, file, file_hash, started_at, source, state, format, headings, mapping,
        new_names, notes, done, total, shape, heartbeat_at)
      values (${id}, 'a', 'a', 'a', ${startedAt}, 'browser', 'failed', 'csv', '', '', '', '', 0, 0, 0, 0)`.execute(db);
    const numbers = sql`with recursive number(n) as (select 1 union all select n + 1 from number where n < 25000)`;
    const rows =
      table === 'import_stock'
        ? sql`insert into import_stock (run_id, unique_code, delta) select ${id}, 'V' || n, 1 from number`
        : sql`
            insert into import_change (run_id, product_id, kind, name, fields, has_price, stock_changes)
            select ${id}, n, 'changed', 'Tee', '', 0, 0 from number`;
    await sql`${numbers} ${rows}`.execute(db);
  }
  await work(db);
  const left = await db.selectFrom(table).select('run_id').distinct().execute();
  const runs = await db.selectFrom('import_run').select('id').orderBy('id').execute();
  await close();
  rmSync(dataDir, { recursive: true });
  return { left: left.map(({ run_id: id }) => id), runs: runs.map(({ id }) => id), deletions };
}

it('an old import of many rows is deleted in slices, and a newer one keeps its rows', async () => {
  const result = await twoRuns('import_stock', (db) => db.transaction().execute((trx) => deleteOldRuns(trx, 5)));
  // Three with rows and one that finds none.
  expect(result).toEqual({ left: ['new'], runs: ['new'], deletions: 4 });
});

it('a file that is checked again loses the rows of the check before in slices, and no other file does', async () => {
  const result = await twoRuns('import_change', (db) => clearStaging(db, 'old'));
  expect(result).toEqual({ left: ['new'], runs: ['new', 'old'], deletions: 4 });
});
