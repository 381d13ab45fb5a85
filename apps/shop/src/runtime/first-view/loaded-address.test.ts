import { expect, it } from 'vitest';
import { loadedAddress } from './loaded-address.ts';

const open = 'https://kayal.example/searchpage?q=polo#main';

/** The address of a page of which the browser names this navigation. */
const addressOf = (navigation: object | undefined): string => {
  const entries = navigation === undefined ? [] : [navigation];
  const performance = Object.assign(Object.create(null), { getEntriesByType: () => entries });
  return loadedAddress({ performance, location: Object.assign(new URL(open), Object.create(null)) });
};

it('J60 a page is that of the address that was loaded, also when the browser shows another one since', () => {
  const name = 'https://kayal.example/searchpage?q=zzqqy';
  expect(addressOf({ name, redirectCount: 0 })).toBe(name);
});

it('a page is that of the shown address after a redirect, and where the browser names no navigation', () => {
  expect(addressOf({ name: 'https://kayal.example/old', redirectCount: 1 })).toBe(open);
  expect(addressOf({ name: 'https://accounts.example/choose', redirectCount: 0 })).toBe(open);
  expect(addressOf({ name: 'document' })).toBe(open);
  expect(addressOf(undefined)).toBe(open);
});
