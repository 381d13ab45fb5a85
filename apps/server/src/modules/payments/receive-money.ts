import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentTable } from '../../db/tables/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import { findCustomer } from '../accounts/customers/customers.repository.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { enterMoney } from '../money/money.repository.ts';
import { laterThan, wantRefund } from '../money/want-refund.ts';
import { findPayment, findReceipt, insertReceipt, lockPayment, movePayment } from '../money/payments.repository.ts';
import { placeAwaited } from '../orders/placement/awaited-orders.ts';
import { findCancelling } from './buyers.repository.ts';
import { listReceipts } from './gateways/gateway.repository.ts';

type Trx = Transaction<Database>;

/** Money in the account of the shop. */
export interface Receipt {
  /** Number of the payment at the bank. */
  readonly reference: string;
  /** paise */
  readonly amount: number;
  /** Who confirmed it; null where the gateway did. */
  readonly actorId: string | null;
}

/**
 * A payment that does not change until the transaction ends. Its shopper is locked first, as when she orders, so that the two
 * never wait for each other.
 * @throws ApiError `not_found`
 */
export async function requireLockedPayment(trx: Trx, id: string): Promise<PaymentTable> {
  const payment = await findPayment(trx, { id });
  if (payment === undefined) throw new ApiError('not_found');
  // The account of an old payment may be deleted.
  if ((await findCustomer(trx, payment.customer_id)) !== undefined) await lockCart(trx, payment.customer_id);
  return lockPayment(trx, id);
}

/**
 * Brings order and payment together after money came or was accepted: places the order, or sends back what is too much, or
 * all of it where the order cannot be placed.
 */
export async function settle(context: AppContext, trx: Trx, payment: PaymentTable): Promise<PaymentTable> {
  if (payment.stage !== 'paid') return payment;
  const left = payment.received - payment.refunded;
  const order = await findCancelling(trx, payment.entry_no);
  if (order?.isCancelled === true) return wantRefund(context, trx, payment, left, 'cancelled');
  const placing = order === null ? await placeAwaited(context, trx, payment) : 'placed';
  if (placing !== 'placed') return wantRefund(context, trx, payment, left, placing === 'gone' ? 'soldOut' : placing);
  return left > payment.amount ? wantRefund(context, trx, payment, left - payment.amount, 'paidTwice') : payment;
}

/**
 * Enters money that arrived for a locked payment, in whatever stage it is.
 * @returns the payment; null where this receipt was entered before
 * @throws ApiError `payment.reference` where the receipt belongs to another payment
 */
export async function receiveMoney(
  context: AppContext,
  trx: Trx,
  payment: PaymentTable,
  { reference, amount, actorId }: Receipt,
): Promise<PaymentTable | null> {
  const known = await findReceipt(trx, payment.way, reference);
  if (known?.payment_id === payment.id) return null;
  if (known !== undefined) throw new ApiError('payment.reference');
  const at = context.now();
  const moved = await movePayment(trx, payment, { type: 'payment.receive', amount });
  const { id, entry_no, way } = payment;
  const created_at = laterThan(await listReceipts(trx, id), at);
  const receipt = { way, id: reference, payment_id: id, amount, actor_id: actorId ?? way, created_at };
  await insertReceipt(trx, receipt);
  await enterMoney(trx, {
    entry_no,
    payment_id: id,
    from_account: 'owed',
    to_account: way,
    paise: amount,
    reason: 'received',
    actor_id: actorId,
    created_at: at,
  });
  return settle(context, trx, moved);
}
