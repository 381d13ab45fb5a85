import { useToasts } from '@kayal/design-system';
import { lazy, Suspense, type ComponentType } from 'react';
import { useShopActors } from '../../runtime/live-store.ts';

/** Toasts are no reason for a page to fall: without its script there are none. */
const Toaster = lazy<ComponentType>(() =>
  import('./Toaster.tsx').then(
    ({ Toaster: Loaded }) => ({ default: Loaded }),
    (error: unknown) => {
      console.warn('[toasts]', error);
      return { default: () => null };
    },
  ),
);

/** Where toasts appear, fetched after the first view: with the actors, or with the first toast (J67). */
export function LazyToaster() {
  const isLive = useShopActors() !== null;
  const hasToasts = useToasts().open.length > 0;
  return isLive || hasToasts ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
