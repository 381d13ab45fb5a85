import { deleteDraftTexts } from './draft-text.ts';

/** The browser's database of files that are chosen and not sent yet. */
export const draftDatabase = 'kayal.kept';

/** Deletes all unsaved work of this browser, after its owner has logged out. */
export function deleteDrafts(): void {
  deleteDraftTexts();
  indexedDB.deleteDatabase(draftDatabase);
}
