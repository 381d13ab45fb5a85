import { ApiError } from './api-error.ts';

/** Who is calling, as the session row and the customer row say right now. */
export interface Identity {
  readonly customerId: string;
  readonly role: 'shopper' | 'admin';
  readonly name: string;
  readonly email: string;
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
