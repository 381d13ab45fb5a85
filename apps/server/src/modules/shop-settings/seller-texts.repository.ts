import type { Db } from '../../db/open-database.ts';
import type { SellerTextsTable } from '../../db/tables/administration.ts';

/** All texts about the seller, oldest first. */
export function listSellerTexts(db: Db): Promise<readonly SellerTextsTable[]> {
  return db.selectFrom('seller_texts').selectAll().orderBy('since').execute();
}

/** Stores texts about the seller; those of the same millisecond replace each other. */
export async function putSellerTexts(db: Db, row: SellerTextsTable): Promise<void> {
  await db
    .insertInto('seller_texts')
    .values(row)
    .onConflict((conflict) => conflict.column('since').doUpdateSet({ texts: row.texts }))
    .execute();
}
