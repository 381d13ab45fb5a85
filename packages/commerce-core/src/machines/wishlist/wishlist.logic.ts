import type { WishlistItem } from '@kayal/api-contract/client';
import { optimisticQueue } from '../../optimistic-queue/optimistic-queue.ts';
import type { WishlistChange, WishlistContext } from './wishlist.types.ts';

/** The wishlist after one change; a product is in it at most once. */
function applyWish(items: readonly WishlistItem[], change: WishlistChange): readonly WishlistItem[] {
  const { productId } = change.product;
  const known = items.some((item) => item.productId === productId);
  if (change.kind === 'remove') return known ? items.filter((item) => item.productId !== productId) : items;
  return known ? items : [...items, { ...change.product, id: '' }];
}

/** The changes of a wishlist; `shown` gives the displayed items. */
export const wishlistQueue = optimisticQueue(applyWish);

/** Whether a product's heart is filled. */
export function isHearted(context: Pick<WishlistContext, 'confirmed' | 'queue'>, productId: number): boolean {
  return wishlistQueue.shown(context).some((item) => item.productId === productId);
}

/** The change that removes a product. The row's id is known only after the server has confirmed the item. */
export function removalOf(context: WishlistContext, productId: number): WishlistChange {
  const rowId = context.confirmed.find((item) => item.productId === productId)?.id ?? null;
  return { kind: 'remove', product: { productId }, rowId };
}

/** The additions in a queue, by product, without those that a later change removes. */
export function additionsIn(queue: readonly WishlistChange[]): Extract<WishlistChange, { readonly kind: 'add' }>[] {
  const last = new Map(queue.map((change) => [change.product.productId, change]));
  return [...last.values()].filter((change) => change.kind === 'add');
}
