import { expect, it } from 'vitest';
import { notSavedText } from './colour-texts.ts';

it('J49 a refused save is explained in whole sentences', () => {
  expect(notSavedText(null)).toBe('Nothing was saved: the shop could not take it. Your changes are still here.');
  expect(notSavedText('Not allowed')).toBe('Nothing was saved: Not allowed. Your changes are still here.');
  expect(notSavedText('Not allowed.')).toBe('Nothing was saved: Not allowed. Your changes are still here.');
});
