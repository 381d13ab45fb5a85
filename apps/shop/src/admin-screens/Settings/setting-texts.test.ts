import { expect, it } from 'vitest';
import {
  areSteps,
  linesOf,
  stepsTyped,
  timeExample,
  withEntry,
  withEntryMoved,
  withoutEntry,
  writingExample,
} from './setting-texts.ts';

it('reads lines as they are typed', () => {
  expect(linesOf('14 Beach Road\nKochi\n')).toEqual(['14 Beach Road', 'Kochi', '']);
  expect(linesOf('')).toEqual([]);
});

it('changes one entry of a list', () => {
  const list = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect(withEntry(list, 1, { name: 'x' }).map(({ name }) => name)).toEqual(['a', 'x', 'c']);
  expect(withoutEntry(list, 0).map(({ name }) => name)).toEqual(['b', 'c']);
  expect(withEntryMoved(list, 2, 1).map(({ name }) => name)).toEqual(['a', 'c', 'b']);
  expect(withEntryMoved(list, 0, 0).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
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

it('shows the time in a zone', () => {
  const noon = Date.UTC(2026, 10, 21, 6, 30);
  expect(timeExample(noon, { locale: 'en-IN', timeZone: 'Europe/Rome' })).toBe('There it is 21/11/2026, 7:30 am now.');
  expect(timeExample(noon, { locale: 'en-IN', timeZone: 'Nowhere/Town' })).toBeNull();
});

it('S9.PRICE.02 reads price steps as they are typed, and says which can be saved', () => {
  expect(stepsTyped('299, 499,699,')).toEqual([299, 499, 699]);
  expect(stepsTyped('299, x')).toEqual([299, Number.NaN]);
  const tooMany = Array.from({ length: 13 }, (_, index) => index + 1);
  for (const wrong of [[], [0], [500, 500], [500, 299], [Number.NaN], [299, Number.NaN], tooMany])
    expect([wrong, areSteps(wrong)]).toEqual([wrong, false]);
  expect(areSteps([299, 499])).toBe(true);
});
