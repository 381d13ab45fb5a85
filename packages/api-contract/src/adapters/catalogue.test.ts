import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import type { WireOf } from '../endpoints.ts';
import {
  pictureOfVariants,
  rowsOf,
  toCategories,
  toColours,
  toColourSizes,
  toFacets,
  toFacetsQuery,
  toListFilters,
  toProduct,
  toProducts,
  toSuggestions,
  toVariants,
} from './catalogue.ts';

const row: WireOf<'getProductById'>['answer'][number] = {
  ID: 7,
  ItemName: 'Polo',
  MRP: 499.5,
  Qty: 3,
  UniqueCode: 'KY-7-M',
  displayFirst: '7_RED.webp',
  Color: ' Red ',
  Size: 'M ',
  ItemId: 7,
  OfferPrice: 399.99,
  Colors: [{ db_color: 'RED', md_color: 'cherry', hex: ' #c00 ' }],
  PictureAt: 5,
  CategoryId: 616,
  CategoryName: 'Polo',
};

describe('catalogue adapters', () => {
  it('S3.ENT.02 a list row becomes a product in paise', () => {
    expect(toProduct(row)).toEqual({
      id: 7,
      name: 'Polo',
      mrp: 49_950,
      offer: 39_999,
      stock: 3,
      displayFirst: '7_RED.webp',
      pictureAt: 5,
      colour: 'Red',
      size: 'M',
      uniqueCode: 'KY-7-M',
      colours: [{ key: 'RED', name: 'CHERRY', hex: '#c00' }],
      categoryId: 616,
      subCategoryId: null,
    });
  });

  it('S9.MON.04 no offer, or a row without the field, is null', () => {
    const { OfferPrice: _none, ...silent } = row;
    expect(toProduct({ ...row, OfferPrice: null }).offer).toBeNull();
    expect(toProduct(silent).offer).toBeNull();
  });

  it('S3.ENT.06 a row without a picture is named after its colour', () => {
    expect(toProduct({ ...row, displayFirst: '', Color: ' navy blue' }).displayFirst).toBe('7_NAVY-BLUE.webp');
  });

  it.each([null, undefined, {}, 'x', { success: false, error: 'no' }])(
    'S5.LIST.01 %j instead of a list is an empty list',
    (answer) => {
      const bad = JSON.parse(JSON.stringify(answer ?? null));
      expect(rowsOf(bad)).toEqual([]);
      expect(toProducts(bad)).toEqual([]);
      expect(toVariants(bad)).toEqual([]);
      expect(toSuggestions(bad)).toEqual([]);
      expect(toCategories(bad)).toEqual([]);
      expect(toColourSizes(bad)).toEqual([]);
    },
  );

  it('S3.ENT.05 colours of variants are trimmed', () => {
    const variants = toVariants([{ ItemId: 7, Color: '  Sky Blue ', Size: ' XL', Uniquecode: 'K1', Qty: 2 }]);
    expect(variants).toEqual([{ productId: 7, colour: 'Sky Blue', size: 'XL', uniqueCode: 'K1', stock: 2 }]);
  });

  it('S3.ENT.06 the first colour names the image', () => {
    const variant = { productId: 7, size: 'M', uniqueCode: 'K', stock: 1 };
    expect(
      pictureOfVariants([
        { ...variant, colour: 'Sky Blue' },
        { ...variant, colour: 'Red' },
      ]),
    ).toBe('7_SKY-BLUE.webp');
    expect(pictureOfVariants([])).toBeNull();
  });

  it('S3.ENT.01 J10 a category has an id and a name', () => {
    expect(toCategories([{ Id: 616, Name: 'Polo' }])).toEqual([{ id: 616, name: 'Polo' }]);
  });

  it('S3.ENT.07 a colour is shown upper-case, and by its key when it has no other name', () => {
    expect(toColours([{ db_color: 'Broom', md_color: ' ', hex: '' }])).toEqual([
      { key: 'Broom', name: 'BROOM', hex: '' },
    ]);
  });

  it('S5.SRCH.03 suggestions keep only rows with a name and an id', () => {
    const full = { ID: 7, ItemName: 'Polo', displayFirst: 'x', PictureAt: 1, MRP: 10, OfferPrice: null };
    const { ID: _id, ...withoutId } = full;
    const kept = toSuggestions(
      JSON.parse(JSON.stringify([full, { ...full, ItemName: '' }, { ...full, ItemName: null }, withoutId])),
    );
    expect(kept.map(({ productId }) => productId)).toEqual([7]);
  });

  it('J08 facet prices become paise', () => {
    const answer = {
      total: 1,
      colors: [],
      sizes: [],
      categories: [],
      subCategories: [],
      price: { min: 70.5, max: 600 },
    };
    expect(toFacets(answer).price).toEqual({ min: 7050, max: 60_000 });
  });

  it('J72 a query without filters has no parameters', () => {
    expect(toListFilters({})).toEqual({});
    expect(toListFilters({ colours: [], sizes: [], categories: [] })).toEqual({});
  });

  it('J08 a list query becomes texts, prices in rupees', () => {
    expect(
      toListFilters({
        colours: ['RED', 'BLUE'],
        sizes: ['M'],
        categories: [4, 5],
        minMrp: 7050,
        maxMrp: 60_000,
        sort: 'price-asc',
        limit: 24,
        offset: 0,
      }),
    ).toEqual({
      color: 'RED,BLUE',
      size: 'M',
      category: '4,5',
      minPrice: '70.5',
      maxPrice: '600',
      sort: 'price-asc',
      limit: '24',
      offset: '0',
    });
  });

  it('R-32 the schema accepts every query of the adapter', () => {
    const paise = fc.integer({ min: 0, max: 500_000_00 });
    fc.assert(
      fc.property(
        paise,
        paise,
        fc.integer({ min: 1, max: 200 }),
        fc.nat({ max: 9_999_999 }),
        (minMrp, maxMrp, limit, offset) => {
          const query = { Id: '4', ...toListFilters({ minMrp, maxMrp, limit, offset }) };
          expect(Check(endpoints.getProductByCategory.query, query)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [{ kind: 'all' }, { source: 'all' }],
    [
      { kind: 'search', text: 'polo' },
      { source: 'search', filter: 'polo' },
    ],
    [
      { kind: 'category', id: 4 },
      { source: 'category', Id: '4' },
    ],
    [
      { kind: 'sub-category', id: 627 },
      { source: 'sub-category', Id: '627' },
    ],
    [
      { kind: 'promotion', list: 'BestSeller' },
      { source: 'promotion', Id: 'BestSeller' },
    ],
  ] as const)('J08 facets of %j', (source, query) => {
    expect(toFacetsQuery(source, { limit: 8 })).toEqual({ ...query, limit: '8' });
    expect(Check(endpoints.facets.query, toFacetsQuery(source, {}))).toBe(true);
  });
});
