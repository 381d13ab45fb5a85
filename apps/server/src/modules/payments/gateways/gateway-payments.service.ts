import type { GatewayWay } from '@kayal/api-contract';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { PaymentTable } from '../../../db/tables/payments.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { findPayment, findReceipt } from '../../money/payments.repository.ts';
import { receiveMoney, requireLockedPayment } from '../receive-money.ts';
import { askAgain, updatePage } from './gateway.repository.ts';
import { isGateway, openGateway } from './open-gateway.ts';
import type { MoneyNotice } from './payment-gateway.ts';

/**
 * Gives a payment its page at the gateway, where it waits for one: no transaction is open while the gateway answers, and
 * a start that failed is repeated by the next reading.
 * @returns the payment; without an address where the gateway could not be reached
 */
export async function withPage(context: AppContext, payment: PaymentTable): Promise<PaymentTable> {
  const { id, way, stage, amount, entry_no: entryNo, expires_at: expiresAt } = payment;
  if (!isGateway(way) || stage !== 'started' || payment.pay_address !== null || expiresAt === null) return payment;
  const { config, db, log, now } = context;
  const gateway = await openGateway(config, way);
  if (gateway === null) return payment;
  const returnAddress = `${config.publicOrigin}/payment?order=${encodeURIComponent(entryNo)}`;
  try {
    const page = await gateway.start({ paymentId: id, entryNo, amount, expiresAt, returnAddress }, now());
    await updatePage(db, id, page);
    return { ...payment, gateway_id: page.id, pay_address: page.address };
  } catch (error) {
    log.warn({ err: error, gateway: way }, 'a payment could not be started at its gateway');
    return payment;
  }
}

/** Enters money that a gateway tells of; told again it changes nothing. Its account may serve others: theirs is ignored. */
export async function receiveFromGateway(
  context: AppContext,
  way: GatewayWay,
  { paymentId, money }: MoneyNotice,
): Promise<void> {
  const { db, now } = context;
  // First: most notices come more than once, and one that is known costs this reading alone.
  if ((await findReceipt(db, way, money.reference)) !== undefined) return;
  if ((await findPayment(db, { id: paymentId }))?.way !== way) return;
  await inTransaction(db, async (trx) => {
    await receiveMoney(context, trx, await requireLockedPayment(trx, paymentId), { ...money, actorId: null });
    await askAgain(trx, paymentId, now());
  });
  catalogueVersionOf(db).noteStockChange();
}
