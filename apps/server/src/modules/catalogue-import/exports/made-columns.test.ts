import type { MadeColumn } from '@kayal/api-contract';
import { describe, expect, it } from 'vitest';
import { allOf, writeTestFile } from '../read/import-files.test-support.ts';
import type { FileFormat } from '../read/file-format.ts';
import { openImport } from './open-import.ts';

/** The made cells of each row of a table with the columns Brand, Variant and Farbe. */
async function madeOf(rows: string, ...made: MadeColumn[]) {
  const format: FileFormat = {
    kind: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    sheets: [],
    sheet: '',
    headingRow: 0,
    system: null,
    made,
  };
  const table = await openImport(await writeTestFile(`Brand,Variant,Farbe\n${rows}`), format);
  return { headings: table.headings.slice(3), cells: (await allOf(table.rows)).map(({ cells }) => cells.slice(3)) };
}

const made = (parts: MadeColumn['parts'], values?: Record<string, string>): MadeColumn => ({
  heading: 'Made',
  parts,
  ...(values === undefined ? {} : { values }),
});

describe('a column that is made of others', () => {
  it.each([
    ['a column again', made([{ column: 'Brand' }]), 'Own'],
    ['a constant', made([{ text: 'One size' }]), 'One size'],
    ['a piece', made([{ column: 'Variant', separator: '/', piece: 2 }]), 'M'],
    ['a piece that is not there', made([{ column: 'Variant', separator: '/', piece: 3 }]), ''],
    ['joined', made([{ column: 'Brand' }, { text: ' ' }, { column: 'Farbe' }]), 'Own Schwarz'],
    ['translated', made([{ column: 'Farbe' }], { Schwarz: 'Black' }), 'Black'],
    ['not translated', made([{ column: 'Farbe' }], { Rot: 'Red' }), 'Schwarz'],
  ])('is %s', async (_what, column, cell) => {
    expect(await madeOf('Own,Black / M,Schwarz', column)).toEqual({ headings: ['Made'], cells: [[cell]] });
  });

  it('may use one before it, and has no text between empty cells', async () => {
    const piece = { heading: 'Colour', parts: [{ column: 'Variant', separator: '/', piece: 1 }] };
    const joined = { heading: 'Name', parts: [{ column: 'Farbe' }, { text: ', ' }, { column: 'Colour' }] };
    const { cells } = await madeOf('Own,Black / M,Schwarz\nOwn,,', piece, joined);
    expect(cells).toEqual([
      ['Black', 'Schwarz, Black'],
      ['', ''],
    ]);
  });

  it('is left out where its columns are not in the file, or its name is', async () => {
    expect(
      (await madeOf('a,b,c', made([{ column: 'None' }]), { heading: 'Brand', parts: [{ text: 'x' }] })).headings,
    ).toEqual([]);
  });
});
