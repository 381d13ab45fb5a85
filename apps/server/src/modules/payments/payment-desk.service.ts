import { rupeesToPaise, type WireOf } from '@kayal/api-contract';
import { bankReference } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import type { MoneyEntryTable, PaymentTable } from '../../db/tables/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import type { Page } from '../../http/paging.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { enterMoney } from '../money/money.repository.ts';
import {
  countPayments,
  insertRefund,
  leftOfPayments,
  listPayments,
  listRefunds,
  markRefunded,
  movePayment,
  type PaymentMatch,
} from '../money/payments.repository.ts';
import { wantRefund } from '../money/want-refund.ts';
import { freeAwaited } from '../orders/placement/awaited-orders.ts';
import { isGateway } from './gateways/open-gateway.ts';
import { toRows } from './payment-rows.ts';
import { receiveMoney, requireLockedPayment, settle } from './receive-money.ts';

type Trx = Transaction<Database>;
type Body = WireOf<'takePaymentStep'>['body'];
type Answer = WireOf<'takePaymentStep'>['answer'];

/** A page of payments, and how many match. */
export async function readPayments(
  { db }: AppContext,
  match: PaymentMatch,
  page: Page,
): Promise<{ readonly total: number; readonly answer: WireOf<'getPayments'>['answer'] }> {
  const payments = await toRows(db, await listPayments(db, match, page));
  const waiting = await countPayments(db, { filter: 'waiting' });
  const toRefund = await countPayments(db, { filter: 'toRefund' });
  return { total: await countPayments(db, match), answer: { success: true, payments, waiting, toRefund } };
}

const invalid = (field: string, error: string): ApiError =>
  new ApiError('request.invalid', { fields: { [field]: error } });

/** An entry of the ledger about a payment. */
function enter(
  context: AppContext,
  trx: Trx,
  { id, entry_no }: PaymentTable,
  admin: Identity,
  entry: Pick<MoneyEntryTable, 'from_account' | 'to_account' | 'paise' | 'reason'>,
): Promise<void> {
  const by = { payment_id: id, actor_id: admin.customerId, created_at: context.now() };
  return enterMoney(trx, { ...entry, entry_no, ...by });
}

/** Places an order although its payment differs: what is missing is written off, what is too much goes back. */
async function accept(context: AppContext, trx: Trx, admin: Identity, payment: PaymentTable): Promise<void> {
  const missing = payment.amount - (payment.received - payment.refunded);
  const moved = await settle(context, trx, await movePayment(trx, payment, { type: 'payment.accept' }));
  if (moved.stage !== 'paid') {
    const why = (await listRefunds(trx, [payment.id])).at(-1)?.reason;
    throw new ApiError(why === 'promotionOver' ? 'promotion.ended' : 'order.stock');
  }
  if (missing <= 0) return;
  await enter(context, trx, payment, admin, {
    from_account: 'owed',
    to_account: 'lost',
    paise: missing,
    reason: 'writtenOff',
  });
}

async function noteRefund(
  context: AppContext,
  trx: Trx,
  admin: Identity,
  payment: PaymentTable,
  { refundId = '', reference = '' }: Body,
): Promise<void> {
  const refund = (await listRefunds(trx, [payment.id])).find(({ id }) => id === refundId);
  if (reference.trim() === '') throw invalid('reference', 'missing');
  if (refund === undefined || !(await markRefunded(trx, refundId, reference.trim(), ['wanted', 'failed']))) {
    throw new ApiError('payment.step');
  }
  await enter(context, trx, payment, admin, {
    from_account: payment.way,
    to_account: 'owed',
    paise: refund.amount,
    reason: 'refunded',
  });
}

async function chargeBack(context: AppContext, trx: Trx, admin: Identity, payment: PaymentTable): Promise<void> {
  const amount = payment.received - payment.refunded;
  await movePayment(trx, payment, { type: 'payment.chargeBack' });
  if (amount === 0) return;
  const refund = { payment_id: payment.id, amount, reason: 'chargedBack' as const, state: 'done' as const };
  await insertRefund(trx, { id: newId(), ...refund, reference: '', created_at: context.now() });
  await enter(context, trx, payment, admin, {
    from_account: payment.way,
    to_account: 'lost',
    paise: amount,
    reason: 'chargedBack',
  });
}

async function take(context: AppContext, trx: Trx, admin: Identity, payment: PaymentTable, body: Body): Promise<void> {
  const amount = body.amount === undefined ? payment.amount : rupeesToPaise(body.amount);
  switch (body.step) {
    case 'confirm': {
      // A gateway says itself what was paid: entered by hand it would count twice.
      if (isGateway(payment.way)) throw new ApiError('payment.step');
      const reference = bankReference(body.reference ?? payment.reference);
      if (reference === '') throw invalid('reference', 'missing');
      const receipt = { reference, amount, actorId: admin.customerId };
      if ((await receiveMoney(context, trx, payment, receipt)) === null) throw new ApiError('payment.reference');
      return;
    }
    case 'reject':
      await movePayment(trx, payment, { type: 'payment.fail' });
      return freeAwaited(context, trx, payment.entry_no);
    case 'accept':
      return accept(context, trx, admin, payment);
    case 'refund': {
      const left = (await leftOfPayments(trx, [payment.entry_no])).get(payment.entry_no) ?? 0;
      if (amount > left) throw new ApiError('payment.refund');
      const moved = await wantRefund(context, trx, payment, amount, 'owner');
      if (moved.stage === 'refunded') await freeAwaited(context, trx, payment.entry_no);
      return;
    }
    case 'refunded':
      return noteRefund(context, trx, admin, payment, body);
    case 'chargeBack':
      return chargeBack(context, trx, admin, payment);
  }
}

/**
 * Takes one step of the owner, with an audit row. Of two people who decide at once one succeeds: the other saw a stage or a
 * sum that is past.
 * @throws ApiError `not_found`, `payment.step`, `payment.refund`, `payment.reference`, `order.stock`, `promotion.ended`,
 * `request.invalid`
 */
export async function takePaymentStep(context: AppContext, admin: Identity, id: string, body: Body): Promise<Answer> {
  const { step, stage, refunded, reference = '' } = body;
  const rows = await inTransaction(context.db, async (trx) => {
    const payment = await requireLockedPayment(trx, id);
    const isSeen = refunded === undefined || rupeesToPaise(refunded) === payment.refunded;
    if (payment.stage !== stage || !isSeen) throw new ApiError('payment.step');
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: `payment.${step}`,
      subject: payment.entry_no,
      before: { stage },
      after: { amount: body.amount ?? null, reference },
      at: context.now(),
    });
    await take(context, trx, admin, payment, body);
    return toRows(trx, [await requireLockedPayment(trx, id)]);
  });
  catalogueVersionOf(context.db).noteStockChange();
  const [payment] = rows;
  if (payment === undefined) throw new ApiError('not_found');
  return { success: true, payment };
}
