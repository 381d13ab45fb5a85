/** Zero-width space, byte order mark, and the marks, embeddings, overrides and isolates of direction. */
const hiddenMarks = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The same, with the joiners between them, which some scripts need to be written correctly, such as Malayalam. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text without marks that nobody sees and that make two equal texts differ. The joiners stay. */
export function withoutHiddenMarks(text: string): string {
  return text.replace(hiddenMarks, '');
}

/**
 * The form of a text for comparisons: without joiners and marks that nobody sees, in Unicode form NFKC, in small letters,
 * with one space where there is white space and none around it. Two texts with one form are the same name or address.
 */
export function foldText(text: string): string {
  return text.replace(unseen, '').normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}
