import { returnSteps, type ReturnRequest, type ReturnStep } from '@kayal/api-contract/client';
import { nextReturn, type ReturnRequestEvent } from '@kayal/commerce-core';

/** The key of each decision. */
export const stepKeys: Readonly<Record<ReturnStep, string>> = {
  approve: 'A',
  decline: 'D',
  arrange: 'P',
  receive: 'R',
  examine: 'E',
  refund: 'F',
  exchange: 'X',
  replace: 'L',
  sendBack: 'S',
};

/** The event of a step, with the most that can be refunded. */
function eventOf(step: ReturnStep, { refundable }: ReturnRequest): ReturnRequestEvent {
  if (step === 'approve' || step === 'arrange') return { type: `return.${step}`, sendBy: 0 };
  return step === 'refund' ? { type: 'return.refund', amount: refundable } : { type: `return.${step}` };
}

/** Before others: what she wants before a refund, and a pick-up that is still to be arranged. */
const rankOf = (step: ReturnStep, { stage, wayBack }: ReturnRequest): number => {
  if (step === 'exchange' || step === 'replace') return 0;
  return step === 'arrange' && stage === 'approved' && wayBack === 'pickUp' ? 0 : step === 'arrange' ? 2 : 1;
};

/** The steps that the statechart allows a return now, the usual one first; the server refuses everything else. */
export const legalReturnSteps = (request: ReturnRequest): readonly ReturnStep[] =>
  returnSteps
    .filter((step) => nextReturn(request, eventOf(step, request)) !== null)
    .toSorted((a, b) => rankOf(a, request) - rankOf(b, request));
