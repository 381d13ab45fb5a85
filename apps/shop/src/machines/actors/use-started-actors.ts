import { useEffect, useSyncExternalStore } from 'react';
import { useLiveStore, useRunningShop, useShopActors } from '../../runtime/session/live-store.ts';
import type { RunningShop, ShopActors } from './shop-actors.ts';

/** The actors with their machines, for a page that needs them; starts them when it opens. Null until they run. */
export function useStartedActors(): RunningShop | null {
  const live = useLiveStore();
  useEffect(() => live.act(() => {}), [live]);
  return useRunningShop();
}

/**
 * The actors on a personal page, as by `useShopActors`. Starts the machines where the server did not answer who is
 * signed in: the session's machine shows the error and retries.
 */
export function usePersonalActors(): ShopActors | null {
  const live = useLiveStore();
  const isUnreachable = useSyncExternalStore(live.subscribe, live.isUnreachable, () => false);
  useEffect(() => {
    if (isUnreachable) live.act(() => {});
  }, [live, isUnreachable]);
  return useShopActors();
}
