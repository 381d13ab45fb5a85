import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Attribute } from '@kayal/api-contract';
import type { ResolvedWord } from '../search/resolve-word.ts';
import { countFacets } from '../facets/product-facets.ts';
import type { ProductColumns } from './product-columns.ts';
import { ProductIndex } from './product-index.ts';
import type { ListFilter, PageRequest } from './product-list.ts';

/** One product as this test thinks of it: with all that it has, where the index has columns. */
interface Product {
  readonly mrp: number;
  /** Its place in `origins`. */
  readonly origin: number;
  readonly list: number;
  readonly fabrics: readonly string[];
  readonly words: readonly string[];
  /** Numbers of their colours and sizes. */
  readonly variants: readonly (readonly [colour: number, size: number])[];
}

const vocabulary = ['bay', 'tee', 'tees', 'tide'];
const colours = ['NAVY', 'RED'];
const sizes = ['S', 'M'];
const origins = ['', 'India', 'Vietnam'];
const listIds = [627, 628];
const fabrics = ['Cotton', 'Linen'];
const attribute = {
  id: 'fabric',
  name: 'Fabric',
  kind: 'choices',
  unit: '',
  choices: fabrics,
  categories: [],
  isShown: true,
  isFilter: true,
  isSearched: false,
  isRetired: false,
} satisfies Attribute;
const atMrp = (_: number, mrp: number): number => mrp;

const product: fc.Arbitrary<Product> = fc.record({
  mrp: fc.integer({ min: 1, max: 4 }),
  origin: fc.nat(2),
  list: fc.constantFrom(...listIds),
  fabrics: fc.subarray(fabrics),
  words: fc.subarray(vocabulary),
  variants: fc.array(fc.tuple(fc.nat(1), fc.nat(1)), { maxLength: 3 }),
});
/** Sets of places end within 32 of them, at 32 and after; a word is rare or common among so many. */
const products = fc.array(product, { maxLength: 100, size: 'max' });
/** A word of the text may have no match at all, and one word may match exactly and nearly. */
const word: fc.Arbitrary<ResolvedWord> = fc.record({
  exact: fc.subarray([...vocabulary, 'unknown']),
  near: fc.subarray(vocabulary),
});
const filter: fc.Arbitrary<ListFilter> = fc.record({
  colours: fc.option(fc.subarray(colours)),
  sizes: fc.option(fc.subarray(sizes)),
  origins: fc.option(fc.subarray(origins)),
  attributes: fc.option(
    fc
      .subarray([...fabrics, 'Wool'])
      .map((values): ReadonlyMap<string, readonly string[]> => new Map([['fabric', values]])),
  ),
  minMrp: fc.option(fc.integer({ min: 1, max: 4 })),
  maxMrp: fc.option(fc.integer({ min: 1, max: 4 })),
  groups: fc.array(fc.record({ categories: fc.constant([]), lists: fc.subarray(listIds) }), { maxLength: 1 }),
});
const request: fc.Arbitrary<PageRequest> = fc.record({
  sort: fc.constantFrom('featured', 'price-asc', 'price-desc'),
  limit: fc.option(fc.integer({ min: 0, max: 40 })),
  offset: fc.integer({ min: 0, max: 80 }),
});

function columnsOf(shop: readonly Product[]): ProductColumns {
  const placesWith = (has: (product: Product) => boolean): number[] =>
    shop.flatMap((each, place) => (has(each) ? place : []));
  const variants = shop.flatMap((each) => each.variants);
  const ends = shop.map((_, place) => shop.slice(0, place + 1).flatMap((each) => each.variants).length);
  return {
    ids: Float64Array.from(shop, (_, place) => 1000 - place),
    mrps: Float64Array.from(shop, ({ mrp }) => mrp),
    categories: Float64Array.from(shop, () => 1),
    origins: Uint16Array.from(shop, ({ origin }) => origin),
    originNames: origins,
    attributes: [
      {
        attribute,
        places: new Map(fabrics.map((fabric) => [fabric, placesWith((each) => each.fabrics.includes(fabric))])),
      },
    ],
    createdAt: Float64Array.from(shop, () => 0),
    names: shop.map(() => ''),
    lists: new Map(listIds.map((id) => [id, placesWith(({ list }) => list === id)])),
    words: new Map(vocabulary.map((text) => [text, placesWith(({ words }) => words.includes(text))])),
    colours,
    sizes,
    variantsFrom: Uint32Array.of(0, ...ends.slice(0, -1)),
    variantsTo: Uint32Array.from(ends),
    variantColours: Uint16Array.from(variants, ([colour]) => colour),
    variantSizes: Uint16Array.from(variants, ([, size]) => size),
  };
}

