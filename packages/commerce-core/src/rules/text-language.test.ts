import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['en-IN', 'en-IN'],
  ['en', 'en'],
  ['de-DE', 'en'],
  ['hi-IN', 'en'],
  ['x-en', 'en'],
  ['enm', 'en'],
])('in a shop of %s our words are %s', (locale, language) => {
  expect(textLanguage(locale)).toBe(language);
});
