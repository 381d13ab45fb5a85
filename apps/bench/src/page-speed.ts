/**
 * Page speed on a phone: `node apps/bench/src/page-speed.ts [origin]`. Each page is opened in Chromium on a slow
 * 4G line with a processor four times slower and an empty cache, and so is the same HTML without scripts, in turn.
 * Prints medians, and how long ten acts of a shopper wait for their next paint, beside the least that such a page needs for a tap. RUNS sets how often; PAGES picks pages
 * by name, `PAGES=acts` times the acts alone.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import type { Client } from 'chrome-remote-interface';
import { chromiumPath } from '../../../tools/test-browser.ts';
import { barePaints, nextPaints } from './support/clients/next-paint.ts';
import { line, phone, pixelRatio, processorSlowdown } from './support/clients/slow-phone.ts';
import { launchUnwatched, type UnwatchedBrowser } from './support/clients/unwatched-browser.ts';
import { percentile } from './support/shop-places.ts';

/** How long a page is measured after its load event, ms, because late scripts and shifts count. */
const settleMs = 4000;

/** Pages of the demo by name; the product's address is taken from the category's first card. */
const pages = {
  home: '/',
  category: '/products?c=4&n=T-Shirts',
  search: '/searchpage?q=tee',
  product: 'product',
} as const;

/** What a page has seen of its own start. Times in ms since the navigation. */
interface Seen {
  /** Largest contentful paint. */
  readonly lcp: number;
  readonly fcp: number;
  /** Sum of its layout shifts. */
  readonly cls: number;
  /** What its tasks after the first paint took above 50 ms each. */
  readonly tbt: number;
}

type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'json' | 'other';

/** Times in ms, bytes as they came over the wire. */
interface View extends Seen {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly scripts: number;
  readonly requests: number;
  /** Bytes of scripts that had arrived when the largest picture or text was painted. */
  readonly scriptsBeforeLcp: number;
}

const kindOf = (type: string, mime: string): Kind => {
  if (type === 'Document') return 'html';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Script' || mime.includes('javascript')) return 'js';
  if (type === 'Font') return 'font';
  if (type === 'Image') return 'image';
  return mime.includes('json') ? 'json' : 'other';
};

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const tasks: PerformanceEntry[] = [];
  let lcp = 0;
  let cls = 0;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
      cls += entry.value;
  });
  watch('longtask', (entry) => tasks.push(entry));
  const seen = (): Seen => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    // As Lighthouse counts: what a task takes before the first paint does not block anybody.
    const blocking = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50);
    return { lcp, fcp, cls, tbt: blocking.reduce((sum, ms) => sum + Math.max(0, ms), 0) };
  };
  Object.assign(globalThis, { seen });
};

function assertSeen(value: unknown): asserts value is Seen {
  const figures = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (figures.length !== 4 || !figures.every(([, figure]) => Number.isFinite(figure)))
    throw new Error(`The page has not seen its own start: ${JSON.stringify(value)}`);
}

async function beThePhone(tab: Client): Promise<void> {
  await Promise.all([tab.Page.enable(), tab.Network.enable({})]);
  await tab.Emulation.setDeviceMetricsOverride({ ...phone, deviceScaleFactor: pixelRatio, mobile: true });
  await tab.Emulation.setTouchEmulationEnabled({ enabled: true });
  await tab.Network.emulateNetworkConditions({ offline: false, ...line });
  await tab.Emulation.setCPUThrottlingRate({ rate: processorSlowdown });
}

