import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { Database } from '../../db/schema.ts';
import type { IdempotencyTable } from '../../db/tables/orders.ts';

const selectAnswer = prepare<{ customerId: string; key: string }, IdempotencyTable>((db, { customerId, key }) =>
  db
    .selectFrom('idempotency')
    .select(['customer_id', 'key', 'body_hash', 'status', 'body', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key),
);

/** The answer kept for a customer's key; `undefined` when the key is new. */
export async function findAnswer(db: Db, customerId: string, key: string): Promise<IdempotencyTable | undefined> {
  return (await selectAnswer(db, { customerId, key })).rows[0];
}

const insertAnswer = prepare<IdempotencyTable, never>((db, row) =>
  db.insertInto('idempotency').values({
    customer_id: row.customer_id,
    key: row.key,
    body_hash: row.body_hash,
    status: row.status,
    body: row.body,
    created_at: row.created_at,
  }),
);

/** Stores an answer under its key. */
export async function storeAnswer(trx: Transaction<Database>, answer: IdempotencyTable): Promise<void> {
  await insertAnswer(trx, answer);
}
