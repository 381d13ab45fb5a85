import { selectSignInChallenge, selectUser, type SessionEvent } from '@kayal/commerce-core';
import { Button, ButtonLink, Checkbox, PageHeading, PasswordField, Stack, Text, TextLink } from '@kayal/design-system';
import { lazy, Suspense, useEffect, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { fieldText } from '../../browser/field-text.ts';
import { useLiveStore } from '../../machines/actors/live-store.ts';
import { returnAddressOf } from '../../runtime/routing/return-address.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { EmailField } from '../../parts/EmailField/EmailField.tsx';
import { GoogleButton } from '../../parts/GoogleButton/GoogleButton.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { LoginError } from './LoginError.tsx';
import * as css from './LoginScreen.css.ts';

type SignInEvent = Extract<SessionEvent, { readonly type: `login.${string}` }>;

/** Only admins see it, so it is a separate chunk. */
const SecondFactorStep = lazy(async () => {
  const { SecondFactorStep: component } = await import('./SecondFactorStep.tsx');
  return { default: component };
});

/** Login. Success leads home, or back to the page that required the login. */
export function LoginScreen() {
  const live = useLiveStore();
  const isHydrated = useIsHydrated();
  const location = useLocation();
  // Only the browser has navigation state: before hydration the page is as the server rendered it.
  const returnTo = isHydrated ? returnAddressOf(location.state) : null;
  const [rememberMe, setRememberMe] = useState(false);
  const user = useSession(selectUser);
  const isChecking = useSession((snapshot) => snapshot.hasTag('busy') && !snapshot.hasTag('restoring')) ?? false;
  const [isWaiting, setIsWaiting] = useState(false);
  const isLeaving = useSession((snapshot) => snapshot.matches('signingOut')) ?? false;
  const isAwaited = useSession((snapshot) => snapshot.context.pending.length > 0) ?? false;

  // Back shows the error again: it may have the link to the verification.
  const isNewVisit = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isNewVisit) live.get()?.session.send({ type: 'login.open' });
  }, [live, isNewVisit]);

  const challengeId = useSession(selectSignInChallenge) ?? null;

  // The machine accepts no login while the session is being restored, so the login waits for that.
  const whenReady = async () => (await live.whenLive()).whenSessionReady();
  const signIn = (event: SignInEvent) => {
    setIsWaiting(true);
    const stopWaiting = () => setIsWaiting(false);
    whenReady().then(stopWaiting, stopWaiting);
    live.act(async ({ session, whenSessionReady }) => {
      await whenSessionReady();
      if (returnTo !== null) session.send({ type: 'intent.keep', intent: { kind: 'return', returnTo } });
      session.send(event);
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = fieldText(fields, 'email');
    const password = fieldText(fields, 'password');
    signIn({ type: 'login.submit', email, password, rememberMe });
  };

  if (challengeId !== null) {
    return (
      <>
        <PageMeta title="Sign in" path={paths.login} hidden />
        <Suspense fallback={<p role="status">Loading...</p>}>
          <SecondFactorStep key={challengeId} id={challengeId} returnTo={returnTo ?? paths.home} />
        </Suspense>
      </>
    );
  }

  if (user) {
    return (
      <Stack key="signed-in" gap={24}>
        <PageMeta title="Signed in" hidden />
        <PageHeading title="Welcome" text={`You are signed in as ${user.name}.`} />
        <ButtonLink href={paths.home} wide>
          Go to the shop
        </ButtonLink>
      </Stack>
    );
  }

  return (
    <Stack gap={24}>
      <PageMeta title="Sign in" path={paths.login} hidden />
      <PageHeading
        title="Welcome"
        text={
          isAwaited || returnTo !== null
            ? 'Sign in and we carry on where you were.'
            : 'Sign in to your bag, orders and wishlist.'
        }
      />
      <LoginError />
      <form className={css.form} onSubmit={submit} noValidate>
        <EmailField />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <div className={css.row}>
          <Checkbox
            label="Remember me"
            checked={rememberMe}
            onCheckedChange={(checked) => setRememberMe(checked === true)}
          />
          <TextLink href={paths.forgotPassword} place="standalone">
            Forgot password?
          </TextLink>
        </div>
        <Button
          type={isHydrated ? 'submit' : 'button'}
          size="large"
          wide
          busy={isWaiting || isChecking}
          busyLabel={isLeaving ? 'Signing out' : 'Signing in'}
        >
          Sign In
        </Button>
      </form>
      <GoogleButton
        label="Sign in with Google"
        onToken={(token) => signIn({ type: 'login.google', token })}
        onFailure={() => signIn({ type: 'login.googleFailed' })}
      />
      <Text>
        <TextLink href={paths.signUp} place="standalone">
          Not a Member? Register Here
        </TextLink>
      </Text>
    </Stack>
  );
}
