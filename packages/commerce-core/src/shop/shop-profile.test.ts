import { describe, expect, it } from 'vitest';
import { promotionalPageOf, shopProfile } from './shop-profile.ts';

describe('shop profile', () => {
  it('S9.ID.01 S9.ID.02 S9.ID.03 S9.ID.04 S9.ID.05 S9.ID.06 S9.ID.07 S9.ID.08 S9.ID.09 S9.ID.10 holds the fixed ids', () => {
    expect(shopProfile.ids).toEqual({
      desktop: {
        men: 627,
        women: 628,
        kids: 629,
        limitedSale: 160,
        bestSeller: 161,
        newArrival: 163,
        accessories: 301,
      },
      mobile: { men: 157, women: 158, kids: 159 },
    });
  });

  it('S2.LIST.05 J15 a page name and a fixed id lead to the same promotional list', () => {
    expect(promotionalPageOf('NEW ARRIVAL')?.list).toBe('NewArrivals');
    expect(promotionalPageOf(161)?.list).toBe('BestSeller');
    expect(promotionalPageOf(160)).toBe(promotionalPageOf('LIMITED SALE'));
    expect(promotionalPageOf(627)).toBeNull();
  });
});
