import type { Db } from '../../../db/open-database.ts';
import { prepare } from '../../../db/prepare.ts';
import type { TrackingLinkTable } from '../../../db/tables/parcels.ts';

const insertRow = prepare<TrackingLinkTable, never>((db, row) =>
  db
    .insertInto('tracking_link')
    .values({ token_hash: row.token_hash, entry_no: row.entry_no, expires_at: row.expires_at }),
);

/** Stores a link under the hash of its token. */
export async function insertLink(db: Db, row: TrackingLinkTable): Promise<void> {
  await insertRow(db, row);
}

/** The order that a link shows; `undefined` for an unknown or expired one. @param now ms since 1970 */
export async function findLink(db: Db, hash: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('tracking_link')
    .select('entry_no')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.entry_no;
}

/** Deletes the links of an order. @returns how many there were */
export async function deleteLinks(db: Db, entryNo: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('tracking_link').where('entry_no', '=', entryNo).executeTakeFirst();
  return Number(numDeletedRows);
}
