import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { ComplaintColumns, ContactMessageTable } from '../../db/tables/messages.ts';
import type { Page } from '../../http/paging.ts';

/** A stored message. */
export type StoredMessage = ContactMessageTable & ComplaintColumns;

/** Stores a message. @returns false when one with this id exists. */
export async function insertContactMessage(transaction: Db, row: StoredMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('contact_message')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The message with an id. */
export async function findContactMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  return db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A page of messages, newest first. */
export async function listContactMessages(db: Db, page: Page): Promise<StoredMessage[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many messages are kept. */
export function countContactMessages(db: Db): Promise<number> {
  return countRows(db.selectFrom('contact_message'));
}

/** The message with a number. */
export async function findByNumber(db: Db, number: string): Promise<StoredMessage | undefined> {
  return db.selectFrom('contact_message').selectAll().where('number', '=', number).executeTakeFirst();
}

/** Notes when a message was answered. @returns false where there is no such message, or it is noted already */
export async function noteAnswer(db: Db, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ answered_at: at })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
