/** The order of sizes over the union of both specified lists; XXL is 2XL. */
const order = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'];
const freeSizes = ['FREE SIZE', 'FREE', 'ONE SIZE', 'OS', 'FS'];

/** The one spelling of a size: trimmed, upper-case, 'XXL' as '2XL', 'XXXL' as '3XL'. */
export function canonicalSize(size: string): string {
  const text = size.trim().toUpperCase();
  const repeated = /^(X{2,5})L$/.exec(text)?.[1];
  return repeated === undefined ? text : `${repeated.length}XL`;
}

/** Sort key of a size: letters, free sizes, numbers, then anything else. */
function rank(size: string): readonly [group: number, within: number] {
  const text = canonicalSize(size);
  const letter = order.indexOf(text);
  if (letter >= 0) return [0, letter];
  const free = freeSizes.indexOf(text);
  if (free >= 0) return [1, free];
  const number = /^\d+(\.\d+)?/.exec(text)?.[0];
  return number === undefined ? [3, 0] : [2, Number(number)];
}

/** Compares two sizes for sorting: XXS … 5XL, then free size, then numbers, then the rest by text. */
export function compareSizes(a: string, b: string): number {
  const [groupA, withinA] = rank(a);
  const [groupB, withinB] = rank(b);
  if (groupA !== groupB) return groupA - groupB;
  if (withinA !== withinB) return withinA - withinB;
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
