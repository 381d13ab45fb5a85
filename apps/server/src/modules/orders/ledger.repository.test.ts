import { expect, it } from 'vitest';
import { plansOf } from '../../db/plans/plans.test-support.ts';
import { findLedgerErrors } from './ledger.repository.ts';

it('R-58 the check reads the movements of a bestseller once, not once for each of its orders', async () => {
  const [plan] = await plansOf(findLedgerErrors);
  const searches = plan?.steps.filter((step) => step.startsWith('SEARCH m ')) ?? [];
  // The sum for each variant, and the lines of each order's movements; neither runs for each order and movement.
  expect(searches.filter((step) => step.includes('stock_movement_by_time'))).toHaveLength(1);
  expect(searches.some((step) => step.includes('(entry_no=? AND unique_code=?)'))).toBe(true);
});
