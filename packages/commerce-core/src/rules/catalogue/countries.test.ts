import { expect, it } from 'vitest';
import { countryNamed } from './countries.ts';

it.each([
  ['India', 'India'],
  [' IN ', 'India'],
  ['Made in  india', 'India'],
  ['USA', 'United States'],
  ['Viet Nam', 'Vietnam'],
])('the country that somebody means by %s', (written, name) => {
  expect(countryNamed(written)).toBe(name);
});

it.each(['', 'Kerala', 'EU', 'ZZ', 'Imported'])('%s is no country', (written) => {
  expect(countryNamed(written)).toBeNull();
});
