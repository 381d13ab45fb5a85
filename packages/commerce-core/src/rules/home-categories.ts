/** Home's categories: the specified ones, in their order (S7.CAT.02). */
export function homeCategories<T extends { readonly id: number }>(all: readonly T[], homeIds: readonly number[]): T[] {
  return homeIds.flatMap((id) => all.find((each) => each.id === id) ?? []);
}
