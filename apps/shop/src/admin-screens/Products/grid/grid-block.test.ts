import { expect, it } from 'vitest';
import { blockText, rangeOf, readBlock } from './grid-block.ts';

it.each([
  [
    '6109\tIndia\r\n6205\tVietnam\r\n',
    [
      ['6109', 'India'],
      ['6205', 'Vietnam'],
    ],
  ],
  ['one', [['one']]],
  ['', [['']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"Loom,\n""Erode"""\t1 N\n', [['Loom,\n"Erode"', '1 N']]],
  ['5" wide\tb', [['5" wide', 'b']]],
])('reads %j as a spreadsheet means it', (text, rows) => {
  expect(readBlock(text)).toEqual(rows);
});

it('what is copied is read back as it was', () => {
  const rows = [
    ['a\tb', 'c"d'],
    ['', 'e\nf'],
  ];
  expect(readBlock(blockText(rows))).toEqual(rows);
});

it('a range is the same from each of its corners', () => {
  const range = { top: 1, bottom: 4, left: 2, right: 3 };
  expect(rangeOf({ row: 4, column: 2 }, { row: 1, column: 3 })).toEqual(range);
  expect(rangeOf({ row: 1, column: 3 }, { row: 4, column: 2 })).toEqual(range);
});
