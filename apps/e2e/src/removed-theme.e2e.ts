import { expect, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

test('a removed theme is gone with the next page that a link opens; Back waits for no settings', async ({ page }) => {
  let themeStylesheet: string | null = '/own-look.css';
  await page.route('**/own-look.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body { outline-style: dotted }' }),
  );
  await page.route(/\/api\/onlineorder\/shop\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), themeStylesheet } });
  });
  // As in a page that was opened a minute ago: until then it keeps the settings that came with it.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  const look = () => page.evaluate(() => getComputedStyle(document.body).outlineStyle);
  await open(page, '/subcategoryproducts?c=627&n=Men');
  expect(await look()).toBe('none');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect.poll(look).toBe('dotted');
  themeStylesheet = null;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
  expect(await look(), 'the page before is shown again as it was left').toBe('dotted');
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click();
  await expect.poll(look).toBe('none');
  // An answer that is still on its way cannot be read once the page is closed.
  await page.unrouteAll({ behavior: 'wait' });
});
