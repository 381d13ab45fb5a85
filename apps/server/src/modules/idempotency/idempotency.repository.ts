import type { Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database, IdempotencyTable } from '../../db/schema.ts';

/** The answer kept for a customer's key; `undefined` when the key is new. */
export async function findAnswer(db: Db, customerId: string, key: string): Promise<IdempotencyTable | undefined> {
  return db
    .selectFrom('idempotency')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Keeps an answer under its key. */
export async function storeAnswer(trx: Transaction<Database>, answer: IdempotencyTable): Promise<void> {
  await trx.insertInto('idempotency').values(answer).execute();
}
