import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import { findLastApplied, workingStates } from '../catalogue-import.repository.ts';

/** The tables with rows of a run, each with a column of which a run has few equal values. */
const keysOfRows = {
  import_product: 'product_id',
  import_variant: 'unique_code',
  import_list: 'product_id',
  import_word: 'product_id',
  import_picture: 'product_id',
  import_error: 'seq',
  import_change: 'product_id',
  import_before: 'product_id',
  import_stock: 'unique_code',
} as const;

/** A table with rows of a run. */
type TableOfRuns = keyof typeof keysOfRows;

const tablesOfRuns = Object.keys(keysOfRows).filter((name): name is TableOfRuns => name in keysOfRows);

/** Rows of one statement: a run of 100,000 products has a million of them, and the server answers others in between. */
const rowsPerDelete = 10_000;

/** Deletes rows of a run in slices; outside of a transaction others write between two of them. */
export async function deleteRows(db: Db, runId: string, tables: readonly TableOfRuns[]): Promise<void> {
  for (const table of tables) {
    const column = keysOfRows[table];
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where run_id = ${runId} and ${sql.ref(column)} in (
          select ${sql.ref(column)} from ${sql.table(table)} where run_id = ${runId}
          order by ${sql.ref(column)} limit ${rowsPerDelete})`.execute(db);
      if (numAffectedRows === 0n) break;
      await nextTurn();
    }
  }
}

/** Deletes a run with its staged rows. */
export async function deleteRun(trx: Transaction<Database>, id: string): Promise<void> {
  await deleteRows(trx, id, tablesOfRuns);
  await trx.deleteFrom('import_run').where('id', '=', id).execute();
}

/** Deletes runs that began before a time, except the last applied one, prepared seasons and runs under way. */
export async function deleteOldRuns(trx: Transaction<Database>, before: number): Promise<void> {
  const last = await findLastApplied(trx);
  const old = await trx
    .selectFrom('import_run')
    .select('id')
    .where('started_at', '<', before)
    .where((eb) => eb.or([eb('applied_at', 'is', null), eb('applied_at', '<', before)]))
    .where('state', 'not in', [...workingStates, 'prepared'])
    .where('id', '!=', last?.id ?? '')
    .execute();
  for (const { id } of old) await deleteRun(trx, id);
}
