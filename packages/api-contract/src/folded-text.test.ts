import { expect, it } from 'vitest';
import { foldText, withoutHiddenMarks } from './folded-text.ts';

it.each(['\u200b', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069', '\ufeff'])(
  'R-40 takes %j out',
  (mark) => {
    expect(withoutHiddenMarks(`Ash${mark}a`)).toBe('Asha');
  },
);

it('keeps the joiners that a script needs, and all else', () => {
  const name = 'ന്‍ Ash\u200ca\n\u200d Zoë 🏃🏽‍♀️';
  expect(withoutHiddenMarks(name)).toBe(name);
});

it.each([
  ['joiners', 'അവന്\u200d', 'അവന്'],
  ['marks', '\u202ddevika\u202c@kayal.example', 'devika@kayal.example'],
  ['Unicode forms', 'Cafe\u0301', 'Café'],
  ['wide letters', 'ＡＳＨＡ', 'asha'],
  ['white space', ' Navy  Blue\u00a0', 'navy blue'],
])('compares texts without regard to %s', (_what, one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it('keeps other texts apart', () => {
  expect(foldText('Rosé')).not.toBe(foldText('Rose'));
});
