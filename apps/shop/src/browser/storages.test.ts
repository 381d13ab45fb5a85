import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from './storages.ts';

afterEach(() => {
  for (const storage of [tabStorage, browserStorage]) storage.removeItem('name');
  vi.unstubAllGlobals();
});

/** A storage without room, which holds one text. */
const full = {
  getItem: () => 'old',
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {},
};

it('what a browser forbids to store is kept in memory', () => {
  // In this process there are none, as in a browser that throws when they are named.
  vi.stubGlobal('sessionStorage', undefined);
  expect(tabStorage.getItem('name')).toBeNull();
  tabStorage.setItem('name', 'value');
  expect(tabStorage.getItem('name')).toBe('value');
  tabStorage.removeItem('name');
  expect(tabStorage.getItem('name')).toBeNull();
});

it('what has no room is kept in memory, and newer than what is stored', () => {
  vi.stubGlobal('localStorage', full);
  expect(browserStorage.getItem('name')).toBe('old');
  browserStorage.setItem('name', 'new');
  expect(browserStorage.getItem('name')).toBe('new');
  browserStorage.removeItem('name');
  expect(browserStorage.getItem('name')).toBe('old');
});
