import type { PaymentWay, PrepaidWay } from '@kayal/api-contract/client';

/** Each way to pay as shoppers read it. */
export const wayNames: Readonly<Record<PaymentWay, string>> = {
  cash: 'Cash or UPI on delivery',
  upi: 'UPI, now',
  razorpay: 'UPI, card or netbanking, now',
  stripe: 'Card, now',
};

/** What each way to pay ahead asks of the shopper. */
export const wayNotes: Readonly<Record<PrepaidWay, string>> = {
  upi: 'You pay with your payment app right after you order. We hold your pieces for you meanwhile.',
  razorpay: 'You pay on the page of Razorpay right after you order. We hold your pieces for you meanwhile.',
  stripe: 'You pay on the page of Stripe right after you order. We hold your pieces for you meanwhile.',
};

/** Each of them as a means: 'Paid by …'. */
export const paidNames: Readonly<Record<PrepaidWay, string>> = {
  upi: 'UPI',
  razorpay: 'Razorpay',
  stripe: 'card',
};
