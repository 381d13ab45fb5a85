import { noFilters, priceSliderOf } from '@kayal/commerce-core';
import { demoShop } from '@kayal/demo-catalogue/settings';
import { describe, expect, it } from 'vitest';
import { appliedCount, countText, priceText, sortOptions, titlesFor } from './listing-texts.ts';

const rupees = { code: 'INR', locale: 'en-IN' };
const slider = priceSliderOf(demoShop.priceSteps);

describe('the words of a list', () => {
  it('S2.LIST.06 S2.SRCH.03 sections are named as specified on a list, and as criteria on the search page', () => {
    expect(Object.values(titlesFor('category'))).toEqual([
      'Related',
      'Price',
      'Colors',
      'Size',
      'Origin',
      'Dress Style',
    ]);
    expect(Object.values(titlesFor('search'))).toEqual([
      'Sub-category',
      'Price',
      'Colour',
      'Size',
      'Origin',
      'Category',
    ]);
  });

  it('J64 the count is grouped as in India', () => {
    expect(countText(1, noFilters, 'en-IN')).toBe('1 product');
    expect(countText(120_482, noFilters, 'en-IN')).toBe('1,20,482 products');
  });

  it('J08 a choice that replaces the list says where its products come from', () => {
    expect(countText(78, { ...noFilters, colours: ['BLACK'] }, 'en-IN')).toBe('78 products from the whole shop');
    expect(countText(23, { ...noFilters, colours: ['BLACK'], mode: 'combine' }, 'en-IN')).toBe('23 products');
  });

  it('S5.PRICE.04 J09 nothing applies before the slider is moved, and its top end has no bound', () => {
    expect(priceText(null, { min: 70, max: 600 }, slider, rupees)).toBe('MRP: any, until you move the slider');
    expect(priceText(null, { min: 70, max: 1000 }, slider, rupees)).toBe('MRP: ₹70 – ₹1,000+');
    expect(priceText({ min: 8000, max: null }, { min: 80, max: 1000 }, slider, rupees)).toBe('MRP: ₹80 – ₹1,000+');
    expect(priceText({ min: 10_000, max: 149_900 }, { min: 100, max: 1000 }, slider, rupees)).toBe(
      'MRP: ₹100 – ₹1,499',
    );
  });

  it('S2.LIST.13 J64 every order can be chosen, featured first', () => {
    expect(sortOptions.map(({ value }) => value)).toEqual([
      'featured',
      'newest',
      'price-asc',
      'price-desc',
      'name',
      'origin',
    ]);
  });

  it('J08 a price counts as one applied filter', () => {
    expect(appliedCount({ ...noFilters, colours: ['A', 'B'], sizes: ['M'], price: { min: 0, max: 1 } })).toBe(4);
  });
});
