import { useToasts } from '@kayal/design-system';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';

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

/** The region of toasts, fetched with the first press, which may need one, or with the first toast. */
export function LazyToaster() {
  const [isPressed, setIsPressed] = useState(false);
  const hasToasts = useToasts().open.length > 0;
  useEffect(() => {
    const pressed = new AbortController();
    for (const type of ['pointerdown', 'keydown'] as const)
      addEventListener(type, () => afterPaint(() => setIsPressed(true)), { once: true, signal: pressed.signal });
    return () => pressed.abort();
  }, []);
  return isPressed || hasToasts ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
