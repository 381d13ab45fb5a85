import { expect, it } from 'vitest';
import { plansOf } from '../../db/plans/plans.test-support.ts';
import { listUnsettled } from './settlements.repository.ts';

it('J70 the list of cash that is not settled reads what was collected by its age, and sorts nothing', async () => {
  const [plan] = await plansOf((db) => listUnsettled(db, { limit: 20, offset: 0 }));
  const steps = plan?.steps ?? [];
  expect(steps.some((step) => step.includes('money_entry_collected'))).toBe(true);
  expect(steps.some((step) => step.includes('money_entry_settled'))).toBe(true);
  expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
});
