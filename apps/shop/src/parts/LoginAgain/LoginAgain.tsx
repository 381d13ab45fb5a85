import { NetworkError } from '@kayal/api-contract/client';
import { shopperMessages, selectUser } from '@kayal/commerce-core';
import { useShopApi } from '../../data/api/shop-api.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { PasswordAgain } from '../PasswordAgain/PasswordAgain.tsx';

interface LoginAgainProps {
  /** Called when the same person is signed in again; repeat the refused request then. */
  readonly onDone: () => void;
}

/**
 * Asks for the password when the session has ended during unsaved work. It does not notify the session machine, which
 * would leave the page and lose the work; only the same account is accepted.
 */
export function LoginAgain({ onDone }: LoginAgainProps) {
  const api = useShopApi();
  const user = useSession(selectUser);
  const rememberMe = useSession((snapshot) => snapshot.context.rememberMe) ?? false;
  const email = user?.email ?? '';
  const send = async (password: string): Promise<string | undefined> => {
    if (password === '') return shopperMessages['S8.LOGIN.03'];
    try {
      const outcome = await api.login({ email, password, rememberMe });
      if (!outcome.ok && outcome.status === 401) return shopperMessages['S8.LOGIN.01'];
      if (!outcome.ok) return outcome.message || shopperMessages['S8.LOGIN.02'];
    } catch (error) {
      if (error instanceof NetworkError) return shopperMessages['S8.LOGIN.02'];
      throw error;
    }
    onDone();
    return undefined;
  };
  return (
    <PasswordAgain label="Log in again" email={email} action="Log in and go on" busyLabel="Signing in" send={send} />
  );
}
