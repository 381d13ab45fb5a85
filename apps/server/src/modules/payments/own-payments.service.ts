import type { WireOf } from '@kayal/api-contract';
import { bankReference } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { PaymentTable } from '../../db/tables/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { findPayment, findReceipt, movePayment, updateReference } from '../money/payments.repository.ts';
import { freeAwaited } from '../orders/placement/awaited-orders.ts';
import { withPage } from './gateways/gateway-payments.service.ts';
import { isGateway } from './gateways/open-gateway.ts';
import { findWaiting } from '../orders/placement/awaited-orders.repository.ts';
import { toOwnRow } from './payment-rows.ts';
import { requireLockedPayment } from './receive-money.ts';

type Body = WireOf<'takeOwnPaymentStep'>['body'];
type Answer = WireOf<'getPayment'>['answer'];

const hour = 3_600_000;
/** How long the owner has to find a payment in her account. */
const confirmWithinMs = 24 * hour;

async function requireOwn(db: Db, { customerId }: Identity, entryNo: string): Promise<PaymentTable> {
  const payment = await findPayment(db, { entryNo });
  if (payment?.customer_id !== customerId) throw new ApiError('not_found');
  return payment;
}

/** The payment of an own order; one by a gateway gets its page there. @throws ApiError `not_found` */
export async function readOwnPayment(context: AppContext, shopper: Identity, entryNo: string): Promise<Answer> {
  const payment = await withPage(context, await requireOwn(context.db, shopper, entryNo));
  return { success: true, payment: await toOwnRow(context, context.db, payment) };
}

/** The payment that an own order waits for. */
export async function readWaitingPayment(
  context: AppContext,
  { customerId }: Identity,
): Promise<WireOf<'getWaitingPayment'>['answer']> {
  const waiting = await findWaiting(context.db, customerId);
  const payment = waiting === undefined ? undefined : await findPayment(context.db, { entryNo: waiting.entry_no });
  return { success: true, payment: payment === undefined ? null : await toOwnRow(context, context.db, payment) };
}

/**
 * Takes a step of the shopper: `claim` stores the reference and gives the owner a day, `withdraw` frees the units; her bag is
 * as it was.
 * @throws ApiError `not_found`, `request.invalid`, `payment.reference`, `payment.step`
 */
export async function takeOwnPaymentStep(
  context: AppContext,
  shopper: Identity,
  entryNo: string,
  { step, reference: written = '' }: Body,
): Promise<Answer> {
  const reference = bankReference(written);
  if (step === 'claim' && reference.length < 6) {
    throw new ApiError('request.invalid', { fields: { reference: 'at least 6 letters or digits' } });
  }
  const { id } = await requireOwn(context.db, shopper, entryNo);
  const payment = await inTransaction(context.db, async (trx) => {
    const locked = await requireLockedPayment(trx, id);
    if (step === 'withdraw') {
      if (locked.stage === 'expired') return toOwnRow(context, trx, locked);
      // After "I have paid" money may be on its way: only the owner ends that.
      if (locked.stage !== 'started') throw new ApiError('payment.step');
      const moved = await movePayment(trx, locked, { type: 'payment.withdraw' });
      await freeAwaited(context, trx, entryNo);
      return toOwnRow(context, trx, moved);
    }
    // A gateway says itself what was paid.
    if (isGateway(locked.way)) throw new ApiError('payment.step');
    if ((await findReceipt(trx, locked.way, reference)) !== undefined) throw new ApiError('payment.reference');
    const moved = await movePayment(trx, locked, {
      type: 'payment.claim',
      expiresAt: context.now() + confirmWithinMs,
    });
    await updateReference(trx, id, reference);
    return toOwnRow(context, trx, { ...moved, reference });
  });
  if (step === 'withdraw') catalogueVersionOf(context.db).noteStockChange();
  return { success: true, payment };
}
