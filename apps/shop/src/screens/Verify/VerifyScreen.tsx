import { PageHeading, Stack } from '@kayal/design-system';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { readSignUpState } from '../SignUp/sign-up-state.ts';
import { leadToLogin } from './lead-to-login.ts';
import { VerifyForm } from './VerifyForm.tsx';

/**
 * Verify. The account's id is in navigation state, which only the browser has, so the page reads it after hydration;
 * without an id it leads to /login.
 */
export function VerifyScreen() {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  const signUp = readSignUpState(isHydrated ? state : null);
  const { id, email } = signUp;
  const navigate = useNavigate();

  useEffect(() => {
    if (isHydrated && id === undefined) leadToLogin(navigate);
  }, [isHydrated, id, navigate]);

  return (
    <>
      <PageMeta title="Verify your e-mail" hidden />
      <Stack gap={24}>
        <PageHeading
          title="Check your mail"
          text={
            email === '' ? 'We have sent you a code of six digits.' : `We have sent a code of six digits to ${email}.`
          }
        />
        <VerifyForm {...signUp} />
      </Stack>
    </>
  );
}
