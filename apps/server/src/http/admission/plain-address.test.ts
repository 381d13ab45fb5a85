import { expect, it } from 'vitest';
import { isPlainAddress } from './plain-address.ts';

it.each([
  '/health/../contact',
  '/health/%2e%2e/contact',
  '/health/.%2E/contact',
  '/uploads/..',
  '/uploads/./a.webp',
  '/.',
  '/..?x',
  '/assets/..%2fcontact',
  '/assets%2F..%2Fcontact',
  '/health\\..\\contact',
  '/health\\live',
  'http://shop.example/health/live',
  '*',
  '',
])('R-67 %j names another page than it says', (address) => {
  expect(isPlainAddress(address)).toBe(false);
});

it.each(['/', '/products?c=4', '/assets/a.b.js', '/...', '/a..b/.well-known/x', '/search?q=../..', '/.env', '/a%20b'])(
  'R-67 %j is plain',
  (address) => {
    expect(isPlainAddress(address)).toBe(true);
  },
);
