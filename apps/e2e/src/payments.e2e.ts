import type { APIRequestContext, Page } from '@playwright/test';
import { logIn } from './support/accounts.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

const shopPort = 3235;
const base = '/api/onlineorder';
const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Switches payments by UPI on, as the settings page does. */
async function takeUpi(desk: APIRequestContext): Promise<void> {
  const { settings, version } = await (await desk.get(`${base}/settings/kayal`)).json();
  const payments = { cash: true, upi: true, upiAddress: 'kayal@bank', upiName: 'Kayal', upiMerchantCode: '5651' };
  const data = { version, settings: { ...settings, payments }, theme: null };
  expect((await desk.put(`${base}/settings/kayal`, { data, headers })).ok()).toBe(true);
}

/** The owner finds the payment in her account. */
async function confirm(desk: APIRequestContext): Promise<void> {
  const { payments } = await (await desk.get(`${base}/payments/kayal?stage=waiting`)).json();
  const [{ id, stage }] = payments;
  const data = { step: 'confirm', stage };
  expect((await desk.post(`${base}/payment/step/kayal/${id}`, { data, headers })).ok()).toBe(true);
}

async function orderByUpi(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('radio', { name: 'UPI, now' }).click();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/payment\?order=KY/);
  await expect(page.getByRole('link', { name: 'Pay with your UPI app' })).toBeVisible();
}

test('J70 an order is paid by UPI on a phone: taken back with its bag kept, then paid, confirmed and placed', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer(shopPort);
  const { origin: baseURL } = server;
  const laptop = await browser.newContext({ baseURL });
  const viewport = { width: 390, height: 844 };
  const phone = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
  const [desk, shopper] = [await laptop.newPage(), await phone.newPage()];
  const lines = [listenTo(desk), listenTo(shopper)];
  try {
    await logIn(desk, 'admin@kayal.example');
    await takeUpi(desk.request);
    await logIn(shopper, 'asha@kayal.example');
    await openFirstProduct(shopper, '/subcategoryproducts?c=628&n=Women');
    await chooseSizeInStock(shopper);
    await addButton(shopper).click();
    await expect(shopper.getByText('Item added to cart successfully!')).toBeVisible();

    await test.step('she takes the order back, and her bag is as it was', async () => {
      await orderByUpi(shopper);
      await shopper.getByRole('button', { name: 'Take the order back' }).click();
      await shopper.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
      await shopper.getByRole('link', { name: 'Go to your bag' }).click();
      await expect(shopper.getByRole('list', { name: 'Items in your bag' })).toBeVisible();
    });

    await test.step('she pays, and comes back to the payment from My Orders', async () => {
      await orderByUpi(shopper);
      await shopper.goto('/myorders');
      await shopper.getByRole('link', { name: 'Pay it now' }).click();
      await shopper.getByRole('textbox', { name: /^Number of your payment/ }).fill('4123 4567 8901');
      await shopper.getByRole('button', { name: 'I have paid' }).click();
      await expect(shopper.getByText(/^The shop confirms it by /)).toBeVisible();
      await shopper.reload();
      await expect(shopper.getByText('Number of your payment: 412345678901')).toBeVisible();
    });

    await test.step('the owner confirms it: the order is placed, and the bag is empty', async () => {
      await confirm(desk.request);
      await shopper.getByRole('link', { name: 'See your order' }).click();
      await expect(shopper.getByText(/^Paid by UPI on /)).toBeVisible();
      await shopper.goto('/cart');
      await expect(shopper.getByRole('list', { name: 'Items in your bag' })).toHaveCount(0);
      await expect(shopper.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    });
    expect(lines.flat()).toEqual([]);
  } finally {
    await Promise.all([laptop.close(), phone.close()]);
    await server.stop();
  }
});
