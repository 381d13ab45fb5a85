/** Orders: wire ↔ domain. */
import type { AllOrdersQuery, CartLine, OrderDay, OrderLine, OrderTotals, PlacedOrder } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { paiseToRupees, rupeesToPaise } from '../rupees.ts';
import { isTrue, textIn, type Listed } from './listed.ts';

/** An order, with its customer. */
export interface OrderSubmission {
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly customerId: string;
  /** Mobile of the active address. */
  readonly contact: string;
  readonly lines: readonly Pick<CartLine, 'productId' | 'name' | 'price' | 'quantity' | 'uniqueCode'>[];
  /** The same for all tries to place one order. */
  readonly idempotencyKey: string;
}

/** A page of all orders, with the sums over all of them. */
export interface OrderPage {
  readonly items: readonly OrderLine[];
  /** Number of matching orders on all pages. */
  readonly total: number;
  readonly totals: OrderTotals;
}

/** A line; only its specified fields are always present. */
export type OrderRow = Listed<
  WireOf<'getOrders'>['answer']['orders'][number],
  'EntryNo' | 'Itemid' | 'UniqueCode' | 'Quantity' | 'Total' | 'OrderDate' | 'LedCode' | 'PhoneNo' | 'isDelivered'
>;

/** Noon of an order's day, which is on the same day in every time zone of a shop. 0 when the text is no date. */
function momentOf(date: string): number {
  return Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00Z` : date) || 0;
}

/** One line. Without an MRP in the row, the paid price is used. */
export function toOrderLine(row: OrderRow): OrderLine {
  const total = rupeesToPaise(row.Total);
  const quantity = Number(row.Quantity);
  return {
    entryNo: String(row.EntryNo),
    productId: Number(row.Itemid),
    uniqueCode: textIn(row.UniqueCode),
    quantity,
    total,
    mrp: row.mrp === undefined ? Math.round(total / quantity) : rupeesToPaise(row.mrp),
    orderedAt: row.orderedAt ?? momentOf(row.OrderDate),
    customerId: String(row.LedCode),
    phone: textIn(row.PhoneNo),
    isDelivered: isTrue(row.isDelivered),
    deliveredAt: row.deliveredAt ?? null,
    cancelledAt: row.cancelledAt ?? null,
    cancelReason: row.cancelReason ?? null,
    deliveryCharge: rupeesToPaise(row.DeliveryCharge ?? 0),
    customerName: row.customerName ?? null,
    itemName: row.itemName ?? null,
    colour: row.ColorName ?? row.Color ?? null,
    colourHex: row.hex ?? null,
    size: textIn(row.Size) || null,
    addressText: row.addressText ?? null,
    picture: row.displayFirst ?? null,
    pictureAt: row.PictureAt ?? 0,
  };
}

/** From the answer of `getOrders`. */
export function toOrders(answer: { readonly success?: true; readonly orders: readonly OrderRow[] }): OrderLine[] {
  return answer.orders.map(toOrderLine);
}

/** Sums over all orders, in paise, for a server that sends none. */
function totalsOf(orders: readonly (readonly OrderLine[])[]): OrderTotals {
  const delivered = orders.filter((lines) => lines.every(({ isDelivered }) => isDelivered));
  const income = (of: typeof orders) => of.flat().reduce((sum, { total }) => sum + total, 0);
  return {
    orders: orders.length,
    inProcess: orders.length - delivered.length,
    completed: delivered.length,
    income: income(orders),
    deliveredIncome: income(delivered),
  };
}

/** From the answer of `getAllOrders`. One without a total has all orders, and the page is taken from them. */
export function toOrderPage(
  {
    orders,
    total,
    sums,
  }: Listed<Omit<WireOf<'getAllOrders'>['answer'], 'orders'>, never> & {
    readonly orders: readonly OrderRow[];
  },
  { limit = 50, offset = 0 }: Pick<AllOrdersQuery, 'limit' | 'offset'> = {},
): OrderPage {
  const lines = orders.map(toOrderLine);
  if (total === undefined || sums === undefined) {
    const byNumber = new Map<string, OrderLine[]>();
    for (const line of lines) byNumber.set(line.entryNo, [...(byNumber.get(line.entryNo) ?? []), line]);
    const all = [...byNumber.values()];
    return { items: all.slice(offset, offset + limit).flat(), total: all.length, totals: totalsOf(all) };
  }
  return {
    items: lines,
    total,
    totals: {
      orders: sums.orders,
      inProcess: sums.inProcess,
      completed: sums.completed,
      income: rupeesToPaise(sums.income),
      deliveredIncome: rupeesToPaise(sums.deliveredIncome),
    },
  };
}

/** From the answer of `getOrderDays`. */
export function toOrderDays({ days }: WireOf<'getOrderDays'>['answer']): OrderDay[] {
  return days.map(({ date, orders, income }) => ({ date, orders, income: rupeesToPaise(income) }));
}

/**
 * From the answer of `placeOrder`. Without a total in it, the total is the displayed one. Without an order number, `entryNo`
 * is empty, and the order is found in the list of orders.
 */
export function toPlacedOrder(
  answer: Listed<WireOf<'placeOrder'>['answer'], never>,
  { lines }: Pick<OrderSubmission, 'lines'>,
): PlacedOrder {
  const displayed = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const total = answer.total === undefined ? displayed : rupeesToPaise(answer.total);
  return { entryNo: answer.orderId ?? '', total };
}

/** The body of `placeOrder`: lines as a JSON text, in which `mrp` is the price that was shown. */
export function fromOrderSubmission({
  date,
  customerId,
  contact,
  lines,
}: OrderSubmission): WireOf<'placeOrder'>['body'] {
  const items = lines.map((line) => ({
    id: line.productId,
    name: line.name,
    model: '',
    dp: 0,
    mrp: paiseToRupees(line.price),
    quantity: line.quantity,
    uniqueCode: line.uniqueCode,
  }));
  return { date, id: customerId, contact, items: JSON.stringify(items) };
}

/** Filters of the back office's orders → query. */
export function fromAllOrdersQuery(query: AllOrdersQuery): WireOf<'getAllOrders'>['query'] {
  return {
    ...(query.limit === undefined ? {} : { limit: String(query.limit) }),
    ...(query.offset === undefined ? {} : { offset: String(query.offset) }),
    ...fromOrderFilter(query),
  };
}

/** Filters and sort order of orders, for a query or a body. */
export function fromOrderFilter(query: AllOrdersQuery): WireOf<'exportOrders'>['body'] {
  return {
    ...(query.text ? { q: query.text } : {}),
    ...(query.status === undefined ? {} : { status: query.status }),
    ...(query.from ? { from: query.from } : {}),
    ...(query.to ? { to: query.to } : {}),
    ...(query.sort === undefined ? {} : { sort: query.sort }),
  };
}
