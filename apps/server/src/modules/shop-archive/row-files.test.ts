import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlainRow } from '../moving/shop-rows.ts';
import { rowFormats, slicesOf } from './row-files.ts';

const columns = ['id', 'name', 'note', 'empty'];
/** What spreadsheets take for formulas, and what readers of CSV and of lines stumble over. */
const oddTexts = [
  '',
  '=1+1',
  "'=1+1",
  "''",
  '-5',
  '+91',
  '@x',
  '\t',
  '"',
  '""',
  ',',
  '\r',
  '\n',
  '\r\n',
  '\u2028',
  '7',
  '\u{FEFF}',
  '＝1',
];
const text = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'grapheme' }));
const cell = fc.oneof(text, fc.integer(), fc.maxSafeInteger(), fc.constant(null));
const row = fc.record({ id: fc.integer(), name: text, note: cell, empty: fc.constantFrom(null, '') });

async function* inOneSlice(rows: readonly PlainRow[]): AsyncGenerator<readonly PlainRow[]> {
  yield rows;
}

async function listOf<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

/** The bytes of rows, cut into parts of a few bytes, also within a letter. */
async function bytesOf(format: keyof typeof rowFormats, rows: readonly PlainRow[]): Promise<Buffer[]> {
  const texts = await listOf(rowFormats[format].write(columns, inOneSlice(rows)));
  const bytes = Buffer.from(texts.join(''));
  return Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) => bytes.subarray(index * 7, index * 7 + 7));
}

it.each(['csv', 'jsonl'] as const)(
  'rows are read from %s as they were written, whatever their texts are',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(row), async (rows) => {
        const file = Readable.from(await bytesOf(format, rows));
        expect((await listOf(slicesOf(rowFormats[format].read(file)))).flat()).toEqual(rows);
      }),
    );
  },
);

it('a spreadsheet finds no formula in a CSV file, and its first row has the names of the columns', async () => {
  const [bytes] = [Buffer.concat(await bytesOf('csv', [{ id: -1, name: '=HYPERLINK("x")', note: null, empty: '' }]))];
  expect(bytes.toString()).toBe('\u{FEFF}"id","name","note","empty"\r\n-1,"\'=HYPERLINK(""x"")",,""\r\n');
});
