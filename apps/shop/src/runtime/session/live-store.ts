import type { StoragePorts } from '@kayal/commerce-core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RestingContexts, RestingShop } from '../../machines/actors/resting-shop.ts';
import type { RunningShop, ShopActors } from '../../machines/actors/shop-actors.ts';

/**
 * Who is here, and the actors of the shop: session, cart, wishlist. Their machines are loaded with the first action that
 * needs one; until then a signed-in shopper's bag and hearts are shown as they were read.
 */
export interface LiveStore {
  /** The actors of a signed-in shopper or of a shop whose machines run; null before and for a visitor. */
  readonly get: () => ShopActors | null;
  /** The actors with their machines, or null until these have started. */
  readonly running: () => RunningShop | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** The actors with their machines, started now if necessary; an early tap waits for them. */
  readonly whenLive: () => Promise<RunningShop>;
  /** Calls `act` once the machines run; when they cannot be fetched the act is refused with a notice. */
  readonly act: (act: (shop: RunningShop) => unknown) => void;
  /** Shows a signed-in shopper what was read; ignored once the machines start. */
  readonly rest: (shop: RestingShop) => void;
  /** Whether it is known that nobody is signed in and the machines have not started, because nothing needed them yet. */
  readonly isVisitor: () => boolean;
  readonly setVisitor: () => void;
  /** Whether the server did not answer who is here, or the scripts for a signed-in user could not be fetched. */
  readonly isUnreachable: () => boolean;
  readonly setUnreachable: () => void;
  /** This browser's storage; null on the server. */
  readonly storage: StoragePorts | null;
}

/**
 * A store that starts the machines once, at the first request; after a failure the next request retries.
 * @param start loads and starts the machines; `resting` returns what was read of a signed-in shopper
 * @param storage of this browser
 * @param refuse shows a notice when the actors cannot be loaded
 */
export function createLiveStore(
  start: (resting: () => RestingContexts | null) => Promise<RunningShop>,
  storage: StoragePorts,
  refuse: () => void,
): LiveStore {
  let running: RunningShop | null = null;
  let resting: RestingShop | null = null;
  let starting: Promise<RunningShop> | null = null;
  let isVisitor = false;
  let isUnreachable = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const whenLive = (): Promise<RunningShop> => {
    starting ??= start(() => resting?.contexts() ?? null).then(
      (started) => {
        running = started;
        resting = null;
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
    get: () => running ?? resting,
    running: () => running,
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
    rest: (shop) => {
      if (starting !== null) return;
      resting = shop;
      isVisitor = false;
      notify();
    },
    isVisitor: () => isVisitor,
    setVisitor: () => {
      if (starting === null) resting = null;
      isVisitor = running === null;
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
  running: () => null,
  subscribe: () => () => {},
  whenLive: () => new Promise(() => {}),
  act: () => {},
  rest: () => {},
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

/** The actors; null on the server, during hydration, until it is known who is here, and for a visitor who has not acted. */
export function useShopActors(): ShopActors | null {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}

/** The actors with their machines; null until these have started. */
export function useRunningShop(): RunningShop | null {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.running, () => null);
}

/** Whether it is known that nobody is signed in, while the machines have not started. */
export function useIsVisitor(): boolean {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.isVisitor, () => false);
}
