import { describe, expect, it } from 'vitest';
import { coastPolo as product, poloIn as variant } from '../../../storybook/testing/coast-polo.test-support.ts';
import { cartItemOf, fileOf } from './cart-item.ts';

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
