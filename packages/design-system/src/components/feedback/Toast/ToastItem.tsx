import { useEffect, useState } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import type { IconName } from '../../content/Icon/icons.ts';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { action, detail, sign, title, toast as toastStyle, words } from './Toast.css.ts';
import { toastDurationMs, type Toast, type ToastTone } from './toastStore.ts';
import { createToastTimer } from './toastTimer.ts';

/** The sign of each tone, so that the tone does not rest on colour. */
export const toastIcons: Record<ToastTone, IconName> = { neutral: 'info', success: 'check', danger: 'warning' };

/** Counts down while nobody looks at the toast and the tab is in view. @param onEnd the first one given is called */
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

/** Props of {@link ToastItem}. */
export interface ToastItemProps {
  readonly toast: Toast;
  readonly onDismiss: (id: number) => void;
}

/** One toast on the screen. */
export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const close = () => onDismiss(toast.id);
  useAutoClose(hovered || focused, close);
  return (
    <div
      className={toastStyle}
      data-tone={toast.tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={sign}>
        <Icon name={toastIcons[toast.tone]} size={20} />
      </span>
      <div className={words}>
        <p className={title}>{toast.title}</p>
        {toast.detail ? <p className={detail}>{toast.detail}</p> : null}
      </div>
      {toast.action ? (
        <button
          type="button"
          className={action}
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
