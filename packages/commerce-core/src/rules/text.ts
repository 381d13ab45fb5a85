/** Whether a text has the shape of an e-mail address (S5.SIGNUP.02). */
export function isEmailShaped(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** Whether a text is empty or only white space (S5.SRCH.01). */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for the first letter: accents and joined signs stay with it. */
function firstLetter(word: string): string {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
}

/**
 * The letters of a round avatar: first and last word's first letter, upper-case (S2.ACC.02, S2.DASH.09).
 * @returns At most two characters; '?' when there is no name.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first === undefined) return '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last ?? ''].map((word) => firstLetter(word).toUpperCase()).join('');
}

/** Whether a text is a hex colour a browser understands: 3, 4, 6 or 8 digits after '#' (J49). */
export function isHexColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text.trim());
}

/** A hex colour trimmed, or null where the text is none: what may be painted (J49, J73). */
export function paintableHex(text: string): string | null {
  return isHexColour(text) ? text.trim() : null;
}
