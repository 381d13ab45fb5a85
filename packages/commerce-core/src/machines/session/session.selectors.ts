import type { SessionUser } from '@kayal/api-contract/client';
import type { SessionContext } from './session.types.ts';

/** The part of a snapshot that selectors read. */
interface SessionSnapshot {
  readonly context: SessionContext;
}

/** The signed-in user, or null. */
export function selectUser(snapshot: SessionSnapshot): SessionUser | null {
  return snapshot.context.user;
}

/** The name in the admin's greeting; 'unknown' where the account has none. */
export function selectGreetingName(snapshot: SessionSnapshot): string {
  return snapshot.context.user?.name || 'unknown';
}

/** Whether admin links are shown. It grants no rights: the server decides. */
export function selectIsAdmin(snapshot: SessionSnapshot): boolean {
  return snapshot.context.user?.isAdmin ?? false;
}

/** The handle for the link 'Verify your e-mail', or null. */
export function selectVerificationId(snapshot: SessionSnapshot): string | null {
  return snapshot.context.verificationId;
}

/** Id of the sign-in that waits for a second factor, or null. */
export function selectSignInChallenge({ context: { callError } }: SessionSnapshot): string | null {
  const id = callError?.code === 'SECOND_FACTOR_REQUIRED' ? callError.details['id'] : undefined;
  return typeof id === 'string' ? id : null;
}
