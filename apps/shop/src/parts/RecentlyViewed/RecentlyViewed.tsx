import { recentlyViewedKey, viewedIn } from '@kayal/commerce-core';
import { Suspense, useState } from 'react';
import { lazyOrNothing } from '../../runtime/first-view/lazy-or-nothing.ts';
import { useLiveStore } from '../../machines/actors/live-store.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import type { ViewedRowProps } from './ViewedRow.tsx';

/** Loaded only in a browser that has opened products before; without its script there is no row. */
const ViewedRow = lazyOrNothing('recently viewed', async () => (await import('./ViewedRow.tsx')).ViewedRow);

interface RecentlyViewedProps {
  /** The product of the open page, which is left out. */
  readonly current?: number;
}

/** Products that this browser opened before. Renders nothing on the server and on a first visit. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const { storage } = useLiveStore();
  const isHydrated = useIsHydrated();
  if (storage === null || !isHydrated) return null;
  return <StoredRow key={current} local={storage.local} current={current} />;
}

/** The row, when there were products as the page opened. After a clear its message stays. */
function StoredRow({ local, current }: ViewedRowProps) {
  const [isShown] = useState(() => viewedIn(local.getItem(recentlyViewedKey)).some((id) => id !== current));
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <ViewedRow local={local} current={current} />
    </Suspense>
  );
}
