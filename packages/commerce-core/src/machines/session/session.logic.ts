import type { SessionUser } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import {
  type StoragePorts,
  clearSession,
  clearUser,
  loadUser,
  rememberedUserKey,
  setUser,
  writeSession,
} from '../../rules/user-state.ts';
import type { Credentials, PendingIntent } from './session.types.ts';

/** Whether both fields of the login form are filled (S5.LOGIN.01). A password may consist of blanks. */
export function isLoginFilled({ email, password }: Pick<Credentials, 'email' | 'password'>): boolean {
  return email.trim() !== '' && password !== '';
}

/** What the form shows for a failed login, and the reason where one helps (S8.LOGIN.01–03, J01). */
export function loginError(callError: CallError): { readonly error: MessageId; readonly errorDetail: string | null } {
  if (callError.status === 401) return { error: 'S8.LOGIN.01', errorDetail: null };
  if (callError.code === 'auth.missing') return { error: 'S8.LOGIN.03', errorDetail: null };
  return { error: 'S8.LOGIN.02', errorDetail: callError.message };
}

/** The verification handle of a refusal for an unverified e-mail; null for any other error (J75). */
export function verificationIdOf(callError: CallError): string | null {
  const { id } = callError.details;
  return callError.code === 'EMAIL_UNVERIFIED' && typeof id === 'string' ? id : null;
}

/** Writes who signed in to both storages (S4.AUTH.01, S4.USER.01–03). An older remembered user is forgotten. */
export function keepUser({ session, local }: StoragePorts, user: SessionUser, rememberMe: boolean): void {
  clearUser(local);
  setUser(local, user.id, rememberMe);
  writeSession(session, user);
}

/** Clears both storages (S4.AUTH.03, S4.USER.04, J04). */
export function forgetUser({ session, local }: StoragePorts): void {
  clearSession(session);
  clearUser(local);
}

/** The remembered id, to be confirmed by the server (S4.USER.05, J05). */
export function hintIn({ local }: StoragePorts): string | null {
  return loadUser(local).id;
}

/** Whether the server's user is the remembered one; if not, the hint is to be dropped (J05). */
export function isRemembered({ local }: StoragePorts, user: SessionUser): boolean {
  return local.getItem(rememberedUserKey) === user.id;
}

/** As many things as a visitor may leave waiting for her login. */
const maxPending = 50;

/**
 * Adds what a visitor wants to what waits already (J17, J19): hearts of several products wait side by side, while a newer
 * addition to the bag, heart of the same product or place to return to takes the older one's place.
 */
export function withIntent(pending: readonly PendingIntent[], intent: PendingIntent): readonly PendingIntent[] {
  const replaces = (older: PendingIntent): boolean =>
    older.kind === 'wishlist.add' && intent.kind === 'wishlist.add'
      ? older.product.productId === intent.product.productId
      : older.kind === intent.kind;
  return [...pending.filter((older) => !replaces(older)), intent].slice(-maxPending);
}
