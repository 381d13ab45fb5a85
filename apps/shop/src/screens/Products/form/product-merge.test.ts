import { describe, expect, it } from 'vitest';
import { emptyProduct, emptyVariant, type ProductFields, type VariantFields } from './product-draft.ts';
import { differencesOf, isTyped, mergeFields } from './product-merge.ts';

const variant = (code: string, change: Partial<VariantFields> = {}): VariantFields => ({
  rowKey: code,
  uniqueCode: code,
  colour: 'RED',
  size: 'M',
  units: '4',
  isNew: false,
  ...change,
});

const base: ProductFields = {
  ...emptyProduct,
  name: 'Tee',
  mrp: '499',
  categoryId: '4',
  variants: [variant('A'), variant('B'), variant('C')],
};

describe('a product that two admins edit', () => {
  it('keeps what I typed and takes the rest', () => {
    const mine = {
      ...base,
      mrp: '599',
      variants: [variant('A', { colour: 'CORAL' }), variant('C'), { ...emptyVariant('new-1'), uniqueCode: 'D' }],
    };
    const theirs = {
      ...base,
      name: 'Vest',
      variants: [variant('A', { size: 'L', units: '1' }), variant('B'), variant('E')],
    };
    const merged = mergeFields(base, mine, theirs);
    expect(merged).toMatchObject({ name: 'Vest', mrp: '599' });
    expect(merged.variants.map(({ uniqueCode, colour, size, units }) => [uniqueCode, colour, size, units])).toEqual([
      ['A', 'CORAL', 'L', '1'],
      ['E', 'RED', 'M', '4'],
      ['D', '', '', '0'],
    ]);
  });

  it('says what the other one changed, in words', () => {
    const theirs = {
      ...base,
      offer: '399',
      categoryId: '5',
      hidden: true,
      variants: [variant('A', { size: 'L' }), variant('B')],
    };
    expect(differencesOf(base, theirs, (id) => `Category ${id}`)).toEqual([
      { id: 'offer', label: 'Offer price', before: undefined, after: '399' },
      { id: 'categoryId', label: 'Category', before: 'Category 4', after: 'Category 5' },
      { id: 'hidden', label: 'Hidden from shoppers', before: 'no', after: 'yes' },
      { id: 'A', label: 'A', before: 'RED, M', after: 'RED, L' },
      { id: 'C', label: 'C', before: 'RED, M', after: undefined },
    ]);
  });

  it('a corrected stock is nothing typed, a field and a new row are', () => {
    expect(isTyped(base, { ...base, variants: [variant('A', { units: '9' }), variant('B'), variant('C')] })).toBe(
      false,
    );
    expect(isTyped(base, { ...base, name: 'T' })).toBe(true);
    expect(isTyped(base, { ...base, variants: [...base.variants, emptyVariant('new-1')] })).toBe(true);
  });
});
