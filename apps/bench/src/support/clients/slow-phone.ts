import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

/** Lighthouse's slow 4G: bytes a second, and ms of delay for each request. */
export const line = { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };

/** How many times slower the processor of the phone is than this machine's. */
export const processorSlowdown = 4;

/** Pixels of the phone's screen to one px of a page. */
export const pixelRatio = 1.75;

/** Screen of the phone, px. */
export const phone = { width: 412, height: 823 };

/** How long a finger rests on what it taps, ms. */
const restsMs = 100;

/** A page on the phone. */
interface SlowPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens an empty page on a phone with a slow line, a slow processor and an empty cache. */
export async function openSlowPhone(browser: Browser): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: pixelRatio,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return { context, page, session };
}

/** Taps by touches of the browser itself: Playwright's own tap runs checks in the page, which a slow processor would time too. */
export async function tapLikeAFinger(session: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be tapped is not on the screen.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await target.page().waitForTimeout(restsMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
