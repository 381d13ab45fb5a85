import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPincode, pincodeCell, pincodesIn, separatePincodes, type PincodeRange } from './pincodes.ts';

const terms = { isServed: true, takesCash: true, days: null, zone: '', fee: 0 };
const range = (first: number, last: number, fee: number): PincodeRange => ({ ...terms, first, last, fee });

describe('pincodes', () => {
  it.each([
    ['682020', 682_020, 682_020],
    ['682 020', 682_020, 682_020],
    ['682', 682_000, 682_999],
    ['682*', 682_000, 682_999],
    ['6820xx', 682_000, 682_099],
    ['682000-682009', 682_000, 682_009],
    ['682000 – 682009', 682_000, 682_009],
  ])('reads %s', (cell, first, last) => {
    expect(pincodesIn(cell)).toEqual({ first, last });
  });

  it.each(['', '0682', '6820201', 'abc', '682009-682000', '682020*', '68-69'])('refuses "%s"', (cell) => {
    expect(pincodesIn(cell)).toBeNull();
  });

  it('knows a pincode', () => {
    expect(['682020', '082020', '68202', '6820200', '68202a'].map(isPincode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('lets the narrowest of overlapping ranges count, whatever their order', () => {
    const wide = range(682_000, 682_999, 1);
    const one = range(682_020, 682_020, 2);
    const expected = [range(682_000, 682_019, 1), one, range(682_021, 682_999, 1)];
    expect(separatePincodes([wide, one])).toEqual(expected);
    expect(separatePincodes([one, wide])).toEqual(expected);
  });

  it('joins neighbours with the same terms', () => {
    expect(separatePincodes([range(682_001, 682_001, 0), range(682_000, 682_000, 0)])).toEqual([
      range(682_000, 682_001, 0),
    ]);
  });

  it('writes ranges as it reads them', () => {
    for (const cell of ['682020', '682', '68202', '6', '682000-682010', '100000-999999']) {
      const read = pincodesIn(cell);
      expect(read === null ? null : pincodeCell(read.first, read.last)).toBe(cell);
    }
  });

  it('gives every code the narrowest range that has it', () => {
    const some = fc
      .tuple(
        fc.integer({ min: 682_000, max: 682_060 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 3 }),
      )
      .map(([first, width, fee]) => range(first, first + width, fee));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (ranges) => {
        const separate = separatePincodes(ranges);
        for (let code = 682_000; code <= 682_095; code += 1) {
          const has = (each: PincodeRange): boolean => each.first <= code && code <= each.last;
          const [narrowest] = ranges.filter(has).toSorted((a, b) => a.last - a.first - (b.last - b.first));
          const found = separate.filter(has);
          expect(found.map(({ fee }) => fee)).toEqual(narrowest === undefined ? [] : [narrowest.fee]);
        }
      }),
    );
  });

  it('separates 19,000 rows and their wide ranges in little time', () => {
    const rows = Array.from({ length: 19_000 }, (_, index) =>
      range(110_000 + index * 40, 110_000 + index * 40, index % 7),
    );
    const wide = Array.from({ length: 9 }, (_, index) =>
      range((index + 1) * 100_000, (index + 1) * 100_000 + 99_999, 9),
    );
    expect(separatePincodes([...wide, ...rows]).length).toBeGreaterThan(38_000);
  });
});
