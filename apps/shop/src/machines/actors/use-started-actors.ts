import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveStore, useShopActors } from './live-store.ts';
import type { ShopActors } from './shop-actors.ts';

/** Starts the actors when a page opens that needs them for everyone. */
export function useStartedActors(): void {
  const live = useLiveStore();
  useEffect(() => live.act(() => {}), [live]);
}

/**
 * The actors on a personal page, as by `useShopActors`. Starts them where it is not known who is signed in: the session's
 * machine reads it again, shows the error and retries.
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
