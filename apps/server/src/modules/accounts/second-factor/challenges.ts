import { randomBytes } from 'node:crypto';
import { newId } from '../../../db/ids.ts';
import type { AuthChallengeTable } from '../../../db/tables/accounts.ts';

/** Time to finish a sign-in or the adding of a factor, ms; browsers wait as long for a passkey. */
export const challengeLifetimeMs = 5 * 60_000;

/** Wrong answers after which a challenge is void. */
export const maxTriesPerChallenge = 5;

/**
 * A challenge with a random id, by which the sign-in or the adding of a factor is finished.
 * @param secret what the answer is checked against; a random WebAuthn challenge where absent
 */
export function newChallenge(
  kind: AuthChallengeTable['kind'],
  customerId: string,
  now: number,
  isRemembered: boolean,
  secret?: string,
): AuthChallengeTable {
  return {
    id: newId(),
    customer_id: customerId,
    kind,
    secret: secret ?? randomBytes(32).toString('base64url'),
    remembered: isRemembered ? 1 : 0,
    tries: 0,
    expires_at: now + challengeLifetimeMs,
  };
}
