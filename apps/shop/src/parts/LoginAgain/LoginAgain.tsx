import { NetworkError } from '@kayal/api-contract/client';
import { shopperMessages, selectUser } from '@kayal/commerce-core';
import { Button, PasswordField, Stack } from '@kayal/design-system';
import { startTransition, useActionState, useState, type KeyboardEvent } from 'react';
import { useShopApi } from '../../data/api/shop-api.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';

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
  const [password, setPassword] = useState('');
  const [problem, logIn, isBusy] = useActionState(async (_before: string | undefined, typed: string) => {
    if (typed === '') return shopperMessages['S8.LOGIN.03'];
    try {
      const outcome = await api.login({ email, password: typed, rememberMe });
      if (!outcome.ok && outcome.status === 401) return shopperMessages['S8.LOGIN.01'];
      if (!outcome.ok) return outcome.message || shopperMessages['S8.LOGIN.02'];
    } catch (error) {
      if (error instanceof NetworkError) return shopperMessages['S8.LOGIN.02'];
      throw error;
    }
    onDone();
    return undefined;
  }, undefined);

  const press = () => startTransition(() => logIn(password));
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    press();
  };

  // Not a form element, because this may be inside a form, and forms cannot be nested.
  return (
    <div role="form" aria-label="Log in again">
      <Stack gap={12}>
        <input type="hidden" autoComplete="username" value={email} />
        <PasswordField
          label={`Password of ${email}`}
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        <Button wide busy={isBusy} busyLabel="Signing in" onClick={press}>
          Log in and go on
        </Button>
      </Stack>
    </div>
  );
}
