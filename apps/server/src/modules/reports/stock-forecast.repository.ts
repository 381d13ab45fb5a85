import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Page } from '../../http/paging.ts';

/** A variant that sold, with what is left of it. */
export interface SellingVariant {
  readonly code: string;
  readonly productId: number;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly sold: number;
  readonly units: number;
}

/** Variants on sale of which orders since a day have units. @param from yyyy-mm-dd */
const selling = (db: Db, from: string) =>
  db
    .selectFrom('placed_order')
    .innerJoin('order_line', 'order_line.entry_no', 'placed_order.entry_no')
    .innerJoin('variant', 'variant.unique_code', 'order_line.unique_code')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('placed_order.cancelled_at', 'is', null)
    .where('placed_order.order_date', '>=', from)
    .where('variant.withdrawn', '=', 0);

/** Those of which the units last for the shortest time come first, then those that sell most. @param page null for all */
export async function listSelling(db: Db, from: string, page: Page | null): Promise<SellingVariant[]> {
  const sold = sql<number>`sum(order_line.qty)`;
  const ordered = selling(db, from)
    .select([
      'variant.unique_code as code',
      'variant.product_id as productId',
      'product.name',
      'variant.colour',
      'variant.size',
      'variant.qty as units',
      sold.as('sold'),
    ])
    .groupBy([
      'variant.unique_code',
      'variant.product_id',
      'product.name',
      'variant.colour',
      'variant.size',
      'variant.qty',
    ])
    .orderBy(sql`variant.qty * 1.0 / ${sold}`)
    .orderBy(sold, 'desc')
    .orderBy('variant.unique_code');
  const rows = await (page === null ? ordered : ordered.limit(page.limit).offset(page.offset)).execute();
  return rows.map((row) => ({ ...row, sold: Number(row.sold) }));
}

/** How many variants that list has. */
export async function countSelling(db: Db, from: string): Promise<number> {
  const row = await selling(db, from)
    .select(sql<number>`count(distinct variant.unique_code)`.as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}
