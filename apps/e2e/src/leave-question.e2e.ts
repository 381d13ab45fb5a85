import { adminEmail, signIn } from './support/accounts.ts';
import { expect, test } from './support/quiet-page.ts';

test('J51 Back to the first page of a tab asks before unsaved settings are lost', async ({ context, page: other }) => {
  await signIn(other, adminEmail);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const tagline = page.getByLabel('Tagline');
  await tagline.fill('Typed and not saved');
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(tagline).toHaveValue('Typed and not saved');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
