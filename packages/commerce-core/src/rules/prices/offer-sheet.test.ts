import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsNamedIn, maxSheetRows, readOfferSheet, type SheetItem } from './offer-sheet.ts';

const items: readonly SheetItem[] = [
  { id: 1001, name: 'Run Tee', mrp: 89_900, offer: 69_900 },
  { id: 1002, name: 'Flow Tee', mrp: 79_900, offer: null },
  { id: 1003, name: 'Twin', mrp: 50_000, offer: null },
  { id: 1004, name: 'twin', mrp: 50_000, offer: null },
];

describe('offer sheet', () => {
  it.each([
    '1002\t599.50',
    '1002;599.50',
    '1002,599.50',
    'flow  TEE\t₹599.50',
    '"Flow Tee", 599.5',
    '1002\tFlow Tee\t599.5',
    '1002;Flow Tee;599.5',
    '  " Flow Tee " ;  "599.5"',
    ' 1002 ; Rs.599.5 ',
    '1002;rs 599.5',
    '1002\tINR 599.5',
    '1002\tat 1;2\t599.5',
    '1002; say "x", 1 ;599.5',
  ])('J52 S5.OFFER.01 %j is read as one change', (text) => {
    expect(readOfferSheet(text, items)).toEqual({
      changes: [{ line: 1, itemId: 1002, name: 'Flow Tee', mrp: 79_900, before: null, after: 59_950 }],
      errors: [],
    });
  });

  it.each([
    ['1002\tfree', 'notANumber'],
    ['1002', 'notANumber'],
    ['1002\t1.999', 'notANumber'],
    ['1002\t0', 'notPositive'],
    ['1002\t-3', 'notPositive'],
    ['1002\t799.01', 'aboveMrp'],
    ['9999\t10', 'unknownItem'],
    ['Twin\t10', 'unknownItem'],
    ['599', 'unknownItem'],
    ['1002\tabout ₹5', 'notANumber'],
    ['1002\t"5" each', 'notANumber'],
    ['1002\tabout "5"', 'notANumber'],
    ['An item\tprice', 'unknownItem'],
  ])('J52 S5.OFFER.01 %j is an error: %s', (text, kind) => {
    expect(readOfferSheet(`\n${text}`, items)).toEqual({ changes: [], errors: [{ line: 2, text, kind }] });
  });

  it('J52 headings are skipped, blank lines count as lines, an item counts once', () => {
    const { changes, errors } = readOfferSheet('Item id\tOffer price\r\n1001\t600\r\n\r\nRun Tee\t500', items);
    expect(changes).toMatchObject([{ line: 2, itemId: 1001, before: 69_900, after: 60_000 }]);
    expect(errors).toEqual([{ line: 4, text: 'Run Tee\t500', kind: 'twice' }]);
  });

  it('J52 a comma inside a number does not end a cell', () => {
    const dear = [{ id: 7, name: 'Coat', mrp: 50_000_000, offer: null }];
    expect(readOfferSheet('7\t1,23,456.50', dear).changes).toMatchObject([{ after: 12_345_650 }]);
    expect(readOfferSheet('7,"1,299"', dear).changes).toMatchObject([{ after: 129_900 }]);
  });

  it('J52 the items of a sheet are listed once each, without headings', () => {
    expect(itemsNamedIn('Item id\tOffer price\n1001\t600\n\n"Flow Tee",5\n1001\t7\n;3')).toEqual(['1001', 'Flow Tee']);
  });

  it('J52 rows above the limit are errors', () => {
    const many = Array.from({ length: maxSheetRows + 1 }, (_, id) => ({
      id,
      name: `Tee ${id}`,
      mrp: 100,
      offer: null,
    }));
    const { changes, errors } = readOfferSheet(many.map(({ id }) => `${id}\t1`).join('\n'), many);
    expect(changes).toHaveLength(maxSheetRows);
    expect(errors).toMatchObject([{ line: maxSheetRows + 1, kind: 'tooMany' }]);
  });

  it('J52 every row is a change or an error, and a change is a valid offer on an item named once', () => {
    const cell = fc.oneof(fc.constantFrom('1001', 'Flow Tee', '0', '12.5', 'x'), fc.integer().map(String), fc.string());
    const row = fc.tuple(cell, fc.constantFrom('\t', ',', ';', ''), cell).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const { changes, errors } = readOfferSheet(rows.join('\n'), items);
        const lines = [...changes, ...errors].map(({ line }) => line);
        expect(new Set(lines).size).toBe(lines.length);
        expect(new Set(changes.map(({ itemId }) => itemId)).size).toBe(changes.length);
        for (const { after, mrp } of changes)
          expect(after > 0 && after <= mrp && Number.isSafeInteger(after)).toBe(true);
      }),
    );
  });

  it('J52 every price of whole paise up to the MRP is read exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 79_900 }), fc.constantFrom('\t', ';', ','), (paise, parting) => {
        const { changes } = readOfferSheet(`1002${parting}${(paise / 100).toFixed(2)}`, items);
        expect(changes).toMatchObject([{ after: paise }]);
      }),
    );
  });

  it('J52 a price has the decimal comma of the shop', () => {
    const dear = [{ id: 7, name: 'Coat', mrp: 200_000, offer: null }];
    const euros = { code: 'EUR', locale: 'de-DE' };
    const read = (text: string) => readOfferSheet(text, dear, euros).changes[0]?.after;
    expect([read('7;1.299,50'), read('7\t1299,5 €'), read('7,899,00')]).toEqual([129_950, 129_950, 89_900]);
  });
});
