import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { enterMoney, sumReturned } from '../money/money.repository.ts';
import {
  listOfCancelledOrders,
  listOverduePayments,
  listUndecided,
  movePayment,
} from '../money/payments.repository.ts';
import { freeAwaited } from '../orders/placement/awaited-orders.ts';
import { askGateways, closePages } from './gateways/ask-gateways.ts';
import { sendRefunds } from './gateways/send-refunds.ts';
import { requireLockedPayment, settle } from './receive-money.ts';

const dayMs = 24 * 3_600_000;

/** Ends payments whose time is over, and frees their units. */
async function expirePayments(context: AppContext): Promise<void> {
  const overdue = await listOverduePayments(context.db, context.now());
  for (const id of overdue) {
    await inTransaction(context.db, async (trx) => {
      const payment = await requireLockedPayment(trx, id);
      const now = context.now();
      const isOver = payment.expires_at !== null && payment.expires_at <= now;
      // Money may have come, or she may have said so, since the list was read.
      if (!isOver || !['started', 'pending', 'authorised'].includes(payment.stage)) return;
      await movePayment(trx, payment, { type: 'payment.expire', now });
      await freeAwaited(context, trx, payment.entry_no);
    });
  }
  if (overdue.length > 0) catalogueVersionOf(context.db).noteStockChange();
}

/** Frees the units of orders that were paid in another amount and that nobody has decided about for a day. */
async function freeUndecided(context: AppContext): Promise<void> {
  const undecided = await listUndecided(context.db, context.now() - dayMs);
  for (const id of undecided) {
    await inTransaction(context.db, async (trx) => {
      const payment = await requireLockedPayment(trx, id);
      if (payment.stage === 'held') await freeAwaited(context, trx, payment.entry_no);
    });
  }
  if (undecided.length > 0) catalogueVersionOf(context.db).noteStockChange();
}

/** Gives back what was paid for orders that were cancelled, by any process. */
async function refundCancelled(context: AppContext): Promise<void> {
  for (const id of await listOfCancelledOrders(context.db)) {
    await inTransaction(context.db, async (trx) => {
      const payment = await requireLockedPayment(trx, id);
      if (payment.stage !== 'paid') return;
      await enterMoney(trx, {
        entry_no: payment.entry_no,
        payment_id: payment.id,
        from_account: 'owed',
        to_account: 'sales',
        paise: payment.amount - (await sumReturned(trx, payment.id)),
        reason: 'cancelled',
        actor_id: null,
        created_at: context.now(),
      });
      await settle(context, trx, payment);
    });
  }
}

/** One round of what time causes. */
export async function runPaymentRound(context: AppContext): Promise<void> {
  // First: money whose notice is lost may have come in time.
  await askGateways(context);
  await expirePayments(context);
  await closePages(context);
  await freeUndecided(context);
  await refundCancelled(context);
  await sendRefunds(context);
}
