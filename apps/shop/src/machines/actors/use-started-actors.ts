import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveStore, useRunningShop, useShopActors } from '../../runtime/session/live-store.ts';
import type { RunningShop, ShopActors } from './shop-actors.ts';

/** The actors with their machines, for a page that needs them; starts them when it opens. Null until they run. */
export function useStartedActors(): RunningShop | null {
  const live = useLiveStore();
  useEffect(() => live.act(() => {}), [live]);
  return useRunningShop();
}

/**
 * The actors on a personal page, as by `useShopActors`. Starts the machines where it is not known who is signed in: the
 * session's machine reads it again, shows the error and retries.
 * @returns `retry` starts them again; null unless they could not be fetched
 */
export function usePersonalActors(): { readonly actors: ShopActors | null; readonly retry: (() => void) | null } {
  const live = useLiveStore();
  const isUnreachable = useSyncExternalStore(live.subscribe, live.isUnreachable, () => false);
  const [hasFailed, setHasFailed] = useState(false);
  const start = useCallback(() => {
    live.whenLive().catch((error: unknown) => {
      console.warn('[actors]', error);
      setHasFailed(true);
    });
  }, [live]);
  useEffect(() => {
    if (isUnreachable) start();
  }, [isUnreachable, start]);
  const retry = () => {
    setHasFailed(false);
    start();
  };
  return { actors: useShopActors(), retry: hasFailed ? retry : null };
}
