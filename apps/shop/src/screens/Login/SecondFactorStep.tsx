import type { SecondFactorMethod, SecondFactorProof } from '@kayal/api-contract/client';
import { Alert, Button, PageHeading, RadioCard, RadioGroup, Stack, TextField } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';

interface SecondFactorStepProps {
  /** Id of the sign-in to finish, from the refusal. */
  readonly id: string;
  /** Address to open after the sign-in. */
  readonly returnTo: string;
}

const labels: Readonly<Record<SecondFactorMethod, string>> = {
  passkey: 'Passkey',
  totp: 'Code of my authenticator app',
  recovery: 'Recovery code',
};

/** The second step of a sign-in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ id, returnTo }: SecondFactorStepProps) {
  const api = useAccountSecurityApi();
  const { data, error, reload } = useRead(['sign-in challenge', id], () => resultOf(api.signInChallenge(id)));
  const [chosen, setChosen] = useState<SecondFactorMethod | null>(null);
  const [hasPasskeyFailed, setHasPasskeyFailed] = useState(false);
  const finish = useWrite(
    (proof: SecondFactorProof) => resultOf(api.finishSignIn(proof)),
    // A full page load, so that every part of the shop reads the new session.
    () => globalThis.location.assign(returnTo),
  );
  if (data === undefined) {
    return (
      <LoadingOrRetry
        error={error}
        heading={error?.message ?? 'We could not go on with the sign-in'}
        onRetry={reload}
      />
    );
  }
  const method = chosen ?? data.methods[0] ?? 'recovery';
  const confirmByPasskey = async () => {
    setHasPasskeyFailed(false);
    if (data.passkey === null) return;
    const { startAuthentication } = await import('@simplewebauthn/browser');
    try {
      const {
        id: passkeyId,
        rawId,
        response,
      } = await startAuthentication({
        optionsJSON: {
          ...data.passkey,
          userVerification: 'preferred',
          allowCredentials: data.passkey.allowCredentials.map(({ id: each }) => ({ id: each, type: 'public-key' })),
        },
      });
      finish.write({ id, method: 'passkey', response: { id: passkeyId, rawId, type: 'public-key', response } });
    } catch {
      // The browser does not say whether it was cancelled or is not available.
      setHasPasskeyFailed(true);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (method === 'passkey') return void confirmByPasskey();
    const code = fieldText(new FormData(event.currentTarget), 'code').replaceAll(' ', '');
    finish.write({ id, method, code });
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Second step of the sign-in">
      <Stack gap={24}>
        <PageHeading title="One more step" text="Confirm that it is you." />
        {data.methods.length < 2 ? null : (
          <RadioGroup
            label="Confirm with"
            cards
            value={method}
            onValueChange={(value) => setChosen(data.methods.find((each) => each === value) ?? null)}
          >
            {data.methods.map((each) => (
              <RadioCard key={each} value={each} label={labels[each]}>
                {labels[each]}
              </RadioCard>
            ))}
          </RadioGroup>
        )}
        {method === 'passkey' ? null : (
          <TextField
            key={method}
            label={method === 'totp' ? 'Six digits from your app' : 'Recovery code'}
            name="code"
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            maxLength={40}
          />
        )}
        {hasPasskeyFailed ? (
          <Alert tone="danger">The passkey was not used. Try again, or choose another way.</Alert>
        ) : null}
        <WriteError of={finish} fallback="We could not reach the shop. Try again." />
        <Button type="submit" wide busy={finish.isBusy} busyLabel="Signing in">
          {method === 'passkey' ? 'Use my passkey' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  );
}
