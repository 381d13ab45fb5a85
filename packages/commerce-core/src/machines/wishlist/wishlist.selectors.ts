import type { WishlistItem } from '@kayal/api-contract/client';
import { displayedWishes, isHearted } from './wishlist.logic.ts';
import type { WishlistContext } from './wishlist.types.ts';

/** The part of a snapshot that selectors read. */
interface WishlistSnapshot {
  readonly context: WishlistContext;
}

/** The items shown, changes in flight included. */
export function selectWishes(snapshot: WishlistSnapshot): readonly WishlistItem[] {
  const { confirmed, queue } = snapshot.context;
  return queue.length === 0 ? confirmed : displayedWishes(snapshot.context);
}

/** A selector for one product's heart. */
export function selectIsHearted(productId: number): (snapshot: WishlistSnapshot) => boolean {
  return (snapshot) => isHearted(snapshot.context, productId);
}
