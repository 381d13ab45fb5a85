import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { PaymentRefundTable } from '../../../db/tables/payments.ts';
import { enterMoney } from '../../money/money.repository.ts';
import { listRefunds, markRefunded } from '../../money/payments.repository.ts';
import { requireLockedPayment } from '../receive-money.ts';
import { atGateways } from './at-gateways.ts';
import { listReceipts, listToSend } from './gateway.repository.ts';
import type { GatewayMoney, PaymentGateway } from './payment-gateway.ts';
import { partsOf } from './refund-parts.ts';

async function send(
  { db }: AppContext,
  gateway: PaymentGateway,
  { id, payment_id: paymentId, amount }: PaymentRefundTable,
): Promise<string> {
  const receipts = await listReceipts(db, paymentId);
  const money = receipts.map((each): GatewayMoney => ({ reference: each.id, amount: each.amount }));
  // Those before it take their share first, sent or not: a repeated try asks for the same parts.
  const refunds = await listRefunds(db, [paymentId]);
  const before = refunds.slice(
    0,
    refunds.findIndex((each) => each.id === id),
  );
  const gone = before.reduce((sum, each) => sum + each.amount, 0);
  const references: string[] = [];
  for (const part of partsOf(money, gone, amount)) {
    references.push(await gateway.refund({ ...part, id: `${id}-${references.length}` }));
  }
  return references.join(' ');
}

async function noteSent(context: AppContext, refund: PaymentRefundTable, reference: string): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const { id, entry_no, way } = await requireLockedPayment(trx, refund.payment_id);
    if (!(await markRefunded(trx, refund.id, reference, ['wanted']))) return;
    await enterMoney(trx, {
      entry_no,
      payment_id: id,
      from_account: way,
      to_account: 'owed',
      paise: refund.amount,
      reason: 'refunded',
      actor_id: null,
      created_at: context.now(),
    });
  });
}

/**
 * Lets gateways give back what is to go back. What fails is repeated by the next round under the same id, so that it goes back
 * once; what a gateway keeps refusing stays listed as *to refund* for the owner.
 */
export async function sendRefunds(context: AppContext): Promise<void> {
  await atGateways(context, await listToSend(context.db), {
    work: async (gateway, refund) => noteSent(context, refund, await send(context, gateway, refund)),
    failure: 'a gateway did not make a refund',
  });
}
