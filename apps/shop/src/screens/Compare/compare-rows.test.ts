import { describe, expect, it } from 'vitest';
import type { ComparedProduct } from './Compare.loader.ts';
import { comparedOfAddress, compareAddress, showsDifferences } from './compare-address.ts';
import { differs, textRows } from './compare-rows.ts';

const variant = (colour: string, size: string, stock: number) => ({
  productId: 1,
  colour,
  size,
  stock,
  uniqueCode: `${colour}-${size}`,
});
const tee: ComparedProduct = {
  id: 1,
  name: 'Tee',
  mrp: 49_900,
  offer: null,
  stock: 3,
  displayFirst: '1_NAVY.webp',
  pictureAt: 0,
  colour: 'NAVY',
  size: 'M',
  uniqueCode: 'NAVY-M',
  colours: [{ key: 'NAVY', name: 'MIDNIGHT', hex: '' }],
  categoryId: 4,
  subCategoryId: null,
  compared: { fit: 'Slim' },
  variants: [variant('NAVY', 'L', 1), variant('NAVY', 'M', 2), variant('RED', 'S', 0)],
};

describe('rows of a comparison', () => {
  it('have what is in stock, then the attributes that a product has, in the order of the owner', () => {
    const { compared: _, ...plain } = tee;
    const attributes = [
      { id: 'fabric', name: 'Fabric' },
      { id: 'fit', name: 'Fit' },
    ];
    expect(textRows({ attributes, products: [tee, { ...plain, id: 2, variants: [] }] })).toEqual([
      { id: 'colours', name: 'Colours in stock', texts: ['MIDNIGHT', ''] },
      { id: 'sizes', name: 'Sizes in stock', texts: ['M, L', ''] },
      { id: 'attribute:fit', name: 'Fit', texts: ['Slim', ''] },
    ]);
  });

  it('differ where one text is another', () => {
    expect([differs(['Slim', 'Slim']), differs(['Slim', '']), differs(['Slim'])]).toEqual([false, true, false]);
  });
});

describe('the address of a comparison', () => {
  it('names products once each, in their order; what is no id is left out', () => {
    expect(comparedOfAddress('?c=1003,1001,word,1003,-1')).toEqual([1003, 1001]);
    expect(comparedOfAddress('')).toEqual([]);
  });

  it('says whether only differences are shown, where there are products', () => {
    expect(compareAddress([1003, 1001], true)).toBe('/compare?c=1003,1001&only=differences');
    expect(showsDifferences('?c=1&only=differences')).toBe(true);
    expect([compareAddress([], true), showsDifferences('?c=1')]).toEqual(['/compare', false]);
  });
});
