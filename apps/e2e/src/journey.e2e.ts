import { codeFor } from './support/mailbox.ts';
import { freshAccount, logIn, password } from './support/accounts.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addAddress, addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

test('S1.SHOP.06-07, S1.SHOP.09-13, S1.ADM.06, S6.SHOP.03 from home to a delivered order: find, choose, register, add, address, order; the admin delivers', async ({
  page,
  browser,
  request,
}) => {
  const account = freshAccount();

  await test.step('S1.SHOP.01-02, S1.PROD.02, S6.VIS.01 she browses to a list and opens a product', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Made to move/i);
    await page.getByRole('main').getByRole('link', { name: /Women/ }).click();
    await expect(page).toHaveURL(/\/subcategoryproducts\?c=628&n=Women/);
  });

  const product = await openFirstProduct(page, '/subcategoryproducts?c=628&n=Women');
  const size = await chooseSizeInStock(page);

  await test.step('S5.ADD.01, J19 adding asks her to log in and keeps what she chose', async () => {
    await addButton(page).click();
    await expect(page.getByText('Please login to continue.')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await test.step('S4.SIGNUP.01-02 she registers with a code from her mail', async () => {
    await page.getByRole('link', { name: 'Not a Member? Register Here' }).click();
    await expect(page).toHaveURL('/signup');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Full name')).toBeFocused();
    await page.getByLabel('Full name').fill(account.name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByText('Registration Successful')).toBeVisible();
    await expect(page).toHaveURL('/verify');
    await expect(page.getByText(/Time remaining: \d+ sec/)).toBeVisible();
    await page.getByLabel('Code').fill(await codeFor(request, account.email));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('OTP Verified Successfully!')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await test.step('J19 after the login the choice is carried out', async () => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/fullimage/);
    await page
      .getByRole('link', { name: /Shopping Bag|Bag, 1|Cart, 1/ })
      .first()
      .click();
    await expect(page).toHaveURL('/cart');
  });

  await test.step('S2.CART the bag shows it; without an address nothing is ordered (J18)', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible();
    const lines = page.getByRole('list', { name: 'Items in your bag' });
    await expect(lines).toContainText(product);
    await expect(lines).toContainText(size);
    await expect(page.getByText('No address Selected')).toBeVisible();
    await placeButton(page).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL('/address');
  });

  await test.step('S2.ADDR she adds an address, which becomes the active one', async () => {
    await addAddress(page, account.name);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByText('Deliver to:')).toBeVisible();
  });

  const entryNo = await test.step('S2.CART.19-20, S4.ORDER.03 she orders', async () => {
    await placeButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Your Order is Placed!' });
    await expect(dialog).toBeVisible();
    const number = /KY[0-9A-Z]+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
    await dialog.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL('/');
    return number;
  });

  await test.step('S2.ORD she sees the order, waiting', async () => {
    await page.goto('/myorders');
    const order = page.getByRole('region', { name: `Order ${entryNo}` });
    await expect(order).toContainText(product);
    await expect(order).toContainText('Pending');
  });

  await test.step('S4.ADMORD the admin marks it delivered', async () => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const admin = await context.newPage();
    const lines = listenTo(admin);
    await logIn(admin, 'admin@kayal.example');
    await admin.goto('/dashboard');
    const row = admin.getByRole('row').filter({ hasText: entryNo });
    await expect(row).toContainText('Pending');
    await row.getByRole('button', { name: /^Done/ }).click();
    const dialog = admin.getByRole('alertdialog');
    await expect(dialog).toContainText(entryNo);
    await expect(dialog).toContainText(account.name);
    await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(row).toContainText('Success');
    await expect(row.getByRole('button', { name: /^Done/ })).toBeHidden();
    expect(lines).toEqual([]);
    await context.close();
  });

  await test.step('S4.ADMORD.02 she sees that too', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: `Order ${entryNo}` })).toContainText('Delivered');
  });
});
