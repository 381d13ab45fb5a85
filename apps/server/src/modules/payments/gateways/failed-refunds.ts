import type { GatewayWay } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { enterMoney } from '../../money/money.repository.ts';
import { insertRefund, listRefunds, markRefundFailed, updateRefund } from '../../money/payments.repository.ts';
import { requireLockedPayment } from '../receive-money.ts';
import { findRefund } from './gateway.repository.ts';
import type { FailedRefundNotice } from './payment-gateway.ts';

/**
 * Gives a refund that a gateway accepted and could not make back to the owner: money that was entered as gone is here again.
 * Told again it changes nothing. No round tries it again, so that it never goes back twice.
 * @throws ApiError `unavailable` where a part of a refund fails that is still being made: the gateway tells it again
 */
export async function noteFailedRefund(
  context: AppContext,
  way: GatewayWay,
  { id: partId, amount, reference }: FailedRefundNotice['failed'],
): Promise<void> {
  const { db, now } = context;
  const id = partId.slice(0, partId.lastIndexOf('-'));
  const known = await findRefund(db, id);
  if (known === undefined) return;
  await inTransaction(db, async (trx) => {
    const payment = await requireLockedPayment(trx, known.payment_id);
    const refund = (await listRefunds(trx, [payment.id])).find((each) => each.id === id);
    if (payment.way !== way || refund === undefined || refund.state === 'failed') return;
    const made = refund.reference.split(' ').filter((each) => each !== '');
    const isMade = refund.state === 'done';
    // One that a person has sent since, or whose failure was told before.
    if (isMade && !made.includes(reference)) return;
    if (amount === refund.amount) await markRefundFailed(trx, id);
    else if (!isMade) throw new ApiError('unavailable');
    else {
      await updateRefund(trx, id, refund.amount - amount, made.filter((each) => each !== reference).join(' '));
      // Right behind it, so that the refunds after it keep their shares of the money.
      await insertRefund(trx, { ...refund, id: `${partId}-failed`, amount, state: 'failed', reference: '' });
    }
    if (!isMade) return;
    await enterMoney(trx, {
      entry_no: payment.entry_no,
      payment_id: payment.id,
      from_account: 'owed',
      to_account: way,
      paise: amount,
      reason: 'refundFailed',
      actor_id: null,
      created_at: now(),
    });
  });
}
