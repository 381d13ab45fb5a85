/** What is said of models, by colour, as a product's column has it. @param stored JSON; empty for none */
export function readModelSizes(stored: string): Record<string, string> {
  return stored === '' ? {} : JSON.parse(stored);
}

/**
 * The same texts always become the same text: empty for none.
 * @param colours those of the product; texts of others are left out
 */
export function storedModelSizes(texts: Readonly<Record<string, string>>, colours: ReadonlySet<string>): string {
  const filled = Object.entries(texts)
    .map(([colour, said]) => [colour.trim(), said.trim()] as const)
    .filter(([colour, said]) => said !== '' && colours.has(colour))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled));
}
