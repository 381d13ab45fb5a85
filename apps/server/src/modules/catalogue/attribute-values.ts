import type { AttributeValues } from '@kayal/api-contract';

/** Values of attributes as a product's column has them. @param stored JSON; empty for none */
export function readValues(stored: string): Record<string, string[]> {
  return stored === '' ? {} : JSON.parse(stored);
}

/** The same values always become the same text: empty for none. */
export function storedValues(values: AttributeValues): string {
  const filled = Object.entries(values)
    .filter(([, own]) => own.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled));
}
