import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  allOf,
  expectClosed,
  sheetOf,
  textCells,
  withSize,
  writeTestFile,
  xlsxOf,
} from './import-files.test-support.ts';
import { xlsxRows, xlsxSheets } from './xlsx-rows.ts';

const read = async (bytes: Uint8Array) => allOf(xlsxRows(await writeTestFile(bytes)));
const cellsOf = async (bytes: Uint8Array) => (await read(bytes)).map(({ cells }) => cells);
/** The cells of one row. */
const rowOf = (cells: string, more?: Parameters<typeof xlsxOf>[1]) =>
  cellsOf(xlsxOf(sheetOf(`<row>${cells}</row>`), more)).then(([row]) => row);
const problemOf = (bytes: Uint8Array): Promise<string> =>
  read(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof Error && error.name === 'ImportFileError' ? error.message : String(error)),
  );

const texts = 'xl/sharedStrings.xml';
const sheetPart = 'xl/worksheets/sheet1.xml';

/** The file with a part compressed in a way that nobody knows. */
function withMethod(file: Buffer, part: string): Buffer {
  const changed = Buffer.from(file);
  const listed = changed.lastIndexOf(part) - 46;
  changed.writeUInt16LE(99, listed + 10);
  return changed;
}

describe('cells', () => {
  it.each([
    ['<c t="inlineStr"><is><t>Tee</t></is></c>', 'Tee'],
    ['<c t="inlineStr"><is><r><t>Te</t> </r><r><t>e</t></r></is></c>', 'Tee'],
    ['<c t="str"><v>007</v></c>', '007'],
    ['<c t="b"><v>1</v></c>', 'yes'],
    ['<c t="b"><v>0</v></c>', 'no'],
    ['<c t="b"><v>true</v></c>', 'yes'],
    ['<c><v>699.89999999999998</v></c>', '699.9'],
    ['<c t="n"><v>8901234567890</v></c>', '8901234567890'],
    ['<c><v>1.499</v></c>', '1.499'],
    ['<c t="str"><v>1.499</v></c>', '1.499'],
    ['<c><v>1E3</v></c>', '1000'],
    ['<c><v>0</v></c>', '0'],
    ['<c><v> </v></c>', ' '],
    ['<c><v>1e999</v></c>', '1e999'],
    ['<c/>', ''],
    ['<c><f>A1+1</f><v>2</v></c>', '2'],
    ['<c><v>2</v><f/></c>', '2'],
    ['<c t="str"><f>A1</f><v/></c>', ''],
    ['<c><f>A1</f><v/></c>', '=A1'],
    ['<c t="str"><v>a_x000D_b_x00e9_</v></c>', 'a\rbé'],
    ['<c t="inlineStr"><is><t>東</t><rPh><t>ひがし</t></rPh></is></c>', '東'],
    ['<c><f>A1&amp;B1</f></c>', '=A1&B1'],
    ['<c><v>1</v> <x>2</x></c>', '1'],
    ['<c><f>A1</f> <v>1</v> </c>', '1'],
  ])('%s', async (cell, text) => {
    expect(await rowOf(cell)).toEqual([text]);
  });

  it('texts that cells share are found by their number, without how they are pronounced', async () => {
    const shared =
      '<sst> <si><t>Tee</t></si>\n<si><r><t>Blue </t> </r><r><t>Cap</t></r></si><si><t>東</t><rPh><t>ひがし</t></rPh><t>京</t></si></sst>';
    const cells = ['0', '1', '2', '3'].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
    expect(await rowOf(cells, { [texts]: shared })).toEqual(['Tee', 'Blue Cap', '東京', '']);
    expect(await rowOf('<c t="s"><v>0</v></c>')).toEqual(['']);
  });

  it('stand in the column of their name, or after the cell before', async () => {
    const cells = ['B1', 'D1', 'Z1', 'AA1'].map((name) => `<c r="${name}"><v>1</v></c>`).join('');
    const row = (await rowOf(`${cells}<c><v>2</v></c>`)) ?? [];
    expect(row.flatMap((text, column) => (text === '' ? [] : [[column, text]]))).toEqual([
      [1, '1'],
      [3, '1'],
      [25, '1'],
      [26, '1'],
      [27, '2'],
    ]);
    expect(row).toHaveLength(28);
    expect(row[0]).toBe('');
  });

  it('stand in at most a thousand columns', async () => {
    expect(await rowOf('<c r="ALL1"><v>1</v></c>')).toHaveLength(1000);
    expect(await problemOf(xlsxOf(sheetOf('<row><c r="ALM1"><v>1</v></c></row>')))).toBe(
      'A row has more than 1000 columns.',
    );
  });

  it('a cell has nothing of the one before, and a row nothing of the row before', async () => {
    const first = '<row><c><f>A</f></c><c><v>2</v></c></row>';
    expect(await read(xlsxOf(sheetOf(`${first}<row><c><v>3</v></c></row>`)))).toEqual([
      { row: 1, cells: ['=A', '2'], types: new Map([[0, { kind: 'formula' }]]) },
      { row: 2, cells: ['3'] },
    ]);
  });
});

