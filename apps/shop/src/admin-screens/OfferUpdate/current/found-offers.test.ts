import { describe, expect, it } from 'vitest';
import { foundOffers, offerCountText } from './found-offers.ts';

const offers = [
  { productId: 7, name: 'Kabini Trail Tee', mrp: 100_000, offer: 80_000 },
  { productId: 77, name: 'Kabini Shorts', mrp: 90_000, offer: 50_000 },
  { productId: 8, name: 'Relay Tee 77', mrp: 90_000, offer: 50_000 },
];
const idsFor = (text: string) => foundOffers(offers, text).map(({ productId }) => productId);

describe('J52 the current offers', () => {
  it('are found by words of the name in any order and case, or by the whole id', () => {
    expect(idsFor(' ')).toEqual([7, 77, 8]);
    expect(idsFor('tee KABINI')).toEqual([7]);
    expect(idsFor('7')).toEqual([7, 8]);
    expect(idsFor(' 77 ')).toEqual([77, 8]);
    expect(idsFor('sari')).toEqual([]);
  });

  it('are counted', () => {
    expect(offerCountText(12, 12, null)).toBe('12 items have an offer.');
    expect(offerCountText(1, 1, null)).toBe('1 item has an offer.');
    expect(offerCountText(2000, 2400, null)).toBe('The first 2000 of 2400 items with an offer.');
    expect(offerCountText(12, 12, 3)).toBe('3 offers found.');
    expect(offerCountText(12, 12, 1)).toBe('1 offer found.');
  });
});
