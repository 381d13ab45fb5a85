import { expect, it } from 'vitest';
import { shrink } from './shrink.ts';

/** What happens with some steps: 5 alone causes another finding than 13, 77 and 150 together. */
const live = async (steps: readonly number[]): Promise<string | null> => {
  if ([13, 77, 150].every((step) => steps.includes(step))) return 'night: an order is lost';
  return steps.includes(5) ? 'look: a session still counts' : null;
};

it('R-74 a finding is shrunk to the steps that it needs', async () => {
  const steps = Array.from({ length: 700 }, (_, step) => step);
  expect(await shrink(steps, live, 'proof: an order is lost')).toEqual([13, 77, 150]);
});
