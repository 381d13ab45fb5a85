import { describe, expect, it } from 'vitest';
import { productLink } from '../../paths.ts';
import { addressWithSelection, productOfAddress, productOfState, selectionOfAddress } from './product-address.ts';

describe('the address of a product', () => {
  it('S2.PDP.02 J07 I and N of a link name its product', () => {
    const { search } = new URL(productLink({ id: 10001, name: 'Nilgiri Tee – größer' }).href, 'http://shop');
    expect(productOfAddress(search)).toEqual({ id: 10001, name: 'Nilgiri Tee – größer' });
  });

  it.each(['', '?I=', '?I=%25', '?I=PGltZz4', '?I=MTAwMDE&N=%25', `?I=${'A'.repeat(97)}`])(
    'J07 %s names none',
    (search) => {
      expect(productOfAddress(search)).toBeNull();
    },
  );
});

describe('the navigation state of a product', () => {
  it('S2.PDP.01 id and itemName name the product', () => {
    expect(productOfState({ id: 7, itemName: 'Cap' })).toEqual({ id: 7, name: 'Cap' });
    expect(productOfState({ id: 7, itemName: 12 })).toEqual({ id: 7, name: '' });
  });

  it.each([null, undefined, 'seven', 7, {}, { id: '7' }, { id: 1.5 }, { id: -1 }, { id: Number.NaN }, { id: 1e9 }])(
    'S2.PDP.01 %j is not believed',
    (state) => {
      expect(productOfState(state)).toBeNull();
    },
  );
});

describe('the choice in an address', () => {
  it('J19 is written over an earlier one and read back', () => {
    const address = addressWithSelection('/fullimage', '?I=MTAwMDE&size=S', { size: 'XL', colour: 'PETROL BLUE' });
    expect(address).toBe('/fullimage?I=MTAwMDE&size=XL&color=PETROL+BLUE');
    expect(selectionOfAddress(new URL(address, 'http://shop').search)).toEqual({ size: 'XL', colour: 'PETROL BLUE' });
  });

  it('J19 what is not chosen is left out', () => {
    expect(addressWithSelection('/fullimage', '?I=MQ', { size: null, colour: null })).toBe('/fullimage?I=MQ');
    expect(selectionOfAddress(`?size=%20&color=${'x'.repeat(41)}`)).toEqual({});
  });
});
