import { route } from './route.ts';

/** A shopper's payments: only their page loads these. */
export const paymentRoutes = {
  getPayment: route('GET', '/payment/order/:company/:entryNo', 'self', 'docs/payments.md'),
  getWaitingPayment: route('GET', '/payment/waiting/:company', 'self', 'docs/payments.md'),
  takeOwnPaymentStep: route('POST', '/payment/order/:company/:entryNo', 'self', 'docs/payments.md'),
};

/** The back office's side of payments. */
export const paymentDeskRoutes = {
  getPayments: route('GET', '/payments/:company', 'admin', 'docs/payments.md'),
  takePaymentStep: route('POST', '/payment/step/:company/:id', 'admin', 'docs/payments.md'),
  importStatement: route('POST', '/payment/statement/:company', 'admin', 'docs/payments.md'),
  importSettlement: route('POST', '/payment/settlement/:company', 'admin', 'docs/payments.md'),
  getUnsettledCash: route('GET', '/payment/unsettled/:company', 'admin', 'docs/payments.md'),
};
