import type { TokenScope } from '@kayal/api-contract';
import { ApiError } from './api-error.ts';

/** The signed-in caller, read from the session row and the customer row at this call. */
export interface Identity {
  readonly customerId: string;
  /**
   * The caller's rights. An admin counts as a shopper while her session lacks a second factor that the shop requires.
   */
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
  /** The admin who made the token; the audit names her for its writes. */
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
