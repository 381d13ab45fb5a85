import type { ProductSummary, Variant } from '@kayal/api-contract/client';

/** A polo in two colours, on offer. */
export const coastPolo: ProductSummary = {
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

/** One colour and size of it. @param stock units */
export const poloIn = (colour: string, size: string, stock: number): Variant => ({
  productId: 7,
  colour,
  size,
  stock,
  uniqueCode: `${colour}-${size}`,
});
