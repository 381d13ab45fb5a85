import { describe, expect, it } from 'vitest';
import {
  sheetOf,
  textCells,
  utf16,
  withSize,
  writeTestFile,
  xlsxOf,
} from '../catalogue-import/read/import-files.test-support.ts';
import { readPincodeFile } from '../delivery/pincode-file.ts';
import { readTrackingFile } from '../orders/tracking/tracking-file.ts';
import { readSettlement } from '../payments/settlement-file.ts';
import { readStatement } from '../payments/statement-file.ts';
import { tableText } from './table-text.ts';

const megabyte = 1024 * 1024;
const read = async (bytes: string | Uint8Array, maxLength = megabyte) =>
  tableText(await writeTestFile(bytes), maxLength);
const problemOf = (bytes: string | Uint8Array, maxLength?: number) =>
  read(bytes, maxLength).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
const tooLong = /^This table is too long/;

/** Styles by their number: 1 a date, 2 `#,##0`, 3 an amount with paise, 4 a code of eight digits. */
const styles = {
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="00000000"/></numFmts><cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="3"/><xf numFmtId="4"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
};
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: number | string, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;
const row = (at: number, ...cells: string[]): string => `<row r="${at}">${cells.join('')}</row>`;
const sheet = (...rows: string[]): Buffer => xlsxOf(sheetOf(rows.join('')), styles);

describe('the text of a sheet', () => {
  it('keeps the numbers of its rows, each on one line, and leaves empty ends out', async () => {
    const rows = [row(3, text('a'), '<c/>', text('b, "c"'), '<c/>'), row(5, text('d\ne')), row(1000, text(' '))];
    expect(await read(sheet(...rows))).toBe('\r\n\r\na,,"b, ""c"""\r\n\r\nd e\r\n');
  });

  it('shows dates and codes as the sheet does, and amounts as plain numbers', async () => {
    const cells = [
      number(46114, 1),
      number(17, 4),
      number(1499, 2),
      number('1499.5', 3),
      number('699.89999999999998'),
      number('412345678901'),
    ];
    expect(await read(sheet(row(1, ...cells)))).toBe('02/04/2026,00000017,1499,1499.5,699.9,412345678901\r\n');
  });

  it('shows that a number has lost digits', async () => {
    expect(await read(sheet(row(1, number('12345678901234567'))))).toMatch(/^1\.23456789\d+e\+16\r\n$/);
  });

  it('is that of the first visible sheet', async () => {
    const file = xlsxOf(sheetOf(textCells('hidden')), {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="A" state="hidden" r:id="rId1"/><sheet name="B" r:id="rId2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet2.xml': sheetOf(textCells('shown')),
    });
    expect(await read(file)).toBe('shown\r\n');
  });
});

it.each([
  ['UTF-16', utf16('Order,Name\nKY1,Zoë')],
  ['windows-1252', Buffer.from('Order,Name\nKY1,Zo\u00EB', 'latin1')],
  ['UTF-8 with a byte-order mark', Buffer.from('\uFEFFOrder,Name\nKY1,Zoë')],
])('a text file in %s is its text', async (_encoding, bytes) => {
  expect(await read(bytes)).toBe('Order,Name\nKY1,Zoë');
});

