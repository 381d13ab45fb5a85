import { paths } from '../../paths.ts';

/** The address of an item's pictures. @param categoryId in which the item is picked */
export const picturesAddress = (categoryId: number, itemId: number): string =>
  `${paths.imageUpload}?${new URLSearchParams({ category: String(categoryId), item: String(itemId) }).toString()}`;
