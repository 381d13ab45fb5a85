import { useCallback } from 'react';
import type { AnyActorRef } from 'xstate';
import { useLiveStore } from './live-store.ts';
import type { ShopActors } from './shop-actors.ts';
import { useSourceValue, type Compare } from './use-actor-value.ts';

type Name = 'session' | 'cart' | 'wishlist';
type SnapshotOf<Of extends Name> = ReturnType<ShopActors[Of]['getSnapshot']>;

/** Listens to one of the shop's actors, also to its start. A component renders again only when its value changes. */
function useSubscribe(name: Name): (listener: () => void) => () => void {
  const live = useLiveStore();
  return useCallback(
    (listener: () => void) => {
      const actor = (): AnyActorRef | undefined => live.get()?.[name];
      let subscription = actor()?.subscribe(listener);
      const stop = live.subscribe(() => {
        subscription ??= actor()?.subscribe(listener);
        listener();
      });
      return () => {
        subscription?.unsubscribe();
        stop();
      };
    },
    [live, name],
  );
}

/** A value of the session; undefined until it is known who is signed in. */
export function useSession<T>(select: (snapshot: SnapshotOf<'session'>) => T): T | undefined {
  const live = useLiveStore();
  return useSourceValue(useSubscribe('session'), () => live.get()?.session, select);
}

/**
 * A value of the cart; undefined until it is known who is signed in. @param compare when `select` makes a new object each
 * time
 */
export function useCart<T>(select: (snapshot: SnapshotOf<'cart'>) => T, compare?: Compare<T>): T | undefined {
  const live = useLiveStore();
  return useSourceValue(useSubscribe('cart'), () => live.get()?.cart, select, compare);
}

/** A value of the wishlist; undefined until it is known who is signed in. @param compare as for {@link useCart} */
export function useWishlist<T>(select: (snapshot: SnapshotOf<'wishlist'>) => T, compare?: Compare<T>): T | undefined {
  const live = useLiveStore();
  return useSourceValue(useSubscribe('wishlist'), () => live.get()?.wishlist, select, compare);
}
