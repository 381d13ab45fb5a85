import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import type { ContactMessageTable } from '../../db/tables/messages.ts';
import type { Page } from '../../http/paging.ts';

/** Stores a message. @returns false when one with this id exists. */
export async function insertContactMessage(transaction: Db, row: ContactMessageTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('contact_message')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The message with an id. */
export async function findContactMessage(db: Db, id: string): Promise<ContactMessageTable | undefined> {
  return db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A page of messages, newest first. */
export async function listContactMessages(db: Db, page: Page): Promise<ContactMessageTable[]> {
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
