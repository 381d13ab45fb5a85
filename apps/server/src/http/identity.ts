import type { TokenScope } from '@kayal/api-contract';
import { ApiError } from './api-error.ts';

/** Who is calling, as the session row and the customer row say right now. */
export interface Identity {
  readonly customerId: string;
  /** What the call may do. An admin whose session lacks a second factor that the shop asks for counts as a shopper. */
  readonly role: 'shopper' | 'admin';
  /** True for such an admin: her calls to the back office are refused with their own code. */
  readonly lacksSecondFactor: boolean;
  readonly name: string;
  readonly email: string;
  /** Names the session inside the server: the hash of its token. */
  readonly sessionHash: string;
}

/** Another program that calls with an API token. */
export interface FeedCaller {
  readonly tokenId: string;
  /** The admin who made the token, and answers for what it does. */
  readonly createdBy: string;
  readonly scopes: readonly TokenScope[];
}

/**
 * Compares a customer id that a client claims with the session (J06).
 * @param allow `'admin'` lets an admin name anyone.
 * @throws ApiError `forbidden` when the claim is another's.
 */
export function requireSelf(identity: Identity, claim: string | number, allow?: 'admin'): void {
  if (String(claim) === identity.customerId) return;
  if (allow === 'admin' && identity.role === 'admin') return;
  throw new ApiError('forbidden');
}
