import type { Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { Page } from '../../http/paging.ts';
import type { OutboxRow } from './outbox.repository.ts';

/** A message that was given up; for a webhook also its address. */
export interface DeadLetter extends OutboxRow {
  readonly url: string | null;
}

/** Messages that were given up, newest first. */
export async function listDeadLetters(db: Db, page: Page): Promise<DeadLetter[]> {
  return db
    .selectFrom('outbox')
    .leftJoin('webhook', 'webhook.id', 'outbox.recipient')
    .selectAll('outbox')
    .select('webhook.url')
    .where('outbox.dead', '=', 1)
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many messages were given up. */
export function countDeadLetters(db: Db): Promise<number> {
  return countRows(db.selectFrom('outbox').where('dead', '=', 1));
}

/**
 * Queues a message again, with no tries counted. @param state the state it must have now @returns whether it was found
 */
export async function sendAgain(
  trx: Transaction<Database>,
  id: string,
  state: { readonly channel: 'webhook' } | { readonly dead: 1 },
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ dead: 0, attempts: 0, due_at: at, sent_at: null, last_error: null })
    .where('id', '=', id)
    .where((eb) => eb.and(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a message that was given up. @returns whether there was one */
export async function deleteDeadLetter(trx: Transaction<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('dead', '=', 1)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
