import type { CallError, SheetChange } from '@kayal/commerce-core';

/** A row the server refused. */
export interface RefusedChange {
  readonly change: SheetChange;
  readonly failure: CallError;
}

/** Progress of sending a sheet. */
export interface SheetProgress {
  /** Rows the server accepted. */
  readonly set: number;
  readonly refused: readonly RefusedChange[];
  /** Rows not answered yet; after a 401 they wait for a new login. */
  readonly waiting: readonly SheetChange[];
  /** Whether the session has ended: nothing more is sent before a new login. */
  readonly isOut: boolean;
}

interface Sending {
  /** Sends one row; resolves to the error text, or null. */
  readonly send: (change: SheetChange) => Promise<CallError | null>;
  /** Called after each row. */
  readonly onProgress: (progress: SheetProgress) => void;
}

/**
 * Sends rows one after another and collects the refused ones; the first 401 stops it, because every further row would
 * be refused too.
 * @param before results of earlier rows of the same sheet
 */
export async function sendSheet(before: SheetProgress, { send, onProgress }: Sending): Promise<SheetProgress> {
  let progress: SheetProgress = { ...before, isOut: false };
  for (const [index, change] of before.waiting.entries()) {
    const failure = await send(change);
    const waiting = before.waiting.slice(index + 1);
    if (failure === null) progress = { ...progress, set: progress.set + 1, waiting };
    else if (failure.status === 401) progress = { ...progress, isOut: true };
    else progress = { ...progress, refused: [...progress.refused, { change, failure }], waiting };
    onProgress(progress);
    if (progress.isOut) break;
  }
  return progress;
}
