import { decodeProductLink, encodeProductLink, type WholeSettings } from '@kayal/api-contract';
import type { NewIds } from './new-ids.ts';

/** Paths of the pages that name a category or a sub-category as `c`. */
const listPaths = /^\/(?:products|subcategoryproducts)\?/;

/** A link to a page of the shop with the ids that the shop knows; the address of another site stays as it is. */
export function linkWithNewIds(to: string, { product, category }: NewIds): string {
  if (listPaths.test(to))
    return to.replace(/([?&]c=)(\d+)/, (_, head: string, id: string) => `${head}${category.get(Number(id)) ?? id}`);
  if (to.startsWith('/compare?'))
    return to.replace(/[?&]c=[\d,]+/, (list) => list.replaceAll(/\d+/g, (id) => String(product.get(Number(id)) ?? id)));
  if (!to.startsWith('/fullimage?')) return to;
  return to.replace(/([?&]I=)([^&#]+)/, (found, head: string, text: string) => {
    const id = product.get(decodeProductLink(text, null)?.id ?? 0);
    return id === undefined ? found : `${head}${encodeProductLink({ id, name: '' }).I}`;
  });
}

/** Settings of a rehearsal with the ids that the shop knows; Markdown stays as it is. */
export function settingsWithNewIds(settings: WholeSettings, ids: NewIds): WholeSettings {
  const { product, category } = ids;
  const categoryOf = (id: number): number => category.get(id) ?? id;
  const withCategory = <Row extends { readonly categoryId: number }>(row: Row): Row => ({
    ...row,
    categoryId: categoryOf(row.categoryId),
  });
  const withLink = <Row extends { readonly to: string }>(row: Row): Row => ({
    ...row,
    to: linkWithNewIds(row.to, ids),
  });
  const { invoicing, cashTerms, home, attributes, sizeCharts, categoryPictures, navigation } = settings;
  return {
    ...settings,
    attributes: attributes.map((row) => ({ ...row, categories: row.categories.map(categoryOf) })),
    sizeCharts: sizeCharts.map((row) => ({
      ...row,
      categories: row.categories.map(categoryOf),
      products: row.products.replaceAll(/\d+/g, (id) => String(product.get(Number(id)) ?? id)),
    })),
    cashTerms: { ...cashTerms, withoutCategories: cashTerms.withoutCategories.map(withCategory) },
    invoicing: { ...invoicing, categories: invoicing.categories.map(withCategory) },
    home: {
      categoryIds: home.categoryIds.map(categoryOf),
      tiles: home.tiles.map(withLink),
      shelves: home.shelves.map((row) => (row.id === '' ? row : { ...row, id: String(categoryOf(Number(row.id))) })),
    },
    categoryPictures: Object.fromEntries(
      Object.entries(categoryPictures).map(([id, picture]) => [categoryOf(Number(id)), picture]),
    ),
    navigation: navigation.map(withLink),
  };
}
