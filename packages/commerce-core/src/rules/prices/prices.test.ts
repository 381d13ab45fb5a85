import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';
import { discountText, payablePrice, priceDetails, priceDisplay } from './prices.ts';

const money = { code: 'INR', locale: 'en-IN' };
const paise = fc.integer({ min: 0, max: 1_000_000_000 });
const line = fc
  .record({ mrp: paise, off: fc.nat({ max: 100_000 }), quantity: fc.integer({ min: 1, max: 50 }) })
  .map(({ mrp, off, quantity }) => ({ mrp, price: Math.max(0, mrp - off), quantity }));

describe('money', () => {
  it.each([
    [0, '₹0'],
    [129_900, '₹1,299'],
    [129_950, '₹1,299.50'],
    [5, '₹0.05'],
    [12_345_678_900, '₹12,34,56,789'],
    [-20_000, '−₹200'],
  ])('S9.MON.01 S1.PROD.03 %d paise read as %s', (amount, text) => {
    expect(formatMoney(amount, money)).toBe(text);
  });

  it('S9.MON.01 every amount can be read back, and paise are shown only when there are some', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const text = formatMoney(amount, money);
        expect(Math.round(Number(text.replaceAll(/[₹,]/g, '')) * 100)).toBe(amount);
        expect(text.includes('.')).toBe(amount % 100 !== 0);
      }),
    );
  });
});

describe('prices', () => {
  it('S9.MON.04 S2.HOME.09 an offer is shown beside the struck MRP', () => {
    expect(priceDisplay({ mrp: 129_900, offer: 99_900 }, money)).toEqual({
      now: '₹999',
      struck: '₹1,299',
      saving: '₹300',
      savingPercent: 23,
    });
  });

  it('S9.MON.04 S2.PDP.10 without an offer only the MRP is shown', () => {
    expect(priceDisplay({ mrp: 129_900, offer: null }, money)).toEqual({
      now: '₹1,299',
      struck: null,
      saving: null,
      savingPercent: 0,
    });
    expect(payablePrice({ mrp: 129_900, offer: null })).toBe(129_900);
  });

  it('J52 an offer without a saving shows none', () => {
    expect(priceDisplay({ mrp: 100, offer: 100 }, money)).toMatchObject({ saving: null, savingPercent: 0 });
    expect(priceDisplay({ mrp: 100, offer: 200 }, money)).toMatchObject({ saving: null, savingPercent: 0 });
  });

  it('S2.CART.13 S2.CART.17 J44 the amount is total minus discount plus delivery, and the count is of units', () => {
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom(0, 4000), (lines, delivery) => {
        const details = priceDetails(lines, delivery);
        expect(details.total - details.discount + details.delivery).toBe(details.amount);
        expect(details.amount).toBe(lines.reduce<number>((sum, each) => sum + each.price * each.quantity, delivery));
        expect(details.itemCount).toBe(lines.reduce((sum, each) => sum + each.quantity, 0));
        expect(details.discount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('J44 a price above the MRP is the total of its line, and gives no discount', () => {
    expect(priceDetails([{ mrp: 100, price: 150, quantity: 2 }], 0)).toMatchObject({
      total: 300,
      discount: 0,
      amount: 300,
    });
    expect(priceDisplay({ mrp: 0, offer: 0 }, money)).toMatchObject({ saving: null, savingPercent: 0 });
  });

  it('S2.CART.15 J43 the discount is blank without an offer, else minus the saving', () => {
    expect(discountText(0, money)).toBe('');
    expect(discountText(60_000, money)).toBe('−₹600');
  });
});
