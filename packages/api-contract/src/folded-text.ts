/** Marks of direction, spaces without width and byte order marks. */
const hiddenMarks = /[\p{Bidi_Control}\u180e\u200b\u2060-\u206f\ufeff]/gu;

/** The same, with all else that shows nothing: the joiners, which some scripts need, such as Malayalam, and soft hyphens. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

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
