import type { ImportMode } from '@kayal/api-contract';
import { describe, expect, it } from 'vitest';
import type { Mapping } from './headings.ts';
import { RowParser } from './parse-row.ts';

const shop = {
  money: { code: 'INR', locale: 'en-IN' },
  taxClasses: [{ id: 'bags', name: 'Bags, others' }],
  attributes: [],
};

/** Reads one row whose headings are our fields, but for `headings` of the file's own. */
function parse(fields: Readonly<Record<string, string>>, mode: ImportMode = 'whole', surplus = 0, own: Mapping = {}) {
  const names = Object.keys(fields);
  const mapping: Mapping = { ...Object.fromEntries(names.map((name) => [name, name])), ...own };
  const headings = names.map((name) => Object.entries(own).find(([field]) => field === name)?.[1] ?? name);
  return new RowParser(headings, mapping, mode, shop).parse({ row: 7, cells: Object.values(fields), surplus });
}

describe('a row', () => {
  it('J58 has the fields that the file has, as values', () => {
    const cells = {
      product_id: 'W-1',
      name: 'Periyar Tee',
      category: 'T-Shirts',
      sub_category: 'Men; Beach | Sale; ;',
      mrp: '899',
      offer: '',
      colour: 'Navy',
      size: 'M',
      unique_code: 'PT-M',
      units: '4',
      description: 'Light\0',
      season: '2026-27',
      hidden: 'yes',
    };
    expect(parse(cells)).toEqual({
      row: 7,
      product_id: 'W-1',
      name: 'Periyar Tee',
      category: 'T-Shirts',
      sub_category: ['Men', 'Beach', 'Sale'],
      mrp: 89_900,
      offer: 0,
      colour: 'Navy',
      size: 'M',
      unique_code: 'PT-M',
      units: 4,
      description: 'Light',
      season: '2026-27',
      hidden: true,
    });
  });

  it('J58 lacks the fields that the file lacks', () => {
    expect(parse({ unique_code: 'PT-M', units: '4' }, 'stock')).toEqual({ row: 7, unique_code: 'PT-M', units: 4 });
  });

  it('J58 of stock or prices is read for these only, whatever its other columns hold', () => {
    const cells = { product_id: '1', unique_code: 'PT-M', units: '4', mrp: '899', offer: '799', name: '', hidden: '?' };
    expect(parse(cells, 'stock')).toEqual({ row: 7, unique_code: 'PT-M', units: 4 });
    expect(parse(cells, 'prices')).toEqual({
      row: 7,
      product_id: '1',
      unique_code: 'PT-M',
      mrp: 89_900,
      offer: 79_900,
    });
  });

  it('a cell that is not there counts as empty', () => {
    const parser = new RowParser(['hidden', 'name'], { hidden: 'hidden', name: 'name' }, 'whole', shop);
    expect(parser.parse({ row: 7, cells: [], surplus: 0 })).toMatchObject([{ heading: 'name', value: '' }]);
  });

  it('an offer may be as high as the MRP, not higher', () => {
    expect(parse({ mrp: '899', offer: '899' })).toMatchObject({ offer: 89_900 });
    expect(parse({ mrp: '899', offer: '899.5' }, 'whole', 0, { offer: 'Angebot' })).toMatchObject([
      { row: 7, heading: 'Angebot', value: '899.50', problem: 'The offer is above the MRP.' },
    ]);
    expect(parse({ offer: '899' })).toMatchObject({ offer: 89_900 });
  });
});

describe('the errors of a row', () => {
  it('J58 are all named, each with the heading of the file and the value', () => {
    expect(parse({ name: '', units: '-1' }, 'whole', 2, { units: 'Bestand' })).toMatchObject([
      { row: 7, heading: '', value: '', problem: 'This row has 2 more cells than there are headings.' },
      { row: 7, heading: 'name', value: '', problem: 'This is empty.' },
      { row: 7, heading: 'Bestand', value: '-1', problem: 'Units cannot be below zero.' },
    ]);
  });

  it('show the first 60 characters of a value', () => {
    expect(parse({ units: 'x'.repeat(60) })).toMatchObject([{ value: 'x'.repeat(60) }]);
    expect(parse({ units: 'x'.repeat(61) })).toMatchObject([{ value: `${'x'.repeat(60)}…` }]);
  });

  it('name a formula; a text that is guarded against one is read', () => {
    expect(parse({ name: '=1+1' })).toMatchObject([{ problem: 'This is a formula.' }]);
    expect(parse({ name: "'=Tee" })).toEqual({ row: 7, name: '=Tee' });
    expect(parse({ name: '="0017"', unique_code: '="0017"' })).toEqual({ row: 7, name: '0017', unique_code: '0017' });
    for (const name of ['+Plus', '-20 Parka', '@ease', '- Basic -']) expect(parse({ name })).toEqual({ row: 7, name });
  });

  it.each([
    ['name', 200],
    ['category', 100],
    ['product_id', 64],
    ['colour', 60],
    ['size', 20],
    ['sub_category', 100],
    ['description', 2000],
  ])('name a %s of more than %d characters', (field, max) => {
    expect(parse({ [field]: 'x'.repeat(max) })).toMatchObject({ row: 7 });
    expect(parse({ [field]: 'x'.repeat(max + 1) })).toMatchObject([
      { heading: field, problem: expect.stringContaining(`longer than ${max} characters`) },
    ]);
  });

  it('name more than 30 sub-categories', () => {
    const names = Array.from({ length: 31 }, (_, index) => `List ${index}`);
    expect(parse({ sub_category: names.slice(1).join(';') })).toEqual({ row: 7, sub_category: names.slice(1) });
    expect(parse({ sub_category: names.join(';') })).toMatchObject([{ problem: 'There are more than 30 names.' }]);
  });

  it('name a colour without a letter or digit, by which no picture could be named', () => {
    expect(parse({ name: 'Tee', colour: '' })).toMatchObject([{ problem: 'This is empty.' }]);
    expect(parse({ colour: '- ?' })).toMatchObject([{ problem: 'This colour has no letter or digit.' }]);
    for (const colour of ['7', 'नीला']) expect(parse({ colour })).toEqual({ row: 7, colour });
  });

  it.each(['26-27', '2026-277', '12026-27', 'S 2026-27'])('name the season %s', (season) => {
    expect(parse({ season })).toMatchObject([{ problem: 'This is not a season.' }]);
    expect(parse({ season: '' })).toEqual({ row: 7, season: '' });
  });
});
