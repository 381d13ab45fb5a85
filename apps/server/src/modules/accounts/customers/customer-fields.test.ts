import { describe, expect, it } from 'vitest';
import { checkNewPassword, normaliseEmail, normaliseName } from './customer-fields.ts';
import { lockAfter } from '../sign-in/login-lockout.ts';
import { isAlive } from '../sessions/sessions.service.ts';

describe('accounts.logic', () => {
  it('S5.SIGNUP keeps one spelling of an address and refuses what is none', () => {
    expect(normaliseEmail(' Asha@Kayal.Example ')).toBe('asha@kayal.example');
    for (const wrong of ['asha', 'a@b', '@b.c', 'a b@c.d', 'a@b.c\r\nBcc: x@y.z', '"a"@b.c', 'a@b.c,d@e.f']) {
      expect(() => normaliseEmail(wrong)).toThrow('Please enter a valid email address.');
    }
  });

  it('R-25 refuses names of nothing or with control characters', () => {
    expect(normaliseName('  Zoë D’Souza ')).toBe('Zoë D’Souza');
    for (const wrong of ['   ', 'a\nb', 'a\u0085b'])
      expect(() => normaliseName(wrong)).toThrow('Please enter your name.');
  });

  it('R-03 R-04 has no password rule of its own; from eight characters on it knows the common ones', () => {
    expect(() => checkNewPassword('x', 1, 'password')).not.toThrow();
    expect(() => checkNewPassword('password', 1, 'password')).not.toThrow();
    expect(() => checkNewPassword('1234567', 8, 'password')).toThrow('at least 8 characters');
    expect(() => checkNewPassword('Password123', 8, 'password')).toThrow('too well known');
    expect(() => checkNewPassword('i-love-kayal', 8, 'password')).toThrow('too well known');
    expect(() => checkNewPassword('made-to-move', 8, 'password')).not.toThrow();
  });
});

it('R-06 locks from the tenth failure: 30 s, doubled, at most an hour', () => {
  expect([9, 10, 11, 12, 30].map(lockAfter)).toEqual([0, 30_000, 60_000, 120_000, 3_600_000]);
});

it('R-13 knows the limits of shoppers and admins', () => {
  const hour = 3_600_000;
  const at = (role: 'shopper' | 'admin', remembered: 0 | 1, idle: number, age: number) =>
    isAlive({ role, remembered, seen_at: age - idle, created_at: 0 }, age);
  expect(at('shopper', 0, 24 * hour - 1, 24 * hour)).toBe(true);
  expect(at('shopper', 0, 24 * hour, 48 * hour)).toBe(false);
  expect(at('shopper', 1, 29 * 24 * hour, 29 * 24 * hour)).toBe(true);
  expect(at('shopper', 1, 0, 30 * 24 * hour)).toBe(false);
  expect(at('admin', 1, hour / 2, hour)).toBe(false);
  expect(at('admin', 1, 0, 12 * hour)).toBe(false);
});
