import type { OrderSort } from '@kayal/api-contract';
import { sql } from 'kysely';
import { countRows } from '../../../db/count-rows.ts';
import { engineOf } from '../../../db/dialect.ts';
import { holdsText } from '../../../db/holds-text.ts';
import type { Db } from '../../../db/open-database.ts';
import { phoneDigits } from '../../../basics/phone-digits.ts';
import type { OrderTable } from '../../../db/tables/orders.ts';
import type { Page } from '../../../http/paging.ts';
import { listLinesOf, type OrderLineRow } from '../orders.repository.ts';

/** Stages of orders in process that the back office filters by; `shipped` has those out for delivery too. */
export type OpenFilter = 'placed' | 'packed' | 'shipped' | 'returnedToSender';

/** The column of the index `placed_order_stage`, which has all stages but the first. */
const stageFilter = sql`case stage when 'outForDelivery' then 'shipped' else stage end`;

/** Filter and sort order of a list of orders; dates are yyyy-mm-dd, both inclusive. */
export interface OrderFilter {
  /** Part of an order number, customer name or phone. */
  readonly text?: string | undefined;
  readonly delivered?: boolean | undefined;
  /** True for cancelled orders only; where absent, they are left out. */
  readonly cancelled?: boolean | undefined;
  /** Of orders in process: those that nobody has packed whole, or those of a stage. */
  readonly stage?: OpenFilter | undefined;
  /** Only orders with a packed parcel of an exchange. */
  readonly exchangeToShip?: true;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `newest` where absent. */
  readonly sort?: OrderSort | undefined;
}

/** Orders of one day, paise. */
export interface DaySum {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly orders: number;
  readonly income: number;
}

/** Sums over all orders that were not cancelled, paise. */
export interface OrderSums {
  readonly orders: number;
  readonly completed: number;
  readonly income: number;
  readonly deliveredIncome: number;
}

/** Selects a stage of orders in process; in the words of its index, which SQLite else does not take. */
function isInStage(stage: OpenFilter, isHidden: boolean) {
  if (stage === 'placed') return sql<boolean>`stage = 'placed'`;
  return isHidden
    ? sql<boolean>`${stageFilter} || '' = ${stage}`
    : sql<boolean>`(${stageFilter} = ${stage} and stage <> 'placed' and delivered = 0)`;
}

/** Whether the index of the delivered flag has the orders in the order of the list. */
function hasIndexOfState({ sort = 'newest', from, to }: OrderFilter): boolean {
  return (sort === 'newest' || sort === 'oldest') && from === undefined && to === undefined;
}

const ordersWithExchangeToShip = (db: Db) =>
  db.selectFrom('parcel').select('entry_no').where('request_id', 'is not', null).where('stage', '=', 'packed');

/**
 * @param isListed whether a page of them is listed. Each sort order has an index with all columns of the filters, in which
 * a list ends at its page. Beside a bare column SQLite would take an index of that column, and sort every order that
 * matches; a search would read each row as well. PostgreSQL weighs both ways by how many orders have the flag.
 */
function matchingOrders(db: Db, filter: OrderFilter, isListed: boolean) {
  const { text = '' } = filter;
  const isSearched = text !== '';
  const isHidden = engineOf(db) === 'sqlite' && (isSearched || (isListed && !hasIndexOfState(filter)));
  const delivered = isHidden ? sql`delivered + 0` : sql.ref('delivered');
  const date = isSearched || isListed ? sql`order_date || ''` : sql.ref('order_date');
  let query = db.selectFrom('placed_order').where('cancelled_at', filter.cancelled === true ? 'is not' : 'is', null);
  if (filter.delivered !== undefined) query = query.where(delivered, '=', filter.delivered ? 1 : 0);
  if (filter.stage !== undefined) query = query.where(isInStage(filter.stage, isHidden));
  if (filter.exchangeToShip === true) query = query.where('entry_no', 'in', ordersWithExchangeToShip(db));
  if (filter.from !== undefined) query = query.where(date, '>=', filter.from);
  if (filter.to !== undefined) query = query.where(date, '<=', filter.to);
  if (!isSearched) return query;
  const holds = (part: string) => holdsText(db, sql.ref('search_with_digits'), part);
  const digits = phoneDigits(text);
  return query.where((is) => is.or([holds(text), ...(digits === null ? [] : [holds(digits)])]));
}

