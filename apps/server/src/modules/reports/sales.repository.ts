import type { DayRange } from '../../basics/days.ts';
import type { SalesGroup } from '@kayal/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Page } from '../../http/paging.ts';

/** What orders brought, paise. */
export interface SalesFigures {
  readonly orders: number;
  readonly units: number;
  readonly income: number;
}

/** A row of a report of sales. */
export interface SalesRow extends SalesFigures {
  readonly key: string;
  readonly name: string;
}

/** What rows are made by. The last six characters of an order's address are its pincode. */
const keyOf: Readonly<Record<SalesGroup, RawBuilder<string>>> = {
  day: sql`placed_order.order_date`,
  product: sql`cast(order_line.product_id as text)`,
  size: sql`order_line.size`,
  colour: sql`order_line.colour`,
  pincode: sql`substr(placed_order.address_text, length(placed_order.address_text) - 5)`,
};

const orders = sql<number>`count(distinct order_line.entry_no)`;
const units = sql<number>`sum(order_line.qty)`;
const income = sql<number>`sum(order_line.total)`;

/** Lines of the orders of some days that were not cancelled. */
const soldLines = (db: Db, { from, to }: DayRange) =>
  db
    .selectFrom('placed_order')
    .innerJoin('order_line', 'order_line.entry_no', 'placed_order.entry_no')
    .where('placed_order.cancelled_at', 'is', null)
    .where('placed_order.order_date', '>=', from)
    .where('placed_order.order_date', '<=', to);

/** Sales of some days by one of their sides: days newest first, all others by income. @param page null for all rows */
export async function listSales(db: Db, days: DayRange, by: SalesGroup, page: Page | null): Promise<SalesRow[]> {
  const key = keyOf[by];
  const grouped = soldLines(db, days)
    .select(({ fn }) => [
      key.as('key'),
      fn.max('order_line.name').as('name'),
      orders.as('orders'),
      units.as('units'),
      income.as('income'),
    ])
    .groupBy(key);
  const ordered = (by === 'day' ? grouped : grouped.orderBy(income, 'desc')).orderBy(key, 'desc');
  const rows = await (page === null ? ordered : ordered.limit(page.limit).offset(page.offset)).execute();
  return rows.map((row) => ({
    key: row.key,
    name: by === 'product' ? (row.name ?? '') : row.key,
    orders: Number(row.orders),
    units: Number(row.units),
    income: Number(row.income),
  }));
}

/** The same figures of all rows together, and how many rows there are. */
export async function sumSales(
  db: Db,
  days: DayRange,
  by: SalesGroup,
): Promise<SalesFigures & { readonly rows: number }> {
  const row = await soldLines(db, days)
    .select([
      sql<number>`count(distinct ${keyOf[by]})`.as('rows'),
      orders.as('orders'),
      units.as('units'),
      income.as('income'),
    ])
    .executeTakeFirstOrThrow();
  return {
    rows: Number(row.rows),
    orders: Number(row.orders),
    units: Number(row.units ?? 0),
    income: Number(row.income ?? 0),
  };
}

/** Units in stock of some products. Products that are gone are absent. */
export async function unitsInStock(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant')
    .select(({ fn }) => ['product_id', fn.sum<number>('qty').as('units')])
    .where('product_id', 'in', productIds)
    .where('withdrawn', '=', 0)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, units: inStock }) => [product_id, Number(inStock)]));
}
