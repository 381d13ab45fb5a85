import type { WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { readVariantDisplays } from '../cart/variant-display.repository.ts';
import { shownSeason } from '../shop-settings/season.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { backInStockMail } from './stock-watch.mail.ts';
import {
  countWatches,
  deleteWatch,
  findNamedVariant,
  insertWatch,
  listWaitedCodes,
  listWaiting,
  listWatches,
  lockWatchable,
  markNotified,
} from './stock-watch.repository.ts';

type StockWatchRow = WireOf<'getStockWatches'>['answer']['items'][number];

/** Max variants one customer may wait for, and so the max of mails that one account can cause. */
const maxWatches = 50;

/** The parts of an app that notifying needs; a command, which has no server, has them too. */
export interface NotifyingParts {
  readonly db: Db;
  readonly config: Pick<AppContext['config'], 'season' | 'demo' | 'companyCode' | 'publicOrigin'>;
  readonly now: AppContext['now'];
  readonly outbox: Pick<AppContext['outbox'], 'post'>;
}

/** A customer's watches, newest first. */
export async function readWatches(context: AppContext, customerId: string): Promise<StockWatchRow[]> {
  const rows = await listWatches(context.db, customerId);
  const displayOf = await readVariantDisplays(context.db, await shownSeason(context), rows);
  return rows.map((row) => {
    const display = displayOf(row);
    return {
      uniqueCode: row.uniqueCode,
      itemId: row.productId,
      itemName: row.name,
      Color: row.colour,
      ColorName: display.colourName,
      Size: row.size,
      displayFirst: display.picture,
      PictureAt: display.pictureAt,
    };
  });
}

/**
 * Adds a watch for a sold-out variant; a second one changes nothing and is no error.
 *
 * @throws ApiError `not_found` for an unknown variant, `watch.in_stock`, `watch.limit`
 */
export async function addWatch({ db, now }: AppContext, customerId: string, uniqueCode: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockCart(trx, customerId);
    const stock = await lockWatchable(trx, uniqueCode);
    if (stock === undefined) throw new ApiError('not_found');
    if (stock > 0) throw new ApiError('watch.in_stock');
    const watch = { id: newId(), customer_id: customerId, unique_code: uniqueCode };
    await insertWatch(trx, { ...watch, created_at: now(), notified_at: null });
    if ((await countWatches(trx, customerId)) > maxWatches) throw new ApiError('watch.limit');
  });
}

/** Removes a customer's watch. @throws ApiError `not_found` when there is none */
export async function removeWatch({ db }: AppContext, customerId: string, uniqueCode: string): Promise<void> {
  if (!(await deleteWatch(db, customerId, uniqueCode))) throw new ApiError('not_found');
}

/**
 * Writes one mail to everyone who waits for a variant that has units again, and ends their waiting. Call it in the
 * transaction that adds the units, with the variant's row locked: units, mails and marks are committed together, so
 * that neither a kill nor a second restock can lose a mail or send it twice.
 *
 * @returns how many mails were written; none for a product that is not on sale
 */
export async function notifyWaiting(
  { db, config, now, outbox }: NotifyingParts,
  trx: Transaction<Database>,
  uniqueCode: string,
): Promise<number> {
  const waiting = await listWaiting(trx, uniqueCode);
  if (waiting.length === 0) return 0;
  const variant = await findNamedVariant(trx, uniqueCode);
  if (variant === undefined) return 0;
  const current = await settingsIn({ db, config }, trx);
  const { colourName } = (await readVariantDisplays(trx, current.settings.profile.season, [variant]))(variant);
  for (const each of waiting) {
    await outbox.post(trx, backInStockMail(current, config.publicOrigin, each, { ...variant, colourName }));
  }
  await markNotified(trx, uniqueCode, now());
  return waiting.length;
}

/**
 * As `notifyWaiting`, for variants that may be back: with more units, or on sale again with the units they got meanwhile.
 * @param uniqueCodes ascending, as orders lock variants
 */
export async function notifyWhereBack(
  parts: NotifyingParts,
  trx: Transaction<Database>,
  uniqueCodes: readonly string[],
): Promise<void> {
  for (const code of uniqueCodes) {
    if (((await lockWatchable(trx, code)) ?? 0) > 0) await notifyWaiting(parts, trx, code);
  }
}

/** `notifyWhereBack` for the variants of a product that was saved. */
export async function notifyWaitingFor(
  parts: NotifyingParts,
  trx: Transaction<Database>,
  productId: number,
): Promise<void> {
  await notifyWhereBack(parts, trx, await listWaitedCodes(trx, productId));
}
