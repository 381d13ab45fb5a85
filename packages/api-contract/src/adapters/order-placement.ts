/** Placing an order: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { PaymentWay } from '../domain/payments.ts';
import type { CartLine, PlacedOrder } from '../domain/shopper.ts';
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
  /** Amount to pay that is shown; the server refuses another one. */
  readonly amount?: Paise | undefined;
  /** Absent for cash on delivery. */
  readonly payment?: PaymentWay;
  /** The mailed code of six digits, where the server asked for one. */
  readonly cashCode?: string | undefined;
  /** The same for all tries to place one order. */
  readonly idempotencyKey: string;
}

/** From the answer of `placeOrder`. */
export function toPlacedOrder({ orderId, total, awaits }: WireOf<'placeOrder'>['answer']): PlacedOrder {
  return { entryNo: orderId, total: rupeesToPaise(total), ...(awaits === undefined ? {} : { awaits }) };
}

/** The body of `placeOrder`: lines as a JSON text, in which `mrp` is the price that was shown. */
export function fromOrderSubmission({
  date,
  customerId,
  contact,
  lines,
  amount,
  payment,
  cashCode,
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
  return {
    date,
    id: customerId,
    contact,
    items: JSON.stringify(items),
    ...(payment === undefined || payment === 'cash' ? {} : { payment }),
    ...(cashCode === undefined ? {} : { cashCode }),
    ...(amount === undefined ? {} : { amount: paiseToRupees(amount) }),
  };
}
