import type { DeliveryQuestion, OrderDeliveryContext } from './order-delivery.types.ts';

/** The part of a snapshot that selectors read. */
interface OrderDeliverySnapshot {
  readonly context: OrderDeliveryContext;
}

/** The order that the dialog names, or null. */
export function selectQuestion(snapshot: OrderDeliverySnapshot): DeliveryQuestion | null {
  return snapshot.context.question;
}

/**
 * A selector for whether an order's row reads 'Success', marks in flight included.
 * @param isDelivered the loaded state of the order
 */
export function selectIsDelivered(entryNo: string, isDelivered: boolean): (snapshot: OrderDeliverySnapshot) => boolean {
  return ({ context }) => isDelivered || context.confirmed.includes(entryNo) || context.queue.includes(entryNo);
}
