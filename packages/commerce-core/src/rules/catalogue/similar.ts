/** Fields by which products are compared. */
export interface Similar {
  readonly id: number;
  readonly colour: string;
  /** Null when unknown. */
  readonly subCategoryId?: number | null;
}

/** The search text for similar products: the name's first word. */
export function similarQuery(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Min number of similar products; fewer are filled up from the category. */
export const minSimilar = 4;

/**
 * Orders similar products: the product itself left out, same sub-category first, then same colour;
 * fewer than four are filled up from the category.
 * @param found results of {@link similarQuery}
 * @param category products of the same category, used only to fill up
 */
export function similarProducts<T extends Similar>(current: Similar, found: readonly T[], category: readonly T[]): T[] {
  const score = (product: T): number =>
    (typeof product.subCategoryId === 'number' && product.subCategoryId === current.subCategoryId ? 2 : 0) +
    (product.colour === current.colour ? 1 : 0);
  const chosen = new Map<number, T>();
  for (const product of found.toSorted((a, b) => score(b) - score(a))) {
    if (product.id !== current.id && !chosen.has(product.id)) chosen.set(product.id, product);
  }
  for (const product of category) {
    if (chosen.size >= minSimilar) break;
    if (product.id !== current.id && !chosen.has(product.id)) chosen.set(product.id, product);
  }
  return [...chosen.values()];
}
