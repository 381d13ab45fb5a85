import { selectLoginError, selectVerificationId } from '@kayal/commerce-core';
import { Alert, TextLink } from '@kayal/design-system';
import { useSession } from '../../machines/use-shop-actors.ts';
import { paths } from '../../paths.ts';

/** Why the last login did not work, and for an unverified account the way on; nothing otherwise. */
export function LoginError() {
  const error = useSession(selectLoginError);
  const verificationId = useSession(selectVerificationId);
  if (!error) return null;
  return (
    <Alert tone="danger">
      {error}
      {verificationId ? (
        <>
          {' '}
          <TextLink href={paths.verify} state={{ id: verificationId }}>
            Verify your e-mail
          </TextLink>
        </>
      ) : null}
    </Alert>
  );
}
