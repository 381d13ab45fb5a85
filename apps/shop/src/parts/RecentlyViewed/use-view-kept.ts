import { keepViewed } from '@kayal/commerce-core';
import { useEffect } from 'react';
import { useShopActors } from '../../runtime/live-store.ts';

/** Remembers in this browser that a product is looked at. */
export function useViewKept(id: number): void {
  const local = useShopActors()?.local;
  useEffect(() => {
    if (local !== undefined) keepViewed(local, id);
  }, [local, id]);
}
