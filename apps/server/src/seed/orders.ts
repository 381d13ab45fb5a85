import { createHash } from 'node:crypto';
import { formatOrderDate } from '@kayal/commerce-core';
import { demoSettings } from '@kayal/demo-catalogue/settings';
import type { OrderLineTable, OrderTable } from '../db/tables/orders.ts';
import type { StockMovementTable, VariantTable } from '../db/tables/catalogue.ts';
import { addressSnapshot, hashLines } from '../modules/orders/placement/placement.logic.ts';
import type { DemoCatalogue } from './catalogue.ts';
import { addressOf, demoId, people, type DemoPerson } from './people.ts';

interface OrderPlan {
  readonly person: DemoPerson['key'];
  readonly daysAgo: number;
  /** Days from order to door; null while it is on its way. */
  readonly deliveredAfterDays: number | null;
  /** Place of a product in the shop's order, and how many. */
  readonly lines: readonly (readonly [place: number, quantity: number])[];
}

/** Orders and their stock movements. */
export interface DemoOrders {
  readonly orders: readonly OrderTable[];
  readonly lines: readonly OrderLineTable[];
  readonly movements: readonly StockMovementTable[];
}

const plans: readonly OrderPlan[] = [
  {
    person: 'asha',
    daysAgo: 47,
    deliveredAfterDays: 5,
    lines: [
      [1, 1],
      [14, 2],
    ],
  },
  { person: 'asha', daysAgo: 19, deliveredAfterDays: 4, lines: [[2, 1]] },
  {
    person: 'asha',
    daysAgo: 2,
    deliveredAfterDays: null,
    lines: [
      [0, 1],
      [6, 1],
      [9, 1],
    ],
  },
  {
    person: 'rahul',
    daysAgo: 33,
    deliveredAfterDays: 6,
    lines: [
      [5, 1],
      [27, 1],
    ],
  },
  {
    person: 'rahul',
    daysAgo: 1,
    deliveredAfterDays: null,
    lines: [
      [10, 1],
      [3, 1],
    ],
  },
];

const dayMs = 86_400_000;

/** An order number in the usual form; the same at every seeding. */
function demoEntryNo(index: number): string {
  return `KY${createHash('sha256').update(`kayal demo order ${index}`).digest('hex').slice(0, 10).toUpperCase()}`;
}

function boughtVariant(catalogue: DemoCatalogue, place: number): VariantTable {
  const product = catalogue.products[place];
  const inStock = catalogue.variants.filter(({ product_id, qty }) => product_id === product?.id && qty > 0);
  const variant = inStock[Math.floor(inStock.length / 2)];
  if (variant === undefined) throw new RangeError(`nothing to order at place ${place}`);
  return variant;
}

function linesOf(catalogue: DemoCatalogue, plan: OrderPlan, entryNo: string): readonly OrderLineTable[] {
  return plan.lines.map(([place, qty], index) => {
    const variant = boughtVariant(catalogue, place);
    const product = catalogue.products.find(({ id }) => id === variant.product_id);
    if (product === undefined) throw new RangeError(`no product of ${variant.unique_code}`);
    const price = catalogue.offers.find(({ product_id }) => product_id === product.id)?.price ?? product.mrp;
    return {
      entry_no: entryNo,
      line_no: index + 1,
      product_id: product.id,
      unique_code: variant.unique_code,
      name: product.name,
      colour: variant.colour,
      size: variant.size,
      qty,
      price,
      mrp: product.mrp,
      total: qty * price,
    };
  });
}

function orderRow(plan: OrderPlan, entryNo: string, lines: readonly OrderLineTable[], now: number): OrderTable {
  const person = people.find(({ key }) => key === plan.person);
  const home = person && addressOf(person, 0);
  if (person === undefined || home === undefined) throw new RangeError(`no address: ${plan.person}`);
  const createdAt = now - plan.daysAgo * dayMs;
  return {
    entry_no: entryNo,
    customer_id: demoId(person.key),
    customer_name: person.fullName,
    phone: person.mobile,
    address_text: addressSnapshot(home),
    total: lines.reduce((sum, line) => sum + line.total, 0),
    delivery_charge: 0,
    order_date: formatOrderDate(createdAt, demoSettings.timeZone),
    created_at: createdAt,
    delivered: plan.deliveredAfterDays === null ? 0 : 1,
    delivered_at: plan.deliveredAfterDays === null ? null : createdAt + plan.deliveredAfterDays * dayMs,
    lines_hash: hashLines(lines.map(({ unique_code, qty }) => ({ uniqueCode: unique_code, quantity: qty }))),
  };
}

/**
 * Past orders of the demo shoppers, some delivered and some on their way. The catalogue's
 * stock is what is left after them: `openingStock` is higher by the units of `movements`.
 * @param now ms since 1970; the orders are some days older
 */
export function demoOrders(catalogue: DemoCatalogue, now: number): DemoOrders {
  const placed = plans.map((plan, index) => {
    const entryNo = demoEntryNo(index);
    const lines = linesOf(catalogue, plan, entryNo);
    return { order: orderRow(plan, entryNo, lines, now), lines };
  });
  return {
    orders: placed.map(({ order }) => order),
    lines: placed.flatMap(({ lines }) => lines),
    movements: placed.flatMap(({ order, lines }) =>
      lines.map((line) => ({
        id: demoId(`movement ${order.entry_no} ${line.line_no}`),
        unique_code: line.unique_code,
        delta: -line.qty,
        reason: 'order',
        entry_no: order.entry_no,
        created_at: order.created_at,
      })),
    ),
  };
}

/**
 * The opening stock of every variant: what is left plus what the demo orders took.
 * @param openedAt ms since 1970
 */
export function openingStock(
  catalogue: DemoCatalogue,
  orders: DemoOrders,
  openedAt: number,
): readonly StockMovementTable[] {
  const sold = Map.groupBy(orders.movements, ({ unique_code }) => unique_code);
  return catalogue.variants.map(({ unique_code, qty }) => ({
    id: `initial-${unique_code}`,
    unique_code,
    delta: (sold.get(unique_code) ?? []).reduce((left, { delta }) => left - delta, qty),
    reason: 'initial',
    entry_no: null,
    created_at: openedAt,
  }));
}
