import type { DeliveryQuestion, OrderDeliveryContext } from './order-delivery.types.ts';

/** The part of a snapshot that selectors read. */
interface OrderDeliverySnapshot {
  readonly context: OrderDeliveryContext;
}

/** What the dialog asks about, or null. */
export function selectQuestion(snapshot: OrderDeliverySnapshot): DeliveryQuestion | null {
  return snapshot.context.question;
}

/**
 * A selector for whether an order's row reads 'Success', marks in flight included (S4.ADMORD.02, J47).
 * @param isDelivered What the page loaded.
 */
export function selectIsDelivered(entryNo: string, isDelivered: boolean): (snapshot: OrderDeliverySnapshot) => boolean {
  return ({ context }) => isDelivered || context.confirmed.includes(entryNo) || context.queue.includes(entryNo);
}
