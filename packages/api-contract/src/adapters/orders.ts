/** Orders: wire ↔ domain. */
import type { AllOrdersQuery, OrderDay, OrderDiscount, OrderLine, OrderTotals } from '../domain/shopper.ts';
import type { OrderStage } from '../domain/order-life.ts';
import type { WireOf } from '../endpoints.ts';
import { rupeesToPaise } from '../rupees.ts';

/** A page of all orders, with the sums over all of them. */
export interface OrderPage {
  readonly items: readonly OrderLine[];
  /** Number of matching orders on all pages. */
  readonly total: number;
  readonly totals: OrderTotals;
}

type WireDiscount = NonNullable<WireOf<'getOrder'>['answer']['discounts']>[number];
type WholeOrderRow = WireOf<'getOrders'>['answer']['orders'][number];

/** A line; the fields beside the specified ones may be absent (J76). */
export type OrderRow = Pick<
  WholeOrderRow,
  'EntryNo' | 'Itemid' | 'UniqueCode' | 'Quantity' | 'Total' | 'OrderDate' | 'LedCode' | 'PhoneNo' | 'isDelivered'
> & { readonly [Field in keyof WholeOrderRow]?: WholeOrderRow[Field] | undefined };

/** Noon of an order's day, which is on the same day in every time zone of a shop. */
const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** The stage of a row that has only the specified fields. */
function stageOf({ isDelivered, cancelledAt }: OrderRow): OrderStage {
  if (cancelledAt != null) return 'cancelled';
  return isDelivered ? 'delivered' : 'placed';
}

/** One line. Without an MRP in the row, the paid price is used. */
export function toOrderLine(row: OrderRow): OrderLine {
  const total = rupeesToPaise(row.Total);
  return {
    entryNo: row.EntryNo,
    productId: row.Itemid,
    uniqueCode: row.UniqueCode,
    quantity: row.Quantity,
    total,
    mrp: row.mrp === undefined ? Math.round(total / row.Quantity) : rupeesToPaise(row.mrp),
    orderedAt: row.orderedAt ?? noonOf(row.OrderDate),
    customerId: row.LedCode,
    phone: row.PhoneNo,
    isDelivered: row.isDelivered,
    deliveredAt: row.deliveredAt ?? null,
    cancelledAt: row.cancelledAt ?? null,
    cancelReason: row.cancelReason ?? null,
    stage: row.stage ?? stageOf(row),
    deliveryCharge: rupeesToPaise(row.DeliveryCharge ?? 0),
    deliveryDays: row.DeliveryDays ?? null,
    ...(row.PaidBy === undefined ? {} : { paidBy: row.PaidBy }),
    customerName: row.customerName ?? null,
    itemName: row.itemName ?? null,
    colour: row.ColorName ?? row.Color ?? null,
    colourHex: row.hex ?? null,
    size: row.Size || null,
    addressText: row.addressText ?? null,
    picture: row.displayFirst ?? null,
    pictureAt: row.PictureAt ?? 0,
  };
}

/** From the answer of `getAllOrders`. */
export function toOrderPage({
  orders,
  total,
  sums,
}: Pick<WireOf<'getAllOrders'>['answer'], 'total' | 'sums'> & { readonly orders: readonly OrderRow[] }): OrderPage {
  return {
    items: orders.map(toOrderLine),
    total,
    totals: {
      ...sums,
      income: rupeesToPaise(sums.income),
      deliveredIncome: rupeesToPaise(sums.deliveredIncome),
    },
  };
}

/** From the answer of `getOrderDays`. */
export function toOrderDays({ days }: WireOf<'getOrderDays'>['answer']): OrderDay[] {
  return days.map(({ date, orders, income }) => ({ date, orders, income: rupeesToPaise(income) }));
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

/** What a promotion took off an order. */
export const toOrderDiscount = ({ amount, ofDelivery, ...discount }: WireDiscount): OrderDiscount => ({
  ...discount,
  amount: rupeesToPaise(amount),
  ofDelivery: rupeesToPaise(ofDelivery),
});
