import { gatewayWays } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { prepare } from '../../../db/prepare.ts';
import type { Database } from '../../../db/schema.ts';
import type { PaymentReceiptTable, PaymentRefundTable, PaymentTable } from '../../../db/tables/payments.ts';
import type { HostedPage } from './payment-gateway.ts';

const minute = 60_000;
/** How long a notice may take before the gateway is asked. */
const lateAfterMs = minute;
/** How often, and how long, a gateway is asked about a payment that has ended without money. */
const endedEveryMs = 10 * minute;
const endedForMs = 24 * 60 * minute;
/** How long after money came its gateway is asked for more: time enough to pay twice on a page that was open then. */
const againAfterMs = 60 * minute;

/** Stores the page that a payment got at its gateway. */
export async function updatePage(db: Db, id: string, { id: gatewayId, address }: HostedPage): Promise<void> {
  await db.updateTable('payment').set({ gateway_id: gatewayId, pay_address: address }).where('id', '=', id).execute();
}

/** Stores when a gateway was asked about a payment. Money that came meanwhile has it asked once more, later. */
export async function updateAsked(db: Db, id: string, at: number): Promise<void> {
  await db
    .updateTable('payment')
    .set((eb) => ({
      asked_at: at,
      ask_again_at: eb.case().when('ask_again_at', '>', at).then(eb.ref('ask_again_at')).end(),
    }))
    .where('id', '=', id)
    .execute();
}

const updateAskAgain = prepare<{ id: string; at: number }, object>((db, { id, at }) =>
  db.updateTable('payment').set({ ask_again_at: at }).where('id', '=', id),
);

/** Has the gateway asked once more about a payment, an hour after money came: the notice about more may be lost. */
export async function askAgain(trx: Transaction<Database>, id: string, now: number): Promise<void> {
  await updateAskAgain(trx, { id, at: now + againAfterMs });
}

/** Stores when the page of a payment was closed. */
export async function updateClosed(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable('payment').set({ closed_at: at }).where('id', '=', id).execute();
}

/** Payments with a page at a gateway. */
const selectWithPage = (db: Db) =>
  db
    .selectFrom('payment')
    .select(['id', 'way', 'gateway_id'])
    .where('way', 'in', gatewayWays)
    .where('gateway_id', 'is not', null)
    .$narrowType<{ gateway_id: string }>();

/** Payments that have ended without money, whose page is still open. */
export function listToClose(db: Db, now: number) {
  return selectWithPage(db)
    .where('stage', 'in', ['expired', 'failed'])
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now - endedForMs)
    .limit(100)
    .execute();
}

/** Payments whose notice is late or lost, and those that are due to be asked about once more; those first that were never asked about. */
export function listToAsk(db: Db, now: number) {
  return selectWithPage(db)
    .where((eb) => {
      const asked = eb.fn.coalesce('asked_at', 'started_at');
      return eb.or([
        eb.and([eb('stage', '=', 'started'), eb(asked, '<=', now - lateAfterMs)]),
        eb.and([
          eb('stage', 'in', ['expired', 'failed']),
          eb('expires_at', '>', now - endedForMs),
          eb(asked, '<=', now - endedEveryMs),
        ]),
        eb('ask_again_at', '<=', now),
      ]);
    })
    .orderBy((eb) => eb.fn.coalesce('asked_at', 'started_at'))
    .limit(100)
    .execute();
}

/** Refunds that gateways are to make, oldest first, each with the way of its payment. */
export function listToSend(db: Db): Promise<(PaymentRefundTable & Pick<PaymentTable, 'way'>)[]> {
  return db
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .selectAll('payment_refund')
    .select('payment.way')
    .where('payment_refund.state', '=', 'wanted')
    .where('payment.way', 'in', gatewayWays)
    .orderBy('payment_refund.created_at')
    .orderBy('payment_refund.id')
    .limit(1000)
    .execute();
}

/** A refund by its id. */
export function findRefund(db: Db, id: string): Promise<PaymentRefundTable | undefined> {
  return db.selectFrom('payment_refund').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Money that came for a payment, oldest first. */
export function listReceipts(db: Db, paymentId: string): Promise<PaymentReceiptTable[]> {
  return db
    .selectFrom('payment_receipt')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
