import type { Payment, PaymentStep, PaymentStepDetails } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { reloadPayments, usePaymentsDesk } from '../../data/admin/payments-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite, type Write } from '../../data/use-write.ts';
import { stageTexts } from './payment-texts.ts';

/** A decision about a payment as it is shown. */
export interface PaymentDecision {
  readonly payment: Payment;
  readonly step: PaymentStep;
  readonly details: PaymentStepDetails;
}

/**
 * Takes steps of payments. Lists and count are read again after each, and after a refusal, which says that the payment is not
 * as it was shown.
 */
export function usePaymentSteps(onTaken: (payment: Payment) => void): Write<PaymentDecision> {
  const api = usePaymentsDesk();
  return useWrite(
    ({ payment, step, details }: PaymentDecision) =>
      resultOf(api.takePaymentStep(payment, step, details)).catch((error: unknown) => {
        if (toCallError(error).code?.startsWith('payment.') === true) reloadPayments();
        throw error;
      }),
    ({ payment }, { step }) => {
      const text = step === 'refunded' ? 'refund noted' : stageTexts[payment.stage];
      toastStore.push({ tone: 'success', title: `Order ${payment.entryNo}: ${text}.` });
      onTaken(payment);
      reloadPayments();
    },
  );
}
