import { toOwnPayment } from '../../adapters/payments.ts';
import type { OwnPaymentStep } from '../../domain/payments.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome } from '../transport/outcome.ts';

/** A shopper's payments; a separate client, so that only the page of a payment loads it. */
export function createPaymentsApi({ call }: ApiClient) {
  return {
    /** The payment of an own order. */
    async payment(entryNo: string) {
      return outcome(await call('getPayment', { params: { entryNo } }), ({ payment }) => ({
        payment: toOwnPayment(payment),
      }));
    },

    /** The payment that an own order waits for; null without one. */
    async waitingPayment() {
      return outcome(await call('getWaitingPayment'), ({ payment }) => ({
        payment: payment === null ? null : toOwnPayment(payment),
      }));
    },

    /** One step of hers. @param reference of the payment in her app, for `claim` */
    async takeOwnPaymentStep(entryNo: string, step: OwnPaymentStep, reference?: string) {
      const body = { step, ...(reference === undefined ? {} : { reference }) };
      return outcome(await call('takeOwnPaymentStep', { params: { entryNo }, body }), ({ payment }) => ({
        payment: toOwnPayment(payment),
      }));
    },
  };
}

/** The calls of a shopper's payments. */
export type PaymentsApi = ReturnType<typeof createPaymentsApi>;
