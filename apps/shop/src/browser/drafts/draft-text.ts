const prefix = 'kayal.kept.';

/** How long unsaved text is stored: until this tab closes, or until it is saved or its owner logs out. */
export type DraftLife = 'tab' | 'browser';

const storageOf = (life: DraftLife): Storage => (life === 'tab' ? sessionStorage : localStorage);

/**
 * Stores unsaved text, so that it survives a reload, and with `browser` a closed tab; an empty text deletes it. Never store
 * a secret here.
 * @param name names the owner and the text
 */
export function saveDraftText(name: string, text: string, life: DraftLife = 'tab'): void {
  try {
    if (text === '') storageOf(life).removeItem(prefix + name);
    else storageOf(life).setItem(prefix + name, text);
  } catch (error) {
    // A full or forbidden storage must not stop the work.
    console.warn('[drafts]', error);
  }
}

/** The stored text under a name; '' where there is none. */
export function readDraftText(name: string, life: DraftLife = 'tab'): string {
  try {
    return storageOf(life).getItem(prefix + name) ?? '';
  } catch (error) {
    console.warn('[drafts]', error);
    return '';
  }
}

/** Deletes all stored text of this tab and of this browser. */
export function deleteDraftTexts(): void {
  for (const life of ['tab', 'browser'] as const) {
    try {
      const storage = storageOf(life);
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    } catch (error) {
      // A forbidden storage has nothing to delete.
      console.warn('[drafts]', error);
    }
  }
}
