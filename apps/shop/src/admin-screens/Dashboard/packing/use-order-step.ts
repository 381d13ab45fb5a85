import type { StepDetails, StepResult } from '@kayal/api-contract/client';
import { toastStore } from '@kayal/design-system';
import { useState } from 'react';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite, type Write } from '../../../data/use-write.ts';
import { refusalGroups, takenText, type ChosenStep, type RefusalGroup } from './packing-texts.ts';

type ForwardStep = Exclude<ChosenStep, 'unpack'>;

interface StepOfOrders {
  readonly step: ForwardStep;
  /** Numbers of the orders that are to take it. */
  readonly entryNos: readonly string[];
  readonly details?: StepDetails;
}

/** Steps of many orders at once. */
export interface OrderSteps extends Write<StepOfOrders> {
  readonly unpack: Write<readonly string[]>;
  /** The orders that could not take the last step. */
  readonly refused: readonly RefusalGroup[];
  /** Hides what went wrong. */
  readonly dismiss: () => void;
}

/**
 * Takes one step for many orders. A toast says how many took it; what was packed can be unpacked from there.
 * @param onTaken called with the numbers of those that took it, also after an undo
 */
export function useOrderStep(onTaken: (done: readonly string[]) => void): OrderSteps {
  const api = useBackOfficeApi();
  const [refused, setRefused] = useState<readonly RefusalGroup[]>([]);
  const show = (step: ChosenStep, result: StepResult, undo?: () => void): void => {
    const { done } = result;
    if (done.length > 0) {
      const action = undo === undefined ? undefined : { label: 'Undo', run: undo };
      toastStore.push({ tone: 'success', title: takenText(step, done), action });
    }
    setRefused(refusalGroups(step, result.refused));
    onTaken(done);
  };
  const unpack = useWrite(
    (entryNos: readonly string[]) => resultOf(api.takeOrderStep('unpack', entryNos)),
    (result) => show('unpack', result),
  );
  const steps = useWrite(
    ({ step, entryNos, details }: StepOfOrders) => resultOf(api.takeOrderStep(step, entryNos, details)),
    (result, { step }) => show(step, result, step === 'pack' ? () => unpack.write(result.done) : undefined),
  );
  return {
    ...steps,
    unpack,
    refused,
    dismiss: () => {
      setRefused([]);
      steps.reset();
      unpack.reset();
    },
  };
}
