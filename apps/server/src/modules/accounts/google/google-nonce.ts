import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../../config/config-rules.ts';
import { countOne } from '../../../db/rate-counters.ts';
import type { AppContext } from '../../../context/app-context.ts';
import { counterKey } from '../limits/account-limits.ts';

/** How long a nonce is good, and how old a token with it may be, s: time to choose an account at Google. */
export const googleNonceSeconds = 600;

/** Binds an ID token to the browser that requested it, so that a stolen token cannot sign in (ASVS 10.5.1). */
export interface GoogleNonces {
  /**
   * Gives the browser a secret in a cookie.
   * @returns its hash, to be sent to Google: a reader of the token cannot compute the cookie from it
   */
  mint(reply: FastifyReply): string;
  /** The nonce that this browser's token must carry, or null. Clears the cookie: each nonce allows one try. */
  take(request: FastifyRequest, reply: FastifyReply): string | null;
  /** Marks a nonce as used. @returns false when it was used before: cookie and token were copied together */
  use(nonce: string): Promise<boolean>;
}

const secretBytes = 32;
/** Uses are remembered this long, ms: longer than any token is accepted, whose clock may be a minute off. */
const usesKeptForMs = 2 * googleNonceSeconds * 1000;

/**
 * Makes the nonces of an app. The cookie needs no row of its own: only a use is kept, among the counters that all
 * processes share and that are swept. Over HTTPS it is a `__Host-` cookie, as the session's: its path must then be `/`,
 * and in return no neighbouring host can plant one.
 */
export function createGoogleNonces({
  config,
  db,
  serverKey,
  now,
}: Pick<AppContext, 'config' | 'db' | 'serverKey' | 'now'>): GoogleNonces {
  const isSecure = isHttps(config);
  const cookieName = isSecure ? '__Host-google-nonce' : 'google-nonce';
  // Only the shop's own pages call with it, never a link from elsewhere, so it can be stricter than the session's.
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;

  return {
    mint(reply) {
      const secret = randomBytes(secretBytes).toString('base64url');
      reply.setCookie(cookieName, secret, { ...cookie, maxAge: googleNonceSeconds });
      return nonceOf(secret);
    },

    take(request, reply) {
      const secret = request.cookies[cookieName];
      if (secret === undefined) return null;
      reply.clearCookie(cookieName, cookie);
      return nonceOf(secret);
    },

    async use(nonce) {
      const { count } = await countOne(db, counterKey(serverKey, 'google-nonce', nonce), usesKeptForMs, now());
      return count === 1;
    },
  };
}

function nonceOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
