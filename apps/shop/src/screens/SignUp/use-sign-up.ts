import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { provideSignUp } from '../../machines/sign-up.ts';
import { useApi } from '../../data/use-api.ts';
import { useNotify } from '../../machines/use-notify.ts';
import { paths } from '../../paths.ts';
import type { SignUpState } from './sign-up-state.ts';

/** The sign-up machine of this page, joined to toasts and to the router. */
export function useSignUp() {
  const api = useApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const machine = useMemo(() => provideSignUp(api), [api]);
  const [snapshot, send, actor] = useActor(machine);
  const typed = useRef<SignUpState>({ email: '', fullName: '' });

  useEffect(() => {
    const subscriptions = [
      actor.on('signUp.notice', ({ notice }) => notify(notice)),
      actor.on('signUp.registered', ({ id }) => {
        const state: SignUpState = { ...typed.current, id };
        void navigate(paths.verify, { state });
      }),
      actor.on('signUp.googleRegistered', () => void navigate(paths.login)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate, notify]);

  return {
    snapshot,
    send: (event: Parameters<typeof send>[0]) => {
      if (event.type === 'signUp.submit') typed.current = { email: event.email, fullName: event.fullName };
      send(event);
    },
  };
}
