import type { SessionUser } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';
import { type StoragePorts, clearUser, loadUser, setUser, writeSession } from '../../rules/user-state.ts';
import { rememberedUserKey } from '../../rules/forget-user.ts';
import type { Credentials, PendingIntent, SessionContext } from './session.types.ts';

/** Whether both fields of the login form are filled. A password may consist of blanks. */
export function isLoginFilled({ email, password }: Pick<Credentials, 'email' | 'password'>): boolean {
  return email.trim() !== '' && password !== '';
}

/** The form's text for a failed login, and the server's reason where it helps. */
export function loginError(callError: CallError): {
  readonly error: ShopperMessageId;
  readonly errorDetail: string | null;
} {
  const isNoMatch = callError.status === 401 || callError.status === 200;
  if (isNoMatch) return { error: 'S8.LOGIN.01', errorDetail: null };
  if (callError.code === 'auth.missing') return { error: 'S8.LOGIN.03', errorDetail: null };
  return { error: 'S8.LOGIN.02', errorDetail: callError.message };
}

/** The verification handle of a refusal for an unverified e-mail; null for any other error. */
export function verificationIdOf(callError: CallError): string | null {
  const { id } = callError.details;
  return callError.code === 'EMAIL_UNVERIFIED' && typeof id === 'string' ? id : null;
}

/** Writes the signed-in user to both storages, in place of an earlier one. */
export function keepUser({ session, local }: StoragePorts, user: SessionUser, rememberMe: boolean): void {
  clearUser(local);
  setUser(local, user.id, rememberMe);
  writeSession(session, user);
}

/** The remembered id, to be confirmed by the server. */
export function hintIn({ local }: StoragePorts): string | null {
  return loadUser(local).id;
}

/** Whether the server's user is the remembered one; if not, the caller drops the hint. */
export function isRemembered({ local }: StoragePorts, user: SessionUser): boolean {
  return local.getItem(rememberedUserKey) === user.id;
}

/** The intents to carry out for a user: what another customer had asked for before her session ended is dropped. */
export function intentsFor(
  { id }: SessionUser,
  { pending, lostId }: Pick<SessionContext, 'pending' | 'lostId'>,
): readonly PendingIntent[] {
  return lostId === null || lostId === id ? pending : pending.filter(({ kind }) => kind === 'return');
}

/** Max number of intents that wait for a visitor's login. */
const maxPending = 50;

/**
 * Adds a visitor's intent to those that wait. Additions of several variants and hearts of several products all wait;
 * a newer one of the same variant or product, or a newer return address, replaces the older one.
 */
export function withIntent(pending: readonly PendingIntent[], intent: PendingIntent): readonly PendingIntent[] {
  const replaces = (older: PendingIntent): boolean => {
    if (older.kind === 'wishlist.add' && intent.kind === 'wishlist.add')
      return older.product.productId === intent.product.productId;
    if (older.kind === 'cart.add' && intent.kind === 'cart.add')
      return older.item.uniqueCode === intent.item.uniqueCode;
    return older.kind === intent.kind;
  };
  return [...pending.filter((older) => !replaces(older)), intent].slice(-maxPending);
}
