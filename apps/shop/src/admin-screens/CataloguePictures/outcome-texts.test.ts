import { expect, it } from 'vitest';
import { resultText } from './outcome-texts.ts';

const stored = {
  id: '1',
  name: 'X-1_GRÜN.jpg',
  status: 'stored',
  picture: '1001_GR-N.webp',
  itemName: 'Reef Tee',
  view: 'front',
  code: null,
  reason: null,
} as const;

it('J58 a stored picture names its colour as the catalogue writes it', () => {
  expect(resultText({ ...stored, colour: 'GRÜN' })).toBe('Reef Tee, GRÜN, front');
  expect(resultText(stored)).toBe('Reef Tee, GR-N, front');
});
