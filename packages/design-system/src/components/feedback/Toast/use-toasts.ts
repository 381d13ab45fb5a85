import { createContext, use, useSyncExternalStore } from 'react';
import { emptyToasts, toastStore, type ToastSnapshot, type ToastStore } from './toast-store.ts';

/** The store in force: the browser's, unless a story or a test gives its own. */
export const ToastContext = createContext<ToastStore>(toastStore);

/** The store and what it holds: `push` and `dismiss` beside `open` and `recent`. */
export function useToasts(): ToastStore & ToastSnapshot {
  const store = use(ToastContext);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => emptyToasts);
  return { ...store, ...snapshot };
}
