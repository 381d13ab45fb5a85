/**
 * How long a next page takes: `node apps/bench/src/next-page.ts [origin]`, beside a shop with its demo data. From home to a
 * list, to a product, to a similar one and Back, on a laptop that points at a link for a second before it presses, and on a phone on a
 * slow 4G line with a processor four times slower, whose finger rests a tenth of a second. Prints medians of RUNS visits (5):
 * ms from the press (or the call of Back) to the first change on the screen and to the page's own heading, and bytes of HTML and data.
 */
import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '../../../tools/test-browser.ts';
import { openSlowPhone, tapLikeAFinger } from './support/clients/slow-phone.ts';
import { medianOf } from './support/shop-places.ts';

const pointsMs = 1000;

/** ms from the press. */
interface StepTimes {
  firstChange: number;
  painted: number;
}

/** With bytes as they came over the wire. */
interface Step extends Readonly<StepTimes> {
  readonly bytes: number;
}

declare global {
  interface Window {
    /** Of the last press; 0 where it has not come to that. */
    step: StepTimes;
  }
}

interface Client {
  readonly page: Page;
  readonly session: CDPSession;
  readonly press: (link: Locator) => Promise<void>;
}

/**
 * Runs in the page: notes when the screen first changes after the press, and when the new page's heading is painted. Back has no
 * press: its clock starts here, because a kept page may stand before a later listener of `popstate` is called.
 */
const watch = (goesBack: boolean): void => {
  const step = { firstChange: 0, painted: 0 };
  window.step = step;
  const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
  const headingBefore = heading();
  const addressBefore = location.href;
  const afterPaint = (note: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', note, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  };
  const begin = (pressed: number): void => {
    const observer = new MutationObserver(() => {
      if (step.firstChange === 0) afterPaint(() => (step.firstChange ||= performance.now() - pressed));
      if (location.href === addressBefore || ['', headingBefore].includes(heading())) return;
      observer.disconnect();
      afterPaint(() => (step.painted = performance.now() - pressed));
    });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  };
  if (goesBack) {
    begin(performance.now());
    history.back();
  } else {
    addEventListener('click', ({ timeStamp }) => begin(timeStamp), { once: true, capture: true });
  }
};

/** @param press  presses a link; Back without it */
async function timed({ page, session }: Client, press?: () => Promise<void>): Promise<Step> {
  let bytes = 0;
  const data = new Set<string>();
  const answered = ({ requestId, type }: { readonly requestId: string; readonly type: string }): void => {
    if (['Document', 'Fetch', 'XHR'].includes(type)) data.add(requestId);
  };
  const loaded = ({
    requestId,
    encodedDataLength,
  }: {
    readonly requestId: string;
    readonly encodedDataLength: number;
  }) => {
    if (data.has(requestId)) bytes += encodedDataLength;
  };
  session.on('Network.responseReceived', answered);
  session.on('Network.loadingFinished', loaded);
  await page.evaluate(watch, press === undefined);
  await press?.();
  await page.waitForFunction(() => window.step.painted > 0);
  await page.waitForLoadState('networkidle');
  session.off('Network.responseReceived', answered);
  session.off('Network.loadingFinished', loaded);
  return { ...(await page.evaluate(() => window.step)), bytes };
}

/** One visit. @returns its steps by name */
async function visit(client: Client, origin: string): Promise<Record<string, Step>> {
  const { page, press } = client;
  const main = page.getByRole('main');
  await page.goto(origin, { waitUntil: 'networkidle' });
  // The first movement or touch loads the router.
  await page.mouse.move(5, 5);
  await page.waitForTimeout(pointsMs);
  const card = main.getByRole('article').getByRole('link');
  const steps: Record<string, Step> = {};
  steps['home to a list'] = await timed(client, () => press(main.locator('a[href^="/products?c="]').first()));
  steps['list to a product'] = await timed(client, () => press(card.first()));
  steps['product to a similar one'] = await timed(client, () => press(card.first()));
  steps['back to the first product'] = await timed(client);
  steps['back to the list'] = await timed(client);
  return steps;
}

async function onLaptop(browser: Browser): Promise<Client> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const press = async (link: Locator): Promise<void> => {
    await link.hover();
    await page.waitForTimeout(pointsMs);
    await link.click();
  };
  return { page, session, press };
}

async function onPhone(browser: Browser): Promise<Client> {
  const { page, session } = await openSlowPhone(browser);
  const press = (link: Locator): Promise<void> => tapLikeAFinger(session, link);
  return { page, session, press };
}

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const runs = Number(process.env['RUNS'] ?? 5);
const executablePath = chromiumPath();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
for (const [name, open] of Object.entries({ laptop: onLaptop, phone: onPhone })) {
  const visits: Record<string, Step>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const client = await open(browser);
    visits.push(await visit(client, origin));
    await client.page.context().close();
  }
  const rows = Object.keys(visits[0] ?? {}).map((step) => {
    const each = visits.flatMap((steps) => steps[step] ?? []);
    return [
      step,
      {
        'first change, ms': medianOf(each, 'firstChange').toFixed(0),
        'heading painted, ms': medianOf(each, 'painted').toFixed(0),
        'kB of HTML and data': (medianOf(each, 'bytes') / 1000).toFixed(1),
      },
    ];
  });
  console.log(name);
  console.table(Object.fromEntries(rows));
}
await browser.close();
