import { describe, expect, it } from 'vitest';
import {
  addressSnapshot,
  describesCart,
  findPriceChanges,
  hashLines,
  isExpectedPrice,
  isPlausibleDate,
  newEntryNo,
} from './placement.logic.ts';

const row = {
  productId: 1,
  uniqueCode: 'A',
  name: 'Tee',
  colour: 'Black',
  size: 'M',
  stock: 9,
  mrp: 500,
  price: 400,
  storedPrice: 400,
  quantity: 2,
  withdrawn: false,
};
const claim = { productId: 1, uniqueCode: 'A', quantity: 2, shownPrices: [400] };

describe('isExpectedPrice', () => {
  it.each([
    ['the price now', 400, { price: 400, mrp: 500, storedPrice: 400 }, true],
    ['the price now, lower than promised', 400, { price: 400, mrp: 500, storedPrice: 450 }, true],
    ['the price now, higher than promised but shown', 450, { price: 450, mrp: 500, storedPrice: 400 }, true],
    ['what was promised, while it is dearer now', 400, { price: 450, mrp: 500, storedPrice: 400 }, false],
    ['what was promised, while it is cheaper now', 450, { price: 400, mrp: 500, storedPrice: 450 }, false],
    ['full MRP, when nothing lower was promised', 500, { price: 400, mrp: 500, storedPrice: 500 }, true],
    ['full MRP, when a lower price was promised', 500, { price: 400, mrp: 500, storedPrice: 400 }, false],
    ['nothing', 0, { price: 400, mrp: 500, storedPrice: 500 }, false],
  ])('R-56 %s', (_, shown, prices, expected) => {
    expect(isExpectedPrice(shown, prices)).toBe(expected);
  });
});

describe('findPriceChanges', () => {
  it('R-56 names the lines with a shown price that is not expected', () => {
    expect(findPriceChanges([claim], [row])).toEqual([]);
    expect(findPriceChanges([], [row]), 'a line without a claim').toEqual([]);
    expect(findPriceChanges([{ ...claim, shownPrices: [400, 1] }], [row])).toEqual([row]);
  });
});

describe('describesCart', () => {
  it('R-59 compares variants and quantities, in any order', () => {
    const other = { ...claim, uniqueCode: 'B' };
    expect(describesCart([other, claim], [row, { ...row, uniqueCode: 'B' }])).toBe(true);
    expect(describesCart([claim], [{ ...row, quantity: 3 }])).toBe(false);
    expect(describesCart([other], [row])).toBe(false);
    expect(describesCart([{ ...claim, productId: 2 }], [row])).toBe(false);
    expect(describesCart([], [row])).toBe(false);
    const both = [row, { ...row, uniqueCode: 'B' }];
    expect(describesCart([claim, { ...other, quantity: 9 }], both)).toBe(false);
    expect(describesCart([claim, other], [row]), 'a line that the cart does not have').toBe(false);
  });
});

describe('hashLines', () => {
  it('J21 is equal for the same lines in any order, and different for others', () => {
    const a = { uniqueCode: 'A', quantity: 1 };
    const b = { uniqueCode: 'B', quantity: 2 };
    expect(hashLines([a, b])).toBe(hashLines([b, a]));
    expect(hashLines([a, b])).not.toBe(hashLines([a, { ...b, quantity: 1 }]));
  });
});

describe('newEntryNo', () => {
  it('R-63 is KY and ten random digits of base 32', () => {
    const numbers = Array.from({ length: 1000 }, newEntryNo);
    expect(numbers.filter((number) => !/^KY[0-9A-HJKMNP-TV-Z]{10}$/.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(1000);
  });
});

describe('isPlausibleDate', () => {
  const lateInUtc = Date.UTC(2026, 11, 31, 20, 0);
  it.each([
    ['2026-12-30', false],
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-01-02', true],
    ['2027-01-03', false],
    ['2026-12-32', false],
  ])('J71 when it is 1 January in Kolkata, %s is %s', (date, expected) => {
    expect(isPlausibleDate(date, lateInUtc, 'Asia/Kolkata')).toBe(expected);
  });
});

describe('addressSnapshot', () => {
  it('J48 has recipient and place, without empty parts', () => {
    const address = {
      id: 'a',
      name: 'Asha',
      mobile: '1',
      pincode: '682020',
      locality: '',
      address: '14/2 Lagoon View',
      city: 'Kochi',
      district: '',
      addressType: 'Home' as const,
      isActive: true,
    };
    expect(addressSnapshot(address)).toBe('Asha, 14/2 Lagoon View, Kochi - 682020');
    expect(addressSnapshot({ ...address, name: ' ' })).toBe('14/2 Lagoon View, Kochi - 682020');
  });
});
