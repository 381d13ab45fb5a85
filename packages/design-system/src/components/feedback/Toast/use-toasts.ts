import { createContext, use, useSyncExternalStore } from 'react';
import { emptyToasts, toastStore, type ToastSnapshot, type ToastStore } from './toast-store.ts';

/** The current store: the browser's, unless a story or a test provides its own. */
export const ToastContext = createContext<ToastStore>(toastStore);

/** The store with its snapshot: `push`, `dismiss`, `open` and `recent`. */
export function useToasts(): ToastStore & ToastSnapshot {
  const store = use(ToastContext);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => emptyToasts);
  return { ...store, ...snapshot };
}
