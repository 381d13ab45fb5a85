import { describe, expect, it } from 'vitest';
import { normaliseEmail } from './customer-fields.ts';

describe('the e-mail address of an account', () => {
  it.each([
    [" O'Neil@Shop.Example ", "o'neil@shop.example"],
    ['asha+kochi@mail.kayal.example', 'asha+kochi@mail.kayal.example'],
  ])('S5.SIGNUP.02 %j is taken', (typed, address) => {
    expect(normaliseEmail(typed)).toBe(address);
  });

  it.each(['asha', 'asha@kayal', "asha@o'neil.example", 'a@b.example, c@d.example', '"a"@b.example', 'a b@c.example'])(
    'S5.SIGNUP.02 %j is refused',
    (typed) => {
      expect(() => normaliseEmail(typed)).toThrow('Please enter a valid email address.');
    },
  );
});
