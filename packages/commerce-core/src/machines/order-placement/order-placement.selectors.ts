import type { PlacedOrder } from '@kayal/api-contract/client';
import type { OrderPlacementContext } from './order-placement.types.ts';
import { type ShortLine, shortLines } from './short-lines.ts';

/** The part of a snapshot that selectors read. */
interface OrderPlacementSnapshot {
  readonly context: OrderPlacementContext;
}

/** The placed order, for the success modal. */
export function selectPlacedOrder(snapshot: OrderPlacementSnapshot): PlacedOrder | null {
  return snapshot.context.order;
}

/** The lines refused for lack of stock. */
export function selectShortLines(snapshot: OrderPlacementSnapshot): ShortLine[] {
  return shortLines(snapshot.context.callError);
}

/** The server's message of the last error. */
export function selectOrderErrorText(snapshot: OrderPlacementSnapshot): string | null {
  return snapshot.context.callError?.message ?? null;
}
