import type { Payment, PaymentStage, PaymentStep, PaymentWay, RefundReason } from '@kayal/api-contract/client';
import { formatMoment, formatMoney, type DateFormat, type MoneyFormat } from '@kayal/commerce-core';
import type { StatusTone } from '@kayal/design-system';
import type { QueueFilter } from './payments-query.ts';

/** Where a payment is. */
export const stageTexts: Readonly<Record<PaymentStage, string>> = {
  none: 'Not begun',
  started: 'Begun',
  pending: 'Says she has paid',
  authorised: 'Money reserved',
  held: 'Another amount',
  paid: 'Paid',
  refunded: 'Refunded',
  chargedBack: 'Taken back by the bank',
  failed: 'Not found',
  expired: 'Expired',
};

/** Choices of the queue's filter. */
export const filterTexts: Readonly<Record<QueueFilter, string>> = {
  waiting: 'Waiting for you',
  toRefund: 'To refund',
  ...stageTexts,
  all: 'All',
  cash: 'Cash that is not settled',
};

/** How an order is paid. */
export const wayTexts: Readonly<Record<PaymentWay, string>> = {
  cash: 'Cash on delivery',
  upi: 'UPI',
  razorpay: 'Razorpay',
  stripe: 'Stripe',
};

/** Labels of the decisions; each asks a question first. */
export const stepLabels: Readonly<Record<PaymentStep, string>> = {
  confirm: 'Confirm…',
  reject: 'Reject…',
  accept: 'Accept…',
  refund: 'Refund…',
  refunded: 'Refund made…',
  chargeBack: 'Bank took it back…',
};

/** What the button of a decision says: money of an order that is paid is more of it. */
export const stepLabel = (step: PaymentStep, stage: PaymentStage): string =>
  step === 'confirm' && stage === 'paid' ? 'More money came…' : stepLabels[step];

/** Why money goes back. */
export const reasonTexts: Readonly<Record<RefundReason, string>> = {
  paidTwice: 'Paid twice, or too much',
  soldOut: 'The pieces were no longer there',
  promotionOver: 'Its promotion could no longer be used',
  cancelled: 'The order is cancelled',
  return: 'A parcel came back',
  owner: 'Your decision',
  chargedBack: 'Taken back by the bank',
};

/** Red where it waits for the owner, green where the money is there. */
export function toneOf(stage: PaymentStage): StatusTone {
  if (stage === 'paid') return 'success';
  return stage === 'pending' || stage === 'held' ? 'danger' : 'neutral';
}

/** What of the received money is still with the shop, paise. */
export const leftOf = ({ received, refunded, returned }: Pick<Payment, 'received' | 'refunded' | 'returned'>): number =>
  received - refunded - returned;

/** The deadline, or how far the money differs: `₹100 are missing`. Empty where nothing is to say. */
export function dueText(payment: Payment, money: MoneyFormat, dates: DateFormat): string {
  const { stage, amount, expiresAt } = payment;
  const missing = amount - leftOf(payment);
  if (stage === 'held' && missing === 0) return 'The whole amount, after its time';
  if (stage === 'held') {
    return missing > 0 ? `${formatMoney(missing, money)} missing` : `${formatMoney(-missing, money)} too much`;
  }
  const waits = stage === 'started' || stage === 'pending' || stage === 'authorised';
  return waits && expiresAt !== null ? `Until ${formatMoment(expiresAt, dates)}` : '';
}
