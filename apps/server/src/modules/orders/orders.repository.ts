import type { PrepaidWay } from '@kayal/api-contract';
import type { Db } from '../../db/open-database.ts';
import { partsOf } from '../../db/slices.ts';
import type { OpenStage } from '../../db/tables/parcels.ts';
import type { Page } from '../../http/paging.ts';

/** An order line joined with its order. */
export interface OrderLineRow {
  readonly entryNo: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly phone: string;
  readonly addressText: string;
  readonly orderDate: string;
  readonly createdAt: number;
  readonly stage: OpenStage;
  readonly delivered: 0 | 1;
  /** ms since 1970; null while it is not delivered, or not cancelled. */
  readonly deliveredAt: number | null;
  readonly cancelledAt: number | null;
  readonly cancelReason: string | null;
  /** Of the whole order, paise. */
  readonly deliveryCharge: number;
  /** Max business days to its delivery; null for an order from before they were stored. */
  readonly deliveryDays: number | null;
  /** How the whole order was paid before it was placed; null for cash on delivery. */
  readonly paidBy: PrepaidWay | null;
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

/** Lines with their order, newest order first. */
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
      'placed_order.stage',
      'placed_order.delivered',
      'placed_order.delivered_at as deliveredAt',
      'placed_order.cancelled_at as cancelledAt',
      'placed_order.cancel_reason as cancelReason',
      'placed_order.delivery_charge as deliveryCharge',
      'placed_order.delivery_days as deliveryDays',
      'placed_order.paid_by as paidBy',
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
export async function listCustomerLines(db: Db, customerId: string, page: Page): Promise<OrderLineRow[]> {
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

/** An order without its lines; `undefined` when there is none, or when it does not belong to a given `ownerId`. */
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

/** The lines of an order, whoever placed it. */
export async function listOrderLines(db: Db, entryNo: string): Promise<OrderLineRow[]> {
  return selectLines(db).where('placed_order.entry_no', '=', entryNo).execute();
}

/** The lines of some orders, in the given sequence of orders; unknown numbers are left out. */
export async function listLinesOf(db: Db, entryNos: readonly string[]): Promise<OrderLineRow[]> {
  const byOrder = new Map<string, OrderLineRow[]>();
  for (const part of partsOf(entryNos)) {
    const rows = await selectLines(db).where('placed_order.entry_no', 'in', part).execute();
    for (const [entryNo, own] of Map.groupBy(rows, (row) => row.entryNo)) byOrder.set(entryNo, own);
  }
  return entryNos.flatMap((entryNo) => byOrder.get(entryNo) ?? []);
}
