/**
 * Categories of home that the catalogue has, in the order of home. A catalogue with none of them, or a shop
 * that chose none, shows all of its categories.
 */
export function homeCategories<T extends { readonly id: number }>(all: readonly T[], homeIds: readonly number[]): T[] {
  const chosen = homeIds.flatMap((id) => all.find((each) => each.id === id) ?? []);
  return chosen.length > 0 ? chosen : [...all];
}
