import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { notifyWaiting } from '../../stock-watch/stock-watch.service.ts';
import { postEvent } from '../../events/post-event.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { cancelledOrderMail } from './order-life.mail.ts';
import {
  findOrderedBy,
  findOrderState,
  markCancelled,
  markDelivered,
  returnStock,
  type OrderState,
} from './order-life.repository.ts';

/** @returns the order's current state. @throws ApiError `not_found` */
async function requireState(trx: Transaction<Database>, entryNo: string): Promise<OrderState> {
  const state = await findOrderState(trx, entryNo);
  if (state === undefined) throw new ApiError('not_found');
  return state;
}

/**
 * Marks every line of an order delivered, with an audit row; doing it again changes nothing.
 *
 * @throws ApiError `not_found`, `order.cancelled`
 */
export async function deliverOrder(context: AppContext, admin: Identity, entryNo: string): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const at = context.now();
    if (!(await markDelivered(trx, entryNo, at))) {
      if ((await requireState(trx, entryNo)) === 'cancelled') throw new ApiError('order.cancelled');
      return;
    }
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'order.delivered',
      subject: entryNo,
      before: { delivered: false },
      after: { delivered: true },
      at,
    });
    await postEvent(trx, 'order.delivered', { entryNo }, at);
  });
}

/**
 * Cancels an order in process: units back into stock, a mail to the shopper with the reason, an audit row, and a mail
 * to everyone who waits for a size that is back, all in one transaction. Doing it again changes nothing and keeps the
 * first reason.
 *
 * @throws ApiError `not_found`, `order.delivered`
 */
export async function cancelOrder(
  context: AppContext,
  admin: Identity,
  entryNo: string,
  reason: string,
): Promise<void> {
  const isDone = await inTransaction(context.db, async (trx) => {
    const at = context.now();
    if (!(await markCancelled(trx, entryNo, reason, at))) {
      if ((await requireState(trx, entryNo)) === 'delivered') throw new ApiError('order.delivered');
      return false;
    }
    const lines = await returnStock(trx, entryNo, at);
    for (const { unique_code } of lines) await notifyWaiting(context, trx, unique_code);
    const orderedBy = await findOrderedBy(trx, entryNo);
    await context.outbox.post(
      trx,
      cancelledOrderMail(await settingsIn(context, trx), entryNo, reason, orderedBy, lines),
    );
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'order.cancelled',
      subject: entryNo,
      before: { cancelled: false },
      after: { cancelled: true, reason },
      at,
    });
    await postEvent(trx, 'order.cancelled', { entryNo, reason }, at);
    return true;
  });
  if (isDone) catalogueVersionOf(context.db).noteStockChange();
}
