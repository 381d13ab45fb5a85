import { storeViewed } from '@kayal/commerce-core';
import { useEffect } from 'react';
import { useLiveStore } from '../../machines/actors/live-store.ts';

/** Remembers in this browser that a product was opened. */
export function useStoreView(id: number): void {
  const { storage } = useLiveStore();
  useEffect(() => {
    if (storage !== null) storeViewed(storage.local, id);
  }, [storage, id]);
}
