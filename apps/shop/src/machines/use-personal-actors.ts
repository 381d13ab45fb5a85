import { useEffect, useSyncExternalStore } from 'react';
import { useLiveStore, useShopActors } from '../runtime/live-store.ts';
import type { ShopActors } from './shop-actors.ts';

/** The running actors on a personal page; starts them unless a visitor is here, who needs none. Null until they run. */
export function usePersonalActors(): ShopActors | null {
  const live = useLiveStore();
  const isShopper = useSyncExternalStore(live.subscribe, live.isShopper, () => false);
  useEffect(() => {
    if (isShopper) live.act(() => {});
  }, [live, isShopper]);
  return useShopActors();
}
