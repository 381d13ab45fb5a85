import { expect, it } from 'vitest';
import { isAddedPolicy, policyPath } from './policy-path.ts';

it('S2.ROUTE.29 a specified page has its own address, an added page is named in the query', () => {
  expect([policyPath('returnpolicy'), isAddedPolicy('returnpolicy')]).toEqual(['/returnpolicy', false]);
  expect([policyPath('washing-care'), isAddedPolicy('washing-care')]).toEqual(['/policy?page=washing-care', true]);
});
