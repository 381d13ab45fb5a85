import { freePort } from '../../server/src/api-tests/postgres-server.ts';
import { makeSeed } from '../walk/seed.ts';
import { walk } from '../walk/walk.ts';
import { expect, test } from './support/quiet-page.ts';

test('a walk of 60 steps with seed 1 finds nothing', async ({ browser }) => {
  const port = await freePort();
  const seed = await makeSeed(port, 'sqlite');
  try {
    expect(
      await walk(browser, seed, { seed: 1, port, maxSteps: 60, maxWalks: 1, shrinks: false, endsAt: Infinity }),
    ).toBeNull();
  } finally {
    await seed.remove();
  }
});