describe('numbers and their formats', () => {
  const formats = [
    '0000',
    '"KP-"0000',
    '#,##0',
    '0',
    'dd/mm/yyyy',
    '[h]:mm',
    '0.0%',
    '@',
    'a"',
    '[$₹-4009] #,##0.00',
    '0,',
    '0;;',
  ];
  const styles = [
    '<styleSheet><numFmts>',
    ...formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`),
    '</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/>',
    ...formats.map((_code, at) => `<xf numFmtId="${164 + at}"/>`),
    '</cellXfs><dxfs><xf numFmtId="14"/></dxfs></styleSheet>',
  ].join('');
  const styled = async (value: string, style: number) => {
    const [row] = await read(
      xlsxOf(sheetOf(`<row><c s="${style}"><v>${value}</v></c></row>`), { 'xl/styles.xml': styles }),
    );
    return [row?.cells[0], row?.types?.get(0)];
  };

  it.each([
    ['17', 0, '17', undefined],
    ['17', 2, '0017', { kind: 'number', number: '17' }],
    ['17', 3, 'KP-0017', { kind: 'number', number: '17' }],
    ['1017', 4, '1017', undefined],
    ['7.5', 5, '7.5', undefined],
    ['1017', 11, '1017', undefined],
    ['46114', 1, '4/2/2026', { kind: 'date', day: '2026-04-02' }],
    ['46114.75', 6, '02/04/2026', { kind: 'date', day: '2026-04-02' }],
    ['1.5', 7, '36:00', { kind: 'date', day: '1900-01-01' }],
    ['0.805', 8, '80.5%', { kind: 'percent' }],
    ['17', 9, '17', undefined],
    ['17', 10, '17', undefined],
    ['17', 99, '17', undefined],
    ['17', 12, '17', undefined],
    ['46114', 12, '46114', undefined],
    ['-5', 13, '-5', undefined],
    ['999999999999999', 0, '999999999999999', undefined],
    ['1000000000000000', 0, '1000000000000000', { kind: 'inexact' }],
    ['1.499', 0, '1.499', { kind: 'number', number: '1.4990' }],
  ])('%s in style %i is %s', async (value, style, text, type) => {
    expect(await styled(value, style)).toEqual([text, type]);
  });

  it('a workbook of old Mac programs counts its days from 1904', async () => {
    const workbook = '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>';
    const sheet = sheetOf('<row><c s="1"><v>44652</v></c></row>');
    const [row] = await read(xlsxOf(sheet, { 'xl/styles.xml': styles, 'xl/workbook.xml': workbook }));
    expect([row?.cells[0], row?.types?.get(0)]).toEqual(['4/2/2026', { kind: 'date', day: '2026-04-02' }]);
  });
});

it('rows have the number that is written, or the next one', async () => {
  const rows = '<row r="3"><c><v>1</v></c></row><row><c><v>2</v></c></row><row r="9"/>';
  expect(await read(xlsxOf(sheetOf(rows)))).toEqual([
    { row: 3, cells: ['1'] },
    { row: 4, cells: ['2'] },
    { row: 9, cells: [] },
  ]);
  expect((await read(xlsxOf(sheetOf('<row/><row/>')))).map(({ row }) => row)).toEqual([1, 2]);
});

it.each(['x', '', '0', '-1', '1.5', '1048577', '1e400'])('a row with the number "%s" is refused', async (number) => {
  expect(await problemOf(xlsxOf(sheetOf(`<row r="${number}"><c><v>1</v></c></row>`)))).toBe(
    'A row has a number that no sheet has.',
  );
});

it('a long sheet is read in pieces, each row once, and letters that are in two of them', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `Tee é${index}`);
  const rows = await cellsOf(xlsxOf(sheetOf(names.map((name) => textCells(name)).join(''))));
  expect(rows.map(([name]) => name)).toEqual(names);
});

describe('one row cannot fill the memory', () => {
  /** A text of 1,200,000 characters that does not pack well. */
  const text = (): string => randomBytes(900_000).toString('base64');

  it.each([
    ['a cell', () => `<c t="inlineStr"><is><t>${text()}</t></is></c>`],
    [
      'a cell of several pieces',
      () => `<c t="inlineStr"><is>${`<r><t>${text().slice(0, 400_000)}</t></r>`.repeat(3)}</is></c>`,
    ],
    ['cells', () => `<c t="str"><v>${text().slice(0, 600_000)}</v></c>`.repeat(2)],
    ['a formula', () => `<c><f>${text()}</f><v>1</v></c>`],
    ['a comment', () => `<c><!-- ${text()} --><v>1</v></c>`],
    ['an attribute', () => `<c x="${text()}"><v>1</v></c>`],
  ])('%s', async (_name, cells) => {
    expect(await problemOf(xlsxOf(sheetOf(`<row>${cells()}</row>`)))).toBe(
      'A row is longer than a million characters.',
    );
  });

  it('rows that are long together are read', async () => {
    const cell = `<c t="str"><v>${text().slice(0, 800_000)}</v></c>`;
    expect(await read(xlsxOf(sheetOf(`<row>${cell}</row><row>${cell}</row>`)))).toHaveLength(2);
  });
});

describe('the sheet that is read', () => {
  const one = sheetOf(textCells('one'));
  const two = sheetOf(textCells('two'));
  const second = 'xl/worksheets/sheet2.xml';
  const book = (...ids: string[]): string =>
    `<workbook><sheets>${ids.map((id) => `<sheet name="S" r:id="${id}"/>`).join('')}</sheets></workbook>`;
  const links =
    '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="worksheets/sheet2.xml"/></Relationships>';
  const linksFile = 'xl/_rels/workbook.xml.rels';

  it.each([
    ['that it names first', { 'xl/workbook.xml': book('b', 'a'), [linksFile]: links }, 'two'],
    ['of two', { 'xl/workbook.xml': book('a', 'b'), [linksFile]: links }, 'one'],
    [
      'by its whole path',
      { 'xl/workbook.xml': book('b'), [linksFile]: links.replaceAll('Target="', 'Target="/xl/') },
      'two',
    ],
    [
      'whose elements have a prefix',
      {
        'xl/workbook.xml': book('b').replaceAll(/<(\/?)/g, '<$1x:'),
        [linksFile]: links.replaceAll(/<(\/?)/g, '<$1x:'),
      },
      'two',
    ],
    ['without a list of sheets', { 'xl/workbook.xml': null, [linksFile]: null }, 'one'],
    ['without a list of sheets, but with their places', { 'xl/workbook.xml': null, [linksFile]: links }, 'one'],
    ['without a link', { 'xl/workbook.xml': book('c'), [linksFile]: links }, 'one'],
  ])('%s', async (_, parts, text) => {
    expect(await cellsOf(xlsxOf(one, { [second]: two, ...parts }))).toEqual([[text]]);
  });

  it('is the named one; hidden ones and charts come last or not at all', async () => {
    const sheets = ['a', 'b', 'c'].map(
      (id) => `<sheet name="${id}" r:id="${id}"${id === 'a' ? ' state="hidden"' : ''}/>`,
    );
    const more = '<Relationship Id="c" Target="chartsheets/sheet3.xml"/></Relationships>';
    const bytes = xlsxOf(one, {
      [second]: two,
      'xl/workbook.xml': `<workbook><sheets>${sheets.join('')}</sheets></workbook>`,
      [linksFile]: links.replace('</Relationships>', more),
      'xl/chartsheets/sheet3.xml': '<chartsheet/>',
    });
    const file = await writeTestFile(bytes);
    expect(await xlsxSheets(file)).toEqual(['b', 'a']);
    const textIn = async (name?: string) => (await allOf(xlsxRows(file, name))).map(({ cells }) => cells);
    expect([await textIn('a'), await textIn('b'), await textIn(), await textIn('gone')]).toEqual([
      [['one']],
      [['two']],
      [['two']],
      [['two']],
    ]);
  });

  it('is missed where there is none', async () => {
    expect(await problemOf(xlsxOf(one, { [sheetPart]: null }))).toBe('The file holds no sheet.');
  });
});

it('a file whose elements have a prefix is read', async () => {
  const rows = '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Cap</t></is></c><c><f>1+1</f></c></row>';
  const prefixed = (xml: string): string => xml.replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:');
  const shared = prefixed('<sst><si><t>東</t><rPh><t>ひがし</t></rPh></si></sst>');
  expect(await cellsOf(xlsxOf(prefixed(sheetOf(rows)), { [texts]: shared }))).toEqual([['東', 'Cap', '=1+1']]);
});

describe('a file that is damaged or dangerous is refused', () => {
  const sheet = sheetOf(textCells('id'));
  const good = xlsxOf(sheet, { [texts]: '<sst><si><t>x</t></si></sst>' });
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`xl/media/${index}`, 'x']));

  it.each([
    ['no ZIP', Buffer.from('PK\u0003\u0004 and no more'), 'The file is cut off or not XLSX.'],
    [
      'a name that leads out',
      xlsxOf(sheet, { '../evil': 'x' }),
      'The file holds names that lead out of it, or is damaged.',
    ],
    ['too many parts', xlsxOf(sheet, many), 'The file holds too many parts.'],
    [
      'a document type',
      xlsxOf(`<!DOCTYPE x []>${sheet}`),
      'The file names a document type, which a spreadsheet never does.',
    ],
    ['no XML', xlsxOf('<worksheet><row>'), 'A part of the file is not XML; the file may be cut off.'],
    ['a part of wrong size', withSize(good, sheetPart, 5), 'The file is cut off or damaged.'],
    ['texts of wrong size', withSize(good, texts, 5), 'The file is cut off or damaged.'],
    ['too long texts', withSize(good, texts, 97 * 1024 * 1024), 'A part of the file is too large.'],
    ['a too long sheet', withSize(good, sheetPart, 2 ** 31 + 1), 'A part of the file is too large.'],
    [
      'too long a list of sheets',
      withSize(good, 'xl/workbook.xml', 9 * 1024 * 1024),
      'A part of the file is too large.',
    ],
    ['far too much', xlsxOf(sheetOf(' '.repeat(3_000_000))), 'The file unpacks to far more than it should.'],
    ['an unknown compression', withMethod(good, sheetPart), 'A part of the file cannot be opened.'],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  it('but a short part, or one of ordinary text, may be packed well', async () => {
    expect(await cellsOf(xlsxOf(sheetOf(`${' '.repeat(900_000)}${textCells('id')}`)))).toEqual([['id']]);
    const words = Array.from({ length: 60_000 }, (_, index) => textCells(`${index}`)).join('');
    expect(await cellsOf(xlsxOf(sheetOf(words)))).toHaveLength(60_000);
  });

  it('says how to save it again', async () => {
    await expect(read(xlsxOf('<worksheet>'))).rejects.toMatchObject({
      remedy: 'Save it again as XLSX, or as CSV (UTF-8).',
    });
  });
});

it('the file is closed at the end, also when it is left early or refused', async () => {
  const rows = sheetOf(textCells('id') + textCells('1'));
  const [whole, broken] = [await writeTestFile(xlsxOf(rows)), await writeTestFile(xlsxOf('<worksheet>'))];
  await allOf(xlsxRows(whole));
  for await (const _ of xlsxRows(whole)) break;
  await expect(allOf(xlsxRows(broken))).rejects.toThrow('not XML');
  await expectClosed(whole, broken);
});
