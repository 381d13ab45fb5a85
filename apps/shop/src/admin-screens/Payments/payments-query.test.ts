import { describe, expect, it } from 'vitest';
import { paymentsAddress, readPaymentsQuery } from './payments-query.ts';

const read = (search: string) => readPaymentsQuery(new URLSearchParams(search));

describe('address of the payments', () => {
  it.each(['/payments', '/payments?stage=cash&page=2', '/payments?stage=toRefund&page=3&order=KY260002'])(
    '%s is read as it is written',
    (address) => {
      expect(paymentsAddress(read(address.slice('/payments'.length)))).toBe(address);
    },
  );

  it('what it does not know counts as absent', () => {
    expect(paymentsAddress(read('stage=lost&page=-1&order=%3Cb%3E'))).toBe('/payments');
  });
});
