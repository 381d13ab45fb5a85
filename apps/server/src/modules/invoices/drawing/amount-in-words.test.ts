import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Rupees zero only'],
  [1900, 'Rupees nineteen only'],
  [4000, 'Rupees forty only'],
  [79_950, 'Rupees seven hundred ninety-nine and fifty paise only'],
  [10_000_005, 'Rupees one lakh and five paise only'],
  [1_234_567_800, 'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight only'],
])('J46 S9.MON.01 %i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
