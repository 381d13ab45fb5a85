import { useActor } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '../../browser/show-notice.ts';
import { provideOtpVerification } from '../../machines/account/otp-verification.ts';
import { useShopApi } from '../../data/api/shop-api.ts';
import { useActorWatch } from '../../machines/actors/actor-watch.ts';
import { useActorEvents } from '../../machines/actors/use-actor-events.ts';
import { paths } from '../../paths.ts';
import type { SignUpState } from '../SignUp/sign-up-state.ts';

/** Errors that the boxes show. */
const atBoxes: readonly string[] = ['S8.VERIFY.02', 'S8.VERIFY.03'];

/** The verification machine of this page, connected to toasts and router. */
export function useVerification({ id, email, fullName }: SignUpState & { readonly id: string }) {
  const api = useShopApi();
  const navigate = useNavigate();
  const machine = useMemo(() => provideOtpVerification(api), [api]);
  const [snapshot, send, actor] = useActor(machine, { input: { id, now: Date.now }, ...useActorWatch() });
  const [announcement, setAnnouncement] = useState('');

  useActorEvents(actor, (event) => {
    const typed: SignUpState = { email, fullName };
    if (event.type === 'otp.notice') {
      if (!atBoxes.includes(event.notice.messageId)) showNotice(event.notice);
    } else if (event.type === 'otp.verified') void navigate(paths.login, { replace: true });
    else if (event.type === 'otp.expired') void navigate(paths.signUp, { replace: true, state: typed });
    else if (event.type === 'otp.cancelled') void navigate(paths.signUp, { state: typed });
    else if (event.type === 'otp.announce') setAnnouncement(`${event.secondsLeft} seconds left`);
  });

  return { snapshot, send, announcement };
}
