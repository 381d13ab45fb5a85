import { password, registered, signIn } from './support/accounts.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

test('S2.ADDR, S8.PROF.02 an address that is being typed when the session ends is there after the login', async ({
  page,
  context,
  request,
}) => {
  expectOnConsole(page, /status of 401/);
  const { email } = await registered(request);
  await signIn(page, email);
  await open(page, '/address');
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await page.getByRole('button', { name: '+ Add New Address' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Meera Nair');
  await dialog.getByLabel('Address', { exact: true }).fill('14 Beach Road');
  await dialog.getByText('Office', { exact: true }).click();
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/address');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Meera Nair');
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('14 Beach Road');
  await expect(dialog.getByRole('radio', { name: 'Office' })).toBeChecked();
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('Beach Road');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '+ Add New Address' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('');
});
