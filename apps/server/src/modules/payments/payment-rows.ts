import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import { upiLink } from '@kayal/commerce-core';
import { renderSVG } from 'uqr';
import type { AppContext } from '../../context/app-context.ts';
import type { Db } from '../../db/open-database.ts';
import type { PaymentTable } from '../../db/tables/payments.ts';
import { listRefunds, sumOfReturns } from '../money/payments.repository.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { listBuyers } from './buyers.repository.ts';

type OwnRow = WireOf<'getPayment'>['answer']['payment'];
type Row = WireOf<'getPayments'>['answer']['payments'][number];

const fieldsOf = (payment: PaymentTable, isPlaced: boolean) => ({
  id: payment.id,
  entryNo: payment.entry_no,
  way: payment.way,
  stage: payment.stage,
  amount: paiseToRupees(payment.amount),
  received: paiseToRupees(payment.received),
  refunded: paiseToRupees(payment.refunded),
  startedAt: payment.started_at,
  expiresAt: payment.expires_at,
  reference: payment.reference,
  isPlaced,
});

/** A payment as its shopper sees it. @param db the transaction where one is open */
export async function toOwnRow(context: AppContext, db: Db, payment: PaymentTable): Promise<OwnRow> {
  const { payments } = (await settingsIn(context, db)).settings;
  const buyer = (await listBuyers(db, [payment.entry_no])).get(payment.entry_no);
  const isUpi = payment.way === 'upi';
  const isOpen = payment.stage === 'started' || payment.stage === 'pending';
  const link = upiLink({
    address: payments.upiAddress,
    name: payments.upiName,
    merchantCode: payments.upiMerchantCode,
    entryNo: payment.entry_no,
    amount: payment.amount,
  });
  // Level M and the quiet zone of four modules that readers need.
  const code = isOpen && isUpi ? renderSVG(link, { ecc: 'M', border: 4 }) : null;
  return {
    ...fieldsOf(payment, buyer?.isPlaced === true),
    upiLink: isOpen && isUpi ? link : null,
    upiCode: code,
    payAddress: isOpen ? payment.pay_address : null,
  };
}

/** Payments as the back office sees them. */
export async function toRows(db: Db, payments: readonly PaymentTable[]): Promise<Row[]> {
  const entryNos = payments.map(({ entry_no }) => entry_no);
  const buyers = await listBuyers(db, entryNos);
  const returns = await sumOfReturns(db, entryNos);
  const refunds = Map.groupBy(
    await listRefunds(
      db,
      payments.map(({ id }) => id),
    ),
    ({ payment_id }) => payment_id,
  );
  return payments.map((payment) => {
    const buyer = buyers.get(payment.entry_no);
    const returned = returns.get(payment.entry_no);
    return {
      ...fieldsOf(payment, buyer?.isPlaced === true),
      customerName: buyer?.name ?? '',
      phone: buyer?.phone ?? '',
      ...(returned === undefined ? {} : { returned: paiseToRupees(returned) }),
      refunds: (refunds.get(payment.id) ?? []).map(({ id, amount, reason, state, reference, created_at: at }) => ({
        id,
        amount: paiseToRupees(amount),
        reason,
        state,
        reference,
        at,
      })),
    };
  });
}
