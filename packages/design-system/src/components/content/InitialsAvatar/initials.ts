/**
 * The first letters of the first and the last word, upper case; a whole letter even where it takes several code units.
 * @param name a person's name, perhaps empty
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...new Intl.Segmenter().segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
