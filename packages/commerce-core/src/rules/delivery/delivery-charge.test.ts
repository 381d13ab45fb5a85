import { describe, expect, it } from 'vitest';
import { deliveryCharge, ratesOf, type DeliveryRates } from './delivery-charge.ts';

const settings = {
  freeFrom: 999,
  zones: [{ zone: 'Far', charge: 90 }],
  weights: [
    { grams: 1000, charge: 20 },
    { grams: 3000, charge: 50 },
  ],
  pieceGrams: 300,
};
const rates: DeliveryRates = ratesOf(settings, 40, null);
const bag = (rupees: number, quantity = 1, grams?: number) => [
  { price: rupees * 100, quantity, ...(grams === undefined ? {} : { grams }) },
];

describe('deliveryCharge', () => {
  it('takes 40 for a bag of 899', () => {
    expect(deliveryCharge(rates, bag(899))).toBe(4000);
  });

  it('is free from the amount on, for the piece that reaches it too', () => {
    expect(deliveryCharge(rates, bag(998.99))).toBe(4000);
    expect(deliveryCharge(rates, bag(999))).toBe(0);
    expect(deliveryCharge(rates, [...bag(500), ...bag(499)])).toBe(0);
  });

  it('takes nothing for nothing', () => {
    expect(deliveryCharge({ ...rates, fee: 500 }, [])).toBe(0);
  });

  it('adds the heaviest step that a bag reaches, with the usual weight where a piece has none', () => {
    expect(deliveryCharge(rates, bag(100, 3))).toBe(4000);
    expect(deliveryCharge(rates, bag(100, 4))).toBe(6000);
    expect(deliveryCharge(rates, bag(100, 1, 3000))).toBe(9000);
  });

  it('takes the charge of the zone, whatever its capitals, and of the shop where it has none', () => {
    expect(ratesOf(settings, 40, { zone: ' far', fee: 0 }).charge).toBe(9000);
    expect(ratesOf(settings, 40, { zone: 'Near', fee: 0 }).charge).toBe(4000);
    expect(ratesOf(settings, 40, { zone: '', fee: 0 }).charge).toBe(4000);
  });

  it('adds what the place costs, also where delivery is free', () => {
    const far = ratesOf(settings, 40, { zone: 'Far', fee: 2550 });
    expect(deliveryCharge(far, bag(100))).toBe(11_550);
    expect(deliveryCharge(far, bag(2000))).toBe(2550);
  });

  it('is never free without an amount', () => {
    expect(deliveryCharge(ratesOf({ ...settings, freeFrom: 0 }, 49.5, null), bag(90_000))).toBe(4950);
  });
});
