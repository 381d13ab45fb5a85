import { distance } from 'fastest-levenshtein';
import { countBits } from '../lists/count-bits.ts';

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

const synonyms = new Map(sameMeaning.flatMap((words) => words.map((word) => [word, words] as const)));

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

/** Lengths and letters of the words of a vocabulary, by their number. */
interface Shapes {
  readonly lengths: Uint8Array;
  readonly letters: Int32Array;
}

const shapesOfVocabularies = new WeakMap<readonly string[], Shapes>();

function shapesOf(vocabulary: readonly string[]): Shapes {
  const known = shapesOfVocabularies.get(vocabulary);
  if (known !== undefined) return known;
  const shapes = {
    lengths: Uint8Array.from(vocabulary, ({ length }) => length),
    letters: Int32Array.from(vocabulary, lettersOf),
  };
  shapesOfVocabularies.set(vocabulary, shapes);
  return shapes;
}

function isSlipOf(typed: string, swapped: readonly string[], word: string, slips: number): boolean {
  const errors = distance(typed, word);
  if (errors <= slips) return true;
  // A swap that is put right takes away two errors and counts as one.
  if (errors > slips + 1 || Math.abs(typed.length - word.length) > slips - 1) return false;
  return swapped.some((swap) => distance(swap, word) <= slips - 1);
}

/** Words with at most `slips` typing errors. Length and letters exclude almost all others, which is quick. */
function slipsOf(typed: string, vocabulary: readonly string[], slips: number): readonly string[] {
  const letters = lettersOf(typed);
  const shapes = shapesOf(vocabulary);
  const swapped = withSwaps(typed);
  const found: string[] = [];
  for (let at = 0; at < vocabulary.length; at += 1) {
    if (Math.abs(typed.length - (shapes.lengths[at] ?? 0)) > slips) continue;
    // Letters that only one of the two words has: one wrong letter takes one away and adds another.
    if (countBits(letters ^ (shapes.letters[at] ?? 0)) > 2 * slips) continue;
    const word = vocabulary[at] ?? '';
    if (isSlipOf(typed, swapped, word, slips)) found.push(word);
  }
  return found;
}

/** The number of the first word that is not before a text. */
function firstFrom(vocabulary: readonly string[], text: string): number {
  let [start, end] = [0, vocabulary.length];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if ((vocabulary[middle] ?? '') < text) start = middle + 1;
    else end = middle;
  }
  return start;
}

/**
 * Finds the matches of one typed word.
 * @param typed lower-case, letters and digits
 * @param vocabulary every word of the catalogue, sorted
 * @returns nothing in either list when the catalogue has no such word, not even misspelt
 */
export function resolveWord(typed: string, vocabulary: readonly string[]): ResolvedWord {
  const exact: string[] = [];
  const near: string[] = [];
  for (let at = firstFrom(vocabulary, typed); vocabulary[at]?.startsWith(typed) === true; at += 1) {
    const word = vocabulary[at] ?? '';
    (word === typed ? exact : near).push(word);
  }
  for (const word of synonyms.get(typed) ?? []) {
    if (!word.startsWith(typed) && vocabulary[firstFrom(vocabulary, word)] === word) near.push(word);
  }
  const slips = maxSlips(typed.length);
  if (exact.length > 0 || near.length > 0 || slips === 0) return { exact, near };
  return { exact, near: slipsOf(typed, vocabulary, slips) };
}
