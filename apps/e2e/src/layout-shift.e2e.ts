import type { BrowserContext, ViewportSize } from '@playwright/test';
import { adminEmail, signIn } from './support/accounts.ts';
import { serveHalfPages } from './support/scripts/half-pages.ts';
import { expect, test } from './support/quiet-page.ts';
import { adminRoutes, personalRoutes } from './support/routes.ts';

/** Max sum of a page's layout shifts as browsers count them: the moved share of the screen times the distance. */
const maxShift = 0.01;

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

declare global {
  interface Window {
    /** All shifts of the page so far, and what moved, with its position before and after. */
    shifts: { sum: number; readonly moved: string[] };
    /** Resolves when the page has its answers and shows no loading state. */
    isSettled: () => Promise<void>;
  }
}

/**
 * Runs in the page before its own scripts. The server's answers arrive one after the other, a few frames apart, so that
 * everything a page shows meanwhile is drawn, as on a slow line.
 */
const slowDown = (): void => {
  const frames = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let hasAsked = false;
  const fetch = window.fetch.bind(window);
  window.fetch = async (...request) => {
    hasAsked = true;
    waiting += 1;
    const answer = fetch(...request);
    last = Promise.allSettled([last, answer]).then(() => frames(4));
    await last;
    waiting -= 1;
    return answer;
  };
  // What is below the screen may wait until it is near.
  const isSeen = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight;
  const isLoading = (): boolean =>
    !hasAsked || waiting > 0 || [...document.querySelectorAll('[aria-busy=true], [data-loading]')].some(isSeen);
  const shifts: Window['shifts'] = { sum: 0, moved: [] };
  window.shifts = shifts;
  window.isSettled = async () => {
    for (let quiet = 0; quiet < 10; quiet = isLoading() ? 0 : quiet + 1) await frames(1);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && typeof entry.value === 'number')) continue;
      shifts.sum += entry.value;
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      for (const { node, previousRect, currentRect } of sources)
        shifts.moved.push(
          `${String(node?.textContent).slice(0, 40)}: y ${previousRect.y} to ${currentRect.y}, height ${previousRect.height} to ${currentRect.height}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A picture in place of all others, so that no painter decides when a page stands. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z" fill="#c33"/></svg>';

/** The pages whose parts move by more than the limit, with what moved. */
async function shiftedPages(context: BrowserContext, screen: ViewportSize, addresses: readonly string[]) {
  const shifted: Record<string, Window['shifts']> = {};
  // The failed fonts are errors on its console.
  const page = await context.newPage();
  await page.setViewportSize(screen);
  for (const address of addresses) {
    await page.goto(address);
    await page.evaluate(() => window.isSettled());
    const shifts = await page.evaluate(() => window.shifts);
    if (shifts.sum > maxShift) shifted[address] = shifts;
  }
  return shifted;
}

/** One page of each kind that anyone may open. */
const publicPages = ['/', '/products?c=4&n=T-Shirts', '/fullimage?I=MTAwMDE', '/contact', '/login', '/no-such-page'];

const groups = [
  { who: 'a visitor', routes: [...publicPages, ...personalRoutes, '/security'] },
  { who: 'a shopper', email: 'rahul@kayal.example', routes: [...publicPages, ...personalRoutes, '/security'] },
  { who: 'an administrator', email: adminEmail, routes: adminRoutes },
];

for (const { who, email, routes } of groups)
  for (const screen of screens)
    test(`S6.VIS nothing moves while a page of ${who} loads on a slow line, ${screen.width} px wide`, async ({
      page,
    }) => {
      const context = page.context();
      await context.addInitScript(slowDown);
      await context.route(
        () => true,
        (route) => {
          const kind = route.request().resourceType();
          if (kind === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: picture });
          // Fonts arrive at any time; what they move is tested with the styles of the first paint.
          return kind === 'font' ? route.abort() : route.fallback();
        },
      );
      if (email !== undefined) await signIn(page, email);
      expect(await shiftedPages(context, screen, routes)).toEqual({});
    });

test('S6.VIS the picture of a product does not move when the rest of the page’s HTML comes later', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(slowDown);
  // On a phone the name stands above the picture, which comes before it in the HTML.
  const shop = await serveHalfPages(baseURL ?? '', (html) => html.indexOf('<h1'));
  try {
    await page.goto(`${shop.origin}/fullimage?I=MTAwMDE`, { waitUntil: 'commit' });
    await expect(page.getByRole('main').locator('img').first()).toBeAttached();
    // The half page is drawn.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    shop.release();
    await page.evaluate(() => window.isSettled());
    const { sum, moved } = await page.evaluate(() => window.shifts);
    expect(sum, moved.join('\n')).toBeLessThan(maxShift);
    await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport();
  } finally {
    shop.release();
    shop.close();
  }
});
