import { foldText } from '@kayal/api-contract';
import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Config } from '../../../config/config.ts';
import type { Clock } from '../../../basics/clock.ts';
import { equalSecrets } from '../equal-secrets.ts';
import { googleNonceSeconds } from './google-nonce.ts';

/** What a token with a valid signature says about a person. */
export interface GooglePerson {
  /** Id of the Google account; it stays the same when the e-mail address changes. */
  readonly sub: string;
  /** Confirmed by Google, lower case. */
  readonly email: string;
  /** Empty where Google sent none. */
  readonly name: string;
}

/** Why there is no person: the token is not valid, or the keys to check it could not be fetched. */
export type TokenError = 'refused' | 'unavailable';

/** Checks an ID token, which must carry the nonce of the browser that sends it. Never throws because of the token. */
export type ReadGoogleToken = (token: string, nonce: string) => Promise<GooglePerson | TokenError>;

const keyFetchTimeoutMs = 3000;
/** Keys are fetched again after this time, ms: Google allows its answer to be cached about as long. */
const keysFreshForMs = 6 * 3_600_000;
/** While the issuer does not answer, the keys last fetched are used this long, ms. */
const keysUsableForMs = 24 * 3_600_000;
const clockToleranceSeconds = 60;
const google = 'https://accounts.google.com';

/**
 * Makes the check of ID tokens: signature by the issuer's published keys (RS256 only, so no `none` and no shared
 * secret), issuer, audience, expiry and a confirmed e-mail address. As ASVS 10.5.1 requires, the token also carries this
 * browser's nonce and is no older than a nonce can be, so that it expires even when the browser keeps the cookie.
 */
export function createGoogleTokens(
  { googleIssuer, googleJwksUrl }: Pick<Config, 'googleIssuer' | 'googleJwksUrl'>,
  clientId: string,
  now: Clock,
): ReadGoogleToken {
  const keys = createIssuerKeys(googleJwksUrl);
  // Google uses both names.
  const issuer = googleIssuer === google ? [google, 'accounts.google.com'] : [googleIssuer];
  return async (token, nonce) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub', 'email', 'nonce'],
        maxTokenAge: googleNonceSeconds,
        clockTolerance: clockToleranceSeconds,
        currentDate: new Date(now()),
      });
      const { sub, email, email_verified: isVerified, name } = payload;
      if (sub === undefined || sub === '' || typeof email !== 'string' || isVerified !== true) return 'refused';
      const { nonce: claim } = payload;
      if (typeof claim !== 'string' || !equalSecrets(claim, nonce)) return 'refused';
      return { sub, email: foldText(email), name: typeof name === 'string' ? name : '' };
    } catch (error) {
      return isAboutToken(error) ? 'refused' : 'unavailable';
    }
  };
}

/** The issuer's keys; while it does not answer, those fetched last (stale-if-error). */
function createIssuerKeys(url: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(url), {
    timeoutDuration: keyFetchTimeoutMs,
    cacheMaxAge: keysFreshForMs,
  });
  let fetchedAt = 0;
  return async (header, token) => {
    try {
      const key = await remote(header, token);
      if (remote.fresh) fetchedAt = performance.now();
      return key;
    } catch (error) {
      const known = remote.jwks();
      if (isAboutToken(error) || known === undefined || performance.now() - fetchedAt > keysUsableForMs) throw error;
      return createLocalJWKSet(known)(header, token);
    }
  };
}

/** Whether the token itself is wrong; otherwise the keys could not be fetched. */
function isAboutToken(error: unknown): boolean {
  return [
    errors.JWTClaimValidationFailed,
    errors.JWTExpired,
    errors.JWTInvalid,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some((kind) => error instanceof kind);
}
