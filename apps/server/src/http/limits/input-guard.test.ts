import { expect, it } from 'vitest';
import { duplicateKey, errorOfInput, shownInput } from './input-guard.ts';

it.each([
  ['a NUL in a text', { a: 'x\0' }, 'a NUL character'],
  ['a NUL in a key', { 'a\0': 1 }, 'a NUL character'],
  ['half a surrogate pair', ['\ud800'], 'text that is not Unicode'],
  ['seven levels', [[[[[[[1]]]]]]], 'nested too deeply'],
  ['a long list', Array.from({ length: 201 }, () => 1), 'more than 200 items'],
])('R-33 finds %s', (_what, value, error) => {
  expect(errorOfInput(value)).toBe(error);
});

it('R-33 lets ordinary input pass', () => {
  expect(errorOfInput({ name: 'Zoë 🏃', list: [1, null, true, { deep: [['x']] }] })).toBeNull();
});

it('R-32 finds a key given twice', () => {
  expect(duplicateKey({ a: '1', b: ['1', '2'] })).toBe('b');
  expect(duplicateKey({ a: '1' })).toBeNull();
});

it('R-33 marks that nobody sees are no part of an input, but of a password', () => {
  const mark = '\u200b';
  expect(shownInput({ name: [`As\u202eha${mark}`, 1, null, { deep: `\ufeffx` }] })).toEqual({
    name: ['Asha', 1, null, { deep: 'x' }],
  });
  expect(shownInput({ password: mark, newPassword: `a${mark}` })).toEqual({ password: mark, newPassword: `a${mark}` });
  expect(shownInput('Asha\u200d')).toBe('Asha\u200d');
});
