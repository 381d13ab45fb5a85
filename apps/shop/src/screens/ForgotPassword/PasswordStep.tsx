import type { NewPassword } from '@kayal/commerce-core';
import { Button, Inline, PasswordField } from '@kayal/design-system';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import * as css from './ForgotPasswordScreen.css.ts';

interface PasswordStepProps {
  readonly email: string;
  readonly busy: boolean;
  readonly onSubmit: (typed: NewPassword) => void;
  readonly onEdit: () => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/**
 * Step 2: the code and the new password twice, each with its own show and hide. The focused button of step 1 is gone, so
 * the first field takes the focus: a screen reader reads there what to do.
 */
export function PasswordStep({ email, busy, onSubmit, onEdit, onResend, onBack }: PasswordStepProps) {
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit({
      otp: fieldText(fields, 'otp'),
      password: fieldText(fields, 'password'),
      confirmation: fieldText(fields, 'confirmation'),
    });
  };
  return (
    <form className={css.form} onSubmit={submit} onChange={onEdit} noValidate>
      {/* For password managers: the account of this password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        ref={code}
        label="OTP"
        name="otp"
        toggleLabel="Show OTP"
        initiallyVisible
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        hint="Six digits, from the mail we sent you. They work for ten minutes."
      />
      <PasswordField
        label="New password"
        name="password"
        toggleLabel="Show new password"
        autoComplete="new-password"
        maxLength={128}
        hint="Longer is safer: eight characters or more, or a few words."
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        toggleLabel="Show confirmed password"
        autoComplete="new-password"
        maxLength={128}
      />
      <Button type="submit" size="large" wide busy={busy} busyLabel="One moment">
        Change Password
      </Button>
      <Inline gap={12}>
        <Button variant="quiet" onClick={onResend}>
          Send a new code
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Use another address
        </Button>
      </Inline>
    </form>
  );
}
