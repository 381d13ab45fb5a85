import type { CartLine } from '@kayal/api-contract/client';
import { optimisticQueue } from '../../optimistic-queue/optimistic-queue.ts';
import type { CartAddIntent } from '../session/session.types.ts';
import type { CartChange, CartContext, CartEvent } from './cart.types.ts';

/** The lines after one change; a change of a missing line has no effect unless it adds. */
export function applyChange(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  const { uniqueCode, price } = change.item;
  if (!lines.some((line) => line.uniqueCode === uniqueCode)) {
    return change.kind === 'add'
      ? [...lines, { ...change.item, quantity: change.delta, priceWhenAdded: price, withdrawn: false }]
      : lines;
  }
  if (change.kind === 'remove') return lines.filter((line) => line.uniqueCode !== uniqueCode);
  return lines.map((line) =>
    line.uniqueCode === uniqueCode ? { ...line, quantity: line.quantity + change.delta } : line,
  );
}

/** The changes of a cart; `shown` gives the displayed lines. */
export const cartQueue = optimisticQueue(applyChange);

/** Events that change a line. */
export type LineEvent = Extract<CartEvent, { type: `line.${string}` }>;

/** The displayed line of a unique code, or null. */
export function lineOf(context: CartContext, uniqueCode: string): CartLine | null {
  return cartQueue.shown(context).find((line) => line.uniqueCode === uniqueCode) ?? null;
}

/** The change that an event makes; null when it changes nothing. */
export function changeFor(context: CartContext, event: LineEvent, key: string): CartChange | null {
  if (event.type === 'line.add')
    return { kind: 'add', key, item: event.item, delta: event.quantity, returnTo: event.returnTo };
  if (event.type === 'line.undo') {
    const removed = context.removed.find((removal) => removal.key === event.key);
    return removed === undefined ? null : { kind: 'add', key, item: removed.item, delta: -removed.delta };
  }
  const line = lineOf(context, event.uniqueCode);
  if (line === null) return null;
  const { quantity, priceWhenAdded: _priceWhenAdded, withdrawn: _withdrawn, ...item } = line;
  if (event.type === 'line.remove') return { kind: 'remove', key, item, delta: -quantity };
  const delta = event.quantity - quantity;
  return delta === 0 ? null : { kind: 'quantity', key, item, delta };
}

/**
 * What queued changes add from product pages, one of each variant: the additions that wait for a login once the session
 * has ended. One that a later change takes back is left out.
 */
export function additionsIn(queue: readonly CartChange[]): readonly CartAddIntent[] {
  const additions = new Map<string, CartAddIntent>();
  for (const { kind, item, delta, returnTo } of queue) {
    const { uniqueCode } = item;
    const earlier = additions.get(uniqueCode);
    const address = returnTo ?? earlier?.returnTo;
    if (address === undefined) continue;
    const quantity = (earlier?.quantity ?? 0) + delta;
    additions.delete(uniqueCode);
    if (kind !== 'remove' && quantity > 0)
      additions.set(uniqueCode, { kind: 'cart.add', item, quantity, returnTo: address });
  }
  return [...additions.values()];
}
