import { useToasts } from '@kayal/design-system';
import { lazy, Suspense, type ComponentType } from 'react';
import { useRunningShop } from '../../runtime/session/live-store.ts';

/** When the script cannot be loaded there are no toasts, but the page still works. */
const Toaster = lazy<ComponentType>(() =>
  import('./Toaster.tsx').then(
    ({ Toaster: Loaded }) => ({ default: Loaded }),
    (error: unknown) => {
      console.warn('[toasts]', error);
      return { default: () => null };
    },
  ),
);

/** The region of toasts, fetched after the first view: with the actors, or with the first toast. */
export function LazyToaster() {
  const isLive = useRunningShop() !== null;
  const hasToasts = useToasts().open.length > 0;
  return isLive || hasToasts ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
