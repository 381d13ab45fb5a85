import { expect, it } from 'vitest';
import { DividedProducts } from './divided-products.ts';

/** The ids that rows of one product get. @param rows price, and id of the product that has the row's code already */
function idsOf(...rows: readonly (readonly [price: number, owner?: string])[]): readonly (string | undefined)[] {
  const divided = new DividedProducts();
  return rows.map(
    ([mrp, owner], index) =>
      divided.divide({ row: index + 2, product_id: 'polo', name: 'Polo', mrp }, owner).product_id,
  );
}

it('rows of one price are one product, in any order', () => {
  expect(idsOf([899], [949], [899], [999], [949])).toEqual(['polo', 'polo~2', 'polo', 'polo~3', 'polo~2']);
});

it('a variant stays with the product that has its code, and a new one finds the product itself below it', () => {
  expect(idsOf([949, 'polo~2'], [899], [949], [899, 'polo'])).toEqual(['polo~2', 'polo', 'polo~2', 'polo']);
  expect(idsOf([899, 'another'])).toEqual(['polo']);
});
