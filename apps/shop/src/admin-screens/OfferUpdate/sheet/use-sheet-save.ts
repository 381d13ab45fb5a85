import { toCallError, type CallError, type SheetChange } from '@kayal/commerce-core';
import { useState } from 'react';
import { useBackOfficeApi, type BackOfficeApi } from '../../../data/admin/admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { sendSheet, type SheetProgress } from './send-sheet.ts';

interface SheetSave extends SheetProgress {
  readonly isBusy: boolean;
  /** Rows of the whole sheet. */
  readonly total: number;
}

const nothingSent: SheetSave = { isBusy: false, total: 0, set: 0, refused: [], waiting: [], isOut: false };

/** Sets one offer of a sheet. @returns why it was not set; null when it was */
async function failureOf(api: BackOfficeApi, { itemId, name, mrp, after }: SheetChange): Promise<CallError | null> {
  try {
    await resultOf(api.addOffer({ categoryName: '', productId: itemId, name, mrp, offer: after }));
    return null;
  } catch (error) {
    return toCallError(error);
  }
}

interface SheetListener {
  /** Called after each row with the rows still to be set. */
  readonly onRest: (rest: readonly SheetChange[]) => void;
  /** Called when the run ends, complete or not. */
  readonly onChanged: () => void;
}

/** Sends the rows of a sheet; keeps the refused ones and, when the session ended, those not sent yet. */
export function useSheetSave({ onRest, onChanged }: SheetListener) {
  const api = useBackOfficeApi();
  const [save, setSave] = useState<SheetSave>(nothingSent);

  const run = async (begun: SheetSave): Promise<void> => {
    setSave(begun);
    const show = (progress: SheetProgress) => {
      onRest([...progress.waiting, ...progress.refused.map(({ change }) => change)]);
      setSave({ ...begun, ...progress });
    };
    const send = (change: SheetChange) => failureOf(api, change);
    const end = await sendSheet(begun, { send, onProgress: show });
    setSave({ ...begun, ...end, isBusy: false });
    onChanged();
  };

  return {
    ...save,
    /** Sends rows as a sheet of their own. */
    send: (changes: readonly SheetChange[]) =>
      run({ ...nothingSent, isBusy: true, total: changes.length, waiting: changes }),
    /** Sends the rows that waited for a new login. */
    carryOn: () => run({ ...save, isBusy: true, isOut: false }),
    reset: () => setSave(nothingSent),
  };
}

/** A sheet being sent. */
export type SheetSending = ReturnType<typeof useSheetSave>;
