import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { newId } from '../../db/ids.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { notifyWaiting, type NotifyingParts } from '../stock-watch/stock-watch.service.ts';
import { postIfLow } from '../events/post-event.ts';
import { lockStock, moveStock } from './stock.repository.ts';

/** The new number of units of a variant. */
export interface StockCount {
  readonly uniqueCode: string;
  readonly units: number;
}

/** Result of setting stock. */
export interface StockChange {
  /** Variants whose number of units changed. */
  readonly changed: number;
  /** Customers who get a mail because a variant they waited for is back. */
  readonly notified: number;
}

/**
 * Sets the stock of some variants, all or none. Each change is an entry of the ledger, and mails to customers who wait
 * for a variant that has units again are written in the same transaction.
 *
 * @throws ApiError `not_found` naming the first variant that does not exist.
 */
export async function setStock(parts: NotifyingParts, counts: readonly StockCount[]): Promise<StockChange> {
  const { db, now } = parts;
  // Sorted by unique code, as when orders take units: then no two transactions wait for each other.
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
