import { expect, it } from 'vitest';
import { countsText } from './history-texts.ts';

const none = { rows: 4, new: 0, changed: 0, withdrawn: 0, unchanged: 0, prices: 0, stock: 0, pictures: 0, errors: 0 };

it.each([
  ['10,000 new, 2 off sale', { ...none, new: 10_000, withdrawn: 2 }],
  ['3 changed, 1 error', { ...none, changed: 3, errors: 1 }],
  ['Nothing to change', none],
  ['Not checked', null],
])('J58 the history says %s', (text, counts) => {
  expect(countsText(counts, 'en-IN')).toBe(text);
});
