import { sql, type SelectQueryBuilder } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { KeepDays } from '../../config/setting-groups.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Kept {
  readonly table: keyof Database;
  readonly column: string;
  readonly keepMs: number;
}

/** Rows are deleted this long, ms, after the time in their column. Rows without that time stay. */
const kept = [
  { table: 'rate_counter', column: 'window_ends_at', keepMs: 0 },
  { table: 'auth_challenge', column: 'expires_at', keepMs: 0 },
  { table: 'tracking_link', column: 'expires_at', keepMs: 0 },
  { table: 'otp', column: 'expires_at', keepMs: day },
  { table: 'idempotency', column: 'created_at', keepMs: 2 * day },
  { table: 'session', column: 'created_at', keepMs: 30 * day },
] as const satisfies readonly Kept[];

/** The same for rows whose age the operator sets. */
const keptBySetting = (keepDays: KeepDays): readonly Kept[] => [
  { table: 'outbox', column: 'sent_at', keepMs: keepDays.sentMessages * day },
  { table: 'stock_watch', column: 'notified_at', keepMs: keepDays.stockWatches * day },
  { table: 'missed_address', column: 'last_at', keepMs: keepDays.missedAddresses * day },
];

/** Deletes rows that are no longer needed. @param keepDays ages that the operator sets */
export async function sweep(db: Db, now: number, keepDays: KeepDays): Promise<void> {
  for (const { table, column, keepMs } of [...kept, ...keptBySetting(keepDays)]) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${now - keepMs}`.execute(db);
  }
  await db
    .deleteFrom('outbox')
    .where('dead', '=', 1)
    .where('created_at', '<', now - keepDays.deadLetters * day)
    .execute();
  // A mail that tells of a deletion, among others: its address is nobody's.
  await db
    .deleteFrom('outbox')
    .where('channel', '=', 'mail')
    .where('sent_at', '<', now - hour)
    .where((eb) => {
      const accounts = eb.selectFrom('customer').select('customer.id');
      return eb.not(eb.exists(accounts.whereRef('customer.email', '=', 'outbox.recipient')));
    })
    .execute();
  const contactBefore = now - keepDays.contactMessages * day;
  await db.deleteFrom('contact_message').where('created_at', '<', contactBefore).execute();
  // The copies of those messages that still wait for a relay.
  await db.deleteFrom('outbox').where('channel', '=', 'whatsapp').where('created_at', '<', contactBefore).execute();
  if (keepDays.bags > 0) await emptyBags(db, now - keepDays.bags * day);
  await deleteUnverifiedAccounts(db, now, now - keepDays.unverifiedAccounts * day);
  await deleteUnclaimed(db, now - keepDays.importedCustomers * day);
  await deleteUnpaid(db, now - keepDays.unpaidOrders * day);
}

/**
 * Deletes payments that began before a time and ended without money, and their orders. Their units are in stock again: the
 * movements, which come to nothing, stay.
 */
async function deleteUnpaid(db: Db, before: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    // First: a payment for which money comes at this moment stays, and with it its order.
    await trx
      .deleteFrom('payment')
      .where('stage', 'in', ['expired', 'failed'])
      .where('received', '=', 0)
      .where('started_at', '<', before)
      .execute();
    await trx
      .deleteFrom('awaited_order')
      .where('held', '=', 0)
      .where((eb) => {
        const payments = eb.selectFrom('payment').select('payment.id');
        return eb.not(eb.exists(payments.whereRef('payment.entry_no', '=', 'awaited_order.entry_no')));
      })
      .execute();
  });
}

/** Deletes accounts and orders that came from the shop before this one before a time, and that nobody logged in to since. */
async function deleteUnclaimed(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('past_order')
    .where('created_at', '<', before)
    .where((eb) => {
      const owners = eb.selectFrom('customer').select('customer.id').where('customer.verified', '=', 1);
      return eb.not(eb.exists(owners.whereRef('customer.email', '=', 'past_order.email')));
    })
    .execute();
  const unclaimed = db
    .selectFrom('customer')
    .select('customer.id')
    .where('import_id', 'is not', null)
    .where('verified', '=', 0)
    .where('created_at', '<', before)
    .where((eb) => {
      const orders = eb.selectFrom('placed_order').select('placed_order.entry_no');
      return eb.not(eb.exists(orders.whereRef('placed_order.customer_id', '=', 'customer.id')));
    });
  await deleteAccounts(db, unclaimed);
}

/** Deletes accounts that nobody has confirmed. A sign-up that was never confirmed may have left consents. */
async function deleteAccounts(db: Db, ids: SelectQueryBuilder<Database, 'customer', { id: string }>): Promise<void> {
  await db.deleteFrom('consent').where('customer_id', 'in', ids).execute();
  await db.deleteFrom('customer').where('id', 'in', ids).execute();
}

/** Empties the bags to which nothing was added since a time. */
async function emptyBags(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('cart_line')
    .where('customer_id', 'in', (eb) =>
      eb
        .selectFrom('cart_line')
        .select('customer_id')
        .groupBy('customer_id')
        .having((group) => group.fn.max('created_at'), '<', before),
    )
    .execute();
}

/**
 * Deletes accounts that were made before a time and never confirmed. A deleted account that has orders is unconfirmed
 * too: its row stays for them. An account that waits for a code stays as well.
 */
async function deleteUnverifiedAccounts(db: Db, now: number, madeBefore: number): Promise<void> {
  const abandoned = db
    .selectFrom('customer')
    .select('customer.id')
    .where('verified', '=', 0)
    .where('import_id', 'is', null)
    .where('created_at', '<', madeBefore)
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
    );
  await deleteAccounts(db, abandoned);
}
