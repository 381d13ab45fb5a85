import { distance } from 'fastest-levenshtein';

/** The words of the catalogue that match one word of a search text, closest first. */
export interface ResolvedWord {
  /** The word itself. */
  readonly exact: readonly string[];
  /** Words that begin with it and synonyms; when there are neither, words one typing error away. */
  readonly near: readonly string[];
}

/** Synonyms that shoppers use. Each list holds words of one meaning. */
const sameMeaning: readonly (readonly string[])[] = [
  ['tshirt', 'tshirts', 'tee', 'tees'],
  ['trousers', 'trouser', 'pants', 'pant', 'joggers', 'trackpants', 'trackpant'],
  ['sweatshirt', 'sweatshirts', 'hoodie', 'hoodies'],
  ['tights', 'leggings', 'legging'],
  ['vest', 'vests', 'singlet', 'tank'],
  ['flask', 'sipper', 'bottle', 'bottles'],
  ['rucksack', 'backpack', 'backpacks'],
  ['hat', 'hats', 'cap', 'caps'],
  ['swimming', 'swim', 'swimwear', 'swimsuit'],
  ['ladies', 'lady', 'womens', 'women', 'woman'],
  ['gents', 'gent', 'mens', 'men', 'man'],
  ['children', 'child', 'kid', 'kids'],
  ['grey', 'gray'],
  ['gym', 'training'],
];

/** Typing errors allowed in a word of this length. */
function maxSlips(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** The word with each pair of neighbours swapped once: a swap counts as one typing error, not two. */
function withSwaps(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** A bit for each letter, one for the digits, and five for all other characters together. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 97 && code <= 122) letters |= 1 << (code - 97);
    else letters |= 1 << (code >= 48 && code <= 57 ? 26 : 27 + (code % 5));
  }
  return letters;
}

const lettersOfVocabularies = new WeakMap<readonly string[], Int32Array>();

function lettersIn(vocabulary: readonly string[]): Int32Array {
  const known = lettersOfVocabularies.get(vocabulary) ?? Int32Array.from(vocabulary, lettersOf);
  lettersOfVocabularies.set(vocabulary, known);
  return known;
}

/** How many letters only one of two words has. */
function differenceOf(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

function isSlipOf(typed: string, swapped: readonly string[], word: string, slips: number): boolean {
  if (distance(typed, word) <= slips) return true;
  if (Math.abs(typed.length - word.length) > slips - 1) return false;
  return swapped.some((swap) => distance(swap, word) <= slips - 1);
}

/** Words with at most so many typing errors. Almost all others are sorted out by length and letters, which is quick. */
function slipsOf(typed: string, vocabulary: readonly string[], slips: number): readonly string[] {
  const letters = lettersOf(typed);
  const all = lettersIn(vocabulary);
  const swapped = withSwaps(typed);
  return vocabulary.filter((word, at) => {
    if (Math.abs(typed.length - word.length) > slips) return false;
    // One wrong letter takes one away and adds another.
    if (differenceOf(letters, all[at] ?? 0) > 2 * slips) return false;
    return isSlipOf(typed, swapped, word, slips);
  });
}

/**
 * Finds the matches of one typed word.
 * @param typed lower-case, letters and digits
 * @param vocabulary every word of the catalogue, sorted
 * @returns nothing in either list when the catalogue has no such word, not even misspelt
 */
export function resolveWord(typed: string, vocabulary: readonly string[]): ResolvedWord {
  const others = sameMeaning.filter((words) => words.includes(typed)).flat();
  const exact: string[] = [];
  const near: string[] = [];
  for (const word of vocabulary) {
    if (word === typed) exact.push(word);
    else if (word.startsWith(typed) || others.includes(word)) near.push(word);
  }
  const slips = maxSlips(typed.length);
  if (exact.length > 0 || near.length > 0 || slips === 0) return { exact, near };
  return { exact, near: slipsOf(typed, vocabulary, slips) };
}
