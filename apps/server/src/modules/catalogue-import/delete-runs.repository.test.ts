import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { deleteOldRuns } from './delete-runs.repository.ts';

it('an old import of many rows is deleted in slices, and a newer one keeps its rows', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-runs-'));
  let deletions = 0;
  const { db, close } = openDatabase({ databaseUrl: null, dataDir }, (statement) => {
    if (/^\s*delete from "import_stock"/.test(statement.sql)) deletions += 1;
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
    await sql`
      with recursive number(n) as (select 1 union all select n + 1 from number where n < 25000)
      insert into import_stock (run_id, unique_code, delta) select ${id}, 'V' || n, 1 from number`.execute(db);
  }
  await db.transaction().execute((trx) => deleteOldRuns(trx, 5));
  const left = await db.selectFrom('import_stock').select('run_id').distinct().execute();
  const runs = await db.selectFrom('import_run').select('id').execute();
  await close();
  rmSync(dataDir, { recursive: true });
  expect({ left, runs }).toEqual({ left: [{ run_id: 'new' }], runs: [{ id: 'new' }] });
  // Three with rows and one that finds none.
  expect(deletions).toBe(4);
});
