/**
 * How long the first visitor of a shop sees plates instead of pictures: `node apps/bench/src/first-start-pictures.ts`, after
 * `npm run build`. A shop with the demo catalogue and no drawn picture is started, and its home is opened on a slow phone as soon
 * as it answers. Prints, for each of RUNS starts (3), ms from the start of the navigation until every picture on the screen is there.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '../../../tools/test-browser.ts';
import { freePort } from '../../server/src/api-tests/servers/postgres-server.ts';
import { openSlowPhone } from './support/clients/slow-phone.ts';
import { startShop } from './support/shop-process.ts';

/** Runs in the page: whether every picture on the screen has arrived. */
const areThere = (): boolean => {
  const pictures = [...document.images].filter((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
};

async function firstVisit(browser: Browser): Promise<{ readonly shownMs: number; readonly paintedMs: number }> {
  const shop = await startShop(await freePort());
  const { context, page } = await openSlowPhone(browser);
  try {
    await page.goto(shop.origin, { waitUntil: 'commit' });
    await page.waitForFunction(areThere, undefined, { polling: 'raf' });
    return await page.evaluate(() => ({
      shownMs: performance.now(),
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
  } finally {
    await context.close();
    await shop.stop();
  }
}

const executablePath = chromiumPath();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const runs = Number(process.env['RUNS'] ?? 3);
for (let run = 0; run < runs; run += 1) {
  const { shownMs, paintedMs } = await firstVisit(browser);
  console.log(`first paint ${paintedMs.toFixed(0)} ms, every picture on the screen ${shownMs.toFixed(0)} ms`);
}
await browser.close();
