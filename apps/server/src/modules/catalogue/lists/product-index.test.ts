import { describe, expect, it } from 'vitest';
import type { ProductColumns } from './product-columns.ts';
import { countFacets } from '../facets/product-facets.ts';
import { ProductIndex } from './product-index.ts';
import { noFilter, type ListFilter, type ListSource } from './product-list.ts';

/** Three products, best first: 30 navy and red in S, 10 navy in S and M, 20 red in M. */
const columns: ProductColumns = {
  ids: Float64Array.of(30, 10, 20),
  mrps: Float64Array.of(500, 300, 400),
  categories: Float64Array.of(4, 4, 5),
  origins: Uint16Array.of(0, 1, 2),
  originNames: ['', 'Vietnam', 'India'],
  attributes: [],
  createdAt: Float64Array.of(1, 3, 2),
  names: ['Tide Tee', 'Bay Tee', 'Bay Jacket'],
  lists: new Map([
    [627, [0, 2]],
    [701, [1]],
  ]),
  words: new Map([
    ['tee', [0, 1]],
    ['tees', [2]],
    ['bay', [1, 2]],
  ]),
  colours: ['NAVY', 'RED'],
  sizes: ['S', 'M'],
  variantsFrom: Uint32Array.of(0, 2, 4),
  variantsTo: Uint32Array.of(2, 4, 5),
  variantColours: Uint16Array.of(0, 1, 0, 0, 1),
  variantSizes: Uint16Array.of(0, 0, 0, 1, 1),
};
const index = new ProductIndex(columns);
const all: ListSource = { kind: 'all' };
const featured = { sort: 'featured', limit: null, offset: 0 } as const;
const atMrp = (_: number, mrp: number): number => mrp;
const idsOf = (source: ListSource, filter: Partial<ListFilter> = {}): readonly number[] =>
  index.page(source, { ...noFilter, ...filter }, featured, atMrp).ids;

describe('ProductIndex', () => {
  it('products are filtered, counted and sorted by country of origin, those without one last', () => {
    const sorted = { ...featured, sort: 'origin' } as const;
    expect(index.page(all, noFilter, sorted, (_, mrp) => mrp).ids).toEqual([20, 10, 30]);
    const wanted = { ...noFilter, origins: ['India'] };
    expect(index.page(all, wanted, featured, (_, mrp) => mrp)).toEqual({ ids: [20], total: 1 });
    const counts = countFacets(index, all, wanted);
    expect([counts.total, ...counts.origins]).toEqual([1, ['Vietnam', 1], ['India', 1]]);
    expect([...counts.colours.keys()]).toEqual(['RED']);
  });

  it('J72 returns a page of a list with the total', () => {
    expect(index.page(all, noFilter, { ...featured, limit: 2, offset: 1 }, atMrp)).toEqual({ ids: [10, 20], total: 3 });
    expect(index.page(all, noFilter, { ...featured, limit: 2, offset: 9 }, atMrp)).toEqual({ ids: [], total: 3 });
  });

  it('J08 lists one category or list, best first', () => {
    expect(idsOf({ kind: 'category', id: 4 })).toEqual([30, 10]);
    expect(idsOf({ kind: 'list', id: 627 })).toEqual([30, 20]);
    expect(idsOf({ kind: 'list', id: 999 })).toEqual([]);
    expect(idsOf(all, { groups: [{ categories: [5], lists: [701] }] })).toEqual([10, 20]);
  });

  it('J08 one variant must match colour and size', () => {
    expect(idsOf(all, { colours: ['RED'] })).toEqual([30, 20]);
    expect(idsOf(all, { colours: ['RED'], sizes: ['M'] })).toEqual([20]);
    expect(idsOf(all, { colours: [] })).toEqual([]);
  });

  it('S5.PRICE.05 includes both ends of the price range', () => {
    expect(idsOf(all, { minMrp: 300, maxMrp: 400 })).toEqual([10, 20]);
  });

  it('S7.CAT.06 every word must match, and exact matches come before similar ones', () => {
    const tee = { exact: ['tee'], near: ['tees'] };
    expect(idsOf({ kind: 'search', words: [tee] })).toEqual([30, 10, 20]);
    expect(idsOf({ kind: 'search', words: [{ exact: ['bay'], near: [] }, tee] })).toEqual([10, 20]);
    expect(idsOf({ kind: 'search', words: [tee, { exact: [], near: [] }] })).toEqual([]);
  });

  it('S7.CAT.06 a search leaves nothing behind for the next one, and its pages are consecutive', () => {
    const both = [
      { exact: ['bay'], near: ['tee'] },
      { exact: ['tee'], near: ['tees', 'bay'] },
    ];
    const whole = { ids: [10, 30, 20], total: 3 };
    const search: ListSource = { kind: 'search', words: both };
    expect(index.page(search, noFilter, featured, atMrp)).toEqual(whole);
    expect(idsOf({ kind: 'search', words: [{ exact: ['tees'], near: [] }] })).toEqual([20]);
    expect(index.page(search, noFilter, featured, atMrp)).toEqual(whole);
    const page = (offset: number) => index.page(search, noFilter, { ...featured, limit: 1, offset }, atMrp);
    expect([0, 1, 2, 3].flatMap((offset) => page(offset).ids)).toEqual(whole.ids);
    expect(page(1).total).toBe(3);
    expect(index.page(search, { ...noFilter, sizes: ['M'] }, featured, atMrp)).toEqual({ ids: [10, 20], total: 2 });
    expect(index.page(search, noFilter, { ...featured, sort: 'name' }, atMrp).ids).toEqual([20, 10, 30]);
    expect(idsOf({ kind: 'search', words: [] })).toEqual([]);
  });

  it('J08 orders by current price, age and name', () => {
    const offered = (id: number, mrp: number): number => (id === 30 ? 100 : mrp);
    const sorted = (sort: 'price-asc' | 'newest' | 'name', currentPrice = atMrp): readonly number[] =>
      index.page(all, noFilter, { ...featured, sort }, currentPrice).ids;
    expect(sorted('price-asc')).toEqual([10, 20, 30]);
    expect(sorted('price-asc', offered)).toEqual([30, 10, 20]);
    expect(sorted('newest')).toEqual([10, 20, 30]);
    expect(sorted('name')).toEqual([20, 10, 30]);
  });

  it('J08 a page of one list is sorted as the whole list is', () => {
    const list: ListSource = { kind: 'list', id: 627 };
    const request = { ...featured, sort: 'name' } as const;
    expect(index.page(list, noFilter, request, atMrp)).toEqual({ ids: [20, 30], total: 2 });
    expect(index.page(list, noFilter, { ...request, limit: 1, offset: 1 }, atMrp)).toEqual({ ids: [30], total: 2 });
    expect(index.page(list, noFilter, { ...request, limit: 1, offset: 2 }, atMrp)).toEqual({ ids: [], total: 2 });
    expect(index.page({ kind: 'category', id: 9 }, noFilter, request, atMrp)).toEqual({ ids: [], total: 0 });
  });

  it('J08 counts choices without their own filter', () => {
    const counts = countFacets(index, all, {
      ...noFilter,
      colours: ['RED'],
      groups: [{ categories: [4], lists: [] }],
    });
    expect(counts).toEqual({
      total: 1,
      attributes: [],
      colours: new Map([
        ['NAVY', 2],
        ['RED', 1],
      ]),
      sizes: new Map([['S', 1]]),
      categories: new Map([
        [4, 1],
        [5, 1],
      ]),
      lists: new Map([[627, 2]]),
      origins: new Map(),
      price: { min: 500, max: 500 },
    });
  });
});
