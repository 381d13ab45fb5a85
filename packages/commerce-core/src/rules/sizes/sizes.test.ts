import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterSizes, isPaletteMatch, staticFilterColours, staticFilterSizes } from '../catalogue/filter-lists.ts';
import { canonicalSize, compareSizes, isSameSize, sortedSizes } from './sizes.ts';

const size = fc.oneof(
  fc.constantFrom(
    'XXS',
    'XS',
    'S',
    'M',
    'L',
    'XL',
    'XXL',
    '2XL',
    'XXXL',
    '3XL',
    '4XL',
    '5XL',
    'Free Size',
    '28',
    '32',
    '10.5',
  ),
  fc.string({ maxLength: 4 }),
);

describe('sizes', () => {
  it('S5.SIZE.01 J33 the union is ordered XXS … 5XL, then free size, then numbers, then the rest', () => {
    const wanted = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', 'Free Size', '8', '28', '32', 'Kids'];
    expect(wanted.toReversed().toSorted(compareSizes)).toEqual(wanted);
  });

  it('J33 XXL is 2XL and XXXL is 3XL, in any case and with any spaces', () => {
    expect(canonicalSize(' xxl ')).toBe('2XL');
    expect(isSameSize('XXXL', '3xl')).toBe(true);
    expect(isSameSize('XL', 'XXL')).toBe(false);
    expect(['XXLS', 'AXXL', 'XXXXXXL', 'XL'].map(canonicalSize)).toEqual(['XXLS', 'AXXL', 'XXXXXXL', 'XL']);
    expect(sortedSizes(['XXL', '2XL', 'S'])).toEqual(['S', 'XXL']);
  });

  it('S5.SIZE.01 numbers are sorted by their value, the rest by text', () => {
    expect(['10.55', '10.5', '9', 'No 2', 'A', 'a', '10.25', '32 L', 'B'].toSorted(compareSizes)).toEqual([
      '9',
      '10.25',
      '10.5',
      '10.55',
      '32 L',
      'A',
      'a',
      'B',
      'No 2',
    ]);
    expect(compareSizes('One size', 'FS')).not.toBe(0);
    expect([compareSizes('A', 'B'), compareSizes('B', 'A'), compareSizes('b', 'B')]).toEqual([-1, 1, 0]);
  });

  it('J33 a text with a number in it is sorted by the number', () => {
    const wanted = ['EU 38 L', 'EU 40', 'UK', 'UK 8', 'UK 8.5', 'UK 8.75', 'UK 10', 'UK10'];
    expect(wanted.toReversed().toSorted(compareSizes)).toEqual(wanted);
  });

  it('S5.SIZE.01 the comparator is an order: reflexive, antisymmetric, transitive', () => {
    fc.assert(
      fc.property(size, size, size, (a, b, c) => {
        expect(compareSizes(a, a)).toBe(0);
        expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0);
        const isChain = compareSizes(a, b) <= 0 && compareSizes(b, c) <= 0;
        expect(isChain && compareSizes(a, c) > 0).toBe(false);
      }),
    );
  });

  it('S5.SIZE.01 sorting loses and duplicates no size', () => {
    fc.assert(
      fc.property(fc.array(size), (sizes) => {
        const sorted = sortedSizes(sizes);
        expect(new Set(sorted.map(canonicalSize))).toEqual(new Set(sizes.map(canonicalSize)));
        expect(sorted).toHaveLength(new Set(sizes.map(canonicalSize)).size);
      }),
    );
  });
});

describe('static filter lists', () => {
  it('S5.SIZE.02 J33 the listed sizes come first as spelled, then those of the catalogue only', () => {
    expect(filterSizes(['5XL', '2XL', 'M', '32'])).toEqual([...staticFilterSizes, '5XL', '32']);
    expect([...staticFilterSizes]).toEqual(['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']);
  });

  it('S9.PAL.01 J69 the palette has the twelve labels, Broom among them', () => {
    expect(staticFilterColours.join(', ')).toBe(
      'Purple, Black, Red, Orange, Navy, White, Broom, Green, Yellow, Gray, Pink, Blue',
    );
  });

  it('J69 a label matches a colour by key or display name, in any case', () => {
    expect(isPaletteMatch('Navy', { key: 'NAVY ', name: 'DEEP SEA' })).toBe(true);
    expect(isPaletteMatch('Navy', { key: 'N-01', name: 'NAVY' })).toBe(true);
    expect(isPaletteMatch(' navy ', { key: 'N-01', name: ' Navy ' })).toBe(true);
    expect(isPaletteMatch('Navy', { key: 'NAVY BLUE', name: 'DEEP SEA' })).toBe(false);
  });
});
