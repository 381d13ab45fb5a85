import type { Selectable } from 'kysely';
import { forUpdateSkipLocked } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { OutboxTable } from '../../db/tables/messages.ts';

/** A stored message. */
export type OutboxRow = Selectable<OutboxTable>;

const insertRow = prepare<OutboxRow, never>((db, row) =>
  db.insertInto('outbox').values({
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    attempts: row.attempts,
    due_at: row.due_at,
    sent_at: row.sent_at,
    dead: row.dead,
    last_error: row.last_error,
    created_at: row.created_at,
  }),
);

/** Stores a message; part of the transaction that causes it. */
export async function insertMessage(transaction: Db, row: OutboxRow): Promise<void> {
  await insertRow(transaction, row);
}

/**
 * Claims messages that are due: counts one more try and sets the next one to `retryAt`, so that another process sends
 * them if this one dies.
 */
export async function claimDue(
  transaction: Db,
  channel: OutboxRow['channel'],
  times: { readonly now: number; readonly latestDue: number; readonly retryAt: number; readonly limit: number },
): Promise<OutboxRow[]> {
  const due = transaction
    .selectFrom('outbox')
    .selectAll()
    .where('dead', '=', 0)
    .where('sent_at', 'is', null)
    .where((row) => row.or([row('due_at', '<=', times.now), row('due_at', '>', times.latestDue)]))
    .where('channel', '=', channel)
    .orderBy('due_at')
    .limit(times.limit);
  const rows = await forUpdateSkipLocked(transaction, due).execute();
  for (const row of rows) {
    await transaction
      .updateTable('outbox')
      .set({ attempts: row.attempts + 1, due_at: times.retryAt })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
}

/**
 * Marks a message as sent. A mail's text may hold a code, so it is deleted; a webhook's text stays, so that it can be
 * replayed.
 */
export async function markSent(db: Db, { id, channel, body }: OutboxRow, now: number): Promise<void> {
  const kept = channel === 'webhook' ? body : '';
  await db.updateTable('outbox').set({ sent_at: now, body: kept, last_error: null }).where('id', '=', id).execute();
}

/** Sets the next try of a failed message, or gives it up. */
export async function markFailed(
  db: Db,
  id: string,
  change: Pick<OutboxRow, 'due_at' | 'dead' | 'last_error'>,
): Promise<void> {
  await db.updateTable('outbox').set(change).where('id', '=', id).execute();
}

/** How many messages wait, since when, and how many were given up. */
export async function outboxFigures(
  db: Db,
): Promise<{ readonly waiting: number; readonly dead: number; readonly oldestAt: number | null }> {
  const { waiting, oldestAt } = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldestAt')])
    .where('sent_at', 'is', null)
    .where('dead', '=', 0)
    .executeTakeFirstOrThrow();
  const { dead } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('dead'))
    .where('dead', '=', 1)
    .executeTakeFirstOrThrow();
  return { waiting, dead, oldestAt };
}

/** Why the newest waiting message that was tried could not be sent; null when none has failed. */
export async function findLastError(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('outbox')
    .select('last_error as error')
    .where('sent_at', 'is', null)
    .where('dead', '=', 0)
    .where('last_error', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.error ?? null;
}

/** The newest mails and WhatsApp messages, for the local mailbox. */
export async function newestMessages(db: Db, limit: number): Promise<OutboxRow[]> {
  const messages = db.selectFrom('outbox').selectAll().where('channel', '<>', 'webhook');
  return messages.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}
