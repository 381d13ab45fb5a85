const prefix = 'kayal.kept.';

/**
 * Stores unsaved text, so that it survives a reload of this tab; an empty text deletes it. Never store a secret here.
 * @param name names the owner and the text
 */
export function saveDraftText(name: string, text: string): void {
  if (text === '') {
    sessionStorage.removeItem(prefix + name);
    return;
  }
  try {
    sessionStorage.setItem(prefix + name, text);
  } catch (error) {
    // A full storage must not stop the work.
    console.warn('[drafts]', error);
  }
}

/** The stored text under a name; '' where there is none. */
export const readDraftText = (name: string): string => sessionStorage.getItem(prefix + name) ?? '';

/** Deletes all stored text of this tab. */
export function deleteDraftTexts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
