import type { Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Database } from '../../db/schema.ts';

/** Locks a product's row until the transaction ends. @returns undefined when there is none */
export function lockProduct(trx: Transaction<Database>, id: number) {
  return forUpdate(trx, trx.selectFrom('product').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** Records a change of what a save of the product writes too, so that a save that does not know it is refused. */
export async function noteChange(trx: Transaction<Database>, id: number, at: number): Promise<void> {
  await trx
    .updateTable('product')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: at }))
    .where('id', '=', id)
    .execute();
}
