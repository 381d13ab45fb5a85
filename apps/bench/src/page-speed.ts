/**
 * Page speed on a phone: `node apps/bench/src/page-speed.ts [origin]`. Each page is opened in Chromium on a slow
 * 4G line with a processor four times slower and an empty cache, and so is the same HTML without scripts, in turn.
 * Prints medians, and how long ten acts of a shopper wait for their next paint, beside the least that such a page needs for a tap. RUNS sets how often; PAGES picks pages
 * by name, `PAGES=acts` times the acts alone.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '../../../tools/test-browser.ts';
import { barePaints, nextPaints } from './support/clients/next-paint.ts';
import { openSlowPhone, phone, processorSlowdown } from './support/clients/slow-phone.ts';
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

declare global {
  interface Window {
    /** Largest contentful paint, ms; layout shifts; blocking time of long tasks, ms. */
    seen: { lcp: number; cls: number; tbt: number };
  }
}

type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'json' | 'other';

/** Times in ms, bytes as they came over the wire. */
interface View {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly scripts: number;
  readonly requests: number;
  /** Bytes of scripts that had arrived when the largest picture or text was painted. */
  readonly scriptsBeforeLcp: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
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
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  window.seen = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
      seen.cls += entry.value;
  });
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
};

async function view(browser: Browser, url: string, withScripts: boolean): Promise<View> {
  const { context, page, session } = await openSlowPhone(browser);
  try {
    await page.addInitScript(observe);
    if (!withScripts) await page.route('**/*.js', (route) => route.abort());
    const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, json: 0, other: 0 };
    const arrivals: { readonly at: number; readonly size: number }[] = [];
    const kinds = new Map<string, Kind>();
    let begun = 0;
    session.on('Network.requestWillBeSent', ({ timestamp }) => {
      if (begun === 0) begun = timestamp;
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      kinds.set(requestId, kindOf(type, response.mimeType)),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const kind = kinds.get(requestId) ?? 'other';
      bytes[kind] += encodedDataLength;
      if (kind === 'js') arrivals.push({ at: (timestamp - begun) * 1000, size: encodedDataLength });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const { seen, fcp } = await page.evaluate(() => ({
      seen: window.seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    return {
      bytes,
      scripts: arrivals.length,
      requests: kinds.size,
      scriptsBeforeLcp: arrivals.filter(({ at }) => at < seen.lcp).reduce((sum, { size }) => sum + size, 0),
      fcp,
      ...seen,
    };
  } finally {
    await context.close();
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
const rows: Record<string, Record<string, string>> = {};
for (const [name, place] of Object.entries(pages)) {
  if (wanted !== undefined && !wanted.includes(name)) continue;
  const url = await addressOf(browser, origin, place);
  const ours: View[] = [];
  const bare: View[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await view(browser, url, true));
    bare.push(await view(browser, url, false));
  }
  rows[name] = summary(ours);
  rows[`${name}, no script`] = summary(bare);
}
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
