import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvText } from './csv.ts';

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
