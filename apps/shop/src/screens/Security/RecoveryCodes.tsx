import { Alert, Button, PasswordField } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { takeFocus } from '../../browser/take-focus.ts';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Security.css.ts';

interface RecoveryCodesProps {
  /** Number of unused codes. */
  readonly left: number;
  /** New codes to show once. */
  readonly fresh: readonly string[];
  readonly onRenewed: (codes: readonly string[]) => void;
}

/** Recovery codes for a lost phone; new ones replace the old ones. */
export function RecoveryCodes({ left, fresh, onRenewed }: RecoveryCodesProps) {
  const api = useAccountSecurityApi();
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const renew = useWrite(
    (password: string) => resultOf(api.renewRecoveryCodes(password)),
    ({ recoveryCodes }) => {
      setIsAsking(false);
      onRenewed(recoveryCodes);
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    renew.write(fieldText(new FormData(event.currentTarget), 'password'));
  };
  return (
    <>
      {fresh.length === 0 ? (
        <p>{left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}</p>
      ) : (
        <>
          <Alert tone="success">Keep these recovery codes in a safe place. They are not shown again.</Alert>
          <ul className={css.codes} aria-label="Recovery codes">
            {fresh.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      {isAsking ? (
        <form className={css.form} onSubmit={submit} noValidate aria-label="New recovery codes">
          <PasswordField ref={takeFocus} label="Your password" name="password" autoComplete="current-password" />
          <WriteError of={renew} fallback="No new codes were made. Try again." />
          <Button type="submit" busy={renew.isBusy} busyLabel="Making codes">
            Make new codes
          </Button>
        </form>
      ) : (
        <div>
          <Button
            ref={wasAsked ? takeFocus : undefined}
            variant="quiet"
            size="small"
            onClick={() => {
              setIsAsking(true);
              setWasAsked(true);
            }}
          >
            Make new recovery codes
          </Button>
        </div>
      )}
    </>
  );
}
