import type { Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopSettingsTable } from '../../db/tables/administration.ts';
import type { Page } from '../../http/paging.ts';

/** The newest saved version; undefined before the first save. */
export function findNewestSettings(db: Db): Promise<ShopSettingsTable | undefined> {
  return db.selectFrom('shop_settings').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

const selectNewestVersion = prepare<object, Pick<ShopSettingsTable, 'version' | 'saved_at'>>((db) =>
  db.selectFrom('shop_settings').select(['version', 'saved_at']).orderBy('version', 'desc').limit(1),
);

/** The number and time of the newest saved version; undefined before the first save. */
export async function findNewestVersion(db: Db): Promise<Pick<ShopSettingsTable, 'version' | 'saved_at'> | undefined> {
  const [newest] = (await selectNewestVersion(db, {})).rows;
  return newest;
}

/** One saved version. */
export function findSettings(db: Db, version: number): Promise<ShopSettingsTable | undefined> {
  return db.selectFrom('shop_settings').selectAll().where('version', '=', version).executeTakeFirst();
}

/** The version that was saved at one time with one change. @param changed as stored in the table */
export function findSettingsSavedAt(db: Db, at: number, changed: string): Promise<ShopSettingsTable | undefined> {
  return db
    .selectFrom('shop_settings')
    .selectAll()
    .where('saved_at', '=', at)
    .where('changed', '=', changed)
    .executeTakeFirst();
}

/** The newest version with one change. @param changed as stored in the table */
export function findNewestChange(db: Db, changed: string): Promise<ShopSettingsTable | undefined> {
  return db
    .selectFrom('shop_settings')
    .selectAll()
    .where('changed', '=', changed)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a version; fails on its key when another process was faster. */
export async function insertSettings(trx: Transaction<Database>, row: ShopSettingsTable): Promise<void> {
  await trx.insertInto('shop_settings').values(row).execute();
}

/** How many versions were saved. */
export function countSettings(db: Db): Promise<number> {
  return countRows(db.selectFrom('shop_settings'));
}

/** Saved versions with the names of their authors, newest first. */
export function listSettings(db: Db, page: Page) {
  return db
    .selectFrom('shop_settings')
    .leftJoin('customer', 'customer.id', 'shop_settings.actor_id')
    .select(['version', 'changed', 'saved_at as savedAt', 'customer.full_name as actorName'])
    .orderBy('version', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Whether anyone has ever placed an order. */
export async function hasOrders(db: Db): Promise<boolean> {
  const row = await db.selectFrom('placed_order').select('entry_no').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether the shop ever made a promotion: only then a bag asks for them, also for why an ended one does not apply. */
export async function hasPromotions(db: Db): Promise<boolean> {
  const row = await db.selectFrom('promotion').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether shoppers see any product. */
export async function hasProductOnSale(db: Db): Promise<boolean> {
  const found = await db.selectFrom('product').select('id').where('visible', '=', 1).limit(1).executeTakeFirst();
  return found !== undefined;
}
