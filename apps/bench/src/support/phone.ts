import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

/** Lighthouse's slow 4G: bytes a second, and ms of delay for each request. */
const line = { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };
/** How many times slower the processor of the phone is than this machine's. */
const processorSlowdown = 4;
/** How long a finger rests on what it taps, ms. */
const restsMs = 100;
/** Max time of a step on a busy machine, ms. */
const stepLimitMs = 180_000;
/** How long a mouse points at what it presses, ms. */
const pointsMs = 1000;

/** A page in a new browser context, with an empty cache. */
export interface Device {
  readonly page: Page;
  readonly session: CDPSession;
  /** Presses as a person does: a finger rests a moment, a mouse points first. */
  readonly press: (target: Locator) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a phone with a slow processor. @param isSlowLine  whether its line is slow too */
export async function openPhone(browser: Browser, isSlowLine: boolean): Promise<Device> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  context.setDefaultTimeout(stepLimitMs);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return { page, session, press: (target) => tap(session, target), close: () => context.close() };
}

/** Opens a laptop. */
export async function openLaptop(browser: Browser): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(stepLimitMs);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const press = async (target: Locator): Promise<void> => {
    await target.hover();
    await page.waitForTimeout(pointsMs);
    await target.click();
  };
  return { page, session, press, close: () => context.close() };
}

/** By touches of the browser: Playwright's own tap runs checks in the page, which a slow processor would time too. */
async function tap(session: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target of a tap is not on the screen.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await target.page().waitForTimeout(restsMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
