import { orderSorts } from '@kayal/api-contract';
import { expect, it } from 'vitest';
import { plansOf } from '../../../db/plans/plans.test-support.ts';
import { countMatchingOrders, listMatchingLines, listNextOrders, type OrderFilter } from './order-table.repository.ts';

const filters: readonly OrderFilter[] = [
  {},
  { delivered: false },
  { delivered: true },
  { delivered: false, stage: 'placed' },
  { delivered: false, stage: 'shipped' },
  { delivered: false, stage: 'packed', from: '2026-01-01' },
  { delivered: false, stage: 'packed', text: 'nobody' },
  { from: '2026-01-01', to: '2026-06-30' },
  { delivered: true, from: '2026-01-01' },
  { text: 'nobody' },
  { text: 'nobody', delivered: true, to: '2026-06-30' },
];
const position = { entry_no: 'KY1', created_at: 1, total: 1, customer_name: 'A' };

it.each(orderSorts)(
  'S7.ORD.03 no list by %s sorts all orders that match: an index has them in its order',
  async (sort) => {
    const plans = await plansOf(async (db) => {
      for (const filter of filters) {
        await listMatchingLines(db, { ...filter, sort }, { limit: 50, offset: 40_000 });
        await listNextOrders(db, { ...filter, sort }, position, 200);
      }
    });
    expect(plans).toHaveLength(2 * filters.length);
    // Orders of the same moment may be put in order one moment at a time.
    for (const { steps } of plans) expect(steps).not.toContain('USE TEMP B-TREE FOR ORDER BY');
  },
);

it('S7.ORD.03 the orders of a stage are found and counted by their index, without reading those that are done', async () => {
  const plans = await plansOf(async (db) => {
    await listMatchingLines(db, { delivered: false, stage: 'shipped' }, { limit: 50, offset: 0 });
    await countMatchingOrders(db, { delivered: false, stage: 'shipped' });
  });
  for (const { steps } of plans) expect(steps.join()).toContain('USING INDEX placed_order_stage');
});
