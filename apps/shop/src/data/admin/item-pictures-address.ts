import { paths } from '../../paths.ts';

/** Where an admin adds pictures to one item. @param categoryId in which the item is picked */
export const itemPicturesAddress = (categoryId: number, itemId: number): string =>
  `${paths.imageUpload}?${new URLSearchParams({ category: String(categoryId), item: String(itemId) }).toString()}`;
