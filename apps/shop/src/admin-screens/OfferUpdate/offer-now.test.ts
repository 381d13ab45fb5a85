import { expect, it } from 'vitest';
import { offerNow } from './offer-now.ts';

it('J52 shows the offer of the picked item, also after a search that leaves it out', () => {
  const tee = { productId: 7, name: 'Kabini Trail Tee', mrp: 100_000 };
  const current = [{ ...tee, offer: 80_000 }];
  expect(offerNow(null, [], current)).toBeNull();
  expect(offerNow(tee, undefined, undefined)).toBeNull();
  expect(offerNow(tee, [{ id: 7, offer: 79_000 }], current)).toBe(79_000);
  expect(offerNow(tee, [{ id: 7, offer: null }], current)).toBeNull();
  expect(offerNow(tee, [{ id: 8, offer: 50_000 }], current)).toBe(80_000);
  expect(offerNow(tee, [{ id: 8, offer: 50_000 }], [])).toBeNull();
});
