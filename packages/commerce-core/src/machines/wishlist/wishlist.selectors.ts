import type { WishlistItem } from '@kayal/api-contract/client';
import { isHearted, wishlistQueue } from './wishlist.logic.ts';
import type { WishlistContext } from './wishlist.types.ts';

/** The part of a snapshot that selectors read. */
interface WishlistSnapshot {
  readonly context: WishlistContext;
}

/** The items shown, changes in flight included. */
export function selectWishes(snapshot: WishlistSnapshot): readonly WishlistItem[] {
  return wishlistQueue.shown(snapshot.context);
}

/** A selector for one product's heart. */
export function selectIsHearted(productId: number): (snapshot: WishlistSnapshot) => boolean {
  return (snapshot) => isHearted(snapshot.context, productId);
}
