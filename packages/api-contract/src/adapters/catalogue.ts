/** Catalogue: wire → domain, and list queries → wire. */
import type {
  CatalogueColour,
  Category,
  ColourSize,
  Facets,
  ProductListQuery,
  ProductListSource,
  ProductSummary,
  Suggestion,
  Variant,
} from '../domain/catalogue.ts';
import type { WireOf } from '../endpoints.ts';
import { pictureFile } from '../pictures/picture-name.ts';
import { offerToPaise, paiseToRupees, rupeesToPaise } from '../rupees.ts';

/** A product on the wire. */
export type ProductRow = WireOf<'getProductById'>['answer'][number];
type ListFilters = Omit<WireOf<'getProductByCategory'>['query'], 'Id'>;

/** Returns a list unchanged; any other answer as an empty list. */
export function rowsOf<Row>(answer: readonly Row[]): readonly Row[] {
  return Array.isArray(answer) ? answer : [];
}

/** getCategories, getSubCategories. */
export function toCategories(answer: WireOf<'getCategories'>['answer']): Category[] {
  return rowsOf(answer).map(({ Id, Name, Empty }) => ({
    id: Id,
    name: Name,
    ...(Empty === true && { isEmpty: true }),
  }));
}

/** From the answer of `getAllModifiedColors`: `db_color` is the key, `md_color` is shown upper-case. */
export function toColours(answer: WireOf<'getAllModifiedColors'>['answer']): CatalogueColour[] {
  return rowsOf(answer).map((row) => {
    const key = row.db_color.trim();
    return { key, name: (row.md_color.trim() || key).toUpperCase(), hex: row.hex.trim() };
  });
}

/** From the answer of `getAllColorSize`. */
export function toColourSizes(answer: WireOf<'getAllColorSize'>['answer']): ColourSize[] {
  return rowsOf(answer).map((row) => ({
    colour: row.Color.trim(),
    size: row.Size.trim(),
    productId: row.ItemId,
  }));
}

/** One row of a product list. The picture of a row without one is named after the row's colour. */
export function toProduct(row: ProductRow): ProductSummary {
  const colour = row.Color.trim();
  return {
    id: row.ID,
    name: row.ItemName,
    mrp: rupeesToPaise(row.MRP),
    offer: offerToPaise(row.OfferPrice),
    stock: row.Qty,
    displayFirst: row.displayFirst || pictureFile(row.ID, colour),
    pictureAt: row.PictureAt,
    colour,
    size: row.Size.trim(),
    uniqueCode: row.UniqueCode,
    colours: toColours(row.Colors),
    categoryId: row.CategoryId,
    subCategoryId: row.SubCategoryId ?? null,
    ...(row.Description && { description: row.Description }),
    ...(row.Facts && { facts: row.Facts }),
    ...row.Details,
  };
}

/** Every product list: getProductByFilter, …ByCategory, …BySubCategory, …ById, …ByUniqueCode, getPromotionalList. */
export function toProducts(answer: readonly ProductRow[]): ProductSummary[] {
  return rowsOf(answer).map(toProduct);
}

/** getProductDetails; colours are trimmed. */
export function toVariants(answer: WireOf<'getProductDetails'>['answer']): Variant[] {
  return rowsOf(answer).map((row) => ({
    productId: row.ItemId,
    colour: row.Color.trim(),
    size: row.Size.trim(),
    uniqueCode: row.Uniquecode,
    stock: row.Qty,
  }));
}

/** The file name of a product's picture: named after its first colour; null without variants. */
export function pictureOfVariants(variants: readonly Variant[]): string | null {
  const [first] = variants;
  return first === undefined ? null : pictureFile(first.productId, first.colour);
}

/** From the answer of `suggest`: only rows with both a name and an id. */
export function toSuggestions(answer: WireOf<'suggest'>['answer']): Suggestion[] {
  return rowsOf(answer)
    .filter((row) => Boolean(row.ItemName) && Boolean(row.ID))
    .map((row) => ({
      productId: row.ID,
      name: row.ItemName,
      displayFirst: row.displayFirst,
      pictureAt: row.PictureAt,
      mrp: rupeesToPaise(row.MRP),
      offer: offerToPaise(row.OfferPrice),
    }));
}

/** From the answer of `facets`. */
export function toFacets(answer: WireOf<'facets'>['answer']): Facets {
  return {
    total: answer.total,
    colours: answer.colors,
    sizes: answer.sizes,
    categories: answer.categories,
    subCategories: answer.subCategories,
    origins: answer.origins ?? [],
    attributes: answer.attributes ?? [],
    price: { min: rupeesToPaise(answer.price.min), max: rupeesToPaise(answer.price.max) },
  };
}

/** A query parameter; left out when it has no value. */
function textOf<Name extends keyof ListFilters>(
  name: Name,
  value: string | number | undefined,
): { [Key in Name]?: string } {
  const fields: { [Key in Name]?: string } = {};
  if (value !== undefined) fields[name] = String(value);
  return fields;
}

/** A list of choices as a text; undefined when it is empty. */
const joined = (values: readonly (string | number)[] = []): string | undefined => values.join(',') || undefined;

const rupeesOf = (paise: number | undefined): number | undefined =>
  paise === undefined ? undefined : paiseToRupees(paise);

/** Filters, sort order and page of a list → query of a list call. Prices become rupees. */
export function toListFilters(query: ProductListQuery): ListFilters {
  const { limit, offset, colours, sizes, origins, attributes, categories, minMrp, maxMrp, sort, ...others } = query;
  // A filter that is missing here does not compile.
  others satisfies Record<string, never>;
  return {
    ...textOf('limit', limit),
    ...textOf('offset', offset),
    ...textOf('color', joined(colours)),
    ...textOf('size', joined(sizes)),
    ...textOf('origin', joined(origins)),
    ...textOf('attr', attributes),
    ...textOf('category', joined(categories)),
    ...textOf('minPrice', rupeesOf(minMrp)),
    ...textOf('maxPrice', rupeesOf(maxMrp)),
    ...(sort === undefined ? {} : { sort }),
  };
}

/** A list and its filters → query of `facets`, which mirrors the list calls. */
export function toFacetsQuery(source: ProductListSource, query: ProductListQuery): WireOf<'facets'>['query'] {
  const filters = toListFilters(query);
  switch (source.kind) {
    case 'all':
      return { source: 'all', ...filters };
    case 'search':
      return { source: 'search', filter: source.text, ...filters };
    case 'promotion':
      return { source: 'promotion', Id: source.list, ...filters };
    case 'category':
    case 'sub-category':
      return { source: source.kind, Id: String(source.id), ...filters };
  }
}
