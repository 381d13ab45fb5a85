import { sql, type Transaction } from 'kysely';
import { engineOf } from '../dialect.ts';
import type { Database } from '../schema.ts';

/**
 * Lets PostgreSQL plan the statements of this transaction by indexes alone: for one that writes a large table slice by
 * slice. Its counts of rows may be from when that table was empty, and then it would read the table whole for each slice.
 */
export async function planByIndexes(trx: Transaction<Database>): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
    await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
}
