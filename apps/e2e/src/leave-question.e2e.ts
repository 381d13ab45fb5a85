import { adminEmail, signIn } from './support/accounts.ts';
import { expect, test } from './support/quiet-page.ts';
import { builtFile } from './support/scripts/built-file.ts';

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

test('J60 Back while a page of the back office is being started shows the page before', async ({ page }) => {
  await signIn(page, adminEmail);
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Settings');
  const navigation = `**/${builtFile('src/runtime/routing/browser-navigation.ts')}`;
  const released = Promise.withResolvers<void>();
  await page.route(navigation, async (route) => {
    await released.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(navigation);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await asked;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/dashboard/);
  released.resolve();
  await expect(title).toHaveText('Orders');
});
