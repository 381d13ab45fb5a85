import type { Locator } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';

/** Whether a tap in the middle of an element reaches it. */
const takesTaps = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test.use({ viewport: { width: 390, height: 844 } });

test('S2.HDR.04 a phone’s search folds on the way down, and comes back on the way up or with the focus, which moves nothing', async ({
  page,
}) => {
  await page.goto('/products?c=4&n=T-Shirts');
  const search = page.getByRole('combobox').first();
  const scroll = (by: number) => page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
  const position = () => page.evaluate(() => window.scrollY);
  expect(await takesTaps(search)).toBe(true);
  await scroll(900);
  await expect.poll(() => takesTaps(search)).toBe(false);
  await scroll(-20);
  await expect.poll(() => takesTaps(search)).toBe(true);
  await scroll(100);
  await expect.poll(() => takesTaps(search)).toBe(false);
  await page.locator('header a[href="/cart"]').first().focus();
  await expect.poll(() => takesTaps(search)).toBe(true);
  const { x = 0, y = 0 } = (await search.boundingBox()) ?? {};
  await page.mouse.click(x + 40, y + 20);
  await expect(search).toBeFocused();
  expect(await position()).toBe(980);
});
