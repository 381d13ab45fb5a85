import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { tapLikeAFinger } from './slow-phone.ts';

/** One act of a shopper. */
interface Interaction {
  readonly name: string;
  /** Opened first; left out, the act follows on the page of the one before. */
  readonly address?: string;
  readonly act: (page: Page, session: CDPSession) => Promise<void>;
}

/** The line, the processor and the size of the phone on which the acts are timed. */
interface Phone {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly processorSlowdown: number;
}

const tap =
  (find: (page: Page) => Locator) =>
  (page: Page, session: CDPSession): Promise<void> =>
    tapLikeAFinger(session, find(page).filter({ visible: true }).first());
const inMain = (page: Page): Locator => page.getByRole('main');

/** The demo's product whose sizes are in stock. */
const product = '/fullimage?I=MTAwMDE';
const list = '/products?c=4&n=T-Shirts';

const interactions: readonly Interaction[] = [
  { name: 'menu', address: '/', act: tap((page) => page.getByRole('button', { name: 'Menu' })) },
  {
    name: 'letter in the search box',
    address: '/',
    act: (page) => page.getByRole('combobox').filter({ visible: true }).first().pressSequentially('t'),
  },
  {
    name: 'heart on a card',
    address: list,
    act: tap((page) => inMain(page).getByRole('button', { name: /wishlist/ })),
  },
  { name: 'filters', address: list, act: tap((page) => page.getByRole('button', { name: 'Filters', exact: true })) },
  {
    name: 'colour in the filters',
    act: tap((page) => page.getByRole('dialog').getByRole('radio', { name: 'Black', exact: true })),
  },
  {
    name: 'size',
    address: product,
    act: tap((page) => page.getByRole('group', { name: 'Size' }).locator('label:not([data-stock="out"])')),
  },
  { name: 'add to cart', act: tap((page) => page.getByRole('button', { name: 'Add to cart' })) },
  { name: 'heart of the product', act: tap((page) => inMain(page).getByRole('button', { name: /wishlist/ })) },
  {
    name: 'one more in the bag',
    address: '/cart',
    act: tap((page) => page.getByRole('button', { name: /^Increase/ })),
  },
  { name: 'remove from the bag', act: tap((page) => page.getByRole('button', { name: /^Remove/ })) },
];

/** Runs in the page before its own scripts: keeps how long each input waited for its next paint, ms. */
const observe = (): void => {
  const waits: number[] = [];
  Object.assign(globalThis, { waits });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) waits.push(entry.duration);
    // Without a threshold the browser leaves out what took less than 104 ms.
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** @returns how long an act waited for its next paint, ms; 16 where the browser reports nothing longer */
async function nextPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const waits: unknown = Reflect.get(globalThis, 'waits');
    if (Array.isArray(waits)) waits.length = 0;
  });
  await act();
  // Entries come after the paint that they time.
  await page.waitForTimeout(1000);
  const waits: unknown = await page.evaluate(() => Reflect.get(globalThis, 'waits'));
  return Math.max(16, ...(Array.isArray(waits) ? waits.filter(isNumber) : []));
}

async function openSlowPage(context: BrowserContext, { processorSlowdown }: Phone) {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return { page, session };
}

/**
 * The least that a page needs for a tap: its heading changes colour, on the page without the shop's scripts.
 * @returns by page, how long the tap waited for its next paint, ms
 */
export async function barePaints(browser: Browser, origin: string, phone: Phone): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: phone.viewport, isMobile: true, hasTouch: true });
  try {
    const found = new Map<string, number>();
    for (const [name, address] of Object.entries({ home: '/', list, product })) {
      const { page, session } = await openSlowPage(context, phone);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${origin}${address}`);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.evaluate((element) =>
        element.addEventListener('click', () => {
          element.style.color = 'red';
        }),
      );
      found.set(name, await nextPaint(page, () => tapLikeAFinger(session, heading)));
      await page.close();
    }
    return found;
  } finally {
    await context.close();
  }
}

/**
 * Does ten things as a signed-in shopper, each on a page whose scripts have loaded.
 * @returns by name, how long the act waited for its next paint, ms; 16 where the browser reports nothing longer
 */
export async function nextPaints(browser: Browser, origin: string, phone: Phone): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: phone.viewport, isMobile: true, hasTouch: true });
  try {
    const login = await context.request.post(`${origin}/api/onlineorder/user/login/kayal`, {
      data: { email: 'asha@kayal.example', password: 'made-to-move' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (!login.ok()) throw new Error('The demo shopper cannot sign in: start the shop with its demo data.');
    const { page, session } = await openSlowPage(context, phone);
    const found = new Map<string, number>();
    for (const { name, address, act } of interactions) {
      if (address !== undefined) {
        const known = page.waitForResponse(/\/user\/session\//);
        await page.goto(`${origin}${address}`);
        await known;
      }
      found.set(name, await nextPaint(page, () => act(page, session)));
    }
    return found;
  } finally {
    await context.close();
  }
}
