import { describe, expect, it } from 'vitest';
import { customersAddress, readCustomersQuery } from './customers-query.ts';

const read = (search: string) => readCustomersQuery(new URLSearchParams(search));

describe('address of the customers', () => {
  it.each(['/customers', '/customers?sort=spent', '/customers?q=asha+nair&sort=lastOrder&page=3&customer=cus_asha'])(
    '%s is read as it is written',
    (address) => {
      expect(customersAddress(read(address.slice('/customers'.length)))).toBe(address);
    },
  );

  it('what it does not know counts as absent', () => {
    expect(customersAddress(read('q=%00+&sort=name&page=-1&customer=%3Cb%3E'))).toBe('/customers');
  });
});
