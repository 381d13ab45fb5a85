import type { ReturnRequest, ReturnStep, ReturnStepDetails } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { reloadReturns, useReturnsDesk } from '../../../data/admin/returns-desk.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite, type Write } from '../../../data/use-write.ts';
import { stageTexts } from '../return-texts.ts';

/** A decision about a return as it is shown. */
export interface ReturnDecision {
  readonly request: ReturnRequest;
  readonly step: ReturnStep;
  readonly details: ReturnStepDetails;
}

/**
 * Takes steps of returns. Whatever becomes of one, lists and count are read again when the return has moved on.
 * @param onTaken called with what a step has made of the return
 */
export function useReturnSteps(onTaken: (request: ReturnRequest) => void): Write<ReturnDecision> {
  const api = useReturnsDesk();
  return useWrite(
    ({ request, step, details }: ReturnDecision) =>
      resultOf(api.takeReturnStep(request.id, request.stage, step, details)).catch((error: unknown) => {
        if (toCallError(error).code === 'return.step') reloadReturns();
        throw error;
      }),
    ({ request }) => {
      toastStore.push({ tone: 'success', title: `Return ${request.id}: ${stageTexts[request.stage]}.` });
      onTaken(request);
      reloadReturns();
    },
  );
}
