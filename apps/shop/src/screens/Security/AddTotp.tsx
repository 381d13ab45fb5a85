import { Button, PasswordField, TextField } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Security.css.ts';

interface AddTotpProps {
  /** Called with new recovery codes; empty when the account has some already. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Asks for the password, shows the secret as a QR code and text, then asks for the app's first code. */
export function AddTotp({ onAdded }: AddTotpProps) {
  const api = useAccountSecurityApi();
  const [started, setStarted] = useState<{ readonly id: string; readonly secret: string; readonly qr: string } | null>(
    null,
  );
  const start = useWrite((password: string) => resultOf(api.startTotp(password)), setStarted);
  const add = useWrite(
    (body: { readonly id: string; readonly code: string }) => resultOf(api.addTotp(body)),
    ({ recoveryCodes }) => onAdded(recoveryCodes),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (started === null) start.write(fieldText(fields, 'password'));
    else add.write({ id: started.id, code: fieldText(fields, 'code').replaceAll(' ', '') });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Add an authenticator app">
      {started === null ? (
        <>
          <PasswordField label="Your password" name="password" autoComplete="current-password" />
          <WriteError of={start} fallback="We could not start. Try again." />
        </>
      ) : (
        <>
          <p>Scan this with your authenticator app, or type the secret into it.</p>
          <img
            className={css.qr}
            alt="QR code for your authenticator app"
            src={`data:image/svg+xml,${encodeURIComponent(started.qr)}`}
          />
          <code>{started.secret}</code>
          <TextField
            label="Six digits from the app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
          <WriteError of={add} fallback="The app was not added. Try again." />
        </>
      )}
      <Button type="submit" busy={start.isBusy || add.isBusy} busyLabel="One moment">
        Go on
      </Button>
    </form>
  );
}
