import { registered, signIn } from './support/accounts.ts';
import { tabAndPress, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/quiet-page.ts';
import { addButton, open, placeButton } from './support/shopping.ts';

test('S1.SHOP.04-10 by keyboard alone: search, filter, choose, add, address, order; the admin delivers', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const account = await registered(request);
  await signIn(page, account.email);

  await test.step('S2.SRCH she searches and filters', async () => {
    await open(page, '/');
    await tabTo(page, page.getByRole('combobox', { name: 'Search products' }));
    await page.keyboard.type('tee');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/searchpage\?q=tee/);
    await expect(page.getByRole('heading', { level: 1, name: /tee/ })).toBeVisible();
    await tabAndPress(page, page.getByRole('button', { name: /^Filters/ }));
    await tabAndPress(page, page.getByRole('switch', { name: 'Combine filters' }), 'Space');
    await expect(page.getByRole('switch', { name: 'Combine filters' })).toBeChecked();
    const apply = page.getByRole('button', { name: 'Apply' });
    if (await apply.isVisible()) await tabAndPress(page, apply);
  });

  await test.step('S2.PDP she opens a product, chooses a size and adds it', async () => {
    await tabAndPress(page, page.getByRole('main').getByRole('article').first().getByRole('link').first());
    await expect(page).toHaveURL(/\/fullimage/);
    const sizes = page.getByRole('group', { name: 'Size' }).getByRole('radio');
    await tabTo(page, sizes.first());
    for (let tries = await sizes.count(); tries > 0; tries -= 1) {
      await page.keyboard.press(tries === 1 ? 'Space' : 'ArrowRight');
      const chosen = page.getByRole('group', { name: 'Size' }).locator('label:has(:checked)');
      if ((await chosen.getAttribute('data-stock')) !== 'out') break;
    }
    await tabAndPress(page, addButton(page));
    await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  });

  await test.step('S2.CART, S2.ADDR she gives an address and orders', async () => {
    await open(page, '/cart');
    await tabAndPress(page, page.getByRole('link', { name: 'Add', exact: true }));
    await expect(page).toHaveURL('/address');
    await tabAndPress(page, page.getByRole('button', { name: '+ Add New Address' }));
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    const texts = {
      Name: account.name,
      'Mobile No': '9876543210',
      Pincode: '682001',
      'Locality / Town': 'Fort Kochi',
      Address: '14 Beach Road',
    };
    for (const [label, text] of Object.entries(texts)) {
      await tabTo(page, dialog.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    for (const [label, text] of Object.entries({ City: 'Kochi', District: 'Ernakulam' })) {
      await tabTo(page, dialog.getByLabel(label, { exact: true }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    }
    await tabAndPress(page, dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toBeHidden();
    await tabAndPress(page, page.getByRole('link', { name: 'Continue' }));
    await expect(page.getByText('Deliver to:')).toBeVisible();
    await tabAndPress(page, placeButton(page));
  });

  const placed = page.getByRole('dialog', { name: 'Your Order is Placed!' });
  await expect(placed).toBeVisible();
  const entryNo = /KY[0-9A-Z]+/.exec((await placed.textContent()) ?? '')?.[0] ?? '';
  await tabAndPress(page, placed.getByRole('link', { name: 'Continue Shopping' }));
  await expect(page).toHaveURL('/');

  await test.step('S4.ADMORD the admin marks it delivered', async () => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const admin = await context.newPage();
    await signIn(admin, 'admin@kayal.example');
    await open(admin, `/dashboard?q=${entryNo}`);
    const row = admin.getByRole('row').filter({ hasText: entryNo });
    await tabAndPress(admin, row.getByRole('button', { name: /^Done/ }));
    await tabAndPress(admin, admin.getByRole('alertdialog').getByRole('button', { name: 'Mark as delivered' }));
    await expect(row).toContainText('Success');
    await context.close();
  });
});
