import type { PasswordResetEmitted, PasswordResetEvent } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import { showUnlessError } from '../../browser/show-notice.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useLazyActor } from '../../machines/actors/use-lazy-actor.ts';
import { useLiveStore } from '../../runtime/session/live-store.ts';
import { paths } from '../../paths.ts';

/** The password-reset machine of this page, connected to toasts, session and router. */
export function usePasswordReset() {
  const connection = useApiConnection();
  const live = useLiveStore();
  const navigate = useNavigate();

  const { snapshot, send } = useLazyActor({
    start: async (watch) => {
      const { startPasswordReset } = await import('../../machines/account/password-reset.ts');
      return startPasswordReset(connection, watch);
    },
    onEvent: (event: PasswordResetEmitted) => {
      if (event.type === 'reset.notice') return showUnlessError(event.notice);
      // The server has ended every session of the account, this browser's too.
      live.get()?.session.send({ type: 'session.lost' });
      toastStore.push({ tone: 'success', title: 'Your password is changed. Please sign in with it.' });
      void navigate(paths.login, { replace: true });
    },
  });

  return { snapshot, send: (event: PasswordResetEvent) => send(event) };
}
