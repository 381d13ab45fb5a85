import { Button, PasswordField, Stack } from '@kayal/design-system';
import { startTransition, useActionState, useState, type KeyboardEvent } from 'react';

interface PasswordAgainProps {
  /** Name of the form. */
  readonly label: string;
  /** Whose password it is. */
  readonly email: string;
  readonly action: string;
  readonly busyLabel: string;
  /** Sends the password. @returns why it was not taken; undefined when it was */
  readonly send: (password: string) => Promise<string | undefined>;
}

/** A field for the password of the signed-in account, in the middle of unsaved work. */
export function PasswordAgain({ label, email, action, busyLabel, send }: PasswordAgainProps) {
  const [password, setPassword] = useState('');
  const [problem, submit, isBusy] = useActionState(
    (_before: string | undefined, typed: string) => send(typed),
    undefined,
  );

  const press = () => startTransition(() => submit(password));
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    press();
  };

  // Not a form element, because this may be inside a form, and forms cannot be nested.
  return (
    <div role="form" aria-label={label}>
      <Stack gap={12}>
        <input type="hidden" autoComplete="username" value={email} />
        <PasswordField
          label={`Password of ${email}`}
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        <Button wide busy={isBusy} busyLabel={busyLabel} onClick={press}>
          {action}
        </Button>
      </Stack>
    </div>
  );
}
