import type { PasswordResetEmitted, PasswordResetEvent } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import { showNotice, showUnlessError } from '../../browser/show-notice.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useLazyActor } from '../../machines/actors/use-lazy-actor.ts';
import { useLiveStore } from '../../runtime/session/live-store.ts';
import { paths } from '../../paths.ts';

/** The password-reset machine of this page, connected to toasts, session and router. */
export function usePasswordReset() {
  const connection = useApiConnection();
  const live = useLiveStore();
  const navigate = useNavigate();

  const sayChanged = (): void => {
    // The server has ended every session of the account, this browser's too.
    live.get()?.session.send({ type: 'session.lost' });
    toastStore.push({ tone: 'success', title: 'Your password is changed. Please sign in with it.' });
  };
  const { snapshot, send } = useLazyActor({
    start: async (watch) => {
      const { startPasswordReset } = await import('../../machines/account/password-reset.ts');
      return startPasswordReset(connection, watch);
    },
    onEvent: (event: PasswordResetEmitted) => {
      if (event.type === 'reset.notice') return showUnlessError(event.notice);
      sayChanged();
      void navigate(paths.login, { replace: true });
    },
    leaving: {
      isBusy: (reset) => reset.hasTag('busy'),
      // The form that shows an error is gone then.
      onEvent: (event) => (event.type === 'reset.notice' ? showNotice(event.notice) : sayChanged()),
    },
  });

  return { snapshot, send: (event: PasswordResetEvent) => send(event) };
}
