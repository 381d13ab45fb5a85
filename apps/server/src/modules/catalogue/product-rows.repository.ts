import type { AttributeValues } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { readValues } from './attribute-values.ts';

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

/** Categories, sub-categories and lists of products. */
export async function listCategoriesOf(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(['id as productId', 'category_id as categoryId'])
    .where('id', 'in', productIds)
    .unionAll(
      db
        .selectFrom('product_group')
        .select(['product_id as productId', 'category_id as categoryId'])
        .where('product_id', 'in', productIds),
    )
    .execute();
  const found = new Map<number, number[]>();
  for (const { productId, categoryId } of rows) found.set(productId, [...(found.get(productId) ?? []), categoryId]);
  return found;
}

/** Values of attributes of products, of those that have some. */
export async function listAttributesOf(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, AttributeValues>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(['id', 'attributes'])
    .where('id', 'in', productIds)
    .where('attributes', '<>', '')
    .execute();
  return new Map(rows.map(({ id, attributes }) => [id, readValues(attributes)]));
}
