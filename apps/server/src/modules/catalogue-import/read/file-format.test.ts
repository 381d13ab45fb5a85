import { describe, expect, it } from 'vitest';
import { detectFormat } from './file-format.ts';
import { expectClosed, utf16, writeTestFile } from './import-files.test-support.ts';

const formatOf = async (bytes: string | Uint8Array) => detectFormat(await writeTestFile(bytes));
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The size of a piece that is read at once, bytes. */
const pieceBytes = 64 * 1024;

describe('a file that is no table is refused with what it is', () => {
  it.each([
    ['25504446', 'This is a PDF, not a table.'],
    ['d0cf11e0', 'This is an old Excel file (.xls) or one with a password, not a table.'],
    ['89504e47', 'This is a picture, not a table.'],
    ['ffd8ffe0', 'This is a picture, not a table.'],
    ['1f8b0800', 'This is a compressed file, not a table.'],
    ['52617221', 'This is a compressed file, not a table.'],
    ['', 'The file is empty.'],
    ['20090d0a', 'The file is empty.'],
    ['00000000', 'This is not a text file.'],
    ['69642c6e616d650a312c0061', 'This is not a text file.'],
  ])('%s', async (hex, problem) => {
    await expect(formatOf(Buffer.from(hex, 'hex'))).rejects.toMatchObject({
      message: problem,
      remedy: expect.stringMatching(/./),
      row: 0,
    });
  });

  it.each([
    ['<!doctype html>', 'This is a web page, not a table.'],
    ['<?xml version="1.0"?>', 'This is a web page, not a table.'],
    ['\n <HTML lang="en">', 'This is a web page, not a table.'],
    ['<table><tr>', 'This is a web page, not a table.'],
    [' [{"id":1}]', 'This is a JSON list.'],
  ])('%s', async (text, problem) => {
    await expect(formatOf(text)).rejects.toMatchObject({ message: problem });
  });

  it.each(['name,<table>\nx,1\n', '<b>id</b>,name\n', 'id,[size]\n', 'id,{size}\n', 'an %PDF,id\n'])(
    '%s is one',
    async (text) => {
      expect(await formatOf(text)).toMatchObject({ kind: 'csv', encoding: 'utf-8', delimiter: ',' });
    },
  );
});

describe('the format is read from the bytes', () => {
  it('XLSX', async () => {
    expect(await formatOf(Buffer.from('504b030414', 'hex'))).toMatchObject({
      kind: 'xlsx',
      encoding: '',
      delimiter: '',
    });
  });

  it('JSON Lines', async () => {
    expect(await formatOf('\n {"id":1}\n')).toMatchObject({ kind: 'jsonl', encoding: 'utf-8', delimiter: '' });
  });

  const text = 'product_id\tname\n1\tTee\n';
  it.each([
    ['UTF-8', text, 'utf-8'],
    ['UTF-8 with a mark', `\uFEFF${text}`, 'utf-8'],
    ['UTF-16 with a mark', utf16(text), 'utf-16le'],
    ['UTF-16 with a mark, of a script without zeros', utf16('പേര്\tവില\n'), 'utf-16le'],
    ['UTF-16, most significant byte first, with a mark', bigEndian('\uFEFFപേര്\tവില\n'), 'utf-16be'],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['UTF-16, most significant byte first, without a mark', bigEndian(text), 'utf-16be'],
    ['UTF-16 without a mark, in part of another script', Buffer.from(`${text}കേരളം`, 'utf16le'), 'utf-16le'],
    ['Windows-1252', Buffer.from(`${text}2\tcafé\n`, 'latin1'), 'windows-1252'],
    ['Windows-1252, first seen at the very end', Buffer.from(`${text}2\tcafé`, 'latin1'), 'windows-1252'],
    ['Windows-1252, first seen late', Buffer.from(`${text}${'x'.repeat(2 * pieceBytes)}é\n`, 'latin1'), 'windows-1252'],
    ['Windows-1252 that begins as the mark of UTF-16 does', Buffer.from('ÿ\tname\n', 'latin1'), 'windows-1252'],
    ['Windows-1252 that goes on as it does', Buffer.from('iþ\tname\n', 'latin1'), 'windows-1252'],
    ['Windows-1252 that begins as the other mark does', Buffer.from('þ\tname\n', 'latin1'), 'windows-1252'],
    ['Windows-1252 that goes on as that does', Buffer.from('iÿ\tname\n', 'latin1'), 'windows-1252'],
    [
      'Windows-1252 with two letters that are one of UTF-8 by chance',
      latin1('Größe;Türkis;Grün;Maß\u0093;Höhe;Öl;Übergröße;Gürtel\n'),
      'windows-1252',
    ],
    ['UTF-8, a letter of which is read in two pieces', `${'x'.repeat(pieceBytes - 1)}é\tname\n`, 'utf-8'],
  ])('%s', async (_, bytes, encoding) => {
    expect(await formatOf(bytes)).toMatchObject({ kind: 'csv', encoding });
  });

  it.each([
    [
      'cut within',
      Buffer.concat([Buffer.from('id,name\n1,Türkis\n2,'), Buffer.from([0xc3]), Buffer.from('\n3,Größe\n')]),
      3,
    ],
    ['cut off at its end', Buffer.from('id,name\n1,Türkis Hemd, Grün\n2,Größe ü').subarray(0, -1), 3],
    [
      'put together with one of Windows-1252',
      Buffer.concat([Buffer.from('id,name\n1,Türkis\n'), latin1('2,Größe\n')]),
      3,
    ],
  ])('UTF-8 that is %s is refused with the line, and not read as other letters', async (_, bytes, line) => {
    await expect(formatOf(bytes)).rejects.toMatchObject({
      message: `Line ${line} has a letter that is not UTF-8, although others of the file are.`,
      remedy: 'Export it again as UTF-8.',
    });
  });

  it('zeros at every place are no UTF-16', async () => {
    const rest = Buffer.from('id,name\n');
    for (const zeros of [Buffer.alloc(40), Buffer.from('\u0000\u0000\u0000x'.repeat(20))]) {
      await expect(formatOf(Buffer.concat([rest, zeros]))).rejects.toMatchObject({
        message: 'This is not a text file.',
      });
    }
  });
});

it('the file is closed again, also when it is refused', async () => {
  const [csv, pdf] = [await writeTestFile('id,name\n'), await writeTestFile('%PDF-1.7')];
  await detectFormat(csv);
  await expect(detectFormat(pdf)).rejects.toThrow('PDF');
  await expectClosed(csv, pdf);
});

describe('the delimiter', () => {
  it.each([
    ['id,name', ','],
    ['id;name', ';'],
    ['id\tname', '\t'],
    ['id|name', '|'],
    ['id^name', '^'],
    ['id~name', '~'],
    ['id\u001Fname', '\u001F'],
    ['id:name', ':'],
    ['id', ','],
    ['id;name,short', ','],
    ['Price list\n\nid;name\n1;Tee', ';'],
    ['id;name;a,b', ';'],
    ['"Price, net, gross, all";name', ';'],
    ['"Price, ""net"", all, of it";name;mrp', ';'],
    ['id;name\n1,2,3,4', ';'],
    ['id;name\r1,2,3,4', ';'],
    ['"id\n,,";name', ';'],
    ['sep=;\nid,name,mrp', ';'],
    ['SEP=%\r\nid,name,mrp', '%'],
    ['id,sep=;\n1;2;3', ','],
    ['sep=id,name\n', ','],
  ])('of %j', async (text, delimiter) => {
    expect((await formatOf(text)).delimiter).toBe(delimiter);
  });
});
