import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { findProductsOf, listPastOrders, type PastLine } from './past-orders.repository.ts';

type PastOrderRow = NonNullable<WireOf<'getOrders'>['answer']['pastOrders']>[number];

/** Orders of one answer. */
const maxOrders = 500;

const rupeesOf = (paise: number | null): number | null => (paise === null ? null : paiseToRupees(paise));

/** An order as it is stored, with its lines. Amounts in paise. */
interface StoredPastOrder extends Omit<PastOrderRow, 'lines'> {
  readonly lines: readonly PastLine[];
}

/** An order on the wire. @param productOf the product of this shop with a unique code */
export function pastOrderToWire(
  { lines, total, delivery, discount, ...order }: StoredPastOrder,
  productOf: (code: string) => PastOrderRow['lines'][number]['product'],
): PastOrderRow {
  return {
    ...order,
    total: paiseToRupees(total),
    delivery: rupeesOf(delivery),
    discount: rupeesOf(discount),
    lines: lines.map((line) => ({ ...line, price: rupeesOf(line.price), product: productOf(line.code) })),
  };
}

/** The orders of a customer from the shop before this one, newest first. */
export async function readPastOrders({ db }: Pick<AppContext, 'db'>, customerId: string): Promise<PastOrderRow[]> {
  const rows = await listPastOrders(db, customerId, maxOrders);
  if (rows.length === 0) return [];
  const orders = rows.map(({ ordered_on: orderedOn, lines: stored, ...order }) => {
    const lines: readonly PastLine[] = JSON.parse(stored);
    return { ...order, orderedOn, lines };
  });
  const codes = new Set(orders.flatMap(({ lines }) => lines.map(({ code }) => code)).filter(Boolean));
  const products = await findProductsOf(db, [...codes]);
  return orders.map((order) => pastOrderToWire(order, (code) => products.get(code) ?? null));
}
