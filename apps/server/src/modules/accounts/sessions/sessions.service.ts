import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../../startup/config.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AppContext } from '../../../context.ts';
import type { Identity } from '../../../http/identity.ts';
import { deleteSession, findSession, insertSession, touchSession, type SessionRow } from './sessions.repository.ts';

/** Opens, recognises and ends sessions. */
export interface Sessions {
  /** Signs a customer in: a new session in place of the old one. */
  open(request: FastifyRequest, reply: FastifyReply, customerId: string, isRemembered: boolean): Promise<void>;
  /** Who the cookie says is calling, as the database says right now; null for a visitor. */
  readonly identify: (request: FastifyRequest) => Promise<Identity | null>;
  /** Ends the session of the call, if there is one. */
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const rememberedDays = 30;
const tokenBytes = 32;
/** Live sessions per account. */
const maxSessions = 10;
/** A session's last use is noted at most this often, ms: reads stay reads. */
const touchEveryMs = minute;

/** Whether a session still counts: idle and absolute limits of R-13. */
export function isAlive(
  session: Pick<SessionRow, 'role' | 'remembered' | 'created_at' | 'seen_at'>,
  now: number,
): boolean {
  const idle = now - session.seen_at;
  const age = now - session.created_at;
  if (session.role === 'admin') return idle < 30 * minute && age < 12 * hour;
  return idle < (session.remembered === 1 ? rememberedDays : 1) * day && age < rememberedDays * day;
}

/** Makes the sessions of an app. */
export function createSessions({ config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>): Sessions {
  const isSecure = isHttps(config);
  const cookieName = isSecure ? '__Host-sid' : 'sid';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  const hashOf = (request: FastifyRequest): string | null => {
    const token = request.cookies[cookieName];
    return token === undefined || token.length > 100 ? null : hashToken(token);
  };

  return {
    async open(request, reply, customerId, isRemembered) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const at = now();
      const row = {
        token_hash: hashToken(token),
        customer_id: customerId,
        remembered: isRemembered ? 1 : 0,
        created_at: at,
        seen_at: at,
      } as const;
      const old = hashOf(request);
      await inTransaction(db, async (transaction) => {
        if (old !== null) await deleteSession(transaction, old);
        await insertSession(transaction, row, maxSessions);
      });
      reply.setCookie(cookieName, token, isRemembered ? { ...cookie, maxAge: (rememberedDays * day) / 1000 } : cookie);
    },

    async identify(request) {
      const tokenHash = hashOf(request);
      if (tokenHash === null) return null;
      const session = await findSession(db, tokenHash);
      if (session === undefined) return null;
      const at = now();
      if (!isAlive(session, at)) {
        await deleteSession(db, tokenHash);
        return null;
      }
      if (at - session.seen_at >= touchEveryMs) await touchSession(db, tokenHash, at);
      const { customer_id: customerId, role, name, email } = session;
      return { customerId, role, name, email };
    },

    async close(request, reply) {
      const tokenHash = hashOf(request);
      if (tokenHash !== null) await deleteSession(db, tokenHash);
      reply.clearCookie(cookieName, cookie);
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
