import { NetworkError } from '@kayal/api-contract/client';
import { selectUser } from '@kayal/commerce-core';
import { useAccountSecurityApi } from '../../data/api/account-security-api.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { PasswordAgain } from '../PasswordAgain/PasswordAgain.tsx';

interface ConfirmIdentityProps {
  /** Called when the password was right; repeat the refused request then. */
  readonly onDone: () => void;
}

const notConfirmed = 'We could not check the password. Please try again.';

/** Asks for the password before something that a session left open on a desk must not do. */
export function ConfirmIdentity({ onDone }: ConfirmIdentityProps) {
  const api = useAccountSecurityApi();
  const user = useSession(selectUser);
  const send = async (password: string): Promise<string | undefined> => {
    try {
      const outcome = await api.confirmIdentity(password);
      if (!outcome.ok) return outcome.message || notConfirmed;
    } catch (error) {
      if (error instanceof NetworkError) return notConfirmed;
      throw error;
    }
    onDone();
    return undefined;
  };
  return (
    <PasswordAgain
      label="Confirm that it is you"
      email={user?.email ?? ''}
      action="Confirm and go on"
      busyLabel="Checking"
      send={send}
    />
  );
}
