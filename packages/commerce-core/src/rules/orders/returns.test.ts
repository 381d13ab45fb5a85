import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidForUnits, returnObstacle, returnUntil, sizeWanted } from './returns.ts';

const day = 86_400_000;
const terms = { days: 30, damagedDays: 7 };
const line = { quantity: 3, inReturns: 0, deliveredAt: 1000 };

describe('what can be returned', () => {
  it('nothing before the delivery', () => {
    expect(returnObstacle({ ...line, deliveredAt: null }, 'tooSmall', terms, 5)).toBe('notDelivered');
  });

  it('until the last day, damaged pieces sooner', () => {
    expect(returnObstacle(line, 'tooSmall', terms, 1000 + 30 * day)).toBeNull();
    expect(returnObstacle(line, 'tooSmall', terms, 1001 + 30 * day)).toBe('tooLate');
    expect(returnObstacle(line, 'damaged', terms, 1000 + 7 * day)).toBeNull();
    expect(returnObstacle(line, 'damaged', terms, 1001 + 7 * day)).toBe('tooLate');
  });

  it('a shop that takes pieces back for fewer days than it hears of damage keeps to the fewer', () => {
    expect(returnUntil(0, 'damaged', { days: 3, damagedDays: 7 })).toBe(3 * day);
  });

  it('not what other returns have already', () => {
    expect(returnObstacle({ ...line, inReturns: 2 }, 'colour', terms, 1000)).toBeNull();
    expect(returnObstacle({ ...line, isFinalSale: true }, 'colour', terms, 1000)).toBe('finalSale');
    expect(returnObstacle({ ...line, isFinalSale: true }, 'notAsShown', terms, 1000)).toBeNull();
    expect(returnObstacle({ ...line, inReturns: 3 }, 'colour', terms, 1000)).toBe('returnedAlready');
  });
});

describe('what was paid for units', () => {
  it('three units of 1,000 rupees are 333.33, 333.34 and 333.33', () => {
    expect([0, 33_333, 66_667].map((paid, units) => paidForUnits(100_000, 3, { units, paid }, 1))).toEqual([
      33_333, 33_334, 33_333,
    ]);
  });

  it('a cancelled return in between leaves nothing over', () => {
    expect(paidForUnits(100, 3, { units: 1, paid: 34 }, 2)).toBe(66);
  });

  it('however the units come back, all of them give back exactly what the line cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
        (total, parts) => {
          const quantity = parts.reduce((sum, units) => sum + units, 0);
          let before = 0;
          let paid = 0;
          for (const units of parts) {
            paid += paidForUnits(total, quantity, { units: before, paid }, units);
            before += units;
          }
          expect(paid).toBe(total);
        },
      ),
    );
  });
});

describe('the size that was wanted', () => {
  it.each([
    [
      'most were too small',
      [
        ['tooSmall', 3],
        ['colour', 2],
      ],
      'larger',
    ],
    [
      'most were too large',
      [
        ['tooLarge', 2],
        ['tooSmall', 1],
      ],
      'smaller',
    ],
    [
      'half of them say nothing',
      [
        ['tooSmall', 2],
        ['tooLarge', 2],
      ],
      null,
    ],
    ['too few came back', [['tooSmall', 2]], null],
    ['nothing came back', [], null],
  ] as const)('%s', (_name, returned, wanted) => {
    expect(sizeWanted(returned.map(([reason, units]) => ({ reason, units })))).toBe(wanted);
  });

  it('counts a reason of several sizes together', () => {
    const inTwoSizes = [2, 2].map((units) => ({ reason: 'tooSmall', units }) as const);
    expect(sizeWanted([...inTwoSizes, { reason: 'damaged', units: 3 }])).toBe('larger');
  });
});
