import type { Attribute } from '@kayal/api-contract/client';
import { expect, it } from 'vitest';
import { gridColumnOf, gridText, readGridCell } from './grid-cells.ts';

const fabric: Attribute = {
  id: 'fabric',
  name: 'Fabric',
  kind: 'choices',
  unit: '',
  choices: ['Cotton', 'Linen'],
  categories: [],
  isShown: true,
  isFilter: true,
  isSearched: true,
  isRetired: false,
};
const shop = {
  money: { code: 'INR', locale: 'en-IN' },
  taxClasses: [{ id: 'apparel', name: 'Apparel' }],
  attributes: [fabric, { ...fabric, id: 'fit', isRetired: true }],
};

it.each([
  ['name', ' Marari  Tee ', 'Marari Tee', 'Marari Tee'],
  ['mrp', '₹1,299.50', 129_950, '1299.50'],
  ['hsn', '6109.10', '610910', '610910'],
  ['tax_class', 'apparel', 'apparel', 'Apparel'],
  ['country_of_origin', 'in', 'India', 'India'],
  ['weight_grams', '', 0, ''],
  ['final_sale', 'Y', true, 'yes'],
  ['final_sale', 'no', false, ''],
  ['manufacturer', 'Loom,\nErode', 'Loom, Erode', 'Loom, Erode'],
  [gridColumnOf('fabric'), 'linen; COTTON', ['Linen', 'Cotton'], 'Linen; Cotton'],
])('a cell %s with %j stores %j and shows %j', (column, typed, value, text) => {
  expect(readGridCell(column, typed, shop)).toEqual({ value, text });
});

it.each([
  ['name', '', 'This is empty.'],
  ['mrp', '0', 'A price must be more than zero.'],
  ['hsn', '610', 'A HSN code of 3 digits does not exist.'],
  ['tax_class', 'Silk', 'There is no such tax class.'],
  [gridColumnOf('fabric'), 'Silk', 'Silk is none of its choices.'],
  [gridColumnOf('fit'), 'Slim', 'There is no such column.'],
  ['category_id', '4', 'There is no such column.'],
])('a cell %s with %j is refused: %s', (column, typed, problem) => {
  expect(readGridCell(column, typed, shop)).toMatchObject({ problem });
});

it('a tax class that was removed since is shown by its id', () => {
  expect(gridText('tax_class', 'silk', shop)).toBe('silk');
});
