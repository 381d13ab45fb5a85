import type { Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { partsInTurns } from '../../db/slices.ts';
import type { StoredProduct } from '../catalogue-import/file-columns.ts';
import { matchingProducts, type ProductFilter } from './matching-products.repository.ts';

/** Products that a filter keeps, after an id, by id; with their ids in the company's files. */
export function listGridRows(db: Db, filter: ProductFilter, after: number, limit: number) {
  return matchingProducts(db, filter)
    .leftJoin('product_number as n', 'n.product_id', 'p.id')
    .selectAll('p')
    .select('n.source_id as ownId')
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Colours of the variants of some products, each once. */
export async function listColoursOf(trx: Transaction<Database>, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('variant').select('colour').distinct().where('product_id', 'in', ids).execute();
  return rows.map(({ colour }) => colour);
}

/** Locks products until the transaction ends, with their offers. @param ids not more than one save has */
export async function lockGridRows(trx: Transaction<Database>, ids: readonly number[]) {
  const products = await forUpdate(
    trx,
    trx.selectFrom('product').selectAll().where('id', 'in', ids).orderBy('id'),
  ).execute();
  const offers = await trx.selectFrom('offer').select(['product_id', 'price']).where('product_id', 'in', ids).execute();
  return { products, offerOf: new Map(offers.map(({ product_id, price }) => [product_id, price])) };
}

/** Writes whole products that are locked. As an insert that always meets its row, it takes one statement for many rows. */
export async function writeGridRows(trx: Transaction<Database>, rows: readonly StoredProduct[]): Promise<void> {
  for await (const part of partsInTurns(rows)) {
    await trx
      .insertInto('product')
      .values([...part])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          mrp: eb.ref('excluded.mrp'),
          hsn: eb.ref('excluded.hsn'),
          tax_class: eb.ref('excluded.tax_class'),
          country_of_origin: eb.ref('excluded.country_of_origin'),
          final_sale: eb.ref('excluded.final_sale'),
          weight_grams: eb.ref('excluded.weight_grams'),
          manufacturer: eb.ref('excluded.manufacturer'),
          packer: eb.ref('excluded.packer'),
          importer: eb.ref('excluded.importer'),
          generic_name: eb.ref('excluded.generic_name'),
          net_quantity: eb.ref('excluded.net_quantity'),
          consumer_care: eb.ref('excluded.consumer_care'),
          attributes: eb.ref('excluded.attributes'),
          version: eb.ref('excluded.version'),
          changed_at: eb.ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
}
