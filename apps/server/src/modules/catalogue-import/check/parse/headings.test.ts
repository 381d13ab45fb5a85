import { expect, it } from 'vitest';
import { guessMapping } from './headings.ts';

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
