import type { SnapshotFrom } from 'xstate';
import type { ShopActors } from './shop-actors.ts';
import { useShopActors } from '../runtime/live-store.ts';
import { useActorValue } from './use-actor-value.ts';

type Compare<T> = (a: T | undefined, b: T | undefined) => boolean;

/** A value of the session; undefined until the actors have started. */
export function useSession<T>(select: (snapshot: SnapshotFrom<ShopActors['session']>) => T): T | undefined {
  return useActorValue(useShopActors()?.session, select);
}

/**
 * A value of the cart; undefined until the actors have started. @param compare when `select` makes a new object each
 * time
 */
export function useCart<T>(
  select: (snapshot: SnapshotFrom<ShopActors['cart']>) => T,
  compare?: Compare<T>,
): T | undefined {
  return useActorValue(useShopActors()?.cart, select, compare);
}

/** A value of the wishlist; undefined until the actors have started. @param compare as for {@link useCart} */
export function useWishlist<T>(
  select: (snapshot: SnapshotFrom<ShopActors['wishlist']>) => T,
  compare?: Compare<T>,
): T | undefined {
  return useActorValue(useShopActors()?.wishlist, select, compare);
}
