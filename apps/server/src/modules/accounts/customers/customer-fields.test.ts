import { expect, it } from 'vitest';
import { normaliseEmail, normaliseName } from './customer-fields.ts';

it('S5.SIGNUP normalises an address and refuses an invalid one', () => {
  expect(normaliseEmail(' Asha@Kayal.Example ')).toBe('asha@kayal.example');
  expect(normaliseEmail("O'Neil@Shop.Example")).toBe("o'neil@shop.example");
  for (const wrong of ['asha', 'a@b', '@b.c', 'a b@c.d', 'a@b.c\r\nBcc: x@y.z', '"a"@b.c', 'a@b.c,d@e.f', "a@o'b.c"]) {
    expect(() => normaliseEmail(wrong)).toThrow('Please enter a valid email address.');
  }
});

it('R-25 refuses names that are empty or have control characters', () => {
  expect(normaliseName('  Zoë D’Souza ')).toBe('Zoë D’Souza');
  for (const wrong of ['   ', 'a\nb', 'a\u0085b'])
    expect(() => normaliseName(wrong)).toThrow('Please enter your name.');
});

it.each(['a@b', 'a@.b', 'a@b.', 'a@b c.d', "a@b'.c", 'a b@c.d', '@c.d', 'a@b@c.d'])('J01 %j is no address', (text) => {
  expect(() => normaliseEmail(text)).toThrow(/check what you entered|valid email/);
});

it('R-32 an address of many points is refused in linear time', () => {
  const begun = process.cpuUsage();
  expect(() => normaliseEmail(`a@${'.'.repeat(100_000)}@`)).toThrow(/check what you entered|valid email/);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
});
