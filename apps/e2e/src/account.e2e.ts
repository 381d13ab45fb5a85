import { password, registered, signIn } from './support/accounts.ts';
import { codeFor } from './support/mailbox.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { addAddress, addButton, chooseSizeInStock, open, openFirstProduct, placeButton } from './support/shopping.ts';

test('S1.SHOP.08, S2.WISH.01-04, S8.WISH.03-04 a product is kept, found in the wishlist and taken out', async ({
  page,
  request,
}) => {
  const { email } = await registered(request);
  await signIn(page, email);
  await open(page, '/products?c=4&n=T-Shirts');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('link').first().textContent())?.trim() ?? '';
  await card.getByRole('button', { name: /wishlist/i }).click();
  await expect(page.getByText('Item added to wishlist!').first()).toBeVisible();

  await open(page, '/wishlist');
  await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', /\/fullimage\?I=[^&]+&N=/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /remove|delete/i })
    .first()
    .click();
  await expect(page.getByText('Item removed from wishlist!').first()).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('S1.SHOP.11, S2.ACC.01-18, J53 the account leads on, a new name is kept, and signing out forgets her', async ({
  page,
  request,
}) => {
  const { email, name } = await registered(request);
  await signIn(page, email);
  await open(page, '/accountmob');
  await expect(page.getByText(name).first()).toBeVisible();
  await open(page, '/account');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Edit Profile|My Info/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL('/myinfo');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('main')).not.toContainText(password);
  await expect(page.getByRole('link', { name: 'Change your password' })).toHaveAttribute('href', '/forgotpass');
});

test('S1.SHOP.14, S2.FORGOT.01-06 a forgotten password is changed with the code from the mail', async ({
  page,
  request,
}) => {
  const { email } = await registered(request);
  await open(page, '/forgotpass');
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(request, email));
  await page.getByLabel('New password', { exact: true }).fill('a-new-one-2026');
  await page.getByLabel('Confirm password', { exact: true }).fill('a-new-one-2026');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-new-one-2026');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('S2.SUM.01-08, J45-J46 an order has a page and an invoice that is a PDF, for its owner alone', async ({
  page,
  request,
  browser,
}) => {
  const { email, name } = await registered(request);
  await signIn(page, email);
  await openFirstProduct(page, '/products?c=4&n=T-Shirts');
  await chooseSizeInStock(page);
  await addButton(page).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await open(page, '/address');
  await addAddress(page, name);
  await open(page, '/cart');
  await placeButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await open(page, '/myorders');
  await page.locator('a[href*="/ordersummary?o="]').first().click();
  await expect(page).toHaveURL(/\/ordersummary\?o=/);
  await expect(page.getByRole('main')).toContainText('Fort Kochi');
  await expect(page.getByText('Package Delivered')).toBeVisible();

  const entryNo = new URL(page.url()).searchParams.get('o') ?? '';
  const invoice = await page.context().request.get(`/api/onlineorder/order/invoice/kayal/${entryNo}`);
  expect(invoice.headers()['content-type']).toContain('application/pdf');
  expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const download = page.waitForEvent('download');
  await page.getByText('DOWNLOAD INVOICE').filter({ visible: true }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  const stranger = await browser.newContext();
  const refused = await stranger.request.get(`/api/onlineorder/order/invoice/kayal/${entryNo}`);
  expect(refused.status()).toBe(401);
  await stranger.close();
});

test('S5.WISH.01-02, J17 a heart tapped before the login is applied after it', async ({ page, request }) => {
  const { email } = await registered(request);
  expectOnConsole(page, /status of 401/);
  await open(page, '/products?c=4&n=T-Shirts');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('link').first().textContent())?.trim() ?? '';
  await card.getByRole('button', { name: /wishlist/i }).click();
  await page
    .getByRole('link', { name: 'Log in' })
    .or(page.getByRole('button', { name: 'Log in' }))
    .first()
    .click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL('/login');
  await open(page, '/wishlist');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});
