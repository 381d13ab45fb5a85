import { failureFrom, type Failure, type SheetChange } from '@kayal/commerce-core';
import { useState } from 'react';
import { setOffer } from '../../actors/offer.actors.ts';
import { useApiPlace } from '../../app/api-context.ts';

/** A row the server did not take. */
export interface RefusedChange {
  readonly change: SheetChange;
  readonly failure: Failure;
}

interface SheetSave {
  readonly isBusy: boolean;
  /** Rows answered so far, of how many. */
  readonly answered: number;
  readonly total: number;
  readonly refused: readonly RefusedChange[];
}

const nothingSent: SheetSave = { isBusy: false, answered: 0, total: 0, refused: [] };

/** Sends the changes of a sheet one after another and keeps what was refused (J52). */
export function useSheetSave(onChanged: () => void) {
  const place = useApiPlace();
  const [save, setSave] = useState<SheetSave>(nothingSent);

  const send = async (changes: readonly SheetChange[]): Promise<void> => {
    const total = changes.length;
    const refused: RefusedChange[] = [];
    setSave({ isBusy: true, answered: 0, total, refused: [] });
    for (const [index, change] of changes.entries()) {
      try {
        await setOffer(place, change);
      } catch (error) {
        refused.push({ change, failure: failureFrom(error) });
      }
      setSave({ isBusy: index + 1 < total, answered: index + 1, total, refused: [...refused] });
    }
    onChanged();
  };

  return { ...save, send, reset: () => setSave(nothingSent) };
}
