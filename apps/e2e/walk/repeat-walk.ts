import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { openBrowser } from './open-browser.ts';
import { makeSeed } from './shop/seed.ts';
import type { Step } from './step.ts';
import { openWorld } from './world.ts';

/** Walks these steps in a fresh shop on SQLite. @throws Finding with the first invariant that does not hold */
export async function repeatWalk(steps: readonly Step[]): Promise<void> {
  const port = await freePort();
  const seed = await makeSeed(port, 'sqlite');
  const browser = await openBrowser(false);
  try {
    const world = await openWorld(browser, port, seed);
    try {
      for (const each of steps) await each.run({ isOver: () => false }, world);
    } finally {
      await world.close();
    }
  } finally {
    await browser.browser.close();
    await seed.remove();
  }
}
