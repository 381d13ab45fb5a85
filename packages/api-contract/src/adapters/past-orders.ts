/** Orders from the shop before this one: wire → domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { rupeesToPaise } from '../rupees.ts';

/** Such an order on the wire, in rupees. */
export type PastOrderRow = NonNullable<WireOf<'getOrders'>['answer']['pastOrders']>[number];

type PastLineRow = PastOrderRow['lines'][number];

/** Such an order, in paise. */
export interface PastOrder extends Omit<PastOrderRow, 'total' | 'delivery' | 'discount' | 'lines'> {
  readonly total: Paise;
  readonly delivery: Paise | null;
  readonly discount: Paise | null;
  readonly lines: readonly (Omit<PastLineRow, 'price'> & { readonly price: Paise | null })[];
}

const paiseOf = (rupees: number | null): Paise | null => (rupees === null ? null : rupeesToPaise(rupees));

/** One order. */
export function toPastOrder(row: PastOrderRow): PastOrder {
  return {
    ...row,
    total: rupeesToPaise(row.total),
    delivery: paiseOf(row.delivery),
    discount: paiseOf(row.discount),
    lines: row.lines.map((line) => ({ ...line, price: paiseOf(line.price) })),
  };
}
