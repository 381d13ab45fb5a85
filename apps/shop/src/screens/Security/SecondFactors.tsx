import { Alert, Button, Heading, Inline } from '@kayal/design-system';
import { useState } from 'react';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { useDialog } from '../../runtime/first-view/use-dialog.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { RemovableFactor } from './RemoveFactor.tsx';
import * as css from './Security.css.ts';

const loadAddPasskey = async () => (await import('./AddPasskey.tsx')).AddPasskey;
const loadAddTotp = async () => (await import('./AddTotp.tsx')).AddTotp;
const loadRemoveFactor = async () => (await import('./RemoveFactor.tsx')).RemoveFactor;

/** Passkeys, the authenticator app and recovery codes. */
export function SecondFactors() {
  const timeText = useMomentText();
  const api = useAccountSecurityApi();
  const { data, error, reload } = useRead(['second factors'], () => resultOf(api.secondFactors()));
  const [adding, setAdding] = useState<'passkey' | 'totp' | null>(null);
  const [removing, setRemoving] = useState<RemovableFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const stopAdding = () => setAdding(null);
  const passkey = useDialog(adding === 'passkey', loadAddPasskey, stopAdding);
  const totp = useDialog(adding === 'totp', loadAddTotp, stopAdding);
  const removal = useDialog(removing !== null, loadRemoveFactor, () => setRemoving(null));
  const added = (fresh: readonly string[]) => {
    stopAdding();
    setCodes(fresh);
    reload();
  };
  const factors = data?.factors;
  return (
    <section className={css.section} aria-labelledby="second-factors">
      <Heading level={2} size="medium" id="second-factors">
        Second step of the sign-in
      </Heading>
      {factors === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load how you sign in" onRetry={reload} />
      ) : (
        <>
          {factors.required && factors.passkeys.length === 0 && factors.totp === null ? (
            <Alert tone="danger">Add a passkey or an authenticator app: the back office opens only with one.</Alert>
          ) : null}
          <p className={css.quiet}>
            A passkey or a code from your phone, beside the password. Then a stolen password opens nothing.
          </p>
          <ul className={css.list}>
            {factors.passkeys.map(({ id, name, usedAt }) => (
              <li key={id} className={css.row}>
                <span>
                  {name}{' '}
                  <span className={css.quiet}>
                    passkey, {usedAt === null ? 'never used' : `last used ${timeText(usedAt)}`}
                  </span>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${name}`}
                  onClick={() => setRemoving({ kind: 'passkey', id, name })}
                >
                  Remove
                </Button>
              </li>
            ))}
            {factors.totp === null ? null : (
              <li className={css.row}>
                <span>
                  Authenticator app <span className={css.quiet}>since {timeText(factors.totp.createdAt)}</span>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label="Remove the authenticator app"
                  onClick={() => setRemoving({ kind: 'totp', id: '', name: 'the authenticator app' })}
                >
                  Remove
                </Button>
              </li>
            )}
          </ul>
          <Inline gap={12}>
            {factors.passkeysAvailable ? (
              <Button variant="secondary" onClick={() => setAdding('passkey')}>
                Add a passkey
              </Button>
            ) : null}
            <Button variant="secondary" onClick={() => setAdding('totp')}>
              {factors.totp === null ? 'Add an authenticator app' : 'Replace the authenticator app'}
            </Button>
          </Inline>
          {passkey && adding === 'passkey' ? <passkey.Dialog onAdded={added} /> : null}
          {totp && adding === 'totp' ? <totp.Dialog onAdded={added} /> : null}
          {factors.passkeys.length === 0 && factors.totp === null ? null : (
            <RecoveryCodes left={factors.recoveryCodesLeft} fresh={codes} onRenewed={added} />
          )}
        </>
      )}
      {removal && (
        <removal.Dialog
          factor={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            reload();
          }}
        />
      )}
    </section>
  );
}
