import { describe, expect, it } from 'vitest';
import { emptyProduct, emptyVariant, type ProductFields, type VariantFields } from './product-draft.ts';
import { differencesOf, isTyped, mergeFields, mergeSaved } from './product-merge.ts';

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

const groups = { category: (id: string) => `Category ${id}`, list: (id: number) => `List ${id}` };

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
    expect(differencesOf(base, theirs, groups)).toEqual([
      { id: 'offer', label: 'Offer price', before: undefined, after: '399' },
      { id: 'categoryId', label: 'Category', before: 'Category 4', after: 'Category 5' },
      { id: 'hidden', label: 'Hidden from shoppers', before: 'no', after: 'yes' },
      { id: 'A', label: 'A', before: 'RED, M', after: 'RED, L' },
      { id: 'C', label: 'C', before: 'RED, M', after: undefined },
    ]);
  });

  it('names the lists and the colour on the card where nothing else differs', () => {
    const mine = { ...base, listIds: [627], displayColour: 'RED' };
    expect(differencesOf(mine, { ...base, listIds: [7, 5], displayColour: 'NAVY' }, groups)).toEqual([
      { id: 'displayColour', label: 'Colour on the card', before: 'RED', after: 'NAVY' },
      { id: 'listIds', label: 'Also in', before: 'List 627', after: 'List 5, List 7' },
    ]);
    expect(differencesOf({ ...base, listIds: [5, 7] }, { ...base, listIds: [7, 5] }, groups)).toEqual([]);
  });

  it('keeps what is typed while it is saved, also for a size that was sent as a new one', () => {
    const added = { ...emptyVariant('new-1'), uniqueCode: 'D', colour: 'navy', size: 'S', units: '2' };
    const sent = { ...base, name: ' Vest ', variants: [...base.variants, added] };
    const later = { ...emptyVariant('new-2'), uniqueCode: 'E' };
    const mine = {
      ...sent,
      mrp: '599',
      variants: [...base.variants, { ...added, size: 'XS', uniqueCode: 'DX' }, later],
    };
    const saved = variant('D', { colour: 'NAVY', size: 'S', units: '2' });
    const stored = { ...base, name: 'Vest', variants: [...base.variants, saved] };
    const merged = mergeSaved(sent, mine, stored);
    // The row keeps its key, and who types in it the caret.
    const row = { ...saved, rowKey: 'new-1' };
    expect(merged).toEqual({ ...stored, mrp: '599', variants: [...base.variants, { ...row, size: 'XS' }, later] });
    expect(isTyped(stored, merged)).toBe(true);
    const unchanged = mergeSaved(sent, sent, stored);
    expect(unchanged).toEqual({ ...stored, variants: [...base.variants, row] });
    expect(isTyped(stored, unchanged)).toBe(false);
    expect(differencesOf(stored, unchanged, groups)).toEqual([]);
    // What somebody else stores next comes into the same row.
    const theirs = { ...stored, variants: [...base.variants, variant('D', { colour: 'RED', size: 'S', units: '1' })] };
    expect(mergeFields(stored, unchanged, theirs).variants.at(-1)).toEqual({ ...row, colour: 'RED', units: '1' });
  });

  it('keeps units that are typed while their new size is saved, as a correction to confirm', () => {
    const added = { ...emptyVariant('new-1'), uniqueCode: 'D', colour: 'RED', size: 'S', units: '2' };
    const sent = { ...base, variants: [...base.variants, added] };
    const saved = variant('D', { size: 'S', units: '2' });
    const stored = { ...base, variants: [...base.variants, saved] };
    const withUnits = (units: string) => ({ ...base, variants: [...base.variants, { ...added, units }] });
    const merged = mergeSaved(sent, withUnits('8'), stored);
    const row = { ...saved, rowKey: 'new-1' };
    expect(merged).toEqual({ ...stored, variants: [...base.variants, { ...row, wantedUnits: '8' }] });
    expect(isTyped(stored, merged)).toBe(true);
    // The next save leaves it as it is.
    expect(mergeSaved(merged, merged, stored)).toEqual(merged);
    expect(mergeSaved(sent, withUnits(''), stored)).toEqual({ ...stored, variants: [...base.variants, row] });
  });

  it('a corrected stock is nothing typed, a field and a new row are', () => {
    expect(isTyped(base, { ...base, variants: [variant('A', { units: '9' }), variant('B'), variant('C')] })).toBe(
      false,
    );
    expect(isTyped(base, { ...base, name: 'T' })).toBe(true);
    expect(isTyped(base, { ...base, variants: [...base.variants, emptyVariant('new-1')] })).toBe(true);
  });
});
