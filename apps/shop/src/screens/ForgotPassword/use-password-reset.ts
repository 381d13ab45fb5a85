import { toastStore } from '@kayal/design-system';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { providePasswordReset } from '../../machines/password-reset.ts';
import { useLiveStore } from '../../runtime/live-store.ts';
import { useApi } from '../../data/use-api.ts';
import { useNotify } from '../../machines/use-notify.ts';
import { paths } from '../../paths.ts';

/** The password-reset machine of this page, joined to toasts, the session and the router. */
export function usePasswordReset() {
  const api = useApi();
  const notify = useNotify();
  const live = useLiveStore();
  const navigate = useNavigate();
  const machine = useMemo(() => providePasswordReset(api), [api]);
  const [snapshot, send, actor] = useActor(machine);

  useEffect(() => {
    const subscriptions = [
      actor.on('reset.notice', ({ notice }) => notify(notice)),
      actor.on('reset.done', () => {
        // The server has ended every session of the account, this browser's too.
        live.get()?.session.send({ type: 'session.lost' });
        toastStore.push({ tone: 'success', title: 'Your password is changed. Please sign in with it.' });
        void navigate(paths.login, { replace: true });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, live, navigate, notify]);

  return { snapshot, send };
}
