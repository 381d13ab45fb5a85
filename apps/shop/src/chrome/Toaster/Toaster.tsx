import { ToastRegion } from '@kayal/design-system';

/** The region of toasts; its own chunk. */
export function Toaster() {
  return <ToastRegion />;
}
