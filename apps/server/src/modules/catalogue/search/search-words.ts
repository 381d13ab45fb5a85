import { foldText } from '@kayal/api-contract';

/** The searchable texts of a product. */
export interface SearchableProduct {
  readonly name: string;
  readonly categoryName: string;
  readonly department: string;
  /** Names of its sub-categories and promotional lists. */
  readonly groupNames: readonly string[];
  /** Catalogue and display names of its colours. */
  readonly colourNames: readonly string[];
  readonly description: string;
}

/** Rises when texts are split otherwise than before: stored words are then written again (`renew-words.ts`). */
export const wordsVersion = 4;

const maxWordLength = 40;
const maxWords = 12;
/** Words of a description by which a product is found: every word of every product is held in memory. */
const maxDescribingWords = 60;
/** Shorter words of a description, such as "of", describe nothing. */
const minDescribingLength = 3;
/** Words and hyphens. Marks are the vowel signs of Indian scripts, among others. */
const chunks = /[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]*/gu;
/** Accents, marks of symbols such as emoji, and apostrophes. */
const leftOut = /[\p{Variation_Selector}'’]|[\u0300-\u036f]|[\u20d0-\u20ff]/gu;

/** Lower-case, without accents and apostrophes ("men's" becomes "mens"). */
function plain(text: string): string {
  return foldText(text).normalize('NFKD').replaceAll(leftOut, '');
}

/**
 * The words of a text, each once and in order. A word with hyphens also counts without them:
 * "T-Shirts" gives "t", "shirts" and "tshirts".
 * @param text any text; all but letters, their marks and digits separates words
 */
export function wordsOf(text: string): readonly string[] {
  const words = new Set<string>();
  for (const [chunk] of plain(text).matchAll(chunks)) {
    const parts = chunk.split('-').filter((part) => part !== '');
    for (const part of parts) words.add(part.slice(0, maxWordLength));
    if (parts.length > 1) words.add(parts.join('').slice(0, maxWordLength));
  }
  return [...words];
}

/**
 * The words of a search text: a hyphen separates two words or joins them, as the shopper typed it. Max twelve words
 * count, so that no search text is costly.
 */
export function queryWords(text: string): readonly string[] {
  const words = [...plain(text).matchAll(chunks)]
    .map(([chunk]) => chunk.replaceAll('-', '').slice(0, maxWordLength))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords);
}

/** Every word a product is found by: its name, category, groups, department, colours and description. */
export function searchWordsOf(product: SearchableProduct): readonly string[] {
  const { name, categoryName, department, groupNames, colourNames, description } = product;
  const possessive = department === 'men' || department === 'women' ? `${department}s` : '';
  const describing = wordsOf(description).filter((word) => word.length >= minDescribingLength);
  const naming = wordsOf([name, categoryName, department, possessive, ...groupNames, ...colourNames].join(' '));
  return [...new Set([...naming, ...describing.slice(0, maxDescribingWords)])];
}
