import type { SessionUser } from '@kayal/api-contract/client';
import type { SessionContext } from './session.types.ts';

/** The part of a snapshot that selectors read. */
interface SessionSnapshot {
  readonly context: SessionContext;
}

/** Who is signed in, or null. */
export function selectUser(snapshot: SessionSnapshot): SessionUser | null {
  return snapshot.context.user;
}

/** The name in the admin's greeting; 'unknown' where the account has none (S3.SES.02). */
export function selectGreetingName(snapshot: SessionSnapshot): string {
  return snapshot.context.user?.name || 'unknown';
}

/** Whether admin links show (S6.ADM.02). It opens nothing: the server decides (J02). */
export function selectIsAdmin(snapshot: SessionSnapshot): boolean {
  return snapshot.context.user?.isAdmin ?? false;
}

/** The handle 'Verify your e-mail' goes to /verify with, or null (J75). */
export function selectVerificationId(snapshot: SessionSnapshot): string | null {
  return snapshot.context.verificationId;
}

/** The sign-in that waits for a second factor, by its id; null when none does. */
export function selectSignInChallenge({ context: { callError } }: SessionSnapshot): string | null {
  const id = callError?.code === 'SECOND_FACTOR_REQUIRED' ? callError.details['id'] : undefined;
  return typeof id === 'string' ? id : null;
}
