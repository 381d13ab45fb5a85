import { expect, it } from 'vitest';
import { allOf, sheetOf, textCells, writeTestFile, xlsxOf } from './import-files.test-support.ts';
import { openTable } from './read-rows.ts';
import type { FileFormat } from './file-format.ts';

async function tableOf(bytes: string | Uint8Array, kind: FileFormat['kind'] = 'csv', headingRow = 0) {
  const format: FileFormat = {
    kind,
    encoding: 'utf-8',
    delimiter: ',',
    sheets: [],
    sheet: '',
    headingRow,
    system: null,
    made: [],
  };
  const { headings, rows } = await openTable(await writeTestFile(bytes), format);
  return { headings, rows: await allOf(rows) };
}

it('the first row that is not empty has the headings, without blanks and without empty ones at its end', async () => {
  expect(await tableOf(' ,\n\n id ,, name , ,\n1,x,Tee\n')).toEqual({
    headings: ['id', '', 'name'],
    rows: [{ row: 4, cells: ['1', 'x', 'Tee'], surplus: 0 }],
  });
});

it('marks that nobody sees are part of no heading and no cell', async () => {
  expect(await tableOf('\u200bid,na\ufeffme\u200e\n1,\u202aTee\u200d\u202c\n')).toEqual({
    headings: ['id', 'name'],
    rows: [{ row: 2, cells: ['1', 'Tee\u200d'], surplus: 0 }],
  });
});

it('rows above the chosen row of headings are not read', async () => {
  const table = { headings: ['id', 'name'], rows: [{ row: 4, cells: ['1', 'Tee'], surplus: 0 }] };
  expect(await tableOf('Price list\n,,\nid,name\n1,Tee\n', 'csv', 3)).toEqual(table);
  expect(await tableOf('id,name\n', 'csv', 2)).toEqual({ headings: [], rows: [] });
});

it('a heading of more than 200 characters, and more than a thousand of them, are refused with their row', async () => {
  await expect(tableOf(`\n${'x'.repeat(201)}\n`)).rejects.toMatchObject({
    message: 'A heading is longer than 200 characters.',
    row: 2,
  });
  expect(await tableOf(`${'x'.repeat(200)}\n`)).toMatchObject({ rows: [] });
  const wide = (columns: number) => `${Array.from({ length: columns }, (_, at) => `c${at}`).join(',')}\n`;
  await expect(tableOf(wide(1001))).rejects.toMatchObject({ message: 'The file has more than 1000 columns.', row: 1 });
  expect((await tableOf(wide(1000))).headings).toHaveLength(1000);
});

it('rows have a cell for each heading, their own number, and how many cells are beyond; empty rows are left out', async () => {
  expect((await tableOf('id,name\n 1 \n , \n\n2, Cap ,, x , ,y\n,,z\n')).rows).toEqual([
    { row: 2, cells: ['1', ''], surplus: 0 },
    { row: 5, cells: ['2', 'Cap'], surplus: 2 },
    { row: 6, cells: ['', ''], surplus: 1 },
  ]);
});

it('a file without a filled row has no headings and no rows', async () => {
  expect(await tableOf(' \n\n,,\n')).toEqual({ headings: [], rows: [] });
});

it('every kind of file is a table', async () => {
  const table = { headings: ['id', 'name'], rows: [{ row: 2, cells: ['1', 'Tee'], surplus: 0 }] };
  expect(await tableOf('id,name\n1,Tee\n')).toEqual(table);
  expect(await tableOf('\n{"id":1,"name":"Tee"}\n', 'jsonl')).toEqual(table);
  expect(await tableOf(xlsxOf(sheetOf(textCells('id', 'name') + textCells('1', 'Tee'))), 'xlsx')).toEqual(table);
});
