import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import { allOf, utf16, writeTestFile } from './import-files.test-support.ts';
import type { FileFormat } from './file-format.ts';

const atBegin = { sheets: [], sheet: '', headingRow: 0, system: null, made: [] };
const csv: FileFormat = { kind: 'csv', encoding: 'utf-8', delimiter: ',', ...atBegin };
const jsonl: FileFormat = { kind: 'jsonl', encoding: 'utf-8', delimiter: '', ...atBegin };

const readCsv = async (bytes: string | Uint8Array, format: Partial<FileFormat> = {}) =>
  allOf(csvRows(await writeTestFile(bytes), { ...csv, ...format }));
const readJson = async (bytes: string | Uint8Array, format: Partial<FileFormat> = {}) =>
  allOf(jsonRows(await writeTestFile(bytes), { ...jsonl, ...format }));

describe('rows of delimited text', () => {
  it('have the number that a spreadsheet shows, also empty ones, and as many cells as the file gives them', async () => {
    expect(await readCsv('id,name\n\n"a\nb",c,d\n')).toEqual([
      { row: 1, cells: ['id', 'name'] },
      { row: 2, cells: [''] },
      { row: 3, cells: ['a\nb', 'c', 'd'] },
    ]);
  });

  it('leave out the row that names the delimiter, which only the first does', async () => {
    expect(await readCsv('SEP=;\nid;name\nsep=;\n', { delimiter: ';' })).toEqual([
      { row: 2, cells: ['id', 'name'] },
      { row: 3, cells: ['sep=', ''] },
    ]);
    for (const first of ['sep=;x', 'sep=;;', 'sep=', 'step=;']) {
      expect(await readCsv(`${first}\n`, { delimiter: ';' })).toMatchObject([{ row: 1 }]);
    }
  });

  it('may end in more than one way, and have blanks around quotes', async () => {
    expect(await readCsv('id, name\r\n1, "Tee, red" \n2,"a\r\nb"\r3,\n')).toEqual([
      { row: 1, cells: ['id', 'name'] },
      { row: 2, cells: ['1', 'Tee, red'] },
      { row: 3, cells: ['2', 'a\r\nb'] },
      { row: 4, cells: ['3', ''] },
    ]);
    expect(await readCsv('a\t\t "b\tc"\n', { delimiter: '\t' })).toEqual([{ row: 1, cells: ['a', '', 'b\tc'] }]);
  });

  it('a text that is guarded against being read as a number stays guarded', async () => {
    expect(await readCsv('="0017",x\n')).toEqual([{ row: 1, cells: ['="0017"', 'x'] }]);
  });

  it.each([
    [`id\n\n${'x'.repeat(1_000_002)}`, 'A row is longer than a million characters.', 3],
    ['id,name\n1,"Tee\n2,Cap\n', 'A quote is opened and never closed; the file may be cut off.', 2],
    ['id,name\n1,"a\nb"\n2,"Te"e\n', 'A quote stands inside a cell.', 3],
    ['id,name\n1,Te"e"\n', 'A quote stands inside a cell.', 2],
  ])('that cannot be read are refused with their number', async (text, problem, row) => {
    await expect(readCsv(text)).rejects.toMatchObject({
      name: 'ImportFileError',
      message: problem,
      remedy: expect.stringMatching(/./),
      row,
    });
  });

  it('are read in their encoding, letters of two pieces too, and without the mark of it', async () => {
    // Wherever a piece ends, it ends within a letter of one of the two.
    for (const text of ['é'.repeat(40_000), `x${'é'.repeat(40_000)}`]) {
      expect(await readCsv(`\uFEFF${text}`)).toEqual([{ row: 1, cells: [text] }]);
    }
    expect(await readCsv(utf16('id,é'), { encoding: 'utf-16le' })).toEqual([{ row: 1, cells: ['id', 'é'] }]);
    expect(await readCsv(Buffer.from('id,é', 'latin1'), { encoding: 'windows-1252' })).toMatchObject([
      { cells: ['id', 'é'] },
    ]);
  });

  it('of a file that is cut off are refused, and a file that is gone is another error', async () => {
    await expect(readCsv(utf16('id,name').subarray(0, -1), { encoding: 'utf-16le' })).rejects.toMatchObject({
      name: 'ImportFileError',
      message: 'The file is cut off or not wholly utf-16le.',
    });
    await expect(allOf(csvRows('/no/such/file', csv))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('rows of JSON Lines', () => {
  it('say what is no text and no plain number', async () => {
    const rows = await readJson('{"a":true,"b":[1],"c":9007199254740993,"d":1.499,"e":"1.499","f":1}');
    expect(rows[1]).toEqual({
      row: 1,
      cells: ['true', '[1]', '9007199254740992', '1.499', '1.499', '1'],
      types: new Map([
        [0, { kind: 'boolean' }],
        [1, { kind: 'nested' }],
        [2, { kind: 'inexact' }],
        [3, { kind: 'number', number: '1.4990' }],
      ]),
    });
  });

  it('have the texts of their fields under the names of all, and their line', async () => {
    const text = [
      '{"id":1,"name":"Tee","hidden":false,"size":null}',
      '',
      '{"name":"Cap","more":{"a":[1]},"mrp":"","units":0}',
    ].join('\n');
    expect(await readJson(text)).toMatchObject([
      { row: 0, cells: ['id', 'name', 'hidden', 'size', 'more', 'mrp', 'units'] },
      { row: 1, cells: ['1', 'Tee', 'false', '', '', '', ''] },
      { row: 3, cells: ['', 'Cap', '', '', '{"a":[1]}', '', '0'] },
    ]);
    expect(await readJson(`${text}\n \n`)).toHaveLength(3);
  });

  it('a field that only every object inherits is not in them', async () => {
    expect(await readJson('{"toString":"x"}\n{"id":1}\n')).toEqual([
      { row: 0, cells: ['toString', 'id'] },
      { row: 1, cells: ['x', ''] },
      { row: 2, cells: ['', '1'] },
    ]);
  });

  it('take their names from the first two hundred, empty lines not counted', async () => {
    const lines = Array.from({ length: 199 }, (_, index) => `{"id":${index}}`);
    const rows = await readJson(['', ...lines, '{"late":1}', '{"later":1}'].join('\n'));
    expect(rows[0]).toEqual({ row: 0, cells: ['id', 'late'] });
    expect(rows.at(-1)).toEqual({ row: 202, cells: ['', ''] });
  });

  it.each([
    ['{"id":1}\n{"id":', 'This line is not JSON; the file may be cut off.', 2],
    ['{"id":1}\n\n[1]', 'This line is not a JSON object.', 3],
    ['null', 'This line is not a JSON object.', 1],
    ['{"id":1}\n"text"\n', 'This line is not a JSON object.', 2],
    [`{"id":1}\n{"id":"${'x'.repeat(1_100_000)}"}`, 'A line is longer than a million characters.', 2],
  ])('that cannot be read are refused with their line', async (text, problem, row) => {
    await expect(readJson(text)).rejects.toMatchObject({
      name: 'ImportFileError',
      message: problem,
      remedy: 'Write one JSON object a line.'.replace('JSON ', problem.includes('longer') ? '' : 'JSON '),
      row,
    });
  });

  it('are read in their encoding', async () => {
    const rows = await readJson(utf16('{"name":"é"}'), { encoding: 'utf-16le' });
    expect(rows.at(-1)).toEqual({ row: 1, cells: ['é'] });
  });
});
