import { selectUser, type SheetChange, type SheetError } from '@kayal/commerce-core';
import { useState } from 'react';
import { saveDraftText, readDraftText } from '../../../browser/drafts/draft-text.ts';
import { useSession } from '../../../machines/actors/use-session-cart-wishlist.ts';

/** Rows as they could be pasted again. */
const textOf = (changes: readonly SheetChange[], errors: readonly SheetError[]): string =>
  [
    ...changes.map(({ itemId, after }) => `${itemId}\t${(after / 100).toFixed(2)}`),
    ...errors.map(({ text }) => text),
  ].join('\n');

/** The pasted sheet, saved across reloads until its last row is set or it is discarded. */
export function useDraftSheet() {
  const owner = useSession(selectUser)?.id ?? '';
  const name = `${owner}.offer-sheet`;
  const [text, setText] = useState(() => readDraftText(name));
  return {
    text,
    /** Shows a text and saves it. */
    write: (next: string): void => {
      setText(next);
      saveDraftText(name, next);
    },
    /** Saves the remaining rows, while the whole sheet stays on screen. */
    saveRest: (changes: readonly SheetChange[], errors: readonly SheetError[]): void => {
      saveDraftText(name, textOf(changes, errors));
    },
    /** Shows the saved text. */
    reread: (): void => setText(readDraftText(name)),
  };
}

/** The saved sheet and its handlers. */
export type DraftSheet = ReturnType<typeof useDraftSheet>;
