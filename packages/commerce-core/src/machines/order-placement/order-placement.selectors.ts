import type { PlacedOrder } from '@kayal/api-contract/client';
import type { SnapshotFrom } from 'xstate';
import type { orderPlacementMachine } from './order-placement.machine.ts';
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

/**
 * Whether the shopper enters her mailed code: the server waits for it, or it is on its way there, or it got no answer.
 */
export function selectTakesCode(snapshot: SnapshotFrom<typeof orderPlacementMachine>): boolean {
  if (snapshot.matches({ submitFailed: 'codeNeeded' })) return true;
  const isOpen = snapshot.matches('submitting') || snapshot.matches({ submitFailed: 'network' });
  return isOpen && snapshot.context.code !== null;
}
