import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { repeatWhileListening } from '../http/repeat.ts';
import type { Db } from './open-database.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How long rows are kept after their use has ended, ms. */
const keepMs = { otp: day, idempotency: 2 * day, session: 30 * day, sentMail: 30 * day, notifiedWatch: 30 * day };

/** Deletes rows whose use has ended. */
export async function sweep(db: Db, now: number): Promise<void> {
  await db.deleteFrom('rate_counter').where('window_ends_at', '<', now).execute();
  await db
    .deleteFrom('otp')
    .where('expires_at', '<', now - keepMs.otp)
    .execute();
  await db
    .deleteFrom('session')
    .where('created_at', '<', now - keepMs.session)
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', now - keepMs.idempotency)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('sent_at', '<', now - keepMs.sentMail)
    .execute();
  await db
    .deleteFrom('stock_watch')
    .where('notified_at', '<', now - keepMs.notifiedWatch)
    .execute();
}

/** Sweeps once an hour while the server listens. */
export function startSweeping(app: FastifyInstance, { db, now }: AppContext): void {
  repeatWhileListening(app, { everyMs: hour, round: () => sweep(db, now()), failure: 'the sweep failed' });
}
