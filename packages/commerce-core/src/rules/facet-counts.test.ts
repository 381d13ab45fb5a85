import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedChoices, type CountedProduct, facetCounts, isShown } from './facet-counts.ts';
import { isSameSize } from './sizes.ts';

const none: CountedChoices = { colours: [], sizes: [], price: null };
const tee: CountedProduct = {
  mrp: 99_900,
  variants: [
    { colour: 'RED', size: 'M' },
    { colour: 'BLUE', size: 'L' },
  ],
};
const cap: CountedProduct = { mrp: 29_900, variants: [{ colour: 'RED', size: 'L' }] };
const products = [tee, cap];

const aProduct = fc.record({
  mrp: fc.integer({ min: 0, max: 200_000 }),
  variants: fc.array(
    fc.record({ colour: fc.constantFrom('RED', 'BLUE', 'GREEN'), size: fc.constantFrom('S', 'M', 'XXL', '2XL') }),
    { maxLength: 5 },
  ),
});
const someChoices = fc.record({
  colours: fc.uniqueArray(fc.constantFrom('RED', 'BLUE', 'GREEN')),
  sizes: fc.uniqueArray(fc.constantFrom('S', 'M', 'XXL')),
  price: fc.option(fc.record({ min: fc.nat({ max: 100_000 }), max: fc.option(fc.nat({ max: 200_000 })) })),
});
const shown = (all: readonly CountedProduct[], choices: CountedChoices): number =>
  all.filter((each) => isShown(each, choices)).length;

describe('facet counts', () => {
  it('J08 without a choice every product counts once for each of its values', () => {
    const { total, colours, sizes } = facetCounts(products, none);
    expect(total).toBe(2);
    expect([...colours]).toEqual([
      ['RED', 2],
      ['BLUE', 1],
    ]);
    expect([...sizes]).toEqual([
      ['M', 1],
      ['L', 2],
    ]);
  });

  it('J08 a chosen colour narrows the sizes and not the colours', () => {
    const { total, colours, sizes } = facetCounts(products, { ...none, colours: ['BLUE'] });
    expect(total).toBe(1);
    expect(colours.get('RED')).toBe(2);
    expect([...sizes]).toEqual([['L', 1]]);
  });

  it('J08 colour and size have to meet in one variant, and the price narrows all', () => {
    expect(facetCounts(products, { ...none, colours: ['BLUE'], sizes: ['M'] }).total).toBe(0);
    expect([...facetCounts(products, { ...none, price: { min: 0, max: 50_000 } }).colours]).toEqual([['RED', 1]]);
  });

  it('J33 XXL and 2XL are one size', () => {
    const both = [
      {
        mrp: 1,
        variants: [
          { colour: 'RED', size: '2XL' },
          { colour: 'RED', size: 'XXL' },
        ],
      },
    ];
    expect([...facetCounts(both, none).sizes]).toEqual([['2XL', 1]]);
  });

  it('J08 each count is what choosing that value alone in its group would show', () => {
    fc.assert(
      fc.property(fc.array(aProduct), someChoices, (all, choices) => {
        const { total, colours, sizes } = facetCounts(all, choices);
        expect(total).toBe(shown(all, choices));
        for (const colour of ['RED', 'BLUE', 'GREEN'])
          expect(colours.get(colour) ?? 0).toBe(shown(all, { ...choices, colours: [colour] }));
        for (const size of ['S', 'M', 'XXL']) {
          const count = [...sizes].find(([each]) => isSameSize(each, size))?.[1] ?? 0;
          expect(count).toBe(shown(all, { ...choices, sizes: [size] }));
        }
      }),
    );
  });
});
