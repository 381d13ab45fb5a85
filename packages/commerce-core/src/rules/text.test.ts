import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, isEmailShaped, isHexColour } from './text.ts';

describe('texts', () => {
  it.each(['asha@kayal.example', ' a.b+c@x-y.co.in ', 'അ@kayal.example'])(
    'S5.SIGNUP.02 %j looks like an e-mail',
    (text) => {
      expect(isEmailShaped(text)).toBe(true);
    },
  );

  it.each([
    '',
    'asha',
    'asha@kayal',
    '@kayal.example',
    'a b@c.d',
    'a@b@c.d',
    'a@.b',
    'a@b.',
    'a@b..c',
    'a@b.c d',
    'a@b.c@d',
  ])('S5.SIGNUP.02 %j does not', (text) => {
    expect(isEmailShaped(text)).toBe(false);
  });

  it('S5.SIGNUP.02 a very long hostile text is checked quickly', () => {
    expect(isEmailShaped(`a@${'.a'.repeat(50_000)}@`)).toBe(false);
  });

  it('S5.SRCH.01 only white space is blank', () => {
    expect([isBlank(''), isBlank(' \t\n'), isBlank(' x ')]).toEqual([true, true, false]);
  });

  it('J49 a hex colour has 3, 4, 6 or 8 digits after a #', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-fA-F]{1,10}$/), (digits) => {
        expect(isHexColour(`#${digits}`)).toBe([3, 4, 6, 8].includes(digits.length));
      }),
    );
  });

  it('J49 J73 a hex colour followed by anything else is not one', () => {
    const hostile = ['red', 'a #fff', 'x#fff', '#12', '#ggg', '#fff;background:url(x)', '#fff\n#', ''];
    expect(hostile.filter(isHexColour)).toEqual([]);
    expect(isHexColour(' #0B5F5A ')).toBe(true);
  });
});
