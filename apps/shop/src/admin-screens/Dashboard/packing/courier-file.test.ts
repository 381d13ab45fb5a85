import { expect, it } from 'vitest';
import { rowsOfFile } from './courier-file.ts';

it('counts rows as a spreadsheet does, below a title and its headings', () => {
  expect(rowsOfFile('Manifest 21 Nov,,\r\nOrder No,AWB\r\nKY1,143\r\n,\r\n\r\nKY2,144\r\n')).toEqual([
    { row: 3, text: 'KY1 · 143' },
    { row: 6, text: 'KY2 · 144' },
  ]);
});

it('takes the first line as headings where it knows none, and finds nothing in an empty file', () => {
  expect(rowsOfFile('Name;City\nAsha;Kochi')).toEqual([{ row: 2, text: 'Asha · Kochi' }]);
  expect(rowsOfFile('')).toEqual([]);
});
