import type { CallError } from '../../call-error.ts';
import { cartTexts } from '../../texts/message-texts.ts';
import { type Notice, noticeFrom } from '../../texts/notice.ts';
import { cartQueue, changeFor, lineOf, type LineEvent } from './cart.logic.ts';
import type { CartChange, CartContext } from './cart.types.ts';

function capText(stock: number): string {
  return stock === 0 ? 'This is sold out.' : `Only ${stock} left in stock.`;
}

/**
 * Checks a change before it is sent: quantity below 1 or not whole, above the stock, above the cart's limit.
 * @returns The notice to show, or null when the change may be sent.
 */
export function refusalOf(context: CartContext, event: LineEvent): Notice | null {
  const asked = event.type === 'line.add' || event.type === 'line.quantity' ? event.quantity : 1;
  if (!Number.isInteger(asked) || asked < 1) return noticeFrom(cartTexts, 'danger', 'S5.QTY.01');
  const change = changeFor(context, event, '');
  if (change === null || change.delta <= 0) return null;
  const { unitsPerLine, linesPerCart } = context.limits;
  const line = lineOf(context, change.item.uniqueCode);
  const messageId = event.type === 'line.quantity' ? 'S8.CART.04' : 'S8.CART.02';
  const wanted = (line?.quantity ?? 0) + change.delta;
  const stock = line?.stock ?? change.item.stock;
  if (wanted > stock) return noticeFrom(cartTexts, 'danger', messageId, { detail: capText(stock) });
  if (wanted > unitsPerLine) {
    return noticeFrom(cartTexts, 'danger', messageId, { detail: `At most ${unitsPerLine} of one item go into a bag.` });
  }
  if (line === null && cartQueue.shown(context).length >= linesPerCart) {
    return noticeFrom(cartTexts, 'danger', messageId, {
      detail: `A bag holds at most ${linesPerCart} different items.`,
    });
  }
  return null;
}

/** The notice of a confirmed change; a quantity change needs none. */
export function successNotice(change: CartChange): Notice | null {
  if (change.kind === 'quantity') return null;
  if (change.kind === 'add') return noticeFrom(cartTexts, 'success', 'S8.CART.01');
  return noticeFrom(cartTexts, 'success', 'S8.CART.05', { action: 'undo' });
}

/** The notice of a failed change. */
export function errorNotice(change: CartChange, callError: CallError): Notice {
  const { message } = callError;
  const refused = callError.kind === 'refused';
  if (change.kind === 'quantity') return noticeFrom(cartTexts, 'danger', 'S8.CART.04', { detail: message });
  if (change.kind === 'add')
    return noticeFrom(cartTexts, 'danger', refused ? 'S8.CART.02' : 'S8.CART.03', { detail: message });
  return refused
    ? noticeFrom(cartTexts, 'danger', 'S8.CART.06', { text: message })
    : noticeFrom(cartTexts, 'danger', 'S8.CART.07');
}
