import { useActor } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '../../browser/show-notice.ts';
import { provideSignUp } from '../../machines/sign-up.ts';
import { useShopApi } from '../../data/shop-api.ts';
import { useActorWatch } from '../../machines/actor-watch.ts';
import { useActorEvents } from '../../machines/use-actor-events.ts';
import { paths } from '../../paths.ts';
import type { SignUpState } from './sign-up-state.ts';

/** The sign-up machine of this page, connected to toasts and router. */
export function useSignUp() {
  const api = useShopApi();
  const navigate = useNavigate();
  const machine = useMemo(() => provideSignUp(api), [api]);
  const [snapshot, send, actor] = useActor(machine, useActorWatch());
  const typed = useRef<SignUpState>({ email: '', fullName: '' });

  useActorEvents(actor, (event) => {
    if (event.type === 'signUp.notice') showNotice(event.notice);
    else if (event.type === 'signUp.googleRegistered') void navigate(paths.login);
    else if (event.type === 'signUp.registered') {
      const state: SignUpState = { ...typed.current, id: event.id };
      void navigate(paths.verify, { state });
    }
  });

  return {
    snapshot,
    send: (event: Parameters<typeof send>[0]) => {
      if (event.type === 'signUp.submit') typed.current = { email: event.email, fullName: event.fullName };
      send(event);
    },
  };
}
