import { isOtpComplete, selectCountdownText, selectOtpError } from '@kayal/commerce-core';
import { Alert, Button, Inline, OtpField, Stack, Text, VisuallyHidden } from '@kayal/design-system';
import type { RefObject, SubmitEvent } from 'react';
import type { PlacementActor } from '../../../machines/buying/cash-code.ts';
import { useCashCode } from './use-cash-code.ts';

interface CashCodeFormProps {
  readonly placement: PlacementActor;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Mounts the form again, with a new code. */
  readonly onAgain: () => void;
}

/** The six boxes, how long the code is valid, and another code. */
export function CashCodeForm({ placement, field, onAgain }: CashCodeFormProps) {
  const { snapshot, send, notice, announcement } = useCashCode(placement);
  if (snapshot?.hasTag('expired')) {
    return (
      <Stack gap={24} align="start">
        <Alert tone="danger">The time for this code is over. Nothing was ordered.</Alert>
        <Button onClick={onAgain}>Send a new code</Button>
      </Stack>
    );
  }
  const { code = '', callError = null } = snapshot?.context ?? {};
  const busy = snapshot?.hasTag('busy') ?? false;
  const sending = snapshot?.hasTag('resending') ?? true;
  const error = snapshot === undefined ? null : selectOtpError(snapshot);
  const reason =
    callError?.kind === 'network'
      ? 'The shop did not answer. Try again: your order is never placed twice.'
      : callError?.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: 'otp.submit' });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={24}>
        <OtpField
          ref={field}
          label="Code"
          value={code}
          onValueChange={(text) => send({ type: 'code.change', text })}
          error={error === null ? undefined : (reason ?? error)}
        />
        <Text tone="muted">
          {sending || snapshot === undefined ? 'We are mailing your code.' : selectCountdownText(snapshot)}
        </Text>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {notice === null || sending ? null : (
          <Alert tone={notice.tone}>
            {notice.text}
            {notice.tone === 'danger'
              ? ' A code that you have already can still be entered.'
              : ' Look in your spam folder too.'}
          </Alert>
        )}
        <Inline gap={12}>
          <Button
            type="submit"
            size="large"
            busy={busy}
            busyLabel="Placing your order"
            unavailableReason={isOtpComplete(code) || busy ? undefined : 'Enter all six digits first.'}
          >
            Place Order
          </Button>
          <Button
            variant="secondary"
            size="large"
            busy={sending}
            busyLabel="Mailing a code"
            unavailableReason={busy ? 'The code is being checked.' : undefined}
            onClick={() => send({ type: 'otp.resend' })}
          >
            Resend code
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
