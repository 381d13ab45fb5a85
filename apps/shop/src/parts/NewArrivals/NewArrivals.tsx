import { lazy, Suspense, type ComponentType } from 'react';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import { ArrivalsSkeleton } from './ArrivalsSkeleton.tsx';

/** Loaded only where a page has nothing of its own to show; without its script there is no shelf. */
const ArrivalsShelf = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./ArrivalsShelf.tsx')).ArrivalsShelf };
  } catch (error) {
    console.warn('[new arrivals]', error);
    return { default: () => null };
  }
});

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
