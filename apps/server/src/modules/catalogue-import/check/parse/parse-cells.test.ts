import { describe, expect, it } from 'vitest';
import { isFormula, parseCode, parseSourceId, parseUnits } from './parse-cells.ts';

it.each(['=1+1', '="a"&"b"', '="a', '=', '="a""b"'])('%s is a formula', (text) => {
  expect(isFormula(text)).toBe(true);
});

it.each(['-5', '+Plus', '@ease', '-20 Parka', '- Basic -', '', '1=1', '="0017"', '=""'])('%j is no formula', (text) => {
  expect(isFormula(text)).toBe(false);
});

it.each([
  ['0', 0],
  ['12', 12],
  ['12.0', 12],
  ['12.00', 12],
  ['999999', 999_999],
])('reads %s units', (text, value) => {
  expect(parseUnits(text)).toEqual({ value });
});

it.each([
  ['-3', 'Units cannot be below zero.'],
  ['1.5', 'Units must be whole.'],
  ['12.05', 'Units must be whole.'],
  ['.5', 'Units must be whole.'],
  ['1000000', 'This is not a number of units.'],
  ['12 pieces', 'This is not a number of units.'],
  ['12.0 pieces', 'This is not a number of units.'],
  ['about 12', 'This is not a number of units.'],
  ['about 1.5', 'This is not a number of units.'],
  ['1.5 kg', 'This is not a number of units.'],
  ['12.', 'This is not a number of units.'],
  ['5-3', 'This is not a number of units.'],
  ['-', 'This is not a number of units.'],
])('refuses %s units: %s', (text, problem) => {
  expect(parseUnits(text)).toMatchObject({ problem });
});

it.each(['0017', 'W 17', 'é', 'x'.repeat(64)])('%s is an id, as it is written', (text) => {
  expect(parseSourceId(text)).toEqual({ value: text });
});

it.each([
  ['1.2E+12', 'The spreadsheet has rounded this code.'],
  ['8,90123E+12', 'The spreadsheet has rounded this code.'],
  ['', 'This is empty.'],
  ['x'.repeat(65), 'This is longer than 64 characters.'],
])('%j is no id: %s', (text, problem) => {
  expect(parseSourceId(text)).toMatchObject({ problem });
});

describe('parseCode', () => {
  it.each(['A', '8901234567890', 'aero_BLK-M', 'KP/101 #+.', '12E3', 'A8E+12', '8.E+12', '.5', 'a..b', 'x'.repeat(64)])(
    'reads %s',
    (text) => {
      expect(parseCode(text)).toEqual({ value: text });
    },
  );

  it.each([
    ['', 'This is empty.'],
    ['8.90123E+12', 'The spreadsheet has rounded this code.'],
    ['8,90123E+12', 'The spreadsheet has rounded this code.'],
    ['8e+12', 'The spreadsheet has rounded this code.'],
    ['12.345E+12', 'The spreadsheet has rounded this code.'],
    ['-é', 'A unique code cannot hold “é”.'],
    ['é-', 'A unique code cannot hold “é”.'],
    ['a\\b', 'A unique code cannot hold “\\”.'],
    ['a/../b', 'This is not a unique code.'],
    ['./b', 'This is not a unique code.'],
    ['x'.repeat(65), 'This is longer than 64 characters.'],
  ])('refuses %j: %s', (text, problem) => {
    expect(parseCode(text)).toMatchObject({ problem });
  });
});
