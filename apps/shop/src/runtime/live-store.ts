import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ShopActors } from '../machines/shop-actors.ts';

/**
 * The actors of the running shop, which arrive after hydration: who is signed in, the bag, the hearts.
 * XState comes with them, so that it stays out of the home page's first view.
 */
export interface LiveStore {
  /** The actors, or null until they have started. */
  readonly get: () => ShopActors | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** The actors, starting them now if need be: a tap that comes early waits and is not lost. */
  readonly whenLive: () => Promise<ShopActors>;
}

/**
 * A store round a way to start the actors. Starting happens once, however often it is asked for (J59).
 * @param start loads and starts the actors
 */
export function createLiveStore(start: () => Promise<ShopActors>): LiveStore {
  let actors: ShopActors | null = null;
  let starting: Promise<ShopActors> | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => actors,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenLive: () => {
      starting ??= start().then((started) => {
        actors = started;
        for (const listener of listeners) listener();
        return started;
      });
      return starting;
    },
  };
}

/** The server's store: nothing personal is rendered, so nothing ever starts. */
const inertStore: LiveStore = { get: () => null, subscribe: () => () => {}, whenLive: () => new Promise(() => {}) };

const LiveContext = createContext<LiveStore>(inertStore);

/** Hands the live store to the screens. */
export const LiveProvider = LiveContext.Provider;

/** The live store itself, for handlers that must wait for the actors. */
export const useLiveStore = (): LiveStore => useContext(LiveContext);

/** The running actors; null on the server, during hydration and until they have started. */
export function useShopActors(): ShopActors | null {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
