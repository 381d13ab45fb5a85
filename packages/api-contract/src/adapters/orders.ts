/** Orders: wire ↔ domain. */
import type { AllOrdersQuery, CartLine, OrderDay, OrderLine, OrderTotals, PlacedOrder } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { paiseToRupees, rupeesToPaise } from '../rupees.ts';

/** An order, with its customer. */
export interface OrderSubmission {
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly customerId: string;
  /** Mobile of the active address. */
  readonly contact: string;
  readonly lines: readonly Pick<CartLine, 'productId' | 'name' | 'price' | 'quantity' | 'uniqueCode'>[];
  /** The same for all tries of one placement. */
  readonly idempotencyKey: string;
}

/** A page of all orders, with the sums over all of them. */
export interface OrderPage {
  readonly items: readonly OrderLine[];
  /** Number of matching orders on all pages. */
  readonly total: number;
  readonly totals: OrderTotals;
}

/** One line. */
export function toOrderLine(row: WireOf<'getOrders'>['answer']['orders'][number]): OrderLine {
  return {
    entryNo: row.EntryNo,
    productId: row.Itemid,
    uniqueCode: row.UniqueCode,
    quantity: row.Quantity,
    total: rupeesToPaise(row.Total),
    mrp: rupeesToPaise(row.mrp),
    orderedAt: row.orderedAt,
    customerId: row.LedCode,
    phone: row.PhoneNo,
    isDelivered: row.isDelivered,
    deliveredAt: row.deliveredAt ?? null,
    cancelledAt: row.cancelledAt ?? null,
    cancelReason: row.cancelReason ?? null,
    customerName: row.customerName,
    itemName: row.itemName,
    colour: row.ColorName ?? row.Color,
    colourHex: row.hex,
    size: row.Size,
    addressText: row.addressText,
    picture: row.displayFirst,
    pictureAt: row.PictureAt,
  };
}

/** getOrders. */
export function toOrders(answer: WireOf<'getOrders'>['answer']): OrderLine[] {
  return answer.orders.map(toOrderLine);
}

/** getAllOrders. */
export function toOrderPage({ orders, total, sums }: WireOf<'getAllOrders'>['answer']): OrderPage {
  return {
    items: orders.map(toOrderLine),
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

/** getOrderDays. */
export function toOrderDays({ days }: WireOf<'getOrderDays'>['answer']): OrderDay[] {
  return days.map(({ date, orders, income }) => ({ date, orders, income: rupeesToPaise(income) }));
}

/** placeOrder's answer. */
export function toPlacedOrder(answer: WireOf<'placeOrder'>['answer']): PlacedOrder {
  return { entryNo: answer.orderId, total: rupeesToPaise(answer.total) };
}

/** placeOrder: lines as a JSON text, `mrp` being the price that was shown. */
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
