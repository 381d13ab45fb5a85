import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { counter } from '../walk/counter.ts';
import { openBrowser } from '../walk/open-browser.ts';
import { makeSeed } from '../walk/shop/seed.ts';
import { walk } from '../walk/walk.ts';
import { expect, test } from './support/quiet-page.ts';

// Bounded by its steps, not by time, so that it is the same walk on a slow machine.
test.setTimeout(600_000);

test('a walk through the whole shop finds nothing: two shoppers, a crash, a lost answer, an order, another season, another time', async () => {
  const port = await freePort();
  const seed = await makeSeed(port, 'sqlite');
  const browser = await openBrowser(false);
  const once = { seed: 7350, maxSteps: 60, maxWalks: 1, shrinks: false, endsAt: Infinity };
  try {
    expect(await walk(browser, seed, { ...once, port })).toBeNull();
    expect(counter.steps).toBeGreaterThan(40);
  } finally {
    await browser.browser.close();
    await seed.remove();
  }
});
