import { Alert, Button, PasswordField, TextField } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Security.css.ts';

interface AddPasskeyProps {
  /** Called with new recovery codes; empty when the account has some already. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

/** The browser or the person cancelled the making of a passkey. */
class PasskeyNotMadeError extends Error {}

/** Asks for the password, then for a passkey from the browser. */
export function AddPasskey({ onAdded }: AddPasskeyProps) {
  const api = useAccountSecurityApi();
  const [isRefused, setIsRefused] = useState(false);
  const add = useWrite(
    async ({ name, password }: { readonly name: string; readonly password: string }) => {
      const { id, options } = await resultOf(api.startPasskey(password));
      const { startRegistration } = await import('@simplewebauthn/browser');
      const made = await startRegistration({
        optionsJSON: {
          ...options,
          excludeCredentials: options.excludeCredentials.map((each) => ({ id: each.id, type: 'public-key' })),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        },
      }).catch(() => {
        setIsRefused(true);
        throw new PasskeyNotMadeError();
      });
      const { clientDataJSON, attestationObject } = made.response;
      return resultOf(
        api.addPasskey({
          id,
          name,
          response: {
            id: made.id,
            rawId: made.rawId,
            type: 'public-key',
            response: { clientDataJSON, attestationObject },
          },
        }),
      );
    },
    ({ recoveryCodes }) => onAdded(recoveryCodes),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsRefused(false);
    const fields = new FormData(event.currentTarget);
    add.write({ name: fieldText(fields, 'name').trim() || 'My device', password: fieldText(fields, 'password') });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Add a passkey">
      <TextField label="Name of this device" name="name" maxLength={60} autoComplete="off" hint="Such as my phone." />
      <PasswordField label="Your password" name="password" autoComplete="current-password" />
      {isRefused ? (
        <Alert tone="danger">The browser did not make a passkey. Try again, or use an authenticator app.</Alert>
      ) : (
        <WriteError of={add} fallback="The passkey was not added. Try again." />
      )}
      <Button type="submit" busy={add.isBusy} busyLabel="Adding the passkey">
        Go on
      </Button>
    </form>
  );
}
