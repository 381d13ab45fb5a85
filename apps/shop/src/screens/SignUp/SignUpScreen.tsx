import type { ConsentText } from '@kayal/api-contract/client';
import { Button, Checkbox, PageHeading, PasswordField, Stack, Text, TextField, TextLink } from '@kayal/design-system';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldText } from '../../browser/field-text.ts';
import { useShop } from '../../data/use-shop.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import { EmailField } from '../../parts/EmailField/EmailField.tsx';
import { FormError } from '../../parts/FormError/FormError.tsx';
import { GoogleButton } from '../../parts/GoogleButton/GoogleButton.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { focusNextField } from './focus-next-field.ts';
import { readSignUpState } from './sign-up-state.ts';
import * as css from './SignUpScreen.css.ts';
import { useSignUp } from './use-sign-up.ts';

/** Loaded only in a shop that shows notices. */
const PrivacyNotice = lazy(async () => ({
  default: (await import('../../parts/PrivacyNotice/PrivacyNotice.tsx')).PrivacyNotice,
}));

/** Sign-up: success leads to /verify with the new id. */
export function SignUpScreen() {
  const before = readSignUpState(useLocation().state);
  const { profile, privacy } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const { isReady, error, reason, isBusy, send } = useSignUp();
  const [consents, setConsents] = useState<readonly ConsentText[]>([]);
  const waits = isReady ? undefined : '';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    send({
      type: 'signUp.submit',
      email: fieldText(fields, 'email').trim(),
      fullName: fieldText(fields, 'fullName').trim(),
      password: fieldText(fields, 'password'),
      consents,
    });
  };
  const moveOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && focusNextField(form.current, event.currentTarget)) event.preventDefault();
  };

  return (
    <Stack gap={24}>
      <PageMeta title="Create an account" path={paths.signUp} hidden />
      <PageHeading title={`Join ${profile.name}`} text="An account keeps your bag, your hearts and your orders." />
      <div data-waits={waits}>
        <GoogleButton
          label="Sign up with Google"
          onToken={(token) => send({ type: 'signUp.google', token, consents })}
          onFailure={() => send({ type: 'signUp.googleFailed' })}
        />
      </div>
      <FormError text={error} reason={reason} />
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <EmailField enterKeyHint="next" defaultValue={before.email} onKeyDown={moveOn} />
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          enterKeyHint="next"
          maxLength={100}
          defaultValue={before.fullName}
          onKeyDown={moveOn}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          enterKeyHint="done"
          maxLength={128}
          initiallyVisible
          hint="Longer is safer: eight characters or more, or a few words."
        />
        {privacy?.consents.map((consent) => (
          <Checkbox
            key={consent.id}
            label={consent.text}
            checked={consents.includes(consent)}
            onCheckedChange={(isGiven) =>
              setConsents((given) =>
                isGiven === true ? [...given, consent] : given.filter((each) => each !== consent),
              )
            }
          />
        ))}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          data-waits={waits}
          size="large"
          wide
          busy={isBusy}
          busyLabel="Creating your account"
        >
          Create an account
        </Button>
      </form>
      {isHydrated && privacy?.showsNotices === true ? (
        <Suspense fallback={null}>
          <PrivacyNotice form="signUp" />
        </Suspense>
      ) : null}
      <Text>
        Already with us? <TextLink href={paths.login}>Login</TextLink>
      </Text>
    </Stack>
  );
}
