import type { StoragePorts } from '@kayal/commerce-core';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ShopActors } from '../machines/shop-actors.ts';

/**
 * The actors of the running shop, loaded after hydration: session, cart, wishlist. XState is loaded with them, so that
 * it is not part of the home page's first view.
 */
export interface LiveStore {
  /** The actors, or null until they have started. */
  readonly get: () => ShopActors | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** The actors, started now if necessary; an early tap waits for them. */
  readonly whenLive: () => Promise<ShopActors>;
  /** Calls `act` after the actors have started; when they cannot be loaded, a notice is shown instead. */
  readonly act: (act: (actors: ShopActors) => unknown) => void;
  /** Whether nobody is signed in, as far as known, and the actors have not started yet. */
  readonly isVisitor: () => boolean;
  readonly setVisitor: () => void;
  /** Whether someone is signed in, or the server did not say: a personal page needs the actors then. */
  readonly isShopper: () => boolean;
  readonly setShopper: () => void;
  /** This browser's storage; null on the server. */
  readonly storage: StoragePorts | null;
}

/**
 * A store that starts the actors once, at the first request; after a failure the next request retries.
 * @param start loads and starts the actors
 * @param storage of this browser
 * @param refuse shows a notice when the actors cannot be loaded
 */
export function createLiveStore(
  start: () => Promise<ShopActors>,
  storage: StoragePorts,
  refuse: () => void,
): LiveStore {
  let actors: ShopActors | null = null;
  let starting: Promise<ShopActors> | null = null;
  let isVisitor = false;
  let isShopper = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const whenLive = (): Promise<ShopActors> => {
    starting ??= start().then(
      (started) => {
        actors = started;
        isVisitor = false;
        notify();
        return started;
      },
      (error: unknown) => {
        starting = null;
        throw error;
      },
    );
    return starting;
  };
  return {
    get: () => actors,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenLive,
    act: (act) =>
      void whenLive()
        .then(act)
        .catch((error: unknown) => {
          console.warn('[actors]', error);
          refuse();
        }),
    isVisitor: () => isVisitor,
    setVisitor: () => {
      isVisitor = actors === null;
      isShopper = false;
      notify();
    },
    isShopper: () => isShopper,
    setShopper: () => {
      isShopper = true;
      notify();
    },
    storage,
  };
}

/** The store on the server, which renders nothing personal and starts no actors. */
const inertStore: LiveStore = {
  get: () => null,
  subscribe: () => () => {},
  whenLive: () => new Promise(() => {}),
  act: () => {},
  isVisitor: () => false,
  setVisitor: () => {},
  isShopper: () => false,
  setShopper: () => {},
  storage: null,
};

const LiveContext = createContext<LiveStore>(inertStore);

/** Provides the live store to the screens. */
export const LiveProvider = LiveContext.Provider;

/** The live store itself, for handlers that must wait for the actors. */
export const useLiveStore = (): LiveStore => useContext(LiveContext);

/** The running actors; null on the server, during hydration and until they have started. */
export function useShopActors(): ShopActors | null {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}

/** The running actors; starts them when a page that needs them opens. Null until they run. */
export function useStartedActors(): ShopActors | null {
  const live = useLiveStore();
  useEffect(() => live.act(() => {}), [live]);
  return useShopActors();
}

/** Whether nobody is signed in, as far as known, and the actors have not started. */
export function useIsVisitor(): boolean {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.isVisitor, () => false);
}
