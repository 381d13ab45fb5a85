import { PageHeading, Stack } from '@kayal/design-system';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withChunkTimeout } from '../../runtime/first-view/chunk-timeout.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { readSignUpState } from '../SignUp/sign-up-state.ts';
import { leadToLogin } from './lead-to-login.ts';

/** Fetched only where there is a code to verify: a page that leads on to the login needs none of it. */
const VerifyForm = lazy(withChunkTimeout(async () => ({ default: (await import('./VerifyForm.tsx')).VerifyForm })));

/**
 * Verify. The account's id is in navigation state, which only the browser has, so the page reads it after hydration;
 * without an id it leads to /login.
 */
export function VerifyScreen() {
  const { id, email, fullName } = readSignUpState(useLocation().state);
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (id === undefined) leadToLogin(navigate);
  }, [id, navigate]);

  return (
    <>
      <PageMeta title="Verify your e-mail" hidden />
      {isHydrated && id !== undefined ? (
        <Stack gap={24}>
          <PageHeading
            title="Check your mail"
            text={
              email === '' ? 'We have sent you a code of six digits.' : `We have sent a code of six digits to ${email}.`
            }
          />
          <Suspense fallback={null}>
            <VerifyForm key={id} id={id} email={email} fullName={fullName} />
          </Suspense>
        </Stack>
      ) : null}
    </>
  );
}
