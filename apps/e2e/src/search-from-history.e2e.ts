import { expect, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';
import { openFirstProduct } from './support/shopping.ts';

test('J07 a search that only the navigation state names shows nothing of the whole shop first', async ({ page }) => {
  await openFirstProduct(page, '/subcategoryproducts?c=627&n=Men');
  // The history is changed by hand below, which only a page that is taken over can follow.
  await openSettled(page, page.url());
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { headingsSeen: () => [...seen] });
    const state = { usr: { filter: 'tee' }, key: 'stated' };
    history.pushState(state, '', '/searchpage');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tee”' })).toBeVisible();
  await expect(page).toHaveURL('/searchpage?q=tee');
  expect(await page.evaluate(() => window.headingsSeen())).not.toContain('All products');
});

declare global {
  interface Window {
    headingsSeen: () => string[];
  }
}
