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

  it('S9.POL.01 S9.POL.02 S9.POL.03 S9.POL.04 S9.POL.05 S9.POL.06 S9.POL.07 holds the policy numbers', () => {
    expect(shopProfile.policies).toEqual({
      processingBusinessDays: { min: 1, max: 2 },
      deliveryBusinessDays: { min: 0, max: 7 },
      returnDays: 30,
      damagedReportDays: 7,
      refundBusinessDays: { min: 5, max: 7 },
      finalSaleReturnable: false,
      ageLimit: 18,
    });
  });

  it('S9.CFG.01 S9.CFG.02 S9.HOME.01 S9.HOME.03 S9.UI.01 S9.UI.02 holds the business constants', () => {
    const { companyCode, season, homeItems, promoStrip, toastMs, breakpoints, otp } = shopProfile;
    expect({ companyCode, season, homeItems, repeats: promoStrip.repeats, toastMs, breakpoints, otp }).toEqual({
      companyCode: 'kayal',
      season: '2025-26',
      homeItems: 8,
      repeats: 15,
      toastMs: 3000,
      breakpoints: { mobile: 768, tablet: 1024 },
      otp: { length: 6, countdownMs: 60_000, announceAtSeconds: [60, 30, 10] },
    });
  });

  it('S2.LIST.05 J15 a page name and a fixed id lead to the same promotional list', () => {
    expect(promotionalPageOf('NEW ARRIVAL')?.list).toBe('NewArrivals');
    expect(promotionalPageOf(161)?.list).toBe('BestSeller');
    expect(promotionalPageOf(160)).toBe(promotionalPageOf('LIMITED SALE'));
    expect(promotionalPageOf(627)).toBeNull();
  });

  it('J56 it has no placeholder', () => {
    expect(JSON.stringify(shopProfile)).not.toMatch(/TODO|lorem|xxx|\{\{/i);
  });
});
