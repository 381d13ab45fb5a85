import { isOtpComplete, selectCountdownText, selectOtpError } from '@kayal/commerce-core';
import { Button, Disclosure, Inline, OtpField, Stack, Text, TextLink, VisuallyHidden } from '@kayal/design-system';
import type { SubmitEvent } from 'react';
import { paths } from '../../paths.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import type { SignUpState } from '../SignUp/sign-up-state.ts';
import { useVerification } from './use-verification.ts';

/** An error with the server's own words when they say more. */
const withReason = (error: string, reason: string | null = null): string =>
  reason === null || reason === error ? error : `${error} · ${reason}`;

/** The six boxes, the countdown and the help. */
export function VerifyForm(signUp: SignUpState) {
  const { snapshot, code, changeCode, send, announcement } = useVerification(signUp);
  const isHydrated = useIsHydrated();
  const error = snapshot === undefined ? null : selectOtpError(snapshot);
  const busy = snapshot?.hasTag('busy') ?? false;
  const waits = snapshot === undefined ? '' : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: 'otp.submit' });
  };

  return (
    <>
      <form onSubmit={submit}>
        <Stack gap={24}>
          <OtpField
            label="Code"
            value={code}
            onValueChange={changeCode}
            error={error === null ? undefined : withReason(error, snapshot?.context.callError?.message)}
          />
          <Text tone="muted">{snapshot === undefined ? '\u00A0' : selectCountdownText(snapshot)}</Text>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          <Inline gap={12}>
            <Button
              type={isHydrated ? 'submit' : 'button'}
              data-waits={waits}
              size="large"
              busy={busy}
              busyLabel="Checking the code"
              unavailableReason={isOtpComplete(code) || busy ? undefined : 'Enter all six digits first.'}
            >
              Submit
            </Button>
            <Button variant="secondary" size="large" data-waits={waits} onClick={() => send({ type: 'otp.cancel' })}>
              Cancel
            </Button>
          </Inline>
        </Stack>
      </form>
      <Disclosure label="Get help">
        {(close) => (
          <Stack gap={12}>
            <Text>The code comes by e-mail. Look in your spam folder too; a new code replaces the old one.</Text>
            <Button
              variant="secondary"
              data-waits={waits}
              busy={snapshot?.hasTag('resending')}
              busyLabel="Sending a new code"
              unavailableReason={busy ? 'The code is being checked.' : undefined}
              onClick={() => {
                send({ type: 'otp.resend' });
                close();
              }}
            >
              Resend code
            </Button>
            <TextLink href={paths.contact}>Contact</TextLink>
          </Stack>
        )}
      </Disclosure>
    </>
  );
}
