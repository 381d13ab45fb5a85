import { expect, it } from 'vitest';
import { plansOf } from '../../../db/plans/plans.test-support.ts';
import { restoreVariants } from './undo.repository.ts';

it('the undo of a product looks its variants up in the import and does not read those of all others', async () => {
  const variant = { code: 'A', colour: 'Navy', size: 'M', withdrawn: 0 } as const;
  const before = {
    name: 'Tee',
    mrp: 100,
    categoryId: 1,
    description: '',
    displayColour: 'Navy',
    visible: 1,
    withdrawn: 0,
    offer: 0,
    lists: [],
    variants: [variant],
  } as const;
  const plans = await plansOf((db) =>
    db.transaction().execute((trx) => restoreVariants(trx, { runId: 'run', mode: 'whole' }, 1, before)),
  );
  const steps = plans.flatMap((plan) => plan.steps).filter((step) => / s /.test(step));
  expect(steps).toEqual([expect.stringContaining('(run_id=? AND unique_code=?)')]);
});
