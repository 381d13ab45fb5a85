import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address, OrderLine } from '@kayal/api-contract/client';
import { activeAddress, addressHints, addressLine, emptyAddress } from '../addresses.ts';
import { groupOrders } from './orders.ts';
import { minSimilar, similarProducts, similarQuery } from '../catalogue/similar.ts';

const line = (entryNo: string, total: number, isDelivered: boolean): OrderLine => ({
  entryNo,
  productId: 7,
  uniqueCode: '7-BLACK-M',
  quantity: 1,
  total,
  mrp: total,
  orderedAt: 5,
  customerId: 'c1',
  phone: '9876543210',
  isDelivered,
  deliveredAt: null,
  cancelledAt: null,
  cancelReason: null,
  stage: 'placed',
  deliveryCharge: 0,
  deliveryDays: null,
  customerName: null,
  itemName: null,
  colour: null,
  colourHex: null,
  size: null,
  addressText: null,
  picture: null,
  pictureAt: 0,
});

describe('orders', () => {
  it('J40 lines of one EntryNo are one order, in their order', () => {
    const orders = groupOrders([line('E2', 100, true), line('E1', 50, true), line('E2', 200, false)]);
    expect(orders.map((each) => [each.entryNo, each.lines.length, each.total, each.isDelivered])).toEqual([
      ['E2', 2, 300, false],
      ['E1', 1, 50, true],
    ]);
  });

  it('J40 an order costs its lines and, once, its delivery', () => {
    const lines = [line('E5', 100, false), line('E5', 50, false)].map((each) => ({ ...each, deliveryCharge: 40 }));
    expect(groupOrders(lines)).toMatchObject([{ total: 190, deliveryCharge: 40 }]);
  });

  it('J40 an order has the time, the shopper and the cancellation of its lines', () => {
    const cancelled = { ...line('E3', 100, false), cancelledAt: 9, cancelReason: 'Out of stock' };
    expect(groupOrders([cancelled, line('E4', 1, true)])).toMatchObject([
      { orderedAt: 5, customerId: 'c1', cancelledAt: 9, cancelReason: 'Out of stock' },
      { orderedAt: 5, customerId: 'c1', cancelledAt: null, cancelReason: null },
    ]);
  });
});

describe('addresses', () => {
  const home: Address = {
    ...emptyAddress,
    id: 'h',
    isActive: true,
    address: ' 14 Boat Jetty Road ',
    locality: 'Beach',
    city: 'Alappuzha',
    pincode: '688001',
  };

  it('S2.CART.02 S2.DASH.13 an address is one line without its empty parts', () => {
    expect(addressLine(home)).toBe('14 Boat Jetty Road, Beach, Alappuzha - 688001');
    expect(addressLine({ ...home, pincode: ' 688001 ' })).toBe('14 Boat Jetty Road, Beach, Alappuzha - 688001');
    expect(addressLine({ ...home, pincode: ' ' })).toBe('14 Boat Jetty Road, Beach, Alappuzha');
    expect(addressLine(emptyAddress)).toBe('');
    expect(addressLine({ ...emptyAddress, pincode: '688001' })).toBe('688001');
  });

  it('S4.ADDR.01 S3.ENT.12 the active address, and the default type', () => {
    expect(activeAddress([{ ...home, isActive: false }, home])).toBe(home);
    expect(activeAddress([])).toBeNull();
    expect(emptyAddress.addressType).toBe('Home');
  });

  it('S5.ADDR.01 J50 hints are for unusual numbers only, not for empty or usual ones', () => {
    expect(addressHints(emptyAddress)).toEqual({ pincode: null, mobile: null });
    expect(addressHints({ ...home, mobile: '+91 98765-43210' })).toEqual({ pincode: null, mobile: null });
    for (const pincode of [' 688001 ', '688 001', '688\u00a0001'])
      expect(addressHints({ ...home, pincode }).pincode).toBeNull();
    for (const mobile of ['09876543210', '91 98765 43210', '(+91) 98765.43210', '00919876543210', '9198765432'])
      expect(addressHints({ ...home, mobile }).mobile).toBeNull();
    for (const pincode of ['68800', '6880011', 'x688001', '688001x'])
      expect(addressHints({ ...home, pincode }).pincode).not.toBeNull();
    for (const mobile of ['5876543210', '987654321', '98765432100', 'x9876543210', '9876543210x', '9+919876543210'])
      expect(addressHints({ ...home, mobile }).mobile).not.toBeNull();
    expect(addressHints({ ...home, pincode: '088001', mobile: '12345' })).toEqual({
      pincode: 'A pincode has six digits.',
      mobile: 'A mobile number has ten digits.',
    });
  });
});

describe('similar products', () => {
  const product = (id: number, colour: string, subCategoryId: number | null) => ({ id, colour, subCategoryId });
  const current = product(1, 'BLACK', 627);

  it('S7.CAT.06 the query is the first word of the name', () => {
    expect(similarQuery('  Tide Tee  ')).toBe('Tide');
    expect(similarQuery(' ')).toBe('');
    expect(similarQuery('Tide\t  Tee')).toBe('Tide');
  });

  it('J34 products without a sub-category have none in common', () => {
    const bare = product(1, 'BLACK', null);
    const found = [product(2, 'RED', null), product(3, 'BLACK', 5)];
    expect(similarProducts(bare, found, []).map((each) => each.id)).toEqual([3, 2]);
  });

  it('J34 the product itself is left out; same sub-category comes first, then same colour', () => {
    const found = [
      product(2, 'RED', 628),
      product(3, 'BLACK', 628),
      product(1, 'BLACK', 627),
      product(4, 'RED', 627),
      product(5, 'BLACK', 627),
    ];
    expect(similarProducts(current, found, []).map((each) => each.id)).toEqual([5, 4, 3, 2]);
  });

  it('J34 fewer than four are filled up from the category, without duplicates', () => {
    const category = [1, 2, 6, 7, 8, 9].map((id) => product(id, 'RED', null));
    expect(similarProducts(current, [product(2, 'RED', 627)], category).map((each) => each.id)).toEqual([2, 6, 7, 8]);
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(ids, ids, (found, more) => {
        const made = similarProducts(
          current,
          found.map((id) => product(id, 'RED', null)),
          more.map((id) => product(id, 'RED', null)),
        ).map((each) => each.id);
        expect(new Set(made).size).toBe(made.length);
        expect(made).not.toContain(1);
        const possible = new Set([...found, ...more].filter((id) => id !== 1)).size;
        expect(made.length).toBeGreaterThanOrEqual(Math.min(minSimilar, possible));
      }),
    );
  });
});
