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

/** The customer's id, or null (S6.SHOP.01). */
export function selectUserId(snapshot: SessionSnapshot): string | null {
  return snapshot.context.user?.id ?? null;
}

/** Whether admin links show (S6.ADM.02). It opens nothing: the server decides (J02). */
export function selectIsAdmin(snapshot: SessionSnapshot): boolean {
  return snapshot.context.user?.isAdmin ?? false;
}

/** The handle 'Verify your e-mail' goes to /verify with, or null (J75). */
export function selectVerificationId(snapshot: SessionSnapshot): string | null {
  return snapshot.context.verificationId;
}
