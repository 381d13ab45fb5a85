import type { SessionAnswer } from '@kayal/api-contract/client';
import type { StoragePorts } from '@kayal/commerce-core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ShopActors } from './shop-actors.ts';

/** The actors of the shop: session, cart, wishlist. A signed-in page starts them, for a visitor her first act does. */
export interface LiveStore {
  /** The running actors; null until they have started. */
  readonly get: () => ShopActors | null;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * The running actors, started now if necessary.
   * @param answer the server's answer to who is signed in, where it is known already
   */
  readonly whenLive: (answer?: SessionAnswer) => Promise<ShopActors>;
  /** Calls `act` once the actors run; when they cannot be fetched the act is refused with a notice. */
  readonly act: (act: (shop: ShopActors) => unknown) => void;
  /** Whether it is known that nobody is signed in and the actors have not started, because nothing needed them yet. */
  readonly isVisitor: () => boolean;
  readonly setVisitor: () => void;
  /** Whether the server did not answer who is here, or the actors of a signed-in user could not be fetched. */
  readonly isUnreachable: () => boolean;
  readonly setUnreachable: () => void;
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
  start: (answer?: SessionAnswer) => Promise<ShopActors>,
  storage: StoragePorts,
  refuse: () => void,
): LiveStore {
  let running: ShopActors | null = null;
  let starting: Promise<ShopActors> | null = null;
  let isVisitor = false;
  let isUnreachable = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const whenLive = (answer?: SessionAnswer): Promise<ShopActors> => {
    starting ??= start(answer).then(
      (started) => {
        running = started;
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
    get: () => running,
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
    isVisitor: () => isVisitor && running === null,
    setVisitor: () => {
      isVisitor = true;
      notify();
    },
    isUnreachable: () => isUnreachable && running === null,
    setUnreachable: () => {
      isUnreachable = true;
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
  isUnreachable: () => false,
  setUnreachable: () => {},
  storage: null,
};

const LiveContext = createContext<LiveStore>(inertStore);

/** Provides the live store to the screens. */
export const LiveProvider = LiveContext.Provider;

/** The live store itself, for handlers that must wait for the actors. */
export const useLiveStore = (): LiveStore => useContext(LiveContext);

/** The actors; null on the server, during hydration, and until they have started. */
export function useShopActors(): ShopActors | null {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}

/** Whether it is known that nobody is signed in, while the actors have not started. */
export function useIsVisitor(): boolean {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.isVisitor, () => false);
}
