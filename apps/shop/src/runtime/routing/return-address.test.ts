import { describe, expect, it } from 'vitest';
import { returnAddressOf } from './return-address.ts';

describe('return address', () => {
  it('J19 leads back to the page that asked for the login', () => {
    expect(returnAddressOf({ returnTo: '/cart' })).toBe('/cart');
    expect(returnAddressOf({ returnTo: '/ordersummary?o=KY1' })).toBe('/ordersummary?o=KY1');
  });

  it('S2.LOGIN.09 J07 R-42 knows no page of the shop where the state names none', () => {
    const strange = [null, undefined, 'x', {}, { returnTo: 1 }, { returnTo: 'https://a.example' }];
    for (const state of [...strange, { returnTo: '//a.example' }, { returnTo: '/\\a.example' }])
      expect(returnAddressOf(state)).toBeNull();
  });
});
