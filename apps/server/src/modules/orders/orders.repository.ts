import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database, OrderLineTable, OrderTable } from '../../db/schema.ts';

/** An order line joined with its order. */
export interface OrderLineRow {
  readonly entryNo: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly phone: string;
  readonly addressText: string;
  readonly orderDate: string;
  readonly createdAt: number;
  readonly delivered: 0 | 1;
  readonly productId: number;
  readonly uniqueCode: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  /** Charged for the line, paise. */
  readonly total: number;
  /** MRP of one unit, paise. */
  readonly mrp: number;
}

/** Which orders a list asks for; dates are yyyy-mm-dd, both inclusive. */
export interface OrderFilter {
  /** Part of an order number, customer name or phone. */
  readonly text?: string | undefined;
  readonly delivered?: boolean | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Sums over all orders, paise (J41). */
export interface OrderSums {
  readonly orders: number;
  readonly completed: number;
  readonly income: number;
  readonly deliveredIncome: number;
}

/** Takes units of one variant out of stock, if there are as many. @returns false when there are not. */
export async function takeStock(trx: Transaction<Database>, uniqueCode: string, units: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('variant')
    .set((eb) => ({ qty: eb('qty', '-', units) }))
    .where('unique_code', '=', uniqueCode)
    .where('qty', '>=', units)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Units in stock of some variants, by unique code. */
export async function readStock(db: Db, uniqueCodes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('variant')
    .select(['unique_code', 'qty'])
    .where('unique_code', 'in', uniqueCodes)
    .execute();
  return new Map(rows.map((row) => [row.unique_code, row.qty]));
}

/** Writes an order with its lines and the stock movements they cause. */
export async function insertOrder(
  trx: Transaction<Database>,
  order: OrderTable,
  lines: readonly OrderLineTable[],
): Promise<void> {
  await trx.insertInto('placed_order').values(order).execute();
  await trx.insertInto('order_line').values(lines).execute();
  await trx
    .insertInto('stock_movement')
    .values(
      lines.map((line) => ({
        id: `${line.entry_no}-${line.line_no}`,
        unique_code: line.unique_code,
        delta: -line.qty,
        reason: 'order' as const,
        entry_no: line.entry_no,
        created_at: order.created_at,
      })),
    )
    .execute();
}

/** A customer's newest order with exactly these lines since `since`, ms since 1970. */
export async function findRepeatedOrder(
  db: Db,
  customerId: string,
  linesHash: string,
  since: number,
): Promise<{ readonly entryNo: string; readonly total: number } | undefined> {
  return db
    .selectFrom('placed_order')
    .select(['entry_no as entryNo', 'total'])
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .where('lines_hash', '=', linesHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When a customer's newest orders since `since` were placed, newest first; at most `limit`. */
export async function listOrderTimes(db: Db, customerId: string, since: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('placed_order')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

function selectLines(db: Db) {
  return db
    .selectFrom('placed_order')
    .innerJoin('order_line', 'order_line.entry_no', 'placed_order.entry_no')
    .select([
      'placed_order.entry_no as entryNo',
      'placed_order.customer_id as customerId',
      'placed_order.customer_name as customerName',
      'placed_order.phone',
      'placed_order.address_text as addressText',
      'placed_order.order_date as orderDate',
      'placed_order.created_at as createdAt',
      'placed_order.delivered',
      'order_line.product_id as productId',
      'order_line.unique_code as uniqueCode',
      'order_line.name',
      'order_line.colour',
      'order_line.size',
      'order_line.qty as quantity',
      'order_line.total',
      'order_line.mrp',
    ])
    .orderBy('placed_order.created_at', 'desc')
    .orderBy('placed_order.entry_no')
    .orderBy('order_line.line_no');
}

/** The lines of a customer's orders, newest order first. `limit` and `offset` count orders. */
export async function listCustomerLines(
  db: Db,
  customerId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<OrderLineRow[]> {
  const orders = db
    .selectFrom('placed_order')
    .select('entry_no')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('entry_no')
    .limit(page.limit)
    .offset(page.offset);
  return selectLines(db).where('placed_order.entry_no', 'in', orders).execute();
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function matchingOrders(db: Db, filter: OrderFilter) {
  let query = db.selectFrom('placed_order');
  if (filter.delivered !== undefined) query = query.where('delivered', '=', filter.delivered ? 1 : 0);
  if (filter.from !== undefined) query = query.where('order_date', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('order_date', '<=', filter.to);
  if (filter.text !== undefined && filter.text !== '') {
    const pattern = `%${escapeLike(filter.text.toLowerCase())}%`;
    query = query.where((eb) =>
      eb.or(
        (['entry_no', 'customer_name', 'phone'] as const).map(
          (column) => sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`,
        ),
      ),
    );
  }
  return query;
}

/** The lines of the orders that match, newest order first. `limit` and `offset` count orders. */
export async function listMatchingLines(
  db: Db,
  filter: OrderFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<OrderLineRow[]> {
  const orders = matchingOrders(db, filter)
    .select('entry_no')
    .orderBy('created_at', 'desc')
    .orderBy('entry_no')
    .limit(page.limit)
    .offset(page.offset);
  return selectLines(db).where('placed_order.entry_no', 'in', orders).execute();
}

/** How many orders match. */
export async function countMatchingOrders(db: Db, filter: OrderFilter): Promise<number> {
  const row = await matchingOrders(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return row.orders;
}

/** Sums over all orders; income is what the lines cost, delivery left out (J41). */
export async function sumOrders(db: Db): Promise<OrderSums> {
  const rows = await db
    .selectFrom('placed_order')
    .select((eb) => [
      'delivered',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>(eb('total', '-', eb.ref('delivery_charge'))).as('income'),
    ])
    .groupBy('delivered')
    .execute();
  const done = rows.find((row) => row.delivered === 1);
  const open = rows.find((row) => row.delivered === 0);
  return {
    orders: (done?.orders ?? 0) + (open?.orders ?? 0),
    completed: done?.orders ?? 0,
    income: (done?.income ?? 0) + (open?.income ?? 0),
    deliveredIncome: done?.income ?? 0,
  };
}

/** An order's head; `undefined` when there is none, or it is not `ownerId`'s when one is given (R-28). */
export async function findOrder(
  db: Db,
  entryNo: string,
  ownerId: string | null,
): Promise<{ readonly total: number; readonly deliveryCharge: number } | undefined> {
  const query = db
    .selectFrom('placed_order')
    .select(['total', 'delivery_charge as deliveryCharge'])
    .where('entry_no', '=', entryNo);
  return (ownerId === null ? query : query.where('customer_id', '=', ownerId)).executeTakeFirst();
}

/** The lines of one order. */
export async function listOrderLines(db: Db, entryNo: string): Promise<OrderLineRow[]> {
  return selectLines(db).where('placed_order.entry_no', '=', entryNo).execute();
}

/** Marks an order delivered. @returns false when it is unknown or delivered already. */
export async function markDelivered(trx: Transaction<Database>, entryNo: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('placed_order')
    .set({ delivered: 1, delivered_at: at })
    .where('entry_no', '=', entryNo)
    .where('delivered', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
