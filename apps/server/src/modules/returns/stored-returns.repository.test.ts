import { expect, it } from 'vitest';
import { plansOf } from '../../db/plans/plans.test-support.ts';
import {
  countReturns,
  countWaiting,
  listOverdue,
  listReturnQueue,
  type ReturnFilter,
} from './stored-returns.repository.ts';

const filters: readonly ReturnFilter[] = [undefined, 'open', 'ended', 'asked', 'refunded'];

it('no list of returns sorts all that match, and each count reads an index only', async () => {
  const lists = await plansOf(async (db) => {
    for (const filter of filters) await listReturnQueue(db, filter, { limit: 50, offset: 0 });
  });
  expect(lists).toHaveLength(filters.length);
  for (const { steps } of lists)
    expect(steps.join()).toMatch(/^(SCAN|SEARCH) return_request USING COVERING INDEX [^,]*$/);
  const counts = await plansOf(async (db) => {
    for (const filter of filters) await countReturns(db, filter);
    await countWaiting(db);
  });
  for (const { steps } of counts) expect(steps.join()).toContain('USING COVERING INDEX');
});

it('overdue returns are found by stage and day', async () => {
  const [plan] = await plansOf((db) => listOverdue(db, 1));
  expect(plan?.steps.join()).toContain('return_request_of_stage (stage=? AND due_at<?)');
});
