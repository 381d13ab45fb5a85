import { createHash } from 'node:crypto';
import type { WireOf } from '@kayal/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import type { Identity } from '../../../http/identity.ts';
import { deviceName } from './device-name.ts';
import { createSessionCookie } from './session-cookie.ts';
import { confirmedMs, isAlive, maxSessions } from './session-lifetime.ts';
import { ignoreSqliteBusy } from '../../../db/database-errors.ts';
import { deleteSession, findSession, insertSession, listSessions, touchSession } from './sessions.repository.ts';

/** Customer and kind of a session to open. */
interface NewSession {
  readonly customerId: string;
  readonly isRemembered: boolean;
  /** Whether more than a password was proved. */
  readonly hasSecondFactor: boolean;
}

/** A session as its owner reads it. */
export type SessionInfo = WireOf<'getSessions'>['answer']['sessions'][number];

/** Opens, recognises, lists and ends sessions. */
export interface Sessions {
  /**
   * Signs a customer in: a new session in place of the browser's old one.
   * @param prove runs first in the session's transaction; it throws when the proof of the sign-in is no longer valid
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    session: NewSession,
    prove: (transaction: Transaction<Database>) => Promise<void>,
  ): Promise<void>;
  /** The caller named by the session cookie, read from the database; null for a visitor. */
  readonly identify: (request: FastifyRequest) => Promise<Identity | null>;
  /** Ends the session of the call, if there is one. */
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The live sessions of a customer, last used first. @param currentHash the session of the call */
  list(customerId: string, currentHash: string | null): Promise<SessionInfo[]>;
  /** Ends one session of a customer by the id that `list` gave. @returns whether there was one. */
  end(on: Db, customerId: string, id: string): Promise<boolean>;
}

/** Min time between two writes of a session's last use, ms, so that most calls write nothing. */
const touchEveryMs = 60_000;

/** Makes the sessions of an app. */
export function createSessions({ config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>): Sessions {
  const cookie = createSessionCookie(config);

  const liveSessions = async (on: Db, customerId: string) => {
    const at = now();
    return (await listSessions(on, customerId)).filter((session) => isAlive(session, at));
  };

  return {
    async open(request, reply, { customerId, isRemembered, hasSecondFactor }, prove) {
      const { token, hash } = cookie.mint();
      const at = now();
      const row = {
        token_hash: hash,
        customer_id: customerId,
        remembered: isRemembered ? 1 : 0,
        created_at: at,
        seen_at: at,
        second_factor: hasSecondFactor ? 1 : 0,
        device: await deviceName(request.headers['user-agent']),
      } as const;
      const oldHash = cookie.read(request);
      await inTransaction(db, async (transaction) => {
        await prove(transaction);
        if (oldHash !== null) await deleteSession(transaction, oldHash);
        await insertSession(transaction, row, maxSessions);
      });
      cookie.write(reply, token, isRemembered);
    },

    async identify(request) {
      const sessionHash = cookie.read(request);
      if (sessionHash === null) return null;
      const session = await findSession(db, sessionHash);
      if (session === undefined) return null;
      const at = now();
      if (!isAlive(session, at)) {
        await deleteSession(db, sessionHash).catch(ignoreSqliteBusy);
        return null;
      }
      if (Math.abs(at - session.seen_at) >= touchEveryMs)
        await touchSession(db, sessionHash, at).catch(ignoreSqliteBusy);
      const { customer_id: customerId, name, email } = session;
      const lacksSecondFactor = config.production && session.role === 'admin' && session.second_factor === 0;
      return {
        customerId,
        role: lacksSecondFactor ? 'shopper' : session.role,
        lacksSecondFactor,
        name,
        email,
        sessionHash,
        isConfirmed: Math.abs(at - (session.confirmed_at ?? session.created_at)) < confirmedMs,
      };
    },

    async close(request, reply) {
      const hash = cookie.read(request);
      if (hash !== null) await deleteSession(db, hash);
      cookie.clear(reply);
    },

    async list(customerId, currentHash) {
      const sessions = await liveSessions(db, customerId);
      return sessions.map((session) => ({
        id: publicId(session.token_hash),
        current: session.token_hash === currentHash,
        device: session.device,
        createdAt: session.created_at,
        seenAt: session.seen_at,
        remembered: session.remembered === 1,
      }));
    },

    async end(on, customerId, id) {
      const session = (await liveSessions(on, customerId)).find((each) => publicId(each.token_hash) === id);
      if (session === undefined) return false;
      await deleteSession(on, session.token_hash);
      return true;
    },
  };
}

/** Names a session to its owner: a hash of the hash, from which neither the hash nor the token can be computed. */
function publicId(tokenHash: string): string {
  return createHash('sha256').update(`session\0${tokenHash}`).digest('base64url').slice(0, 22);
}
