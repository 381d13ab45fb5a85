import type { Facets } from '@kayal/api-contract/client';
import { noFilters, staticFilterColours, filterSizes } from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import {
  changedValue,
  colourName,
  countedChoices,
  filterOptions,
  shownColour,
  spelledFilters,
} from './filter-options.ts';

const facets = (colours: Facets['colours'], sizes: readonly string[]): Facets => ({
  total: 10,
  colours,
  sizes: sizes.map((value) => ({ value, label: value, count: 4 })),
  categories: [],
  subCategories: [],
  origins: [],
  attributes: [],
  price: { min: 0, max: 0 },
});

const black = { value: 'BLACK', label: 'BLACK', hex: '#17191b', count: 48 };
const lagoon = { value: 'PETROL BLUE', label: 'LAGOON', hex: '#0b5f5a', count: 12 };
const shop = facets(
  [lagoon, black, { value: 'DEEP SEA', label: 'NAVY', hex: '#001122', count: 3 }],
  ['M', '2XL', '5XL', '38'],
);
const options = filterOptions(countedChoices(shop, facets([{ ...black, count: 5 }], ['M', '2XL'])));

describe('the options of the filters', () => {
  it('S9.PAL.01 J69 the palette keeps its twelve labels, matched by key and by display name', () => {
    expect(options.palette.map(({ label }) => label)).toEqual(staticFilterColours);
    expect(options.palette.find(({ label }) => label === 'Black')).toEqual({
      value: 'BLACK',
      label: 'Black',
      hex: '#17191b',
      count: 5,
    });
    expect(options.palette.find(({ label }) => label === 'Navy')).toMatchObject({ value: 'DEEP SEA', count: 0 });
    expect(options.palette.find(({ label }) => label === 'Broom')).toEqual({
      value: 'Broom',
      label: 'Broom',
      hex: '',
      count: 0,
    });
  });

  it('J69 colours that only the catalogue has follow the palette by their shown names', () => {
    expect(options.moreColours).toEqual([{ value: 'PETROL BLUE', label: 'Lagoon', hex: '#0b5f5a', count: 0 }]);
  });

  it('S5.SIZE.02 J33 the specified sizes come first, aliases count as one, then sizes of the catalogue', () => {
    expect(options.sizes.map(({ value }) => value)).toEqual([...filterSizes([]), '5XL', '38']);
    expect(options.sizes.find(({ value }) => value === 'XXL')?.count).toBe(4);
    expect(options.sizes.find(({ value }) => value === '3XL')?.count).toBe(0);
  });

  it('J33 J69 filters of an address are spelled as the options are, and what is no option stays', () => {
    const spelled = spelledFilters(
      { ...noFilters, colours: ['black', 'Black', 'lagoon', 'Ultra'], sizes: ['2xl', 'XXL', 'Z'] },
      options,
    );
    expect(spelled.colours).toEqual(['BLACK', 'PETROL BLUE', 'Ultra']);
    expect(spelled.sizes).toEqual(['XXL', 'Z']);
  });

  it('J69 a colour is shown by its label, or as it was typed', () => {
    expect(colourName(options, 'PETROL BLUE')).toBe('Lagoon');
    expect(colourName(options, 'SKY BLUE')).toBe('Sky Blue');
    expect(shownColour('off-white')).toBe('Off-White');
  });

  it('S4.FILT.03 the value that was chosen or taken back is the one that differs', () => {
    expect(changedValue(['a'], ['a', 'b'])).toBe('b');
    expect(changedValue(['a', 'b'], ['b'])).toBe('a');
    expect(changedValue(['a'], ['b'])).toBe('b');
    expect(changedValue(['a'], ['a'])).toBeUndefined();
  });
});
