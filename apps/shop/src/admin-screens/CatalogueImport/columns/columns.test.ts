import { describe, expect, it } from 'vitest';
import { columnsOfMapping, formatText, mappingOf, missingText, samplesText, withField } from './columns.ts';

const columns = { 'Style No': 'product_id', EAN: 'unique_code', Buyer: null } as const;

describe('columns of an import', () => {
  it('gives a field to one heading only', () => {
    expect(withField(columns, 'Buyer', 'unique_code')).toEqual({
      'Style No': 'product_id',
      EAN: null,
      Buyer: 'unique_code',
    });
  });

  it('takes a field away', () => {
    expect(withField(columns, 'EAN', '')).toEqual({ 'Style No': 'product_id', EAN: null, Buyer: null });
  });

  it('names the fields that a check misses, and nothing for another refusal', () => {
    const fields = { product_id: 'not matched', mrp: 'not matched', name: 'Title is there twice' };
    expect(missingText({ fields }, '₹')).toMatch(/^No column holds this yet: Product id, MRP \(₹\)\./);
    expect(missingText({ fields: { name: 'Title is there twice' } }, '₹')).toBeNull();
    expect(missingText({}, '₹')).toBeNull();
  });

  it('becomes the mapping that the API takes, and comes back from it', () => {
    expect(mappingOf(columns)).toEqual({ product_id: 'Style No', unique_code: 'EAN' });
  });
});

describe('a saved mapping', () => {
  it('applies to the headings the file has', () => {
    const headings = [{ heading: 'EAN', samples: [], field: null }];
    expect(columnsOfMapping({ headings }, { unique_code: 'EAN', name: 'Style' })).toEqual({
      EAN: 'unique_code',
    });
  });
});

it('shows each value of a column once, and says when there is none', () => {
  expect(samplesText(['A-1', 'A-1', '', 'A-2'])).toBe('A-1 · A-2');
  expect(samplesText(['', ' '])).toBe('(empty)');
});

it('says what kind of file it is', () => {
  const text = {
    kind: 'csv',
    encoding: 'utf-8',
    delimiter: '\t',
    sheets: [],
    sheet: '',
    headingRow: 1,
    system: null,
  } as const;
  expect(formatText({ ...text, sheets: [], made: [] })).toBe('CSV, utf-8, separated by “tab”, headings in row 1');
  const table = { kind: 'xlsx', encoding: '', delimiter: '', sheet: 'Prices', headingRow: 3, system: null } as const;
  expect(formatText({ ...table, sheets: ['Prices'], made: [] })).toBe('XLSX, sheet “Prices”, headings in row 3');
  expect(formatText({ ...table, sheets: [], made: [], sheet: '', headingRow: 0 })).toBe('XLSX');
});
