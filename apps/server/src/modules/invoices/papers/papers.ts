import type { ShopSettings, WireOf } from '@kayal/api-contract';
import type { OrderLineRow } from '../../orders/orders.repository.ts';

/** What is printed for the packing table. */
export type PaperKind = Exclude<WireOf<'printOrders'>['body']['kind'], 'invoices'>;

/** An order as papers show it: without prices. */
export interface PaperOrder {
  readonly entryNo: string;
  /** yyyy-mm-dd */
  readonly orderDate: string;
  readonly phone: string;
  /** Begins with the recipient's name. */
  readonly address: string;
  readonly lines: readonly Pick<OrderLineRow, 'name' | 'colour' | 'size' | 'uniqueCode' | 'quantity'>[];
}

/** Papers to draw. */
export interface Papers {
  readonly kind: PaperKind;
  readonly locale: string;
  /** ms since 1970 */
  readonly at: number;
  readonly sender: { readonly name: string; readonly address: readonly string[]; readonly phone: string };
  readonly orders: readonly PaperOrder[];
}

/** Papers about orders, in the sequence of their lines. */
export function toPapers(
  kind: PaperKind,
  rows: readonly OrderLineRow[],
  { profile, contact }: Pick<ShopSettings, 'profile' | 'contact'>,
  at: number,
): Papers {
  const orders = [...Map.groupBy(rows, ({ entryNo }) => entryNo).values()].flatMap((lines) => {
    const [head] = lines;
    if (head === undefined) return [];
    const { entryNo, orderDate, customerName, phone, addressText } = head;
    // A deleted account leaves no address.
    const address = addressText === '' ? customerName : addressText;
    const units = lines.map(({ name, colour, size, uniqueCode, quantity }) => ({
      name,
      colour,
      size,
      uniqueCode,
      quantity,
    }));
    return [{ entryNo, orderDate, phone, address, lines: units }];
  });
  const sender = { name: profile.name, address: contact.address, phone: contact.phone };
  return { kind, locale: profile.currency.locale, at, sender, orders };
}

/** Units of a variant in several orders. */
export interface PickedUnits {
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly uniqueCode: string;
  readonly quantity: number;
  /** With the units of each order where it is more than one. */
  readonly orders: readonly string[];
}

/** The units of all orders by product, colour and size, sorted by name. */
export function pickedUnits(orders: readonly PaperOrder[], locale: string): readonly PickedUnits[] {
  const units = orders.flatMap(({ entryNo, lines }) => lines.map((line) => ({ ...line, entryNo })));
  const collator = new Intl.Collator(locale, { numeric: true });
  const rows = [...Map.groupBy(units, ({ uniqueCode }) => uniqueCode).values()].flatMap((same) => {
    const [head] = same;
    if (head === undefined) return [];
    const { name, colour, size, uniqueCode } = head;
    return [
      {
        name,
        colour,
        size,
        uniqueCode,
        quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
        orders: same.map(({ entryNo, quantity }) => (quantity === 1 ? entryNo : `${entryNo} × ${quantity}`)),
      },
    ];
  });
  const keys = ['name', 'colour', 'size'] as const;
  return rows.toSorted((a, b) => keys.map((key) => collator.compare(a[key], b[key])).find((order) => order !== 0) ?? 0);
}
