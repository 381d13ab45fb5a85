import { expect, it } from 'vitest';
import { ageText } from './settlement-texts.ts';

const hour = 3_600_000;

it.each([
  [0, 'Within a day'],
  [23, 'Within a day'],
  [24, '1 day ago'],
  [24 * 12, '12 days ago'],
])('cash that was collected %s hours before is of %s', (hours, text) => {
  expect(ageText(1_000_000, 1_000_000 + hours * hour)).toBe(text);
});
