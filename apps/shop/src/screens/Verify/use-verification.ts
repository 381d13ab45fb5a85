import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { provideOtpVerification } from '../../machines/otp-verification.ts';
import { useApi } from '../../data/use-api.ts';
import { useNotify } from '../../machines/use-notify.ts';
import { paths } from '../../paths.ts';
import type { SignUpState } from '../SignUp/sign-up-state.ts';

/** The verification machine of this page, joined to toasts and to the router. */
export function useVerification({ id, email, fullName }: SignUpState & { readonly id: string }) {
  const api = useApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const machine = useMemo(() => provideOtpVerification(api), [api]);
  const [snapshot, send, actor] = useActor(machine, { input: { id, now: Date.now } });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const typed: SignUpState = { email, fullName };
    const subscriptions = [
      actor.on('otp.notice', ({ notice }) => notify(notice)),
      actor.on('otp.verified', () => void navigate(paths.login, { replace: true })),
      actor.on('otp.expired', () => void navigate(paths.signUp, { replace: true, state: typed })),
      actor.on('otp.cancelled', () => void navigate(paths.signUp, { state: typed })),
      actor.on('otp.announce', ({ secondsLeft }) => setAnnouncement(`${secondsLeft} seconds left`)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate, notify, email, fullName]);

  return { snapshot, send, announcement };
}
