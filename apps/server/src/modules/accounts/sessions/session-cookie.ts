import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { isHttps } from '../../../config/config-rules.ts';
import { rememberedMs } from './session-lifetime.ts';

const tokenBytes = 32;
/** Our tokens are shorter; a longer value is refused without being hashed. */
const maxTokenLength = 100;

/** The cookie that carries a session's token. The database has only the token's hash. */
export interface SessionCookie {
  /** Hash of the token that a request carries; null without one. */
  read(request: FastifyRequest): string | null;
  /** A new random token with its hash. */
  mint(): { readonly token: string; readonly hash: string };
  /** Gives a browser a token: for thirty days, or until it closes. */
  write(reply: FastifyReply, token: string, isRemembered: boolean): void;
  clear(reply: FastifyReply): void;
}

/** Makes the session cookie of a shop. Over HTTPS it is a `__Host-` cookie, which no neighbouring host can plant. */
export function createSessionCookie(config: Config): SessionCookie {
  const isSecure = isHttps(config);
  // Cookies do not know ports: without a name of its own a rehearsal would end the shop's sessions.
  const ownName = config.rehearsal.isOne ? 'rehearsal-sid' : 'sid';
  const name = isSecure ? `__Host-${ownName}` : ownName;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    read(request) {
      const token = request.cookies[name];
      return token === undefined || token.length > maxTokenLength ? null : hashToken(token);
    },
    mint() {
      const token = randomBytes(tokenBytes).toString('base64url');
      return { token, hash: hashToken(token) };
    },
    write(reply, token, isRemembered) {
      reply.setCookie(name, token, isRemembered ? { ...attributes, maxAge: rememberedMs / 1000 } : attributes);
    },
    clear(reply) {
      reply.clearCookie(name, attributes);
    },
  };
}

function hashToken(token: string): string {
  return hash('sha256', token);
}
