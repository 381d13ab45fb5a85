import { expect, it } from 'vitest';
import { plansOf } from '../../db/plans/plans.test-support.ts';
import type { ProductFilter } from './matching-products.repository.ts';
import { countProducts, listProducts } from './products.repository.ts';

const page = { limit: 50, offset: 40_000 };
const all: ProductFilter = { text: '', categoryId: null, state: null };
const filters: readonly ProductFilter[] = [all, { ...all, state: 'hidden' }, { ...all, text: 'tee', state: 'visible' }];

it.each([
  ['name', 'product_by_name'],
  ['changed', 'product_by_change'],
] as const)('the products sorted by %s come from an index, in which their rows are not read', async (sort, index) => {
  const plans = await plansOf(async (db) => {
    for (const filter of filters) await listProducts(db, filter, sort, page);
  });
  expect(plans.map(({ steps }) => steps[0])).toEqual(filters.map(() => `SCAN p USING COVERING INDEX ${index}`));
});

it('a search of products looks up codes and ids of the files once, not for each product', async () => {
  const [plan] = await plansOf((db) => countProducts(db, { ...all, text: 'P-77' }));
  expect(plan?.steps[0]).toMatch(/^SCAN p USING COVERING INDEX product_by_/);
  expect(plan?.steps.join('\n')).not.toContain('CORRELATED');
  expect(plan?.steps.join('\n')).toContain('USING INDEX product_number_in_small_letters');
});

it('what is sold out comes from the index of variants that nobody can buy, and no row of another variant is read', async () => {
  for (const state of ['soldOut', 'sizeSoldOut'] as const) {
    const plans = await plansOf(async (db) => {
      await countProducts(db, { ...all, state });
      for (const sort of ['id', 'name', 'changed'] as const) await listProducts(db, { ...all, state }, sort, page);
    });
    expect(plans).toHaveLength(4);
    for (const { steps } of plans) {
      expect(steps.join('\n')).toContain('USING INDEX variant_unavailable');
      expect(steps.join('\n')).not.toContain('USING INDEX variant_of_product');
    }
  }
});
