import { registered, signIn } from './support/accounts.ts';
import { expect, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';
import { addAddress, addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

test('S2.CART.01-21, S2.ADDR.01-08 the bag and the addresses show all their specified parts', async ({
  page,
  request,
}) => {
  const { email, name } = await registered(request);
  await signIn(page, email);
  await openSettled(page, '/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const product = await openFirstProduct(page, '/products?c=4&n=T-Shirts');
  const size = await chooseSizeInStock(page);
  await addButton(page).click();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();

  await openSettled(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Shopping Bag' })).toBeVisible();
  await expect(main.getByText('No address Selected')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add', exact: true })).toHaveAttribute('href', '/address');
  const line = main.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem').first();
  await expect(line).toContainText(product);
  await expect(line).toContainText(size);
  await expect(line).toContainText(/₹[\d,]+/);
  await expect(line).toContainText(/Delivery by [A-Z][a-z]{2} [A-Z][a-z]{2} \d\d/);
  await expect(line.locator('img').first()).toBeAttached();
  await expect(line.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add More From Wishlist' })).toHaveAttribute('href', '/wishlist');
  for (const row of ['Price Details', 'Total', 'Discount', 'Delivery Charges', 'Total Amount']) {
    await expect(main.getByText(row, { exact: false }).first()).toBeVisible();
  }
  await expect(placeButton(page)).toBeVisible();

  await openSettled(page, '/address');
  await expect(main.getByRole('heading', { level: 1, name: 'Select Delivery Address' })).toBeVisible();
  await addAddress(page, name);
  await expect(main.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await expect(main.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await main.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveCount(7);
  await expect(dialog.getByRole('radio', { name: 'Office' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/cart');
  await openSettled(page, '/cart');
  await expect(main.getByText('Deliver to:')).toBeVisible();
});

test('S2.ORD.01-04, S2.SUM.01-09, S2.WISH.01-04 orders, an order and the wishlist show all their specified parts', async ({
  page,
}) => {
  await signIn(page, 'rahul@kayal.example');
  await openSettled(page, '/myorders');
  const main = page.getByRole('main');
  const order = main.getByRole('region', { name: /^Order KY/ }).first();
  await expect(order.locator('img').first()).toBeAttached();
  await expect(order).toContainText(/Size/);
  await expect(order).toContainText(/\d\d\/\d\d\/\d{4}/);
  await order.locator('a[href*="/ordersummary?o="]').first().click();
  await expect(page).toHaveURL(/\/ordersummary\?o=KY/);
  for (const text of ['Order number', 'Order placed', 'Shipping address', 'Order Confirmed', 'Package Delivered']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  for (const row of ['Price', 'Discount', 'Delivery Charges', 'Total Amount']) {
    await expect(main.getByText(row, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByText('DOWNLOAD INVOICE').filter({ visible: true }).first()).toBeVisible();
  await openSettled(page, '/ordersummary');
  await expect(main.getByText('Sample').first()).toBeVisible();
  await expect(main).toContainText('₹40');
  await openSettled(page, '/wishlist');
  await expect(main.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
});

test('S2.ACC.01-18, J66 the account, at both its addresses, and the personal data show all their specified parts', async ({
  page,
}) => {
  await signIn(page, 'rahul@kayal.example');
  const main = page.getByRole('main');
  for (const address of ['/account', '/accountmob']) {
    await openSettled(page, address);
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('HomeAccount');
    await expect(main.getByText('RM', { exact: true })).toBeVisible();
    await expect(main).toContainText('Rahul Menon');
    await expect(main.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/myinfo');
    for (const [name, href] of Object.entries({
      'My Info': '/myinfo',
      'Terms & Condition': '/termsconditions',
      'Privacy Policy': '/privacypolicy',
      'My Orders': '/myorders',
      'Wish List': '/wishlist',
    })) {
      await expect(main.locator(`a[href="${href}"]`).filter({ hasText: name, visible: true }).last()).toBeVisible();
    }
    await expect(main.getByRole('button', { name: 'Log Out' })).toBeVisible();
  }
  await openSettled(page, '/myinfo');
  await expect(main).toContainText('rahul@kayal.example');
  await expect(main).toContainText('********');
  await expect(main.getByRole('link', { name: 'Change your password' })).toHaveAttribute('href', '/forgotpass');
  await expect(main.getByText('Default billing address')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add New' })).toHaveAttribute('href', '/address');
});
