import type { ProductSummary, Variant } from '@kayal/api-contract/client';
import { describe, expect, it } from 'vitest';
import { cartItemOf, fileOf } from './cart-item.ts';

const product: ProductSummary = {
  id: 7,
  name: 'Coast Polo',
  mrp: 99_900,
  offer: 79_900,
  stock: 12,
  displayFirst: '7_PETROL-BLUE.webp',
  pictureAt: 5,
  colour: 'PETROL BLUE',
  size: 'S',
  uniqueCode: 'P-S',
  colours: [
    { key: 'PETROL BLUE', name: 'LAGOON', hex: '#0b5f5a' },
    { key: 'BLUE', name: 'SKY', hex: '#2459b8' },
  ],
  categoryId: 4,
  subCategoryId: null,
};

const variant = (colour: string, size: string, stock: number): Variant => ({
  productId: 7,
  colour,
  size,
  stock,
  uniqueCode: `${colour}-${size}`,
});

describe('a product’s picture', () => {
  it('S3.ENT.03 J35 the card’s colour has the display-first file, another its own', () => {
    expect(fileOf(product, { colour: 'PETROL BLUE', view: 'back' })).toBe('7_PETROL-BLUE.webp');
    expect(fileOf(product, { colour: 'Sea/Green', view: 'front' })).toBe('7_SEA-GREEN.webp');
  });
});

describe('what goes into the bag', () => {
  it('J22 S9.MON.04 is keyed by its unique code and priced with the offer', () => {
    expect(cartItemOf(product, variant('BLUE', 'M', 9))).toEqual({
      productId: 7,
      uniqueCode: 'BLUE-M',
      name: 'Coast Polo',
      price: 79_900,
      mrp: 99_900,
      colour: 'BLUE',
      colourName: 'SKY',
      colourHex: '#2459b8',
      size: 'M',
      stock: 9,
      picture: '7_BLUE.webp',
      pictureAt: 5,
    });
  });
});
