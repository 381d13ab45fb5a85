import type { ListFilter } from './product-list.ts';
import type { ProductColumns } from './product-columns.ts';

/** Marks the numbers of the wanted texts; null where all are wanted. */
function marksOf(texts: readonly string[], wanted: readonly string[] | null): Uint8Array | null {
  return wanted && Uint8Array.from(texts, (text) => (wanted.includes(text) ? 1 : 0));
}

/** One filter, prepared so that it tests a product by its place. */
export class ProductFilter {
  readonly #columns: ProductColumns;
  readonly #min: number;
  readonly #max: number;
  readonly #choices: readonly { readonly categories: readonly number[]; readonly members: Uint8Array }[];
  /** By number of a colour, or null where every colour counts. */
  readonly colours: Uint8Array | null;
  /** By number of a size, or null where every size counts. */
  readonly sizes: Uint8Array | null;

  constructor(columns: ProductColumns, { colours, sizes, minMrp, maxMrp, groups }: ListFilter) {
    this.#columns = columns;
    this.#min = minMrp ?? Number.NEGATIVE_INFINITY;
    this.#max = maxMrp ?? Number.POSITIVE_INFINITY;
    this.colours = marksOf(columns.colours, colours);
    this.sizes = marksOf(columns.sizes, sizes);
    this.#choices = groups.map((choice) => {
      const members = new Uint8Array(columns.ids.length);
      for (const list of choice.lists) for (const place of columns.lists.get(list) ?? []) members[place] = 1;
      return { categories: choice.categories, members };
    });
  }

  /** Whether it is one of those wanted. */
  hasAll(place: number): boolean {
    return this.hasPrice(place) && this.hasGroups(place) && this.hasVariant(place);
  }

  /** Whether its MRP is in the range, both ends included. */
  hasPrice(place: number): boolean {
    const mrp = this.#columns.mrps[place] ?? 0;
    return mrp >= this.#min && mrp <= this.#max;
  }

  /** Whether it is in one category or list of every choice. */
  hasGroups(place: number): boolean {
    const category = this.#columns.categories[place] ?? -1;
    return this.#choices.every(({ categories, members }) => members[place] === 1 || categories.includes(category));
  }

  /** Whether one of its variants has both a wanted colour and a wanted size. */
  hasVariant(place: number): boolean {
    if (this.colours === null && this.sizes === null) return true;
    const { variantsFrom, variantsTo, variantColours, variantSizes } = this.#columns;
    const end = variantsTo[place] ?? 0;
    for (let variant = variantsFrom[place] ?? 0; variant < end; variant += 1) {
      const colourFits = this.colours === null || this.colours[variantColours[variant] ?? 0] === 1;
      if (colourFits && (this.sizes === null || this.sizes[variantSizes[variant] ?? 0] === 1)) return true;
    }
    return false;
  }
}
