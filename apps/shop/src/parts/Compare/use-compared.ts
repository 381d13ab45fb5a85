import { productIdsIn } from '@kayal/commerce-core';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLiveStore } from '../../machines/actors/live-store.ts';

/** Session-storage key of the products to compare; only ids are stored. */
const comparedKey = 'compared';

/** Max products of a comparison. */
export const maxCompared = 10;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The products that were chosen in this tab to be compared; none on the server and during hydration. */
export function useCompared() {
  const session = useLiveStore().storage?.session;
  const text = useSyncExternalStore(
    subscribe,
    () => session?.getItem(comparedKey) ?? '',
    () => '',
  );
  const ids = useMemo(() => productIdsIn(text).slice(0, maxCompared), [text]);
  const choose = useCallback(
    (chosen: readonly number[]) => {
      session?.setItem(comparedKey, chosen.join(','));
      for (const notify of listeners) notify();
    },
    [session],
  );
  return { ids, choose };
}
