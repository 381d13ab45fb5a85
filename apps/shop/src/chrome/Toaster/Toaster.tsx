import { ToastRegion } from '@kayal/design-system';

/** The region itself, a chunk of its own. */
export function Toaster() {
  return <ToastRegion />;
}
