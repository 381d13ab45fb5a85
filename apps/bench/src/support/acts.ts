import type { Browser, Cookie, Page } from '@playwright/test';
import { openPhone, type Device } from './phone.ts';

declare global {
  interface Window {
    /** How long each input of the last act waited for its next paint, ms. */
    waits: number[];
  }
}

/** The demo's product whose sizes are in stock. */
const product = '/fullimage?I=MTAwMDE';
const list = '/products?c=4&n=T-Shirts';

type Act = (device: Device) => Promise<void>;
const inMain = (page: Page) => page.getByRole('main');
const tapOn =
  (find: (page: Page) => ReturnType<Page['locator']>): Act =>
  ({ page, press }) =>
    press(find(page).filter({ visible: true }).first());

/** Acts of a signed-in shopper. One without an address follows on the page of the one before. */
const acts: readonly { readonly address?: string; readonly act: Act }[] = [
  { address: '/', act: tapOn((page) => page.getByRole('button', { name: 'Menu' })) },
  {
    address: '/',
    act: ({ page }) => page.getByRole('combobox').filter({ visible: true }).first().pressSequentially('t'),
  },
  { address: list, act: tapOn((page) => inMain(page).getByRole('button', { name: /wishlist/ })) },
  { address: list, act: tapOn((page) => page.getByRole('button', { name: 'Filters', exact: true })) },
  { act: tapOn((page) => page.getByRole('dialog').getByRole('radio', { name: 'Black', exact: true })) },
  {
    address: product,
    act: tapOn((page) => page.getByRole('group', { name: 'Size' }).locator('label:not([data-stock="out"])')),
  },
  { act: tapOn((page) => page.getByRole('button', { name: 'Add to cart' })) },
  { act: tapOn((page) => inMain(page).getByRole('button', { name: /wishlist/ })) },
  { address: '/cart', act: tapOn((page) => page.getByRole('button', { name: /^Increase/ })) },
  { act: tapOn((page) => page.getByRole('button', { name: /^Remove/ })) },
];

/** @returns how long an act waited for its next paint, ms; 16 where the browser reports nothing longer */
async function nextPaint(device: Device, act: Act): Promise<number> {
  const { page } = device;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.waits = [];
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) window.waits.push(entry.duration);
      // Without a threshold the browser leaves out what took less than 104 ms.
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
  });
  await act(device);
  // Entries come after the paint that they time.
  await page.waitForTimeout(1000);
  return Math.max(16, ...(await page.evaluate(() => window.waits)));
}

/** Does ten acts of a signed-in shopper on a slow processor. @returns how long each waited for its next paint, ms */
export async function timeActs(browser: Browser, origin: string, cookies: readonly Cookie[]): Promise<number[]> {
  const device = await openPhone(browser, false);
  try {
    await device.page.context().addCookies([...cookies]);
    const waits: number[] = [];
    for (const { address, act } of acts) {
      if (address !== undefined) {
        const known = device.page.waitForResponse(/\/user\/session\//);
        await device.page.goto(`${origin}${address}`);
        await known;
      }
      waits.push(await nextPaint(device, act));
    }
    return waits;
  } finally {
    await device.close();
  }
}

/** The least that a page needs for a tap, without the shop's scripts: its heading changes colour. @returns ms */
export async function timeBareTaps(browser: Browser, origin: string): Promise<number[]> {
  const device = await openPhone(browser, false);
  try {
    await device.session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    const waits: number[] = [];
    for (const address of ['/', list, product]) {
      await device.page.goto(`${origin}${address}`);
      const heading = device.page.getByRole('heading', { level: 1 });
      await heading.evaluate((element) => element.addEventListener('click', () => (element.style.color = 'red')));
      waits.push(await nextPaint(device, ({ press }) => press(heading)));
    }
    return waits;
  } finally {
    await device.close();
  }
}
