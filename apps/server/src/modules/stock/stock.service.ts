import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { newId } from '../../db/ids.ts';
import { catalogueVersionOf } from '../catalogue/catalogue-version.ts';
import { notifyWaiting, type NotifyingParts } from '../stock-watch/stock-watch.service.ts';
import { postIfLow } from '../webhooks/post-event.ts';
import { lockStock, moveStock } from './stock.repository.ts';

/** How many units of a variant are in stock from now on. */
export interface StockCount {
  readonly uniqueCode: string;
  readonly units: number;
}

/** What setting stock did. */
export interface StockChange {
  /** Variants whose number of units is another now. */
  readonly changed: number;
  /** People who are written to because what they waited for is back. */
  readonly notified: number;
}

/**
 * Sets what is in stock of some variants, all or none: the only way units come into the shop after it was
 * filled, returns of cancelled orders aside. Each change is a movement of the ledger, and who waits for a variant that has units again is written to
 * in the same transaction.
 *
 * @throws ApiError `not_found` naming the first variant that does not exist.
 */
export async function setStock(parts: NotifyingParts, counts: readonly StockCount[]): Promise<StockChange> {
  const { db, now } = parts;
  // In the order that orders take units in, so that no two wait for each other.
  const inOrder = counts.toSorted((a, b) => (a.uniqueCode < b.uniqueCode ? -1 : 1));
  const done = await inTransaction(db, async (trx) => {
    let changed = 0;
    let notified = 0;
    for (const { uniqueCode, units } of inOrder) {
      const before = await lockStock(trx, uniqueCode);
      if (before === undefined) throw new ApiError('not_found', { message: `There is no variant ${uniqueCode}.` });
      if (units !== before) {
        const movement = { id: newId(), unique_code: uniqueCode, delta: units - before, created_at: now() };
        await moveStock(trx, units, movement);
        await postIfLow(trx, { uniqueCode, before, after: units }, movement.created_at);
        changed += 1;
      }
      if (units > 0) notified += await notifyWaiting(parts, trx, uniqueCode);
    }
    return { changed, notified };
  });
  if (done.changed > 0) catalogueVersionOf(db).noteStockChange();
  return done;
}