describe('what is no table is refused with its reason', () => {
  const bomb = sheetOf(textCells('x').repeat(400_000));

  it.each([
    ['a PDF', '%PDF-1.7', 'This is a PDF, not a table.'],
    [
      'an old or encrypted spreadsheet',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'This is an old Excel file (.xls) or one with a password, not a table.',
    ],
    ['a ZIP without a sheet', xlsxOf('', { 'xl/worksheets/sheet1.xml': null }), 'The file holds no sheet.'],
    ['a ZIP bomb', xlsxOf(bomb), 'The file unpacks to far more than it should.'],
    ['a file without a byte', '', 'The file is empty.'],
    ['a sheet without a cell', sheet(row(1, text(' '))), 'The first sheet is empty.'],
    ['JSON Lines', '{"order":"KY1"}', 'This is not a table.'],
    ['a cell far below', sheet(row(1, text('a')), row(10_003, text('b'))), 'Too many rows above this one are empty.'],
  ])('%s', async (_name, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  it.each([
    ['a large sheet', 'xl/worksheets/sheet1.xml', 33],
    ['large texts that cells share', 'xl/sharedStrings.xml', 9],
    ['large styles', 'xl/styles.xml', 2],
  ])('%s', async (_name, part, size) => {
    const file = xlsxOf(sheetOf(textCells('x')), { ...styles, 'xl/sharedStrings.xml': '<sst/>' });
    expect(await problemOf(withSize(file, part, size * megabyte))).toBe('A part of the file is too large.');
  });
});

describe('what is longer than its import takes is refused', () => {
  it('as text', async () => {
    expect(await problemOf('a,b\n1,2\n', 7)).toMatch(tooLong);
    expect(await read('a,b\n1,2\n', 8)).toBe('a,b\n1,2\n');
  });

  it('as a sheet, also where quotes make it so', async () => {
    const file = sheet(row(1, text('a"b')));
    expect(await problemOf(file, 7)).toMatch(tooLong);
    expect(await read(file, 8)).toBe('"a""b"\r\n');
  });

  it('before cells that share one text are written', async () => {
    const shared = `<sst><si><t>${'x'.repeat(900_000)}</t></si></sst>`;
    const cells = '<c t="s"><v>0</v></c>'.repeat(1000);
    expect(await problemOf(xlsxOf(sheetOf(row(1, cells)), { 'xl/sharedStrings.xml': shared }))).toMatch(tooLong);
  });
});

describe('sheets as they come are understood by the import', () => {
  it('a statement of a bank, with its account above the headings', async () => {
    const file = sheet(
      row(1, text('HARBOUR BANK LTD')),
      row(3, text('Account Number'), text('50100123456789')),
      row(4, text('Statement from 01/04/2026 to 30/04/2026')),
      row(7, text('Txn Date'), text('Narration'), text('Chq./Ref.No.'), text('Withdrawal Amt.'), text('Deposit Amt.')),
      row(8, number(46114, 1), text('UPI-ASHA NAIR-KY260001-PAYMENT'), number('412345678901'), '<c/>', number(1499, 3)),
      row(9, number(46115, 1), text('UPI/412345678902/KY260002'), '<c/>', '<c/>', number('2997.5', 3)),
      row(10, number(46115, 1), text('RENT'), '<c/>', number(25000, 3)),
    );
    const { rows } = readStatement(await read(file));
    expect(rows.map(({ row: at, amount }) => [at, amount])).toEqual([
      [8, 149_900],
      [9, 299_750],
    ]);
    expect(rows.map(({ numbers }) => numbers.includes('412345678901'))).toEqual([true, false]);
    expect(rows.map((each) => each.text.split(' ').includes('KY260002'))).toEqual([false, true]);
    expect(rows[0]?.text).toMatch(/^02 04 2026 \| /);
  });

  it('a settlement of a courier, with numbers where there are only digits', async () => {
    const file = sheet(
      row(1, text('COD remittance, April 2026')),
      row(3, text('Order No'), text('AWB Number'), text('COD Amount'), text('UTR')),
      row(4, number(260001), number('14345678901234'), number(1499, 2), text('CITIN26041234')),
      row(5, text('KY260002'), text('AWB2'), number('2997.5'), text('CITIN26041234')),
    );
    expect(readSettlement(await read(file))).toEqual([
      { row: 4, entryNo: '260001', trackingNumber: '14345678901234', amount: 149_900, reference: 'CITIN26041234' },
      { row: 5, entryNo: 'KY260002', trackingNumber: 'AWB2', amount: 299_750, reference: 'CITIN26041234' },
    ]);
  });

  it('tracking numbers of a courier', async () => {
    const file = sheet(
      row(1, text('Order ID'), text('Courier'), text('Waybill')),
      row(2, text('KY260001'), text('Delhivery'), number('14345678901234')),
      row(4, number(260002), '<c/>', number(17, 4)),
    );
    expect(readTrackingFile(await read(file))).toEqual([
      { row: 2, entryNo: 'KY260001', courier: 'Delhivery', trackingNumber: '14345678901234' },
      { row: 4, entryNo: '260002', courier: '', trackingNumber: '00000017' },
    ]);
  });

  it('a table of pincodes', async () => {
    const file = sheet(
      row(1, text('Pincode'), text('Served'), text('COD'), text('Days'), text('Zone'), text('Fee')),
      row(2, number(682020), text('Yes'), '<c t="b"><v>0</v></c>', number(3), text('South'), number('40.5', 3)),
      row(3, text('560'), '<c/>', '<c/>', '<c/>', '<c/>', number(1200, 2)),
    );
    expect(readPincodeFile(await read(file))).toEqual({
      ranges: [
        { first: 682_020, last: 682_020, isServed: true, takesCash: false, days: 3, zone: 'South', fee: 4050 },
        { first: 560_000, last: 560_999, isServed: true, takesCash: true, days: null, zone: '', fee: 120_000 },
      ],
      broken: [],
    });
  });
});
