import { selectionMatrix } from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import { coastPolo as product, poloIn as variant } from '../../../../storybook/testing/coast-polo.test-support.ts';
import {
  choiceText,
  firstSelection,
  inShopNames,
  refusalText,
  sizeOptions,
  soldOutNotice,
  stockLine,
  swatchOptions,
} from './choices.ts';

const petrolM = variant('PETROL BLUE', 'M', 0);
const variants = [variant('PETROL BLUE', 'S', 3), petrolM, variant('BLUE', 'M', 9)];

describe('the choice a page opens with', () => {
  it('S4.PDP the colour on the card, and no size while there are several', () => {
    expect(firstSelection(product, variants, {})).toEqual({ colour: 'PETROL BLUE' });
  });

  it('S4.PDP the only size is chosen', () => {
    expect(firstSelection(product, [variant('BLUE', '500 ML', 1)], {})).toEqual({
      colour: 'PETROL BLUE',
      size: '500 ML',
    });
  });

  it('J19 what the address asks for comes first', () => {
    expect(firstSelection(product, variants, { colour: 'BLUE', size: 'M' })).toEqual({ colour: 'BLUE', size: 'M' });
  });
});

describe('the choice in a phone’s bottom bar', () => {
  it.each([
    [{ colour: 'BLUE', size: null }, 'Choose a size'],
    [{ colour: null, size: 'M' }, 'Choose a colour'],
    [{ colour: 'BLUE', size: 'M' }, 'SKY · M'],
  ])('S2.PDP.11 %o reads %s', (chosen, text) => {
    expect(choiceText(product, chosen)).toBe(text);
  });
});

describe('sizes and colours to choose', () => {
  const { sizes, colours } = selectionMatrix(variants, { colour: 'PETROL BLUE', size: null });

  it('S2.PDP.07 J23 a size without stock in the colour is struck', () => {
    expect(sizeOptions(sizes)).toEqual([
      { value: 'S', label: 'S', stock: 'in' },
      { value: 'M', label: 'M', stock: 'out' },
    ]);
  });

  it('S2.PDP.08 colours go by their shop names', () => {
    expect(swatchOptions(product, colours)).toMatchObject([
      { value: 'PETROL BLUE', name: 'LAGOON', hex: '#0b5f5a' },
      { value: 'BLUE', name: 'SKY' },
    ]);
    expect(swatchOptions({ ...product, colours: [] }, colours)[1]).toMatchObject({ name: 'BLUE', hex: '' });
  });
});

describe('the stock line', () => {
  const line = (size: string | null, colour: string | null) => stockLine(product, variants, { size, colour });

  it('J23 says what is left', () => {
    expect(line('S', 'PETROL BLUE')).toEqual({ tone: 'sale', text: 'Only 3 left' });
    expect(line('M', 'BLUE')).toEqual({ tone: 'success', text: 'In stock' });
  });

  it('J23 says what is sold out and what there is instead', () => {
    expect(line('M', 'PETROL BLUE').text).toBe('Size M is sold out in LAGOON. In M there is SKY.');
    expect(stockLine(product, [variant('BLUE', 'S', 1), petrolM], { size: 'M', colour: 'PETROL BLUE' }).text).toBe(
      'Size M is sold out in LAGOON. Try another size.',
    );
    expect(stockLine(product, [petrolM], { size: null, colour: null }).text).toBe('Sold out in every size and colour');
  });

  it('S5.ADD.02 asks for what is missing', () => {
    expect(line(null, 'BLUE').text).toBe('Choose a size');
    expect(line('S', null).text).toBe('Choose a colour');
  });
});

describe('a refused press', () => {
  it('S5.ADD.02 S5.ADD.03 shows the listed text', () => {
    expect(refusalText('S5.ADD.02')).toBe('Please select a size and color.');
    expect(refusalText('S5.ADD.03')).toBe('Please select a valid size and color.');
    expect(refusalText(null)).toBeNull();
  });

  it('S8.CART.02 J23 shows the listed text with the reason, which the stock line already says in place', () => {
    expect(soldOutNotice(product, petrolM)).toMatchObject({
      text: 'Failed to add item to cart. Please try again.',
      detail: 'Size M is sold out in LAGOON.',
    });
    expect(refusalText('S8.CART.02')).toBeNull();
  });
});

describe('an announcement', () => {
  it('J32 names colours as the page does, the longer key first', () => {
    expect(inShopNames(product, 'PETROL BLUE is not made in M. Now showing BLUE.')).toBe(
      'LAGOON is not made in M. Now showing SKY.',
    );
    const odd = { ...product, colours: [{ key: 'R+G (2)', name: 'MIX', hex: '' }] };
    expect(inShopNames(odd, 'Now showing R+G (2).')).toBe('Now showing MIX.');
    expect(inShopNames({ ...product, colours: [] }, 'Now showing RED.')).toBe('Now showing RED.');
  });
});
