import type { CallError } from '../../call-error.ts';
import type { OrderDraft, OrderRefusal } from './order-placement.types.ts';

/** Why a draft cannot be sent; null when it can. */
export function refusalOfDraft(draft: OrderDraft | null): OrderRefusal | null {
  if (draft === null || draft.lines.length === 0) return 'emptyCart';
  return draft.address === null ? 'noAddress' : null;
}

/** Whether two drafts are the same order, so that they share an idempotency key. */
export function isSameOrder(a: OrderDraft | null, b: OrderDraft): boolean {
  return a !== null && fingerprint(a) === fingerprint(b);
}

function fingerprint({ customerId, lines, address, date, payment = 'cash' }: OrderDraft): string {
  const items = lines.map(({ uniqueCode, quantity, price }) => [uniqueCode, quantity, price]);
  return JSON.stringify([customerId, address?.id, address?.mobile, date, items, payment]);
}

/** Kinds of errors of an order; each has its own state. */
export type OrderErrorKind =
  | 'network'
  | 'priceChanged'
  | 'stock'
  | 'cartChanged'
  | 'noAddress'
  | 'codeNeeded'
  | 'other';

const kindOfCode: ReadonlyMap<string, OrderErrorKind> = new Map([
  ['order.in_progress', 'network'],
  ['idempotency.in_progress', 'network'],
  ['order.price_changed', 'priceChanged'],
  ['order.amount_changed', 'priceChanged'],
  ['order.stock', 'stock'],
  ['order.cart_changed', 'cartChanged'],
  ['order.empty_cart', 'cartChanged'],
  ['order.no_address', 'noAddress'],
  ['payment.code', 'codeNeeded'],
  ['payment.code_wrong', 'codeNeeded'],
  ['payment.code_over', 'codeNeeded'],
]);

/**
 * The kind of a failed submission. An order that the server still works on counts as `network`: it must be sent again
 * with the same key, or it could be placed twice.
 */
export function orderErrorKind(callError: CallError): OrderErrorKind {
  if (callError.kind === 'network') return 'network';
  return callError.code === null ? 'other' : (kindOfCode.get(callError.code) ?? 'other');
}
