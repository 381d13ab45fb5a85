import { forgetTexts } from './kept-text.ts';

/** The browser's database of files that are chosen and not sent yet. */
export const keptDatabase = 'kayal.kept';

/** Forgets all unsaved work of this browser: its owner has logged out. */
export function forgetKeptWork(): void {
  forgetTexts();
  indexedDB.deleteDatabase(keptDatabase);
}
