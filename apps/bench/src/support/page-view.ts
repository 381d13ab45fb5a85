import type { Browser, Cookie, Page } from '@playwright/test';
import { openPhone } from './phone.ts';

/** How long a page is measured after its load event, ms, because late scripts and shifts count. */
const settleMs = 4000;

/** What a person sees and receives of a page: ms, a sum of shifts, kB with headers as they came over the wire. */
export interface PageView {
  readonly 'largest paint': number;
  readonly 'layout shifts': number;
  readonly scripts: number;
  readonly 'all of it': number;
}

/** The entries that the browser has stored of one type. */
const entriesOf = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<readonly { readonly startTime: number; readonly value?: number }[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.toJSON()))).observe({
          type: wanted,
          buffered: true,
        });
        setTimeout(() => resolve([]), 500);
      }),
    type,
  );

/** Opens a page on a slow phone. @param withScripts  whether its scripts are loaded */
export async function viewPage(
  browser: Browser,
  url: string,
  { withScripts = true, cookies = [] }: { readonly withScripts?: boolean; readonly cookies?: readonly Cookie[] } = {},
): Promise<PageView> {
  const { page, session, close } = await openPhone(browser, true);
  try {
    await page.context().addCookies([...cookies]);
    if (!withScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    const scriptIds = new Set<string>();
    let [scriptBytes, bytes] = [0, 0];
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scriptIds.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scriptIds.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(url);
    await page.waitForTimeout(settleMs);
    const paints = await entriesOf(page, 'largest-contentful-paint');
    const shifts = (await entriesOf(page, 'layout-shift')).reduce((sum, { value = 0 }) => sum + value, 0);
    return {
      'largest paint': paints.at(-1)?.startTime ?? Number.NaN,
      'layout shifts': shifts,
      scripts: scriptBytes / 1000,
      'all of it': bytes / 1000,
    };
  } finally {
    await close();
  }
}
