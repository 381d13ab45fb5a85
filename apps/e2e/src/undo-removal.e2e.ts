import { registered, signIn } from './support/accounts.ts';
import { expect, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, open, openFirstProduct } from './support/shopping.ts';

test('J74 a line taken out of the bag comes back by Undo', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  const name = await openFirstProduct(page, '/subcategoryproducts?c=627&n=Men');
  await chooseSizeInStock(page);
  await addButton(page).click();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await open(page, '/cart');
  const lines = page.getByRole('list', { name: 'Items in your bag' });
  await lines.getByRole('button', { name: /^Remove/ }).click();
  await expect(lines).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toContainText(name);
  await page.reload();
  await expect(lines).toContainText(name);
});
