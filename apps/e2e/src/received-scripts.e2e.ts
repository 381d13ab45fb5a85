import type { Browser, Cookie } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/quiet-page.ts';

/**
 * Max bytes of scripts that a page loads without any input, as sent, headers included. The budget of the built files
 * (`tools/size/first-view-budget.test.ts`) counts what a page imports; this one also counts what it fetches later.
 */
const limits = { home: 105_000, visitor: 120_000, signedIn: 140_000 } as const;

/** One page of each kind: those of a kind need the same files. */
const publicPages = ['/products?c=4&n=T-Shirts', '/fullimage?I=MTAwMDE', '/contact'];
/** The last leads on to the login, because no code is under way. */
const signInPages = ['/login', '/signup', '/verify'];
const personalPages = [
  '/cart',
  '/address',
  '/myorders',
  '/account',
  '/myinfo',
  '/wishlist',
  '/ordersummary',
  '/orderreturn',
  '/payment',
  '/security',
];

/** Opens a page as a new visitor's browser, with an empty cache, and sums the scripts until the page is quiet. */
async function receivedScripts(browser: Browser, address: string, cookies: Cookie[]): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    const underWay = new Set<string>();
    let bytes = 0;
    // A page that leads on leaves its calls without an answer.
    page.on('framenavigated', () => underWay.clear());
    session.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
    session.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      underWay.delete(requestId);
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    // The last call that a page makes by itself: a visitor's session, a shopper's bag.
    const lastCall = page.waitForResponse(cookies.length === 0 ? /\/user\/session\// : /\/cart\/items\//);
    await page.goto(address);
    await lastCall;
    await page.waitForLoadState('networkidle');
    await expect.poll(() => underWay.size, address).toBe(0);
    return bytes;
  } finally {
    await context.close();
  }
}

async function overLimit(browser: Browser, addresses: readonly string[], limit: number, cookies: Cookie[] = []) {
  const over: [address: string, bytes: number][] = [];
  for (const address of addresses) {
    const bytes = await receivedScripts(browser, address, cookies);
    // A page without scripts would pass every limit.
    expect(bytes, address).toBeGreaterThan(80_000);
    if (bytes > limit) over.push([address, bytes]);
  }
  return over;
}

test('S9.UI.03 a visitor receives no more scripts than the limit of each page', async ({ browser }) => {
  expect(await overLimit(browser, ['/'], limits.home)).toEqual([]);
  expect(
    await overLimit(browser, [...publicPages, ...signInPages, '/cart', '/address', '/wishlist'], limits.visitor),
  ).toEqual([]);
});

test('S9.UI.03 a signed-in shopper receives no more scripts than the limit of each page', async ({ browser, page }) => {
  await signIn(page, 'asha@kayal.example');
  const cookies = await page.context().cookies();
  expect(
    await overLimit(browser, ['/', ...publicPages, ...signInPages, ...personalPages], limits.signedIn, cookies),
  ).toEqual([]);
});
