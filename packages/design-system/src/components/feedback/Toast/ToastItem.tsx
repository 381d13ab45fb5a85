import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import * as css from './Toast.css.ts';
import { toastDurationMs, type Toast, type ToastTone } from './toast-store.ts';
import { createToastTimer } from './toast-timer.ts';

/** Icon of each tone, so that colour is not the only difference. */
export const toastIcons: Record<ToastTone, IconName> = { neutral: 'info', success: 'check', danger: 'warning' };

/**
 * Counts down while the toast has neither pointer nor focus and the tab is visible. @param onEnd only its first value
 * is used
 */
function useAutoClose(held: boolean, onEnd: () => void) {
  const [timer] = useState(() => createToastTimer(toastDurationMs, onEnd));
  useEffect(() => {
    const follow = () => (held || document.hidden ? timer.pause() : timer.run());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      timer.pause();
    };
  }, [held, timer]);
}

export interface ToastItemProps {
  readonly toast: Toast;
  readonly onDismiss: (id: number) => void;
  /** Called when the toast goes away with the focus in it. The same function at each render. */
  readonly onFocusLost: () => void;
}

/** One toast on the screen. */
export function ToastItem({ toast, onDismiss, onFocusLost }: ToastItemProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const close = () => onDismiss(toast.id);
  useAutoClose(hovered || focused, close);
  /** React calls the result before it removes the toast, which still has its focus then. */
  const passFocusOn = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) onFocusLost();
    },
    [onFocusLost],
  );
  return (
    <div
      ref={passFocusOn}
      className={css.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={css.sign}>
        <Icon name={toastIcons[toast.tone]} size={20} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{toast.title}</p>
        {toast.detail ? <p className={css.detail}>{toast.detail}</p> : null}
      </div>
      {toast.action ? (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            toast.action?.run();
            close();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton label={`Dismiss: ${toast.title}`} icon="close" variant="onInk" onClick={close} />
    </div>
  );
}
