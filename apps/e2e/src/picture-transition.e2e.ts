import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

const men = '/subcategoryproducts?c=627&n=Men';

/** Runs in the page before its own scripts: keeps what each transition of the page moves. */
const noteTransitions = (): void => {
  const moved: string[][] = [];
  Object.assign(globalThis, { moved });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      const elements = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
      const groups = elements.filter((element) => typeof element === 'string' && element.includes('-group('));
      moved.push(groups.map(String).toSorted());
    });
    return transition;
  };
};

const movedOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'moved'));
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('link');

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('S2.LIST S2.PDP a product’s picture moves from its card to its page, and back', async ({ page }) => {
    await page.addInitScript(noteTransitions);
    await open(page, men);
    const picture = ['::view-transition-group(header)', '::view-transition-group(product-picture)'];
    await firstCard(page).click();
    await expect(page).toHaveURL(/\/fullimage/);
    await expect.poll(() => movedOf(page)).toEqual([picture]);
    await page.goBack();
    await expect(page).toHaveURL(men);
    await expect.poll(() => movedOf(page)).toEqual([picture, picture]);
    await expect.poll(() => page.locator('[style*="view-transition-name"]').count(), 'no name stays').toBe(0);
    await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/cart');
    expect(await movedOf(page), 'no other page moves anything').toHaveLength(2);
  });
});

test('S9.A11Y a product’s picture does not move for who avoids motion', async ({ page }) => {
  await page.addInitScript(noteTransitions);
  await open(page, men);
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/fullimage/);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  expect(await movedOf(page)).toEqual([]);
});
