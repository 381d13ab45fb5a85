import { gatewayWays, type Payment, type PaymentStep } from '@kayal/api-contract/client';
import { nextPayment, type PaymentEvent } from '@kayal/commerce-core';
import { leftOf } from './payment-texts.ts';

/** Whether a gateway enters what is paid, and sends refunds. */
export const isGateway = ({ way }: Pick<Payment, 'way'>): boolean => gatewayWays.some((each) => each === way);

/** The decisions that the statechart allows, the usual one first. `refunded` belongs to a refund, not to the payment. */
export function legalPaymentSteps(payment: Payment): readonly Exclude<PaymentStep, 'refunded'>[] {
  const { stage, amount, received, refunded, expiresAt } = payment;
  const can = (event: PaymentEvent): boolean =>
    nextPayment({ stage, amount, received, refunded, expiresAt }, event) !== null;
  const left = leftOf(payment);
  // A gateway says itself what was paid.
  const more = ['confirm', !isGateway(payment) && can({ type: 'payment.receive', amount: 1 })] as const;
  const decisions = [
    ['accept', can({ type: 'payment.accept' })],
    ['refund', left > 0 && can({ type: 'payment.refund', amount: left })],
    ['reject', can({ type: 'payment.fail' })],
    ['chargeBack', left > 0 && can({ type: 'payment.chargeBack' })],
  ] as const;
  // What is there already is decided about first; more of it is the exception.
  const legal = stage === 'held' || stage === 'paid' ? [...decisions, more] : [more, ...decisions];
  return legal.flatMap(([step, isLegal]) => (isLegal ? [step] : []));
}
