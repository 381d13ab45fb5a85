import { expect, it } from 'vitest';
import { websiteName } from './website-name.ts';

it.each([
  ['https://shop.example', 'https://shop.example'],
  ['http://127.0.0.1:3000', 'this website'],
  ['http://localhost:3000', 'this website'],
  ['http://[::1]:3000', 'this website'],
  ['', 'this website'],
])('S2.STATIC.04 J56 a policy names %s as %s', (origin, name) => {
  expect(websiteName(origin)).toBe(name);
});