/** The sort values of an order, after which a list continues. */
export type OrderPosition = Pick<OrderTable, 'entry_no' | 'created_at' | 'total' | 'customer_name'>;

/**
 * The orders after a position in a sort order. The first comparison of each lets an index find its start. The sort
 * values never change, so no order is skipped or read twice while others change.
 */
function isAfter(sort: OrderFilter['sort'], { entry_no, created_at, total, customer_name }: OrderPosition) {
  const isNewerThan = sql<boolean>`(created_at > ${created_at} or (created_at = ${created_at} and entry_no > ${entry_no}))`;
  const isNextNewer = sql<boolean>`(created_at > ${created_at} or (created_at = ${created_at} and entry_no < ${entry_no}))`;
  const isOlderThan = sql<boolean>`(created_at < ${created_at} or (created_at = ${created_at} and entry_no > ${entry_no}))`;
  switch (sort) {
    case 'oldest':
      return sql<boolean>`created_at >= ${created_at} and ${isNextNewer}`;
    case 'highest':
      return sql<boolean>`total <= ${total} and (total < ${total} or ${isOlderThan})`;
    case 'customer':
      return sql<boolean>`customer_name >= ${customer_name} and (customer_name > ${customer_name} or ${isNewerThan})`;
    case 'newest':
    case undefined:
      return sql<boolean>`created_at <= ${created_at} and ${isOlderThan}`;
  }
}

function sortedOrders(db: Db, filter: OrderFilter) {
  const query = matchingOrders(db, filter, true).select('entry_no');
  switch (filter.sort) {
    case 'oldest':
      // `newest` from its end, so that both read one index.
      return query.orderBy('created_at').orderBy('entry_no', 'desc');
    case 'highest':
      return query.orderBy('total', 'desc').orderBy('created_at', 'desc').orderBy('entry_no');
    case 'customer':
      return query.orderBy('customer_name').orderBy('created_at').orderBy('entry_no');
    case 'newest':
    case undefined:
      return query.orderBy('created_at', 'desc').orderBy('entry_no');
  }
}

/** The lines of the orders that match, in the filter’s sort order. `limit` and `offset` count orders. */
export async function listMatchingLines(db: Db, filter: OrderFilter, page: Page): Promise<OrderLineRow[]> {
  const orders = await sortedOrders(db, filter).limit(page.limit).offset(page.offset).execute();
  return listLinesOf(
    db,
    orders.map((order) => order.entry_no),
  );
}

/** The next orders that match, with their lines. @param after the last order read; null to begin */
export async function listNextOrders(
  db: Db,
  filter: OrderFilter,
  after: OrderPosition | null,
  limit: number,
): Promise<{ readonly last: OrderPosition | undefined; readonly lines: OrderLineRow[] }> {
  const query = sortedOrders(db, filter).select(['created_at', 'total', 'customer_name']);
  const rest = after === null ? query : query.where(isAfter(filter.sort, after));
  const orders = await rest.limit(limit).execute();
  const lines = await listLinesOf(
    db,
    orders.map((order) => order.entry_no),
  );
  return { last: orders.at(-1), lines };
}

/** How many orders match the filter. */
export function countMatchingOrders(db: Db, filter: OrderFilter): Promise<number> {
  return countRows(matchingOrders(db, filter, false));
}

/** Sums over all orders that were not cancelled; income is the sum of the lines, without delivery. */
export async function sumOrders(db: Db): Promise<OrderSums> {
  const rows = await db
    .selectFrom('placed_order')
    .select((eb) => [
      'delivered',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>(eb('total', '-', eb.ref('delivery_charge'))).as('income'),
    ])
    .where('cancelled_at', 'is', null)
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

/** Orders and income of each day with orders, oldest first; days are yyyy-mm-dd, both inclusive. */
export async function sumDays(db: Db, from: string, to: string): Promise<DaySum[]> {
  return db
    .selectFrom('placed_order')
    .select((eb) => [
      'order_date as date',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>(eb('total', '-', eb.ref('delivery_charge'))).as('income'),
    ])
    .where('cancelled_at', 'is', null)
    .where('order_date', '>=', from)
    .where('order_date', '<=', to)
    .groupBy('order_date')
    .orderBy('order_date')
    .execute();
}
