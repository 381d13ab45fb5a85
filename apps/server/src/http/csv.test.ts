import { buffer, text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvStream, csvText } from './csv.ts';

const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}\s?[=+@-]?[a-z]*$/));

describe('guarded cells of a CSV file', () => {
  it('every text is read as it was written', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(csvText(csvCell(each))).toBe(each);
      }),
    );
  });

  it('no cell is a formula to a spreadsheet', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(csvCell(each)).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
      }),
    );
  });

  it.each(["'n Sync Tee", "'", 'a=b', "O'Neil"])('%s of another program keeps its apostrophe', (each) => {
    expect(csvText(each)).toBe(each);
  });
});

describe('a CSV file that is sent while its rows are read', () => {
  it('has a byte order mark and lines as spreadsheets write them', async () => {
    async function* rows() {
      yield ['id', 'name'];
      yield [1, 'Tee, long'];
    }
    expect((await buffer(csvStream(rows()))).toString()).toBe('\u{FEFF}id,name\r\n1,"Tee, long"\r\n');
  });

  it('is cut off where a row cannot be read, which ends nothing else', async () => {
    async function* broken() {
      yield ['id'];
      throw new Error('the database is away');
    }
    await expect(textOf(csvStream(broken()))).rejects.toThrow('the database is away');
  });

  it('ends the reading of rows when nobody takes them any more', async () => {
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield [1];
      } finally {
        isEnded = true;
      }
    }
    const left = csvStream(endless());
    for await (const _ of left) break;
    await expect.poll(() => isEnded).toBe(true);
  });
});
