/**
 * How long the first visitor of a shop sees plates instead of pictures: `node apps/bench/src/first-start-pictures.ts`, after
 * `npm run build`. A shop with the demo catalogue and no drawn picture is started, and its home is opened on a slow phone as soon
 * as it names its address, then scrolled by one screen. Prints, for each of RUNS starts (3), how long the shop took to name its address,
 * and ms from the start of the navigation until every picture of the first screen and of the second is there.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '../../../tools/test-browser.ts';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
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

/** Times of one start, ms. */
interface FirstVisit {
  readonly greetedMs: number;
  readonly paintedMs: number;
  readonly firstScreenMs: number;
  readonly secondScreenMs: number;
}

async function firstVisit(browser: Browser): Promise<FirstVisit> {
  const shop = await startShop(await freePort());
  const greetedMs = await shop.greeted;
  const { context, page } = await openSlowPhone(browser);
  try {
    await page.goto(shop.origin, { waitUntil: 'commit' });
    const untilThere = async (): Promise<number> => {
      await page.waitForFunction(areThere, undefined, { polling: 'raf' });
      return page.evaluate(() => performance.now());
    };
    const firstScreenMs = await untilThere();
    const paintedMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    return { greetedMs, paintedMs, firstScreenMs, secondScreenMs: await untilThere() };
  } finally {
    await context.close();
    await shop.stop();
  }
}

const executablePath = chromiumPath();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const runs = Number(process.env['RUNS'] ?? 3);
for (let run = 0; run < runs; run += 1) {
  const { greetedMs, paintedMs, firstScreenMs, secondScreenMs } = await firstVisit(browser);
  console.log(
    `address after ${greetedMs.toFixed(0)} ms, first paint ${paintedMs.toFixed(0)} ms, ` +
      `every picture of the first screen ${firstScreenMs.toFixed(0)} ms, of the second ${secondScreenMs.toFixed(0)} ms`,
  );
}
await browser.close();
