const prefix = 'kayal.kept.';

/**
 * Keeps text that is not saved yet over a reload of this tab; empty text is forgotten. Nothing secret may be kept.
 * @param name whose it is and what
 */
export function saveDraftText(name: string, text: string): void {
  if (text === '') {
    sessionStorage.removeItem(prefix + name);
    return;
  }
  try {
    sessionStorage.setItem(prefix + name, text);
  } catch (error) {
    // A full store must not stop the work that would have been kept in it.
    console.warn('[kept work]', error);
  }
}

/** What was kept under a name; '' where nothing was. */
export const readDraftText = (name: string): string => sessionStorage.getItem(prefix + name) ?? '';

/** Forgets all kept text of this tab. */
export function deleteDraftTexts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
