import type { RefundReason } from '@kayal/api-contract';
import { formatMoney } from '@kayal/commerce-core';
import type { AppContext } from '../../context/app-context.ts';
import type { Db } from '../../db/open-database.ts';
import type { PaymentTable } from '../../db/tables/payments.ts';
import { findCustomer } from '../accounts/customers/customers.repository.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';

/** What stands before the amount. */
const reasons: Readonly<Partial<Record<RefundReason, string>>> = {
  paidTwice: 'More has arrived than the order costs. ',
  soldOut: 'Your payment came after its time, and meanwhile the pieces were sold out. The order is not placed. ',
  promotionOver:
    'Your payment came after its time, when a promotion of the order could no longer be used. The order is not placed. ',
  cancelled: 'The order was cancelled. ',
  return: 'A parcel of your order came back to us. ',
  owner: '',
};

/** Writes to a shopper that money goes back to her, where she does not know yet. */
export async function postRefundMail(
  context: AppContext,
  trx: Db,
  payment: PaymentTable,
  amount: number,
  reason: RefundReason,
): Promise<void> {
  const text = reasons[reason];
  const customer = await findCustomer(trx, payment.customer_id);
  if (text === undefined || customer === undefined) return;
  const { profile } = (await settingsIn(context, trx)).settings;
  await context.outbox.post(trx, {
    channel: 'mail',
    to: customer.email,
    subject: `Money back for order ${payment.entry_no}`,
    text: `Dear ${customer.full_name},\n\n${text}We send ${formatMoney(amount, profile.currency)} back to you.\n\n${profile.name}`,
  });
}
