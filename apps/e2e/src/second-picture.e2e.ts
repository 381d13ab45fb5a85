import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';

/** Opens a list. @returns its first card, and the addresses of second views fetched so far */
async function openList(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('view=back')) fetched.push(request.url());
  });
  await page.goto('/products?c=4&n=T-Shirts');
  await page.waitForLoadState('networkidle');
  return { card: page.getByRole('article').first(), fetched };
}

test('a card fetches its second view when a mouse first points at it, and shows it then', async ({ page }) => {
  const { card, fetched } = await openList(page);
  expect(fetched).toEqual([]);
  await card.getByRole('link').hover();
  await expect(card.locator('[data-loaded="true"]')).toHaveCSS('opacity', '1');
  expect(fetched).toHaveLength(1);
});

test.describe('with a touch', () => {
  test.use({ hasTouch: true });

  test('a card fetches no second view', async ({ page }) => {
    const { card, fetched } = await openList(page);
    await card.getByRole('button', { name: /wishlist/ }).tap();
    // The tap is answered: the visitor is asked to log in.
    await expect(page.locator('[data-toast-region]')).toBeVisible();
    expect(fetched).toEqual([]);
  });
});
