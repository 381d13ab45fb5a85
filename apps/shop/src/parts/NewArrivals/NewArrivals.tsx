import { Suspense } from 'react';
import { lazyOrNothing } from '../../runtime/first-view/lazy-or-nothing.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import { ArrivalsSkeleton } from './ArrivalsSkeleton.tsx';

/** Loaded only where a page has nothing of its own to show; without its script there is no shelf. */
const ArrivalsShelf = lazyOrNothing('new arrivals', async () => (await import('./ArrivalsShelf.tsx')).ArrivalsShelf);

/** New arrivals below an empty bag, wishlist or list of orders, and below a search without a result. */
export function NewArrivals() {
  const skeleton = <ArrivalsSkeleton />;
  return useIsHydrated() ? (
    <Suspense fallback={skeleton}>
      <ArrivalsShelf />
    </Suspense>
  ) : (
    skeleton
  );
}
