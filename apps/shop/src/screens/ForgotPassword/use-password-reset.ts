import type { PasswordResetEvent } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import { showNotice, showUnlessError } from '../../browser/show-notice.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useLiveStore } from '../../machines/actors/live-store.ts';
import { useActorValue } from '../../machines/actors/use-actor-value.ts';
import { usePageActor } from '../../machines/actors/use-page-actor.ts';
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
  const actor = usePageActor({
    create: async (watch) => {
      const { createPasswordReset } = await import('../../machines/account/password-reset.ts');
      return createPasswordReset(connection, watch);
    },
    onEvent: (event) => {
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

  return {
    snapshot: useActorValue(actor, (current) => current),
    send: (event: PasswordResetEvent) => actor?.send(event),
  };
}
