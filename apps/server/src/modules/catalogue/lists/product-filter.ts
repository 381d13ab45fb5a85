import { withAttribute } from './attribute-columns.ts';
import type { ListFilter } from './product-list.ts';
import type { ProductColumns } from './product-columns.ts';

/** Marks the numbers of the wanted texts; null where all are wanted. */
function marksOf(texts: readonly string[], wanted: readonly string[] | null): Uint8Array | null {
  return wanted && Uint8Array.from(texts, (text) => (wanted.includes(text) ? 1 : 0));
}

/**
 * What each filter looks at; those of one kind are met together. Each attribute has a kind of its own. A filter that is
 * missing here does not compile.
 */
const kinds = {
  minMrp: 'price',
  maxMrp: 'price',
  groups: 'groups',
  origins: 'origin',
  colours: 'variant',
  sizes: 'variant',
} as const satisfies Record<Exclude<keyof ListFilter, 'attributes'>, string>;

type PlainKind = (typeof kinds)[keyof typeof kinds];

/** What a product may fail. */
export type FilterKind = PlainKind | `attribute:${string}`;

/** Whether a product passes, by its place; null where nothing is wanted. */
type Test = ((place: number) => boolean) | null;

/** The filters of one list, prepared so that they test a product by its place. */
export class ProductFilter {
  readonly #columns: ProductColumns;
  readonly #tests: readonly (readonly [FilterKind, NonNullable<Test>])[];
  /** By number of a colour, or null where every colour counts. */
  readonly colours: Uint8Array | null;
  /** By number of a size, or null where every size counts. */
  readonly sizes: Uint8Array | null;

  constructor(columns: ProductColumns, filter: ListFilter) {
    this.#columns = columns;
    this.colours = marksOf(columns.colours, filter.colours);
    this.sizes = marksOf(columns.sizes, filter.sizes);
    const tests: Readonly<Record<PlainKind, Test>> = {
      price: priceTest(columns, filter),
      groups: groupTest(columns, filter),
      origin: originTest(columns, filter),
      variant: this.colours === null && this.sizes === null ? null : (place) => this.#hasVariant(place),
    };
    const plain = Object.values(kinds).flatMap((kind, at, all) => {
      const test = all.indexOf(kind) === at ? tests[kind] : null;
      return test === null ? [] : [[kind, test] as const];
    });
    this.#tests = [...plain, ...attributeTests(columns, filter)];
  }

  /** Whether a product passes all filters. */
  hasAll(place: number): boolean {
    for (const [, test] of this.#tests) if (!test(place)) return false;
    return true;
  }

  /** The one kind of filter that a product does not pass; null when it passes all, undefined when it fails several. */
  onlyFailed(place: number): FilterKind | null | undefined {
    let failed: FilterKind | null = null;
    for (const [kind, test] of this.#tests) {
      if (test(place)) continue;
      if (failed !== null) return undefined;
      failed = kind;
    }
    return failed;
  }

  /** Whether one of its variants has both a wanted colour and a wanted size. */
  #hasVariant(place: number): boolean {
    const { variantsFrom, variantsTo, variantColours, variantSizes } = this.#columns;
    const end = variantsTo[place] ?? 0;
    for (let variant = variantsFrom[place] ?? 0; variant < end; variant += 1) {
      const colourFits = this.colours === null || this.colours[variantColours[variant] ?? 0] === 1;
      if (colourFits && (this.sizes === null || this.sizes[variantSizes[variant] ?? 0] === 1)) return true;
    }
    return false;
  }
}

/** Whether a product's MRP is in the range, both ends included. */
function priceTest({ mrps }: ProductColumns, { minMrp, maxMrp }: ListFilter): Test {
  if (minMrp === null && maxMrp === null) return null;
  const min = minMrp ?? Number.NEGATIVE_INFINITY;
  const max = maxMrp ?? Number.POSITIVE_INFINITY;
  return (place) => {
    const mrp = mrps[place] ?? 0;
    return mrp >= min && mrp <= max;
  };
}

/** Whether a product comes from one of the countries. */
function originTest({ origins, originNames }: ProductColumns, filter: ListFilter): Test {
  const wanted = marksOf(originNames, filter.origins);
  return wanted === null ? null : (place) => wanted[origins[place] ?? 0] === 1;
}

/** Whether a product has one of the wanted values, attribute by attribute. */
function attributeTests(columns: ProductColumns, { attributes }: ListFilter) {
  return [...(attributes ?? [])].map(([id, values]) => {
    const having = withAttribute(columns, id, values);
    return [`attribute:${id}`, (place: number) => having.has(place)] as const;
  });
}

/** Whether a product is in one category or list of every choice. */
function groupTest(columns: ProductColumns, { groups }: ListFilter): Test {
  if (groups === null) return null;
  const choices = groups.map((choice) => {
    const members = new Uint8Array(columns.ids.length);
    for (const list of choice.lists) for (const place of columns.lists.get(list) ?? []) members[place] = 1;
    return { categories: choice.categories, members };
  });
  return (place) => {
    const category = columns.categories[place] ?? -1;
    return choices.every(({ categories, members }) => members[place] === 1 || categories.includes(category));
  };
}
