/** Sizes in the order they are worn (S5.SIZE.01–02, J33); names of one size stand together. */
const letterSizes: readonly (readonly string[])[] = [
  ['XXS', '2XS'],
  ['XS'],
  ['S'],
  ['M'],
  ['L'],
  ['XL'],
  ['2XL', 'XXL'],
  ['3XL', 'XXXL'],
  ['4XL', 'XXXXL'],
  ['5XL', 'XXXXXL'],
];

/** One spelling for all names of a size: XXL is 2XL, case and spaces do not matter (J33). */
export function canonicalSize(size: string): string {
  const plain = size.toUpperCase().replaceAll(/\s+/g, '');
  return letterSizes.find((names) => names.includes(plain))?.[0] ?? plain;
}

function place(size: string): readonly [group: number, value: number] {
  const canonical = canonicalSize(size);
  const letter = letterSizes.findIndex(([name]) => name === canonical);
  if (letter >= 0) return [0, letter];
  if (canonical.startsWith('FREE')) return [1, 0];
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(L?)/.exec(canonical) ?? [];
  if (digits === undefined) return [3, 0];
  return [2, Number(digits) * (unit === 'L' ? 1000 : 1)];
}

/** Orders sizes as a shopper expects: letters, free size, then numbers; litres count as millilitres. */
export function bySize(a: string, b: string): number {
  const [groupA, valueA] = place(a);
  const [groupB, valueB] = place(b);
  return groupA - groupB || valueA - valueB || a.localeCompare(b, 'en');
}
