import type { WishlistItem } from '@kayal/api-contract/client';
import type { Failure } from '../../failure.ts';
import type { MessageId } from '../../messages.ts';
import { type Notice, noticeOf } from '../../notice.ts';
import type { HeartSurface, WishlistChange, WishlistContext } from './wishlist.types.ts';

/** The wishlist after one change: a product is in it once or not at all. */
export function applyWish(items: readonly WishlistItem[], change: WishlistChange): readonly WishlistItem[] {
  const { productId } = change.product;
  const known = items.some((item) => item.productId === productId);
  if (change.kind === 'remove') return known ? items.filter((item) => item.productId !== productId) : items;
  return known ? items : [...items, { ...change.product, id: '' }];
}

/** What hearts and the wishlist page show: the confirmed items with every queued change applied. */
export function displayedWishes(context: Pick<WishlistContext, 'confirmed' | 'queue'>): readonly WishlistItem[] {
  return context.queue.reduce(applyWish, context.confirmed);
}

/** Whether a product's heart is filled (S4.WISH.01–02). */
export function isHearted(context: Pick<WishlistContext, 'confirmed' | 'queue'>, productId: number): boolean {
  return displayedWishes(context).some((item) => item.productId === productId);
}

/** The change that takes a product off the wishlist. The row's id is known once the server has confirmed the item (J39). */
export function removalOf(context: WishlistContext, productId: number): WishlistChange {
  const rowId = context.confirmed.find((item) => item.productId === productId)?.id ?? null;
  return { kind: 'remove', product: { productId }, rowId };
}

/** What a visitor reads when she presses a heart (S5.WISH.01–02, J17). */
export function loginText(surface: HeartSurface): MessageId {
  return surface === 'listing' ? 'S5.WISH.02' : 'S5.WISH.01';
}

/** What a confirmed change is told as (S8.WISH.03–04). */
export function wishSuccess(change: WishlistChange): Notice {
  return noticeOf('success', change.kind === 'add' ? 'S8.WISH.03' : 'S8.WISH.04');
}

/** What a failed change is told as; null for a refused removal, which is only logged (S8.WISH.01–02, S8.WISH.05–06, J24). */
export function wishFailure(change: WishlistChange, failure: Failure): Notice | null {
  if (change.kind === 'add') return noticeOf('danger', failure.kind === 'refused' ? 'S8.WISH.01' : 'S8.WISH.02');
  return failure.kind === 'refused' ? null : noticeOf('danger', 'S8.WISH.05');
}
