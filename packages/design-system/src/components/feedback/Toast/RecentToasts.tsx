import { Button } from '../../forms/Button/Button.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Text } from '../../content/Text/Text.tsx';
import { history, historyItem, sign, words } from './Toast.css.ts';
import { toastIcons } from './ToastItem.tsx';
import { useToasts } from './useToasts.ts';

/** Past notifications, newest first, with what can still be done about them (J67). */
export function RecentToasts({ emptyText = 'Nothing has happened yet.' }: { readonly emptyText?: string | undefined }) {
  const { recent } = useToasts();
  if (recent.length === 0) return <Text tone="muted">{emptyText}</Text>;
  return (
    <ul className={history}>
      {recent.map((toast) => (
        <li key={toast.id} className={historyItem}>
          <span className={sign}>
            <Icon name={toastIcons[toast.tone]} size={20} />
          </span>
          <div className={words}>
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
