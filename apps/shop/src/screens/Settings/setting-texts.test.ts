import { expect, it } from 'vitest';
import { linesOf, withEntry, withEntryMoved, withoutEntry, writingExample } from './setting-texts.ts';

it('reads lines as they are typed', () => {
  expect(linesOf('14 Beach Road\nKochi\n')).toEqual(['14 Beach Road', 'Kochi', '']);
  expect(linesOf('')).toEqual([]);
});

it('changes one entry of a list', () => {
  const list = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect(withEntry(list, 1, { name: 'x' }).map(({ name }) => name)).toEqual(['a', 'x', 'c']);
  expect(withoutEntry(list, 0).map(({ name }) => name)).toEqual(['b', 'c']);
  expect(withEntryMoved(list, 2, -1).map(({ name }) => name)).toEqual(['a', 'c', 'b']);
  expect(withEntryMoved(list, 0, -1).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it('shows how prices and dates look', () => {
  expect(writingExample({ code: 'INR', locale: 'en-IN' })).toBe(
    'Prices look like ₹1,23,450.50, dates like 31/12/2026.',
  );
  expect(writingExample({ code: 'EUR', locale: 'de-DE' })).toBe(
    'Prices look like 123.450,50\u00a0€, dates like 31.12.2026.',
  );
  expect(writingExample({ code: 'EU', locale: 'de-DE' })).toBeNull();
  expect(writingExample({ code: 'EUR', locale: 'd' })).toBeNull();
});
