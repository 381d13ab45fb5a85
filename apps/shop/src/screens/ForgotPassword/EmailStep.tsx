import { Button } from '@kayal/design-system';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import { EmailField } from '../../parts/EmailField/EmailField.tsx';
import * as css from './ForgotPasswordScreen.css.ts';

interface EmailStepProps {
  /** Initial value of the field: the address of an earlier code. */
  readonly email: string;
  /** Whether its machine runs; before that, an act waits. */
  readonly isReady: boolean;
  readonly busy: boolean;
  readonly onSend: (email: string) => void;
  readonly onEdit: () => void;
}

/** Step 1: where to send the code. On the way back from step 2 the field takes the focus. */
export function EmailStep({ email, isReady, busy, onSend, onEdit }: EmailStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [isBack] = useState(email !== '');
  useEffect(() => {
    if (isBack) field.current?.focus();
  }, [isBack]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(fieldText(new FormData(event.currentTarget), 'email'));
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <EmailField ref={field} maxLength={254} defaultValue={email} onChange={onEdit} />
      <Button
        type={isHydrated ? 'submit' : 'button'}
        data-waits={isReady ? undefined : ''}
        size="large"
        wide
        busy={busy}
        busyLabel="Sending the code"
      >
        Send OTP
      </Button>
    </form>
  );
}
