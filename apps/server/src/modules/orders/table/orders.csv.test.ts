import { describe, expect, it } from 'vitest';
import { csvHead, toCsv } from './orders.csv.ts';

describe('cells of the order file', () => {
  it.each(['=1+1', '+91 98765', '-2', '@SUM(A1)', '\tx', '\rx', ' =1+1', '＝1+1'])(
    'R-41 S7.ORD.03 %j is text to a spreadsheet, not a formula',
    (text) => {
      expect(toCsv([[text]], 'people')).toBe(`"'${text}"\r\n`);
    },
  );

  it.each([
    ['Asha Nair', '"Asha Nair"'],
    ['say "hi", twice', '"say ""hi"", twice"'],
    ['a=b', '"a=b"'],
    ['', '""'],
  ])('S7.ORD.03 %j keeps its words', (text, cell) => {
    expect(toCsv([[text]], 'people')).toBe(`${cell}\r\n`);
  });

  it('a program gets every text as it is', () => {
    expect(toCsv([['=1+1', '+91 98765']], 'programs')).toBe('"=1+1","+91 98765"\r\n');
  });

  it('S7.ORD.03 the first row names the columns in UTF-8', () => {
    expect(csvHead('INR').startsWith('\u{FEFF}"Order ID","Order date",')).toBe(true);
  });
});
