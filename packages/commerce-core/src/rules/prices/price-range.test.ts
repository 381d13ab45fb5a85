import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultShop } from '../../shop/default-shop.ts';
import { bandLabel, bandOfRange, moveThumb, priceBandsOf, rangeOfThumbs, thumbsOfRange } from './price-range.ts';
import { priceSliderOf, priceStepsUpTo } from './price-slider.ts';

const move = fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.double({ min: -5000, max: 5000 }));

const priceBands = priceBandsOf(defaultShop.priceSteps);
const slider = priceSliderOf(defaultShop.priceSteps);

describe('price slider', () => {
  it('S9.PRICE.01 S5.PRICE.01 S5.PRICE.02 S5.PRICE.03 every move leaves the thumbs on a step, within 0–1000 and 10 apart', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const first = thumbsOfRange(null, slider);
        const { min, max } = moves.reduce((thumbs, [thumb, to]) => moveThumb(thumbs, thumb, to, slider), first);
        expect(min).toBeGreaterThanOrEqual(0);
        expect(max).toBeLessThanOrEqual(1000);
        expect(max - min).toBeGreaterThanOrEqual(10);
        expect([Math.abs(min % 10), Math.abs(max % 10)]).toEqual([0, 0]);
      }),
    );
  });

  it('S5.PRICE.02 S5.PRICE.03 a thumb stops 10 before the other', () => {
    expect(moveThumb({ min: 70, max: 600 }, 'min', 900, slider)).toEqual({ min: 590, max: 600 });
    expect(moveThumb({ min: 70, max: 600 }, 'max', 0, slider)).toEqual({ min: 70, max: 80 });
    expect(moveThumb({ min: 70, max: 600 }, 'max', Number.NaN, slider)).toEqual({ min: 70, max: 600 });
  });

  it('S9.PRICE.01 S5.PRICE.04 J09 the thumbs start at 70 and 600, and the slider’s end means 1000+', () => {
    expect(thumbsOfRange(null, slider)).toEqual({ min: 70, max: 600 });
    expect(rangeOfThumbs({ min: 0, max: 1000 }, slider)).toEqual({ min: 0, max: null });
    expect(rangeOfThumbs({ min: 70, max: 1000 }, slider)).toEqual({ min: 7000, max: null });
  });

  it('S5.PRICE.02 a range above the slider’s end leaves the thumbs apart', () => {
    expect(thumbsOfRange({ min: 500_000, max: 900_000 }, slider)).toEqual({ min: 990, max: 1000 });
    expect(thumbsOfRange({ min: 50_000, max: 20_000 }, slider)).toEqual({ min: 500, max: 510 });
  });

  it('S5.PRICE.06 a band is recognised by both its ends', () => {
    expect(bandOfRange({ min: 30_000, max: 49_900 }, priceBands)).toEqual({ min: 300, max: 499 });
    expect(bandOfRange({ min: 30_000, max: 69_900 }, priceBands)).toBeNull();
    expect(bandOfRange({ min: 0, max: 49_900 }, priceBands)).toBeNull();
  });

  it('S5.PRICE.01 thumbs and their range convert without loss', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99 }), fc.integer({ min: 1, max: 100 }), (low, more) => {
        const thumbs = { min: low * 10, max: Math.min(1000, (low + more) * 10) };
        expect(thumbsOfRange(rangeOfThumbs(thumbs, slider), slider)).toEqual(thumbs);
      }),
    );
  });
});

describe('price slider of a shop with price steps of its own', () => {
  it('S9.PRICE.01 S5.PRICE.01 S5.PRICE.04 beside the specified steps it is the specified one', () => {
    expect(slider).toEqual({ min: 0, max: 1000, step: 10, gap: 10, defaultMin: 70, defaultMax: 600 });
    expect(priceSliderOf([500, 1000])).toEqual(slider);
  });

  it.each([
    [[1999, 3999, 8999], { max: 9000, step: 50, gap: 50, defaultMin: 650, defaultMax: 5400 }],
    [[2000, 5000], { max: 5000, step: 50, gap: 50, defaultMin: 350, defaultMax: 3000 }],
    [[20, 40], { max: 40, step: 1, gap: 1, defaultMin: 3, defaultMax: 24 }],
    [[125_000], { max: 125_000, step: 1000, gap: 1000, defaultMin: 9000, defaultMax: 75_000 }],
  ])('ends with the last of %j', (steps, expected) => {
    expect(priceSliderOf(steps)).toMatchObject({ min: 0, ...expected });
  });

  it('ends at a step, above its initial thumbs, whatever the steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (top) => {
        const { max, step, gap, defaultMin, defaultMax } = priceSliderOf([top]);
        expect([max % step, defaultMin % step, defaultMax % step]).toEqual([0, 0, 0]);
        expect(max).toBeGreaterThanOrEqual(top);
        expect(max - top).toBeLessThan(step);
        expect(defaultMax - defaultMin).toBeGreaterThanOrEqual(gap);
        expect(max / step).toBeLessThanOrEqual(250);
      }),
      // Rounded up to a step, this one is the widest: 500 in steps of 2.
      { examples: [[499]] },
    );
  });
});

describe('price steps for a catalogue', () => {
  it('end below round numbers, the last not below the highest price', () => {
    expect(priceStepsUpTo(8999)).toEqual([999, 1899, 3199, 4599, 6799, 8999]);
    expect(priceStepsUpTo(9)).toEqual([1, 3, 5, 7, 9]);
  });

  it('rise, and reach the highest price, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000 }), (highest) => {
        const steps = priceStepsUpTo(highest);
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        expect(steps[0]).toBeGreaterThan(0);
        expect(steps.at(-1)).toBeGreaterThanOrEqual(highest);
      }),
    );
  });
});

describe('price bands', () => {
  it('S5.PRICE.06 S9.PRICE.02 the six bands in rupees', () => {
    expect(priceBands.map(({ min, max }) => [min, max])).toEqual([
      [0, 299],
      [300, 499],
      [500, 699],
      [700, 999],
      [1000, 1499],
      [1500, 5000],
    ]);
  });

  it('S5.PRICE.06 S9.PRICE.02 the names of the bands, in the currency of the shop', () => {
    const rupees = { code: 'INR', locale: 'en-IN' };
    expect(priceBands.map((band) => bandLabel(band, rupees))).toEqual([
      'Up to ₹299',
      '₹300 - ₹499',
      '₹500 - ₹699',
      '₹700 - ₹999',
      '₹1000 - ₹1499',
      '₹1500 - ₹5000',
    ]);
    const euros = { code: 'EUR', locale: 'de-DE' };
    expect(priceBands.slice(0, 2).map((band) => bandLabel(band, euros))).toEqual([
      'Up to 299\u00A0€',
      '300\u00A0€ - 499\u00A0€',
    ]);
  });

  it('S5.PRICE.06 whole-rupee prices up to 5000 fall into exactly one band', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), (rupees) => {
        expect(priceBands.filter(({ min, max }) => rupees >= min && rupees <= max)).toHaveLength(1);
      }),
    );
  });

  it('S5.PRICE.06 the band of an equal range is found', () => {
    expect(bandOfRange({ min: 30_000, max: 49_900 }, priceBands)).toEqual({ min: 300, max: 499 });
    expect(bandOfRange({ min: 30_000, max: null }, priceBands)).toBeNull();
    expect(bandOfRange(null, priceBands)).toBeNull();
  });
});
