import { ButtonLink, StatePanel } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { paths } from '../../paths.ts';

/** Shows the page; to an admin without the second factor that the shop requires, a link to add one. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const api = useAccountSecurityApi();
  const { data } = useRead(['second factors'], (signal) => resultOf(api.secondFactors(signal)));
  const factors = data?.factors;
  const isMissing = factors?.required === true && factors.passkeys.length === 0 && factors.totp === null;
  if (!isMissing) return children;
  return (
    <StatePanel
      kind="notAllowed"
      level={1}
      heading="One more step before you start"
      text="This shop asks the people who run it for a passkey or an authenticator app beside the password."
      actions={<ButtonLink href={paths.security}>Add it now</ButtonLink>}
    />
  );
}
