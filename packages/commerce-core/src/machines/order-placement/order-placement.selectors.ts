import type { PlacedOrder } from '@kayal/api-contract/client';
import { type ShortLine, shortLines } from './order-placement.logic.ts';
import type { OrderPlacementContext, OrderRefusal } from './order-placement.types.ts';

/** The part of a snapshot that selectors read. */
interface OrderPlacementSnapshot {
  readonly context: OrderPlacementContext;
}

/** The placed order, for the success modal (S2.CART.19). */
export function selectPlacedOrder(snapshot: OrderPlacementSnapshot): PlacedOrder | null {
  return snapshot.context.order;
}

/** Why the last press was refused without a call (J18). */
export function selectOrderRefusal(snapshot: OrderPlacementSnapshot): OrderRefusal | null {
  return snapshot.context.refusal;
}

/** The lines that are short, when stock was the reason. */
export function selectShortLines(snapshot: OrderPlacementSnapshot): ShortLine[] {
  return shortLines(snapshot.context.callError);
}

/** The server's reason for the last error, in words. */
export function selectOrderErrorText(snapshot: OrderPlacementSnapshot): string | null {
  return snapshot.context.callError?.message ?? null;
}
