import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { cancelledOrderMail } from './order-life.mail.ts';
import { saveSteps } from './save-steps.ts';
import { findOrderedBy } from './saved-steps.repository.ts';
import { loadLives, type StoredOrder } from './stored-lives.repository.ts';
import { inHand, refusalOf, takeEvent } from './take-steps.ts';

type Trx = Transaction<Database>;

/**
 * An order that does not change until the transaction ends.
 * @param ownerId whose it must be; null for an admin, who may take any
 * @throws ApiError `not_found`
 */
export async function requireOrder(trx: Trx, entryNo: string, ownerId: string | null): Promise<StoredOrder> {
  const stored = (await loadLives(trx, [entryNo], true)).get(entryNo);
  if (stored === undefined || (ownerId !== null && stored.customerId !== ownerId)) throw new ApiError('not_found');
  return stored;
}

/**
 * Marks every line and parcel of an order delivered, with an audit row; doing it again changes nothing.
 *
 * @throws ApiError `not_found`, `order.cancelled`
 */
export async function deliverOrder(context: AppContext, admin: Identity, entryNo: string): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const order = inHand(await requireOrder(trx, entryNo, null));
    const delivered = takeEvent(order, { type: 'order.deliver' }, '');
    if (delivered === null) {
      if (order.stored.stage === 'delivered') return;
      throw new ApiError(refusalOf(order));
    }
    const at = context.now();
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'order.delivered',
      subject: entryNo,
      before: { delivered: false },
      after: { delivered: true },
      at,
    });
    await saveSteps(context, trx, [delivered], { by: 'shop', actorId: admin.customerId, at });
  });
}

/** Who cancels an order, and how it is refused. */
interface Cancelling {
  readonly by: 'shop' | 'shopper';
  readonly caller: Identity;
  readonly reason: string;
  /** Code for an order that has gone too far. */
  readonly tooLate: 'order.step' | 'order.packed';
}

async function cancel(
  context: AppContext,
  entryNo: string,
  { by, caller, reason, tooLate }: Cancelling,
): Promise<void> {
  const hasReturned = await inTransaction(context.db, async (trx) => {
    const order = inHand(await requireOrder(trx, entryNo, by === 'shop' ? null : caller.customerId));
    const cancelled = takeEvent(order, { type: 'order.cancel', by }, reason);
    if (cancelled === null) {
      if (order.stored.stage === 'cancelled') return false;
      throw new ApiError(order.stored.stage === 'delivered' ? 'order.delivered' : tooLate);
    }
    const at = context.now();
    const orderedBy = (await findOrderedBy(trx, [entryNo])).get(entryNo);
    if (orderedBy !== undefined) {
      const current = await settingsIn(context, trx);
      await context.outbox.post(trx, cancelledOrderMail(current, by, reason, orderedBy, order.stored.lines));
    }
    await insertAudit(trx, {
      actorId: caller.customerId,
      action: 'order.cancelled',
      subject: entryNo,
      before: { cancelled: false },
      // The audit is kept when an account is deleted, so it has no words of a shopper.
      after: { cancelled: true, ...(by === 'shop' ? { reason } : {}) },
      at,
    });
    return saveSteps(context, trx, [cancelled], { by, actorId: caller.customerId, at, reason });
  });
  if (hasReturned) catalogueVersionOf(context.db).noteStockChange();
}

/**
 * Cancels an order of which nothing is on its way: units back into stock, a mail to the shopper with the reason, an audit
 * row, and a mail to everyone who waits for a size that is back, all in one transaction. Doing it again changes nothing and
 * keeps the first reason.
 *
 * @throws ApiError `not_found`, `order.delivered`, `order.step`
 */
export async function cancelOrder(
  context: AppContext,
  admin: Identity,
  entryNo: string,
  reason: string,
): Promise<void> {
  await cancel(context, entryNo, { by: 'shop', caller: admin, reason, tooLate: 'order.step' });
}

/**
 * As `cancelOrder`, by the shopper herself before anything of it was packed.
 * @param reason may be empty
 * @throws ApiError `not_found` for an order that is missing or another's, `order.delivered`, `order.packed`
 */
export async function cancelOwnOrder(
  context: AppContext,
  shopper: Identity,
  entryNo: string,
  reason: string,
): Promise<void> {
  await cancel(context, entryNo, { by: 'shopper', caller: shopper, reason, tooLate: 'order.packed' });
}
