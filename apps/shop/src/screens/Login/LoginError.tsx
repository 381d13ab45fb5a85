import { selectLoginError, selectLoginErrorDetail, selectVerificationId } from '@kayal/commerce-core';
import { Alert, TextLink } from '@kayal/design-system';
import { bringIntoView } from '../../browser/bring-into-view.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { paths } from '../../paths.ts';

/** Why the last login failed, with a link to verification for an unverified account; otherwise nothing. */
export function LoginError() {
  const error = useSession(selectLoginError);
  const detail = useSession(selectLoginErrorDetail);
  const verificationId = useSession(selectVerificationId);
  if (!error) return null;
  return (
    <div ref={bringIntoView}>
      <Alert tone="danger">
        <span>{error}</span>
        {detail ? <span> · {detail}</span> : null}
        {verificationId ? (
          <>
            {' '}
            <TextLink href={paths.verify} state={{ id: verificationId }}>
              Verify your e-mail
            </TextLink>
          </>
        ) : null}
      </Alert>
    </div>
  );
}
