import { timingSafeEqual } from 'node:crypto';
import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Config } from '../../../startup/config.ts';
import type { Clock } from '../../../context.ts';
import { googleNonceSeconds } from './google-nonce.ts';

/** What Google says about somebody, once its signature holds. */
export interface GooglePerson {
  /** Who it is, whatever the e-mail address becomes (ASVS 6.8.2). */
  readonly sub: string;
  /** Confirmed by Google, lower case. */
  readonly email: string;
  /** Empty where Google told none. */
  readonly name: string;
}

/** Why there is no person: the token proves nothing, or the keys that would tell cannot be had. */
export type TokenError = 'refused' | 'unavailable';

/**
 * Checks an ID token, which must carry the nonce of the browser that brings it. Never throws for what a client sent.
 */
export type ReadGoogleToken = (token: string, nonce: string) => Promise<GooglePerson | TokenError>;

const keyFetchTimeoutMs = 3000;
/** Keys are asked for anew after this time, ms: Google's own answer may be kept about as long. */
const keysFreshForMs = 6 * 3_600_000;
/** While the issuer is away, the keys last seen are good this long, ms. */
const keysUsableForMs = 24 * 3_600_000;
const clockToleranceSeconds = 60;
const google = 'https://accounts.google.com';

/**
 * Makes the check of J29: signature by the issuer's published keys (RS256 only, so no `none` and no shared secret),
 * issuer, audience, expiry and a confirmed e-mail; and that of ASVS 10.5.1: this browser's nonce, in a token no older
 * than a nonce can be, so that its end does not rest on the browser forgetting a cookie.
 */
export function createGoogleTokens(
  { googleIssuer, googleJwksUrl }: Pick<Config, 'googleIssuer' | 'googleJwksUrl'>,
  clientId: string,
  now: Clock,
): ReadGoogleToken {
  const keys = createIssuerKeys(googleJwksUrl);
  // Google has signed under both names.
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
      if (!isSame(payload['nonce'], nonce)) return 'refused';
      return { sub, email: email.trim().toLowerCase(), name: typeof name === 'string' ? name : '' };
    } catch (error) {
      return isAboutToken(error) ? 'refused' : 'unavailable';
    }
  };
}

/** The issuer's keys; while it does not answer, those last seen (stale-if-error). */
function createIssuerKeys(url: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(url), {
    timeoutDuration: keyFetchTimeoutMs,
    cacheMaxAge: keysFreshForMs,
  });
  let fetchedAt = 0;
  return async (header, token) => {
    try {
      const key = await remote(header, token);
      if (remote.fresh) fetchedAt = Date.now();
      return key;
    } catch (error) {
      const known = remote.jwks();
      if (isAboutToken(error) || known === undefined || Date.now() - fetchedAt > keysUsableForMs) throw error;
      return createLocalJWKSet(known)(header, token);
    }
  };
}

/** Compares in constant time, so that a nonce cannot be found byte by byte. */
function isSame(claim: unknown, nonce: string): boolean {
  if (typeof claim !== 'string') return false;
  const [given, expected] = [Buffer.from(claim), Buffer.from(nonce)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Tells a token that is wrong from keys that could not be fetched. */
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
