import { logIn } from './support/accounts.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

const shopPort = 3234;

test('J43 a code that an owner makes is used on a phone, stops to apply and applies again, is spent with the order and given back', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer(shopPort);
  const { origin: baseURL } = server;
  const laptop = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const phone = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const [desk, shopper] = [await laptop.newPage(), await phone.newPage()];
  for (const page of [desk, shopper]) page.setDefaultTimeout(30_000);
  const lines = [listenTo(desk), listenTo(shopper)];
  try {
    await logIn(desk, 'admin@kayal.example');
    await logIn(shopper, 'asha@kayal.example');

    await test.step('the owner makes a code for one order', async () => {
      await desk.goto('/promotions');
      await desk.getByRole('link', { name: 'New promotion' }).click();
      await desk.getByLabel('Name', { exact: true }).fill('Diwali');
      await desk.getByLabel(/^Code/).fill('diwali 10');
      await desk.getByLabel(/^Orders in all/).fill('1');
      await desk.getByRole('button', { name: 'Start the promotion' }).click();
      await expect(desk.getByRole('row').filter({ hasText: 'DIWALI10' })).toContainText('0 of 1');
    });

    const prices = shopper.getByRole('region', { name: 'Price Details' });
    await test.step('she enters it in her bag', async () => {
      await openFirstProduct(shopper, '/subcategoryproducts?c=628&n=Women');
      await chooseSizeInStock(shopper);
      await addButton(shopper).click();
      await expect(shopper.getByText('Item added to cart successfully!')).toBeVisible();
      await shopper.goto('/cart');
      await shopper.getByRole('textbox', { name: 'Promotion code' }).fill(' diwali10');
      await shopper.getByRole('button', { name: 'Apply' }).click();
      await expect(prices).toContainText('Diwali (DIWALI10)');
    });

    await test.step('it stops to apply, says so, and applies again', async () => {
      await desk.getByRole('button', { name: 'Pause Diwali' }).click();
      await expect(desk.getByRole('button', { name: 'Continue Diwali' })).toBeVisible();
      await shopper.reload();
      await expect(shopper.getByText('This code does not apply now.')).toBeVisible();
      await expect(prices).not.toContainText('Diwali (DIWALI10)');
      await desk.getByRole('button', { name: 'Continue Diwali' }).click();
      await expect(desk.getByRole('button', { name: 'Pause Diwali' })).toBeVisible();
      await shopper.reload();
      await expect(prices).toContainText('Diwali (DIWALI10)');
    });

    const entryNo = await test.step('she orders with it', async () => {
      await placeButton(shopper).click();
      const dialog = shopper.getByRole('dialog', { name: 'Your Order is Placed!' });
      await expect(dialog).toBeVisible();
      return /KY[0-9A-Z]+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
    });

    await test.step('both see it on the order, and it is used up', async () => {
      await shopper.goto(`/ordersummary?o=${entryNo}`);
      await expect(prices).toContainText('Diwali (DIWALI10)');
      await desk.goto(`/dashboard?order=${entryNo}`);
      await expect(desk.getByRole('list', { name: 'Promotions' })).toContainText('Diwali (DIWALI10)');
      await desk.goto('/promotions');
      await expect(desk.getByRole('row').filter({ hasText: 'DIWALI10' })).toContainText('Used up');
    });

    await test.step('her cancel gives it back', async () => {
      await shopper.getByRole('button', { name: 'Cancel order' }).click();
      const question = shopper.getByRole('alertdialog', { name: 'Cancel this order?' });
      await question.getByRole('button', { name: 'Cancel order' }).click();
      await expect(shopper.getByText(/^This order is cancelled/)).toBeVisible();
      await desk.reload();
      await expect(desk.getByRole('row').filter({ hasText: 'DIWALI10' })).toContainText('0 of 1');
    });
    expect(lines.flat()).toEqual([]);
  } finally {
    await Promise.all([laptop.close(), phone.close()]);
    await server.stop();
  }
});
