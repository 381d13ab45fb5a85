import { foldText } from '@kayal/api-contract/client';

/** The order of sizes over the union of both specified lists; XXL is 2XL. */
const order = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'];
const freeSizes = ['FREE SIZE', 'FREE', 'ONE SIZE', 'OS', 'FS'];

/** The one spelling of a size: trimmed, upper-case, 'XXL' as '2XL', 'XXXL' as '3XL'. */
export function canonicalSize(size: string): string {
  const text = foldText(size).toUpperCase();
  const repeated = /^(X{2,5})L$/.exec(text)?.[1];
  return repeated === undefined ? text : `${repeated.length}XL`;
}

interface Rank {
  /** Letters, free sizes, numbers, then anything else. */
  readonly group: number;
  /** Before the number: `UK` of `UK 8`. */
  readonly before: string;
  readonly number: number;
}

/** Sort key of a size. */
function rank(size: string): Rank {
  const text = canonicalSize(size);
  const letter = order.indexOf(text);
  if (letter >= 0) return { group: 0, before: '', number: letter };
  const free = freeSizes.indexOf(text);
  if (free >= 0) return { group: 1, before: '', number: free };
  const [, before = text, number] = /^(\D*)(\d+(?:\.\d+)?)/.exec(text) ?? [];
  const group = before === '' && number !== undefined ? 2 : 3;
  return { group, before: before.trim(), number: number === undefined ? -1 : Number(number) };
}

/**
 * Compares two sizes for sorting: XXS … 5XL, then free size, then numbers, then the rest by text and by the number in it:
 * UK 8 is before UK 10.
 */
export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [rank(a), rank(b)];
  if (rankA.group !== rankB.group) return rankA.group - rankB.group;
  if (rankA.before !== rankB.before) return rankA.before < rankB.before ? -1 : 1;
  if (rankA.number !== rankB.number) return rankA.number - rankB.number;
  const textA = canonicalSize(a);
  const textB = canonicalSize(b);
  if (textA === textB) return 0;
  return textA < textB ? -1 : 1;
}

/** Whether two spellings mean the same size, such as 'XXL' and '2XL'. */
export function isSameSize(a: string, b: string): boolean {
  return canonicalSize(a) === canonicalSize(b);
}

/** Sizes without duplicates, in shop order; of several spellings the first stays. */
export function sortedSizes(sizes: Iterable<string>): string[] {
  const bySpelling = new Map<string, string>();
  for (const size of sizes) {
    const key = canonicalSize(size);
    if (!bySpelling.has(key)) bySpelling.set(key, size);
  }
  return [...bySpelling.values()].toSorted(compareSizes);
}
