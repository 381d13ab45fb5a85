import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './Toast.css.ts';
import { ToastItem } from './ToastItem.tsx';
import type { ToastStore } from './toast-store.ts';
import { ToastContext, useToasts } from './use-toasts.ts';

/** Provides a separate store to its children, for tests and stories; the default is the browser's store. */
export function ToastProvider({ store, children }: { readonly store: ToastStore; readonly children: ReactNode }) {
  return <ToastContext value={store}>{children}</ToastContext>;
}

/**
 * Where toasts appear; render it once, near the end of the body. The live regions are on the page before the first
 * toast, even when that toast is why this component is rendered: a screen reader would miss it otherwise. Escape closes
 * the newest toast.
 */
export function ToastRegion({ label = 'Notifications' }: { readonly label?: string | undefined }) {
  const { open: waiting, dismiss } = useToasts();
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsHeard(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  /** What had the focus before it came here: a toast that is closed by its own button gives it back. */
  const before = useRef<EventTarget>(null);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = region.current;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && shown?.contains(relatedTarget))) before.current = relatedTarget;
    };
    shown?.addEventListener('focusin', note);
    return () => shown?.removeEventListener('focusin', note);
  }, []);
  const returnFocus = useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
  const open = isHeard ? waiting : [];
  const newest = open.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const pressKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss(newest);
    };
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, [newest, dismiss]);
  const urgent = open.filter((toast) => toast.tone === 'danger');
  const calm = open.filter((toast) => toast.tone !== 'danger');
  return (
    <section ref={region} className={css.region} aria-label={label} data-toast-region="">
      <div role="alert" aria-live="assertive" aria-atomic="false" className={css.live}>
        {urgent.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} onFocusLost={returnFocus} />
        ))}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false" className={css.live}>
        {calm.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} onFocusLost={returnFocus} />
        ))}
      </div>
    </section>
  );
}
