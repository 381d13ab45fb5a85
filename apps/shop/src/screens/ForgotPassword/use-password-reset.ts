import { toastStore } from '@kayal/design-system';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '../../browser/show-notice.ts';
import { providePasswordReset } from '../../machines/password-reset.ts';
import { useLiveStore } from '../../runtime/live-store.ts';
import { useShopApi } from '../../data/shop-api.ts';
import { useActorWatch } from '../../machines/actor-watch.ts';
import { useActorEvents } from '../../machines/use-actor-events.ts';
import { paths } from '../../paths.ts';

/** The password-reset machine of this page, connected to toasts, session and router. */
export function usePasswordReset() {
  const api = useShopApi();
  const live = useLiveStore();
  const navigate = useNavigate();
  const machine = useMemo(() => providePasswordReset(api), [api]);
  const [snapshot, send, actor] = useActor(machine, useActorWatch());

  useActorEvents(actor, (event) => {
    if (event.type === 'reset.notice') showNotice(event.notice);
    if (event.type !== 'reset.done') return;
    // The server has ended every session of the account, this browser's too.
    live.get()?.session.send({ type: 'session.lost' });
    toastStore.push({ tone: 'success', title: 'Your password is changed. Please sign in with it.' });
    void navigate(paths.login, { replace: true });
  });

  return { snapshot, send };
}
