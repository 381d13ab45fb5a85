import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Lighthouse's slow 4G: bytes a second, and ms of delay for each request. */
const line = { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };

/** How many times slower the processor of the phone is than this machine's. */
export const processorSlowdown = 4;

/** Screen of the phone, px. */
export const phone = { width: 412, height: 823 };

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
    deviceScaleFactor: 1.75,
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
