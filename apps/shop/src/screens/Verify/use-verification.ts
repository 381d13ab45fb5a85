import { selectOtpCode, type OtpVerificationEvent } from '@kayal/commerce-core';
import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '../../browser/show-notice.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { useActorValue } from '../../machines/actors/use-actor-value.ts';
import { usePageActor } from '../../machines/actors/use-page-actor.ts';
import { paths } from '../../paths.ts';
import type { SignUpState } from '../SignUp/sign-up-state.ts';

/** Errors that the boxes show. */
const atBoxes: readonly string[] = ['S8.VERIFY.02', 'S8.VERIFY.03'];

/** The verification machine of this page, connected to toasts and router. It starts as soon as the account is known. */
export function useVerification({ id, email, fullName }: SignUpState) {
  const connection = useApiConnection();
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState('');
  /** What is typed before the machine has started. */
  const [early, setEarly] = useState('');

  const actor = usePageActor({
    isAtOnce: id !== undefined,
    create: async (watch) => {
      const { createOtpVerification } = await import('../../machines/account/otp-verification.ts');
      return createOtpVerification(connection, id ?? '', watch);
    },
    onEvent: (event) => {
      const typed: SignUpState = { email, fullName };
      if (event.type === 'otp.notice') {
        if (!atBoxes.includes(event.notice.messageId)) showNotice(event.notice);
      } else if (event.type === 'otp.verified') void navigate(paths.login, { replace: true });
      else if (event.type === 'otp.expired') void navigate(paths.signUp, { replace: true, state: typed });
      else if (event.type === 'otp.cancelled') void navigate(paths.signUp, { state: typed });
      else if (event.type === 'otp.announce') setAnnouncement(`${event.secondsLeft} seconds left`);
    },
  });

  // A digit may be typed until the machine is part of the page. After the effect that starts it, and before the next paint.
  useLayoutEffect(() => {
    if (early !== '') actor?.send({ type: 'code.change', text: early });
  }, [actor, early]);

  const snapshot = useActorValue(actor, (current) => current);
  return {
    /** Undefined until the machine has started. */
    snapshot,
    code: snapshot === undefined ? early : selectOtpCode(snapshot),
    changeCode: (text: string): void => {
      if (actor === undefined) setEarly(text);
      else actor.send({ type: 'code.change', text });
    },
    send: (event: OtpVerificationEvent) => actor?.send(event),
    announcement,
  };
}
