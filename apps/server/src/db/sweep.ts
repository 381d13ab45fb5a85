import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { repeatWhileListening } from '../http/repeat.ts';
import { sweepImports } from '../modules/catalogue-import/sweep-imports.ts';
import type { KeepDays } from '../startup/config.ts';
import type { Db } from './open-database.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How long rows are kept after they are no longer needed, ms. */
const keepMs = { otp: day, idempotency: 2 * day, session: 30 * day, sentMail: 30 * day, notifiedWatch: 30 * day };

/** Deletes rows that are no longer needed. @param keepDays ages that the operator sets */
export async function sweep(db: Db, now: number, keepDays: KeepDays): Promise<void> {
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
  await db.deleteFrom('auth_challenge').where('expires_at', '<', now).execute();
  await sweepByAge(db, now, keepDays);
}

async function sweepByAge(db: Db, now: number, keepDays: KeepDays): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('dead', '=', 1)
    .where('created_at', '<', now - keepDays.deadLetters * day)
    .execute();
  await db
    .deleteFrom('contact_message')
    .where('created_at', '<', now - keepDays.contactMessages * day)
    .execute();
  // A deleted account that has orders is unconfirmed too: its row stays for them. Whoever waits for a code stays as
  // well.
  await db
    .deleteFrom('customer')
    .where('verified', '=', 0)
    .where('created_at', '<', now - keepDays.unverifiedAccounts * day)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('placed_order')
            .select('placed_order.entry_no')
            .whereRef('placed_order.customer_id', '=', 'customer.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('otp')
            .select('otp.id')
            .whereRef('otp.customer_id', '=', 'customer.id')
            .where('otp.closed', '=', 0)
            .where('otp.expires_at', '>', now),
        ),
      ),
    )
    .execute();
}

/** Sweeps once an hour while the server listens. */
export function startSweeping(app: FastifyInstance, context: AppContext): void {
  const { config, db, now } = context;
  repeatWhileListening(app, {
    everyMs: hour,
    round: async () => {
      await sweep(db, now(), config.keepDays);
      await sweepImports(context);
    },
    failure: 'the sweep failed',
  });
}
