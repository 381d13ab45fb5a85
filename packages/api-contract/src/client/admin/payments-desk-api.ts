import { toPayment, toSettlement, toUnsettled, type Payment } from '../../adapters/payments.ts';
import type { Paise } from '../../domain/catalogue.ts';
import type { GatewayWay, PaymentFilter, PaymentStep } from '../../domain/payments.ts';
import { paiseToRupees, rupeesToPaise } from '../../rupees.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { outcome, totalOf } from '../transport/outcome.ts';

/** What a step of a payment says besides its name. */
export interface PaymentStepDetails {
  readonly amount?: Paise;
  readonly reference?: string;
  /** The refund that was made by hand. */
  readonly refundId?: string;
}

/** Filter and page of the back office's payments. */
export interface PaymentsQuery {
  /** All where absent. */
  readonly stage?: PaymentFilter;
  /** Number of an order: its payment alone. */
  readonly order?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** A row of a statement with its amount in paise. */
const inPaise = <Row extends { readonly amount: number }>(row: Row): Row => ({
  ...row,
  amount: rupeesToPaise(row.amount),
});

/** The back office's payments. */
export function createPaymentsDeskApi({ call }: ApiClient) {
  return {
    /** A page of payments, those that wait for the owner first. */
    async payments({ stage, order, limit, offset }: PaymentsQuery) {
      const query = {
        ...(stage === undefined ? {} : { stage }),
        ...(order === undefined ? {} : { order }),
        ...(limit === undefined ? {} : { limit: String(limit) }),
        ...(offset === undefined ? {} : { offset: String(offset) }),
      };
      return outcome(await call('getPayments', { query }), ({ payments, waiting, toRefund }, headers) => ({
        items: payments.map(toPayment),
        total: totalOf(headers, payments),
        waiting,
        toRefund,
      }));
    },

    /** One step of a payment, given as it was shown: a change since refuses the step. */
    async takePaymentStep(
      { id, stage, refunded }: Pick<Payment, 'id' | 'stage' | 'refunded'>,
      step: PaymentStep,
      details: PaymentStepDetails = {},
    ) {
      const { amount, ...texts } = details;
      const seen = { stage, refunded: paiseToRupees(refunded) };
      const body = { step, ...seen, ...texts, ...(amount === undefined ? {} : { amount: paiseToRupees(amount) }) };
      return outcome(await call('takePaymentStep', { params: { id }, body }), ({ payment }) => ({
        payment: toPayment(payment),
      }));
    },

    /** The gateways, and the mode of their keys; null without keys. */
    async gateways() {
      return outcome(await call('getGateways', {}), ({ gateways }) => ({ gateways }));
    },

    /** Calls a gateway with the keys of the server. */
    async checkGateway(way: GatewayWay) {
      return outcome(await call('checkGateway', { body: { way } }), ({ state }) => ({ state }));
    },

    /** Imports a bank's statement. @param csv its text */
    async importStatement(csv: string) {
      return outcome(
        await call('importStatement', { body: { csv } }),
        ({ success: _success, differing, further, goingBack, ...counts }) => ({
          ...counts,
          differing: differing.map(inPaise),
          further: further.map(inPaise),
          goingBack: goingBack.map(inPaise),
        }),
      );
    },

    /** Books what a courier paid out of collected cash, or says what it would book. @param csv the courier's file */
    async importSettlement(csv: string, save: boolean) {
      return outcome(await call('importSettlement', { body: { csv, save } }), toSettlement);
    },

    /** A page of orders whose cash is collected and not settled, the oldest first, with the sum of all. */
    async unsettledCash({ limit, offset }: { readonly limit: number; readonly offset: number }) {
      const query = { limit: String(limit), offset: String(offset) };
      return outcome(await call('getUnsettledCash', { query }), ({ orders, sum }, headers) => ({
        items: orders.map(toUnsettled),
        total: totalOf(headers, orders),
        sum: rupeesToPaise(sum),
      }));
    },
  };
}

/** The calls of the back office's payments. */
export type PaymentsDeskApi = ReturnType<typeof createPaymentsDeskApi>;
