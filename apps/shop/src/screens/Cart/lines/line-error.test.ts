import type { CartLine } from '@kayal/api-contract/client';
import { describe, expect, it } from 'vitest';
import { lineError } from './line-error.ts';

const line: CartLine = {
  productId: 7,
  uniqueCode: '7-BLACK-M',
  name: 'Tide Tee',
  price: 99_900,
  mrp: 129_900,
  priceWhenAdded: 99_900,
  quantity: 3,
  colour: 'BLACK',
  colourName: 'JET BLACK',
  colourHex: '#101010',
  size: 'M',
  stock: 5,
  withdrawn: false,
  picture: '7_BLACK.webp',
  pictureAt: 1,
};

describe('line error', () => {
  it('J23 says nothing while there is enough', () => {
    expect(lineError(line, [])).toBeUndefined();
    expect(lineError(line, [{ uniqueCode: 'another', available: 0 }])).toBeUndefined();
  });

  it('J23 names the units left: the smaller of the bag’s and the refusal’s number', () => {
    expect(lineError({ ...line, stock: 2 }, [])).toMatch(/^Only 2 left/);
    expect(lineError(line, [{ uniqueCode: line.uniqueCode, available: 1 }])).toMatch(/^Only 1 left/);
    expect(lineError({ ...line, stock: 0 }, [{ uniqueCode: line.uniqueCode, available: null }])).toMatch(/sold out/);
  });

  it('says of what the shop sells no longer that the order goes on without it', () => {
    const gone = { ...line, stock: 0, withdrawn: true };
    expect(lineError(gone, [])).toBe('We no longer sell this. Your order goes on without it.');
    expect(lineError(gone, [], false)).toBe('We no longer sell this.');
  });
});
