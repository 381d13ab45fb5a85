import { selectSignUpError, type SignUpEvent } from '@kayal/commerce-core';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { showUnlessError } from '../../browser/show-notice.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useActorValue } from '../../machines/actors/use-actor-value.ts';
import { usePageActor } from '../../machines/actors/use-page-actor.ts';
import { paths } from '../../paths.ts';
import type { SignUpState } from './sign-up-state.ts';

/** The sign-up machine of this page, connected to toasts and router. */
export function useSignUp() {
  const connection = useApiConnection();
  const navigate = useNavigate();
  const typed = useRef<SignUpState>({ email: '', fullName: '' });

  const actor = usePageActor({
    create: async (watch) => {
      const { createSignUp } = await import('../../machines/account/sign-up.ts');
      return createSignUp(connection, watch);
    },
    onEvent: (event) => {
      if (event.type === 'signUp.notice') showUnlessError(event.notice);
      else if (event.type === 'signUp.googleRegistered') void navigate(paths.login);
      else {
        const state: SignUpState = { ...typed.current, id: event.id };
        void navigate(paths.verify, { state });
      }
    },
  });
  const snapshot = useActorValue(actor, (current) => current);

  return {
    isReady: actor !== undefined,
    error: snapshot === undefined ? null : selectSignUpError(snapshot),
    reason: snapshot?.context.callError?.message,
    isBusy: snapshot?.hasTag('busy') ?? false,
    send: (event: SignUpEvent) => {
      if (event.type === 'signUp.submit') typed.current = { email: event.email, fullName: event.fullName };
      actor?.send(event);
    },
  };
}
