import { isOtpComplete, selectCountdownText, selectOtpCode, selectOtpError } from '@kayal/commerce-core';
import { Button, Disclosure, Inline, OtpField, Stack, Text, TextLink, VisuallyHidden } from '@kayal/design-system';
import type { SubmitEvent } from 'react';
import { paths } from '../../paths.ts';
import { useVerification } from './use-verification.ts';

interface VerifyFormProps {
  /** Verification handle. */
  readonly id: string;
  /** E-mail address the code was sent to; empty when the visitor came from the login form. */
  readonly email: string;
  readonly fullName: string;
}

/** An error with the server's own words when they say more. */
const withReason = (error: string, reason: string | null = null): string =>
  reason === null || reason === error ? error : `${error} · ${reason}`;

/** The six boxes, the countdown and the help. */
export function VerifyForm({ id, email, fullName }: VerifyFormProps) {
  const { snapshot, send, announcement } = useVerification({ id, email, fullName });
  const code = selectOtpCode(snapshot);
  const error = selectOtpError(snapshot);
  const busy = snapshot.hasTag('busy');

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
            onValueChange={(text) => send({ type: 'code.change', text })}
            error={error === null ? undefined : withReason(error, snapshot.context.callError?.message)}
          />
          <Text tone="muted">{selectCountdownText(snapshot)}</Text>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          <Inline gap={12}>
            <Button
              type="submit"
              size="large"
              busy={busy}
              busyLabel="Checking the code"
              unavailableReason={isOtpComplete(code) || busy ? undefined : 'Enter all six digits first.'}
            >
              Submit
            </Button>
            <Button variant="secondary" size="large" onClick={() => send({ type: 'otp.cancel' })}>
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
              busy={snapshot.hasTag('resending')}
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
