import { Button } from '../../forms/Button/Button.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Text } from '../../content/Text/Text.tsx';
import * as css from './Toast.css.ts';
import { toastIcons } from './ToastItem.tsx';
import { useToasts } from './use-toasts.ts';

/** Past notifications, newest first, with their actions. */
export function RecentToasts({ emptyText = 'Nothing has happened yet.' }: { readonly emptyText?: string | undefined }) {
  const { recent } = useToasts();
  if (recent.length === 0) return <Text tone="muted">{emptyText}</Text>;
  return (
    <ul className={css.history}>
      {recent.map((toast) => (
        <li key={toast.id} className={css.historyItem}>
          <span className={css.sign}>
            <Icon name={toastIcons[toast.tone]} size={20} />
          </span>
          <div className={css.words}>
            <Text weight="medium">{toast.title}</Text>
            {toast.detail ? (
              <Text size={14} tone="muted">
                {toast.detail}
              </Text>
            ) : null}
          </div>
          {toast.action ? (
            <Button variant="quiet" size="small" onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
