import type { ShopActors } from './shop-actors.ts';
import { useShopActors } from '../runtime/live-store.ts';
import { useActorValue } from './use-actor-value.ts';

type SnapshotOf<Name extends 'session' | 'cart' | 'wishlist'> = ReturnType<ShopActors[Name]['getSnapshot']>;
type Compare<T> = (a: T | undefined, b: T | undefined) => boolean;

/** A value of the session; undefined until it is known who is here. */
export function useSession<T>(select: (snapshot: SnapshotOf<'session'>) => T): T | undefined {
  return useActorValue(useShopActors()?.session, select);
}

/**
 * A value of the cart; undefined until it is known who is here. @param compare when `select` makes a new object each
 * time
 */
export function useCart<T>(select: (snapshot: SnapshotOf<'cart'>) => T, compare?: Compare<T>): T | undefined {
  return useActorValue(useShopActors()?.cart, select, compare);
}

/** A value of the wishlist; undefined until it is known who is here. @param compare as for {@link useCart} */
export function useWishlist<T>(select: (snapshot: SnapshotOf<'wishlist'>) => T, compare?: Compare<T>): T | undefined {
  return useActorValue(useShopActors()?.wishlist, select, compare);
}
