import { describe, expect, it } from 'vitest';
import { cleanMapping, guessMapping, mappingErrors } from './headings.ts';

it('J58 guesses the headings of a German stock system', () => {
  const headings = [
    'Artikel',
    'Bezeichnung',
    'Warengruppe',
    'Zielgruppe',
    'Listenpreis',
    'Farbton',
    'Größe',
    'Strichcode',
    'Bestand',
  ];
  expect(guessMapping(headings)).toEqual({
    product_id: 'Artikel',
    name: 'Bezeichnung',
    category: 'Warengruppe',
    sub_category: 'Zielgruppe',
    mrp: 'Listenpreis',
    colour: 'Farbton',
    size: 'Größe',
    unique_code: 'Strichcode',
    units: 'Bestand',
  });
});

it('J58 our own headings come before those of other programs', () => {
  expect(guessMapping(['Artikel', 'product_id', 'Preis', 'mrp'])).toEqual({ product_id: 'product_id', mrp: 'mrp' });
});

it('J58 guesses Hindi headings, whose vowels are marks at a letter', () => {
  const headings = ['उत्पाद क्रमांक', 'नाम', 'श्रेणी', 'लिंग', 'मूल्य (₹)', 'रंग', 'आकार', 'बारकोड', 'मात्रा'];
  const fields = ['product_id', 'name', 'category', 'sub_category', 'mrp', 'colour', 'size', 'unique_code', 'units'];
  expect(guessMapping(headings)).toEqual(Object.fromEntries(fields.map((field, index) => [field, headings[index]])));
});

it('J58 a heading in other letters, with signs or blanks, is known; an empty one and a second of the same are left', () => {
  expect(guessMapping(['', 'Unique-Code', 'SKU', 'MRP', 'Closing Qty.'])).toEqual({
    unique_code: 'Unique-Code',
    mrp: 'MRP',
    units: 'Closing Qty.',
  });
});

describe('mappingErrors', () => {
  const headings = ['Code', 'Left', 'Price', 'Twice', 'Twice'];

  it.each(['whole', 'changes'] as const)('J58 a catalogue of mode %s needs eight fields', (mode) => {
    const fields = ['product_id', 'name', 'category', 'mrp', 'colour', 'size', 'unique_code', 'units'];
    expect(mappingErrors({}, mode, headings, [])).toEqual(
      Object.fromEntries(fields.map((field) => [field, 'not matched'])),
    );
  });

  it('J58 stock needs codes and units, and an empty heading matches nothing', () => {
    expect(mappingErrors({ unique_code: 'Code', units: '' }, 'stock', headings, [])).toEqual({ units: 'not matched' });
    expect(mappingErrors({ unique_code: 'Code', units: 'Left' }, 'stock', headings, [])).toEqual({});
  });

  it('J58 prices need one of two ids and one of two amounts', () => {
    expect(mappingErrors({}, 'prices', headings, [])).toEqual({ product_id: 'not matched', mrp: 'not matched' });
    expect(mappingErrors({ product_id: 'Code', offer: 'Price' }, 'prices', headings, [])).toEqual({});
    expect(mappingErrors({ unique_code: 'Code', mrp: 'Price' }, 'prices', headings, [])).toEqual({});
  });

  it('J58 names a heading that is not there, is there twice or is used twice', () => {
    const mapping = { unique_code: 'Code', units: 'None', name: 'Twice', colour: 'Price', size: 'Price' };
    expect(mappingErrors(mapping, 'stock', headings, [])).toEqual({
      units: 'there is no column None',
      name: 'Twice is there twice',
      size: 'Price is used for colour already',
    });
  });
});

it('a clean mapping has no empty entries', () => {
  expect(cleanMapping({ name: 'Style', units: '' })).toEqual({ name: 'Style' });
});
