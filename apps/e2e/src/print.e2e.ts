import { signIn } from './support/accounts.ts';
import { expect, test } from './support/quiet-page.ts';
import { openFirstProduct } from './support/shopping.ts';
import { openSettled } from './support/routes.ts';

test('S2.SUM.01-04 a printed order names the shop, and nothing on paper is to be pressed', async ({ page }) => {
  await signIn(page, 'rahul@kayal.example');
  await openSettled(page, '/myorders');
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { name: /^Order KY/ }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'View order' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await main.getByRole('link', { name: 'View order' }).first().click();
  const sender = main.getByText('KAYAL · +91 90000 00000 · hello@kayal.example', { exact: true });
  await expect(main.getByRole('button', { name: 'Print this page' })).toBeVisible();
  await expect(sender).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sender).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
});

test('S2.PDP.03-04 a printed product has its picture, price and choices, without hearts, bag or other products', async ({
  page,
}) => {
  await openFirstProduct(page, '/subcategoryproducts?c=627&n=Men');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Similar Products' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of [/wishlist$/, /^Add to cart/, 'Size guide'])
    await expect(main.getByRole('button', { name })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Similar Products' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Zoom in on/ }).getByRole('img')).toBeVisible();
  await expect(main.getByRole('group', { name: 'Size' })).toBeVisible();
});
