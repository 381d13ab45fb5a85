import { Alert, Button, Heading, PasswordField } from '@kayal/design-system';
import { useRef, useState, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Security.css.ts';

/** Changes the password after checking the current one; every other session ends. */
export function NewPassword({ email }: { readonly email: string }) {
  const api = useAccountSecurityApi();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isDone, setIsDone] = useState(false);
  const change = useWrite(
    (body: { readonly password: string; readonly newPassword: string }) => resultOf(api.changePassword(body)),
    () => {
      form.current?.reset();
      setIsDone(true);
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [password, newPassword, again] = ['password', 'newPassword', 'again'].map((name) => fieldText(fields, name));
    setIsDone(false);
    setProblem(newPassword === again ? undefined : 'The two new passwords differ.');
    if (newPassword === again) change.write({ password: password ?? '', newPassword: newPassword ?? '' });
  };
  return (
    <section className={css.section} aria-labelledby="new-password">
      <Heading level={2} size="medium" id="new-password">
        Password
      </Heading>
      <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label="Change the password">
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField label="Current password" name="password" autoComplete="current-password" />
        <PasswordField label="New password" name="newPassword" autoComplete="new-password" />
        <PasswordField label="New password again" name="again" autoComplete="new-password" error={problem} />
        {isDone ? <Alert tone="success">Your password is changed. Other devices are signed out.</Alert> : null}
        <WriteError of={change} fallback="Your password was not changed. Try again." />
        <div>
          <Button type="submit" variant="secondary" busy={change.isBusy} busyLabel="Changing">
            Change the password
          </Button>
        </div>
      </form>
    </section>
  );
}