async function view(browser: UnwatchedBrowser, url: string, withScripts: boolean): Promise<View> {
  const { tab, close } = await browser.openTab();
  try {
    await beThePhone(tab);
    await tab.Page.addScriptToEvaluateOnNewDocument({ source: `(${observe.toString()})()` });
    if (!withScripts) await tab.Network.setBlockedURLs({ urls: ['*.js'] });
    const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, json: 0, other: 0 };
    const arrivals: { readonly at: number; readonly size: number }[] = [];
    const kinds = new Map<string, Kind>();
    let begun = 0;
    tab.Network.requestWillBeSent(({ timestamp }) => {
      if (begun === 0) begun = timestamp;
    });
    tab.Network.responseReceived(({ requestId, type, response }) => {
      kinds.set(requestId, kindOf(type, response.mimeType));
    });
    tab.Network.loadingFinished(({ requestId, encodedDataLength, timestamp }) => {
      const kind = kinds.get(requestId) ?? 'other';
      bytes[kind] += encodedDataLength;
      if (kind === 'js') arrivals.push({ at: (timestamp - begun) * 1000, size: encodedDataLength });
    });
    const loaded = tab.Page.loadEventFired();
    await tab.Page.navigate({ url });
    await loaded;
    await sleep(settleMs);
    const { result } = await tab.Runtime.evaluate({ expression: 'seen()', returnByValue: true });
    const seen: unknown = result.value;
    assertSeen(seen);
    return {
      ...seen,
      bytes,
      scripts: arrivals.length,
      requests: kinds.size,
      scriptsBeforeLcp: arrivals.filter(({ at }) => at < seen.lcp).reduce((sum, { size }) => sum + size, 0),
    };
  } finally {
    await close();
  }
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

function summary(views: readonly View[]): Record<string, string> {
  const of = (figure: (view: View) => number): number => median(views.map(figure));
  const kB = (figure: (view: View) => number): string => (of(figure) / 1000).toFixed(1);
  return {
    'LCP ms': of((each) => each.lcp).toFixed(0),
    'FCP ms': of((each) => each.fcp).toFixed(0),
    'TBT ms': of((each) => each.tbt).toFixed(0),
    CLS: of((each) => each.cls).toFixed(3),
    'js kB': kB((each) => each.bytes.js),
    'js files': of((each) => each.scripts).toFixed(0),
    'js before LCP kB': kB((each) => each.scriptsBeforeLcp),
    'html+css kB': kB((each) => each.bytes.html + each.bytes.css),
    'fonts kB': kB((each) => each.bytes.font),
    'pictures kB': kB((each) => each.bytes.image),
    'all kB': kB((each) => Object.values(each.bytes).reduce((sum, size) => sum + size, 0)),
    requests: of((each) => each.requests).toFixed(0),
  };
}

async function addressOf(browser: Browser, origin: string, place: string): Promise<string> {
  if (place !== 'product') return `${origin}${place}`;
  const page = await browser.newPage();
  await page.goto(`${origin}${pages.category}`);
  const href = await page.locator('a[href^="/fullimage"]').first().getAttribute('href');
  await page.close();
  return `${origin}${href ?? ''}`;
}

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const runs = Number(process.env['RUNS'] ?? 5);
const wanted = process.env['PAGES']?.split(',');
const executablePath = chromiumPath();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const unwatched = await launchUnwatched();
const rows: Record<string, Record<string, string>> = {};
for (const [name, place] of Object.entries(pages)) {
  if (wanted !== undefined && !wanted.includes(name)) continue;
  const url = await addressOf(browser, origin, place);
  const ours: View[] = [];
  const bare: View[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await view(unwatched, url, true));
    bare.push(await view(unwatched, url, false));
  }
  rows[name] = summary(ours);
  rows[`${name}, no script`] = summary(bare);
}
await unwatched.close();
const onPhone = { viewport: phone, processorSlowdown };
const bareActs = new Map<string, number[]>();
const acts = new Map<string, number[]>();
const add = (all: Map<string, number[]>, found: ReadonlyMap<string, number>): void => {
  for (const [name, wait] of found) all.set(name, [...(all.get(name) ?? []), wait]);
};
for (let run = 0; run < runs; run += 1) {
  add(bareActs, await barePaints(browser, origin, onPhone));
  add(acts, await nextPaints(browser, origin, onPhone));
}
await browser.close();
if (Object.keys(rows).length > 0) console.table(rows);
const waitRows = (all: ReadonlyMap<string, readonly number[]>) =>
  Object.fromEntries(
    [...all].map(([name, waits]) => [name, { 'median ms': median(waits), 'max ms': Math.max(...waits) }]),
  );
console.log('Next paint of a tap that changes a colour, on the page without scripts');
console.table(waitRows(bareActs));
console.table(waitRows(acts));
const all = [...acts.values()].flat().toSorted((a, b) => a - b);
console.log(`Next paint of ${all.length} acts: p98 ${all[Math.ceil(all.length * 0.98) - 1]} ms`);
