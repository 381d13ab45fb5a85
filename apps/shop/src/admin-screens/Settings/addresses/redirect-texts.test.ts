import { expect, it } from 'vitest';
import { countText } from './redirect-texts.ts';

it('the problems of a file are counted in a sentence', () => {
  expect(countText({ kind: 'to', rows: 1 })).toBe('One row leads to no address.');
  expect(countText({ kind: 'to', rows: 2 })).toBe('2 rows: each leads to no address.');
});
