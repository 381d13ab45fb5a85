import type { Parcel, ParcelLine, ParcelStep, StepDetails } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { toastStore } from '@kayal/design-system';
import { useState } from 'react';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { reloadReturns } from '../../../data/admin/returns-desk.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useWrite } from '../../../data/use-write.ts';
import { parcelResults } from './parcel-texts.ts';

interface StepOfParcel {
  readonly parcel: Parcel;
  readonly step: ParcelStep;
  readonly details: StepDetails;
}

/** Units that go into a parcel. */
export interface UnitsToPack {
  readonly lines: readonly ParcelLine[];
  /** The return whose exchange they are; absent for pieces of the order. */
  readonly returnId?: string;
}

/**
 * Packs parcels of an order and takes their steps.
 * @param onDone called after a change
 * @param onChanged called when what is shown is out of date: after a change, or when somebody else took the step
 */
export function useParcelSteps(
  entryNo: string,
  { onDone, onChanged }: Readonly<Record<'onDone' | 'onChanged', () => void>>,
) {
  const api = useBackOfficeApi();
  const [taking, setTaking] = useState<StepOfParcel | null>(null);
  const say = (title: string): void => {
    toastStore.push({ tone: 'success', title });
    onDone();
    onChanged();
  };
  const readAgainIfTaken = (error: unknown): never => {
    if (toCallError(error).code === 'order.step') onChanged();
    throw error;
  };
  const step = useWrite(
    ({ parcel, step: wanted, details }: StepOfParcel) =>
      resultOf(api.takeParcelStep(parcel.id, wanted, details)).catch(readAgainIfTaken),
    (_answer, { parcel, step: taken }) => {
      say(`Parcel ${parcel.number} ${parcelResults[taken]}.`);
      if (parcel.exchange !== null && taken === 'restock') reloadReturns();
    },
  );
  const pack = useWrite(
    ({ lines, returnId }: UnitsToPack) => resultOf(api.packParcel(entryNo, lines, returnId)).catch(readAgainIfTaken),
    () => say('A parcel is packed.'),
  );
  const endLink = useWrite(
    () => resultOf(api.revokeTracking(entryNo)),
    () => say('The tracking link has ended.'),
  );
  return {
    step,
    pack,
    endLink,
    /** The step that is being taken. */
    taking: step.isBusy ? taking : null,
    take: (next: StepOfParcel): void => {
      setTaking(next);
      step.write(next);
    },
  };
}
