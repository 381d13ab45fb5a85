import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Variant } from '@kayal/api-contract/client';
import {
  addRefusal,
  chooseColour,
  chooseSize,
  chooseThumbnail,
  coloursOf,
  pictureOf,
  selectionMatrix,
  sizesOf,
  firstProductSelection,
  thumbnailsOf,
  variantOf,
} from './product-selection.logic.ts';
import type { Selection } from './product-selection.types.ts';

const colour = fc.constantFrom('BLACK', 'RED', 'BLUE');
const size = fc.constantFrom('S', 'M', '2XL', 'FREE SIZE');
const variants = fc
  .uniqueArray(fc.tuple(colour, size), { selector: (pair) => pair.join(), minLength: 1 })
  .chain((pairs) =>
    fc.tuple(
      ...pairs.map(([ownColour, ownSize]) =>
        fc.nat({ max: 3 }).map((stock): Variant => ({
          productId: 1,
          colour: ownColour,
          size: ownSize,
          uniqueCode: `${ownColour}-${ownSize}`,
          stock,
        })),
      ),
    ),
  );
const selection: fc.Arbitrary<Selection> = fc.record({
  size: fc.option(size),
  colour: fc.option(colour),
});

describe('the size × colour matrix', () => {
  const variant = (ownColour: string, ownSize: string, stock: number): Variant => ({
    productId: 1,
    colour: ownColour,
    size: ownSize,
    uniqueCode: `${ownColour}-${ownSize}`,
    stock,
  });

  it('J32 a thumbnail without a chosen size picks the first one of its colour that is in stock', () => {
    const nothing: Selection = { size: null, colour: null };
    const all = [variant('BLACK', 'S', 9), variant('RED', 'S', 0), variant('RED', 'M', 2), variant('RED', '2XL', 1)];
    const chosen = (each: string) => chooseThumbnail(all, nothing, { colour: each, view: 'front' }).selection;
    expect(chosen('RED')).toEqual({ size: 'M', colour: 'RED' });
    expect(chosen('BLACK')).toEqual({ size: 'S', colour: 'BLACK' });
    expect(chosen('BLUE')).toEqual(nothing);
    const soldOut = [variant('RED', 'S', 0), variant('RED', 'M', 0)];
    expect(chooseThumbnail(soldOut, nothing, { colour: 'RED', view: 'front' }).selection.size).toBe('S');
  });

  it('J32 a colour that lacks the size gets its first size in stock', () => {
    const all = [variant('BLACK', '2XL', 1), variant('RED', 'S', 0), variant('RED', 'M', 2)];
    expect(chooseColour(all, { size: '2XL', colour: 'BLACK' }, 'RED')).toEqual({
      selection: { size: 'M', colour: 'RED' },
      announcement: '2XL is not made in RED. Now showing M.',
    });
  });

  it('J32 the strip shows every colour, then back and detail of the chosen one, where it has them', () => {
    const all = [variant('BLACK', 'S', 1), variant('RED', 'S', 1)];
    expect(thumbnailsOf(all, 'RED')).toEqual([
      { colour: 'BLACK', view: 'front' },
      { colour: 'RED', view: 'front' },
      { colour: 'RED', view: 'back' },
      { colour: 'RED', view: 'detail' },
    ]);
    expect(thumbnailsOf(all, 'BLACK', { BLACK: ['back'] }).slice(2)).toEqual([{ colour: 'BLACK', view: 'back' }]);
    expect(thumbnailsOf(all, 'RED', { RED: [] })).toHaveLength(2);
    expect(thumbnailsOf([], null)).toEqual([]);
    expect(pictureOf([], null)).toBeNull();
  });

  it('J32 choosing any size selects an existing pair', () => {
    fc.assert(
      fc.property(variants, selection, size, (all, before, wanted) => {
        const { selection: after, announcement } = chooseSize(all, before, wanted);
        fc.pre(all.some((each) => each.size === wanted));
        expect(after.size).toBe(wanted);
        expect(variantOf(all, after)).not.toBeNull();
        expect(announcement !== null).toBe(before.colour !== null && before.colour !== after.colour);
      }),
    );
  });

  it('J32 choosing any colour selects an existing pair and announces a changed size', () => {
    fc.assert(
      fc.property(variants, selection, colour, (all, before, wanted) => {
        const { selection: after, announcement } = chooseColour(all, before, wanted);
        fc.pre(all.some((each) => each.colour === wanted));
        expect(after.colour).toBe(wanted);
        expect(after.size === null).toBe(before.size === null);
        expect(after.size !== null && variantOf(all, after) === null).toBe(false);
        expect(announcement !== null).toBe(before.size !== after.size);
      }),
    );
  });

  it('S4.PDP.02 the colour picked for a size is in stock when one is', () => {
    fc.assert(
      fc.property(variants, size, (all, wanted) => {
        const own = all.filter((each) => each.size === wanted);
        const chosen = variantOf(all, chooseSize(all, { size: null, colour: null }, wanted).selection);
        expect(chosen).toEqual(own.find((each) => each.stock > 0) ?? own[0] ?? null);
      }),
    );
  });

  it('J32 a size or colour that the product lacks changes nothing', () => {
    fc.assert(
      fc.property(variants, selection, (all, before) => {
        const unchanged = { selection: before, announcement: null };
        expect(chooseSize(all, before, '5XL')).toEqual(unchanged);
        expect(chooseColour(all, before, 'BEIGE')).toEqual(unchanged);
      }),
    );
  });

  it('S4.PDP.04 a thumbnail selects an existing pair of its colour', () => {
    fc.assert(
      fc.property(variants, selection, fc.nat({ max: 4 }), (all, before, index) => {
        const thumbnail = thumbnailsOf(all, before.colour).at(index);
        if (thumbnail === undefined || !coloursOf(all).includes(thumbnail.colour)) return;
        const { selection: after } = chooseThumbnail(all, before, thumbnail);
        expect(after.colour).toBe(thumbnail.colour);
        expect(variantOf(all, after)).not.toBeNull();
      }),
    );
  });

  it('J32 the matrix lists every size and colour once and marks the existing pairs', () => {
    fc.assert(
      fc.property(variants, selection, (all, chosen) => {
        const matrix = selectionMatrix(all, chosen);
        expect(matrix.sizes.map((each) => each.value)).toEqual(sizesOf(all));
        expect(matrix.colours.map((each) => each.value)).toEqual(coloursOf(all));
        for (const { value, isPaired, stock } of matrix.sizes) {
          const pairs = all.filter((each) => each.size === value && (chosen.colour ?? each.colour) === each.colour);
          expect(isPaired).toBe(pairs.length > 0);
          expect(stock).toBe(pairs.reduce((sum, each) => sum + each.stock, 0));
        }
      }),
    );
  });

  it('S5.ADD.03 a missing pair is refused with its own text', () => {
    const black: Variant = { productId: 1, colour: 'BLACK', size: 'M', uniqueCode: 'b', stock: 1 };
    const first = firstProductSelection({ variants: [black] });
    const context = { ...first, selection: { size: 'L', colour: 'BLACK' } };
    expect(addRefusal(context)).toBe('S5.ADD.03');
    expect(addRefusal({ ...context, selection: { size: 'M', colour: 'BLACK' } })).toBeNull();
  });

  it('J33 XXL is found under 2XL', () => {
    const wide: Variant = { productId: 1, colour: 'BLACK', size: '2XL', uniqueCode: 'w', stock: 1 };
    expect(variantOf([wide], { size: 'XXL', colour: 'BLACK' })).toBe(wide);
  });
});