/** How many words of a search a product has only nearly; infinite where it lacks one. */
function distanceOf({ words }: Product, search: readonly ResolvedWord[]): number {
  const distances: readonly number[] = search.map(({ exact, near }) => {
    if (exact.some((each) => words.includes(each))) return 0;
    return near.some((each) => words.includes(each)) ? 1 : Number.POSITIVE_INFINITY;
  });
  return distances.reduce((sum, each) => sum + each, search.length === 0 ? Number.POSITIVE_INFINITY : 0);
}

function passes({ mrp, origin, list, fabrics: own, variants }: Product, wanted: ListFilter): boolean {
  const isInRange = mrp >= (wanted.minMrp ?? 0) && mrp <= (wanted.maxMrp ?? 9);
  const isFrom = wanted.origins?.includes(origins[origin] ?? '') ?? true;
  const isMadeOf = wanted.attributes?.get('fabric')?.some((fabric) => own.includes(fabric)) ?? true;
  const isInGroups = (wanted.groups ?? []).every(({ lists }) => lists.includes(list));
  const hasColour = (number: number): boolean => wanted.colours?.includes(colours[number] ?? '') ?? true;
  const hasSize = (number: number): boolean => wanted.sizes?.includes(sizes[number] ?? '') ?? true;
  const needsVariant = wanted.colours !== null || wanted.sizes !== null;
  return (
    isInRange &&
    isFrom &&
    isMadeOf &&
    isInGroups &&
    (!needsVariant || variants.some(([colour, size]) => hasColour(colour) && hasSize(size)))
  );
}

it('S7.CAT.06 J72 J08 finds, orders and counts what going through all products does, in drawn catalogues', () => {
  fc.assert(
    fc.property(
      products,
      fc.array(fc.tuple(fc.array(word, { maxLength: 4 }), filter, request), { minLength: 1, maxLength: 4 }),
      (shop, searches) => {
        const index = new ProductIndex(columnsOf(shop));
        for (const [words, wanted, page] of searches) {
          const byPrice = page.sort === 'price-asc' ? 1 : -1;
          const found = shop
            .map((each, place) => ({ id: 1000 - place, mrp: each.mrp, each, distance: distanceOf(each, words) }))
            .filter(({ each, distance }) => distance < Number.POSITIVE_INFINITY && passes(each, wanted))
            .toSorted((a, b) => (page.sort === 'featured' ? a.distance - b.distance : (a.mrp - b.mrp) * byPrice));
          const end = page.limit === null ? found.length : page.offset + page.limit;
          const source = { kind: 'search', words } as const;
          expect(index.page(source, wanted, page, atMrp)).toEqual({
            ids: found.slice(page.offset, end).map(({ id }) => id),
            total: found.length,
          });
          const counts = countFacets(index, source, wanted);
          expect(counts.total).toBe(found.length);
          const others = { ...wanted, attributes: null };
          const listed = shop.filter(
            (each) => distanceOf(each, words) < Number.POSITIVE_INFINITY && passes(each, others),
          );
          const withFabric = (fabric: string): number => listed.filter((each) => each.fabrics.includes(fabric)).length;
          for (const fabric of fabrics) expect(counts.attributes[0]?.counts.get(fabric) ?? 0).toBe(withFabric(fabric));
        }
      },
    ),
    { numRuns: 300, seed: 6 },
  );
});
