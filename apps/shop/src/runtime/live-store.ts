import type { StoragePorts } from '@kayal/commerce-core';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
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
  /** Acts with the actors once they run: for a tap, which waits for them, or is refused when they cannot be fetched. */
  readonly act: (act: (actors: ShopActors) => unknown) => void;
  /** The server has said that nobody is signed in, and nobody has acted yet: the actors are not needed. */
  readonly isVisitor: () => boolean;
  readonly setVisitor: () => void;
  /** What this browser keeps; null on the server. */
  readonly storage: StoragePorts | null;
}

/**
 * A store round a way to start the actors. Starting happens once, however often it is asked for (J59); one that failed
 * is tried again when it is next asked for.
 * @param start loads and starts the actors
 * @param storage of this browser
 * @param refuse says that an act could not be carried out
 */
export function createLiveStore(
  start: () => Promise<ShopActors>,
  storage: StoragePorts,
  refuse: () => void,
): LiveStore {
  let actors: ShopActors | null = null;
  let starting: Promise<ShopActors> | null = null;
  let isVisitor = false;
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
      notify();
    },
    storage,
  };
}

/** The server's store: nothing personal is rendered, so nothing ever starts. */
const inertStore: LiveStore = {
  get: () => null,
  subscribe: () => () => {},
  whenLive: () => new Promise(() => {}),
  act: () => {},
  isVisitor: () => false,
  setVisitor: () => {},
  storage: null,
};

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

/** The running actors, started when a page that needs them opens; null until then. */
export function useStartedActors(): ShopActors | null {
  const live = useLiveStore();
  useEffect(() => live.act(() => {}), [live]);
  return useShopActors();
}

/** Whether it is known that nobody is signed in, while the actors have not started. */
export function useIsVisitor(): boolean {
  const store = useContext(LiveContext);
  return useSyncExternalStore(store.subscribe, store.isVisitor, () => false);
}
