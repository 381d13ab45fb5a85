import type { RefundReason } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentTable } from '../../db/tables/payments.ts';
import { enterMoney, readRestockedValue } from './money.repository.ts';
import { findPayment, insertRefund, listRefunds, lockPayment, movePayment } from './payments.repository.ts';
import { postRefundMail } from './refund.mail.ts';

type Trx = Transaction<Database>;

/**
 * The time of a further row, later than those before it: a clock that is set back does not change which money is given
 * back first.
 */
export const laterThan = (rows: readonly { readonly created_at: number }[], now: number): number =>
  Math.max(now, (rows.at(-1)?.created_at ?? 0) + 1);

/**
 * Decides that money goes back: from now on it counts as gone. The gateway sends it in the next round, or a person where
 * there is none.
 */
export async function wantRefund(
  context: AppContext,
  trx: Trx,
  payment: PaymentTable,
  amount: number,
  reason: RefundReason,
): Promise<PaymentTable> {
  const moved = await movePayment(trx, payment, { type: 'payment.refund', amount });
  const created_at = laterThan(await listRefunds(trx, [payment.id]), context.now());
  await insertRefund(trx, {
    id: newId(),
    payment_id: payment.id,
    amount,
    reason,
    state: 'wanted',
    reference: '',
    created_at,
  });
  await postRefundMail(context, trx, payment, amount, reason);
  return moved;
}

/**
 * Gives back what was paid for units that came back with a parcel of an order which stands and are in stock again: once, and
 * no more than is left of the payment. An order that is paid in cash owes less when it is delivered.
 * @param entryNo a locked order
 */
export async function refundRestocked(context: AppContext, trx: Trx, entryNo: string): Promise<void> {
  const found = await findPayment(trx, { entryNo });
  if (found === undefined) return;
  const payment = await lockPayment(trx, found.id);
  if (payment.stage !== 'paid') return;
  const before = (await listRefunds(trx, [payment.id])).filter(({ reason }) => reason === 'return');
  const value = (await readRestockedValue(trx, entryNo)) - before.reduce((sum, { amount }) => sum + amount, 0);
  const amount = Math.min(value, payment.received - payment.refunded);
  if (amount <= 0) return;
  await enterMoney(trx, {
    entry_no: entryNo,
    payment_id: payment.id,
    from_account: 'owed',
    to_account: 'sales',
    paise: amount,
    reason: 'returned',
    actor_id: null,
    created_at: context.now(),
  });
  await wantRefund(context, trx, payment, amount, 'return');
}
