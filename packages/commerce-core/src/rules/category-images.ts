/** Categories that have a picture of their own, by id, and the picture's name (S3.CLI.03–05). */
export const categoryImages: ReadonlyMap<number, string> = new Map([
  [4, 't-shirt'],
  [5, 'jacket'],
  [6, 'shorts'],
  [7, 'track-pant'],
  [8, 'shorts-photo'],
  [9, 'boys-shorts'],
  [10, 'boys-t-shirts'],
  [450, 'track-pant-2'],
  [219, 'bottle'],
  [116, 'swimming'],
  [127, 'full-sleeve'],
  [616, 'polo'],
  [301, 'bottle'],
  [358, 'track-pant-2'],
]);

/**
 * The picture of a category (S3.CLI.03).
 * @returns A path under the image host, or null where the map has none and a drawn picture is shown (J14).
 */
export function categoryImagePath(id: number): string | null {
  const name = categoryImages.get(id);
  return name === undefined ? null : `/uploads/category-${name}.webp`;
}

/** Where the home categories and the picture map disagree: a decision, listed (J14). */
export function categoryImageMismatch(homeIds: readonly number[]): {
  readonly withoutPicture: number[];
  readonly neverOnHome: number[];
} {
  return {
    withoutPicture: homeIds.filter((id) => !categoryImages.has(id)),
    neverOnHome: [...categoryImages.keys()].filter((id) => !homeIds.includes(id)),
  };
}

/** Home's categories: those of the contract, in its order (S7.CAT.02). */
export function homeCategories<T extends { readonly id: number }>(all: readonly T[], homeIds: readonly number[]): T[] {
  return homeIds.flatMap((id) => all.find((each) => each.id === id) ?? []);
}
