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

function isSlipOf(typed: string, swapped: readonly string[], word: string, slips: number): boolean {
  if (Math.abs(typed.length - word.length) > slips) return false;
  if (distance(typed, word) <= slips) return true;
  return swapped.some((swap) => distance(swap, word) <= slips - 1);
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
  const swapped = withSwaps(typed);
  return { exact, near: vocabulary.filter((word) => isSlipOf(typed, swapped, word, slips)) };
}
