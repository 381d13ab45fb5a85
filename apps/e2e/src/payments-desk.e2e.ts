import type { APIRequestContext } from '@playwright/test';
import { adminEmail, logIn, signIn } from './support/accounts.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, openFirstProduct } from './support/shopping.ts';

const shopPort = 3236;
const base = '/api/onlineorder';
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Orders the bag, as the shopper's page does. @param details how it is paid */
async function orderBag(request: APIRequestContext, details: object) {
  const { user } = await (await request.get(`${base}/user/session/kayal`)).json();
  const { items } = await (await request.get(`${base}/cart/items/kayal/${user.id}`)).json();
  const lines = items.map((line: Readonly<Record<string, unknown>>) => ({
    id: line['itemId'],
    mrp: line['currentPrice'],
    quantity: line['quantity'],
    uniqueCode: line['uniqueCode'],
  }));
  const ordered = await request.post(`${base}/orderAdd/kayal`, {
    data: { date: '2026-11-29', id: user.id, contact: '9876500011', items: lines, ...details },
    headers: sameOrigin,
  });
  return ordered.json();
}

/** Orders the bag by UPI and says that it is paid. @returns the number of the order */
async function payByUpi(request: APIRequestContext, reference: string): Promise<string> {
  const { orderId, awaits, code } = await orderBag(request, { payment: 'upi' });
  expect({ awaits, code }).toEqual({ awaits: 'upi', code: undefined });
  const claimed = await request.post(`${base}/payment/order/kayal/${orderId}`, {
    data: { step: 'claim', reference },
    headers: sameOrigin,
  });
  expect(claimed.status()).toBe(200);
  return orderId;
}

test('J70 the owner switches UPI on without code, confirms one payment, imports a statement for the next, and settles cash', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer(shopPort);
  const { origin: baseURL } = server;
  const phone = { baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const [desk, shopper] = [await browser.newContext(phone), await browser.newContext(phone)];
  const [owner, asha] = [await desk.newPage(), await shopper.newPage()];
  for (const page of [owner, asha]) page.setDefaultTimeout(30_000);
  const lines = listenTo(owner);
  const pages = owner.getByRole('navigation', { name: 'Back office' });
  const fillBag = async (): Promise<void> => {
    await openFirstProduct(asha, '/subcategoryproducts?c=628&n=Women');
    await chooseSizeInStock(asha);
    await addButton(asha).click();
    await expect(asha.getByText('Item added to cart successfully!')).toBeVisible();
  };
  try {
    await logIn(owner, adminEmail);
    await signIn(asha, 'asha@kayal.example');

    await test.step('a shop without prepaid ways has no such page in its tabs', async () => {
      await owner.goto('/settings?section=selling');
      await expect(pages.getByRole('link', { name: 'Settings' })).toBeVisible();
      await expect(pages.getByRole('link', { name: /^Payments/ })).toHaveCount(0);
    });

    await test.step('UPI needs address and name', async () => {
      const box = owner.getByRole('region', { name: 'Ways to pay' });
      await box.getByRole('checkbox', { name: /^UPI/ }).check();
      await box.getByRole('textbox', { name: 'UPI address' }).fill('kayal@bank');
      await owner.getByRole('button', { name: 'Save settings' }).click();
      await owner.getByRole('link', { name: /^Ways to pay: upi name/i }).click();
      await box.getByRole('textbox', { name: 'Name of the account' }).fill('Kayal');
      await owner.getByRole('button', { name: 'Save settings' }).click();
      await expect(owner.getByText('You have changes that are not saved yet.')).toBeHidden();
    });

    await test.step('one payment is confirmed by hand', async () => {
      await fillBag();
      const entryNo = await payByUpi(asha.request, '412345678901');
      await owner.goto('/payments');
      await expect(pages.getByRole('link', { name: 'Payments 1' })).toBeVisible();
      await owner.getByRole('link', { name: entryNo }).click();
      await owner.getByRole('button', { name: 'Confirm…' }).click();
      await owner.getByRole('button', { name: 'It is there' }).click();
      await expect(owner.getByRole('dialog', { name: `Payment of ${entryNo}` })).toContainText('Paid');
      await owner.goto(`/dashboard?order=${entryNo}`);
      await expect(owner.getByRole('region', { name: 'Payment' })).toContainText('Reference 412345678901');
    });

    await test.step('the next one by the statement of the bank; the same file again changes nothing', async () => {
      await fillBag();
      const entryNo = await payByUpi(asha.request, '512345678902');
      await owner.goto('/payments');
      const row = owner.getByRole('row').filter({ hasText: entryNo });
      const amount = /₹([\d,]+)/.exec(await row.innerText())?.[1]?.replaceAll(',', '') ?? '';
      const buffer = Buffer.from(`Date,Narration,Credit\n29/11/2026,UPI/512345678902/ASHA,${amount}.00\n`);
      const file = { name: 'statement.csv', mimeType: 'text/csv', buffer };
      await owner.getByLabel('Import a bank statement').setInputFiles(file);
      await expect(owner.getByText(`Confirmed: ${entryNo}.`)).toBeVisible();
      await expect(owner.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
      await owner.getByLabel('Import a bank statement').setInputFiles(file);
      await expect(owner.getByText(/1 row was imported before/)).toBeVisible();
    });
    await test.step('cash that a courier collected is settled by its file', async () => {
      await fillBag();
      const { orderId, total } = await orderBag(asha.request, {});
      for (const data of [
        { step: 'ship', entryNos: [orderId], courierId: 'delhivery', trackingNumber: 'AWB-77' },
        { step: 'deliver', entryNos: [orderId] },
      ]) {
        const taken = await owner.request.post(`${base}/orders/step/kayal`, { data, headers: sameOrigin });
        expect(taken.status()).toBe(200);
      }
      await owner.goto('/settings?section=selling');
      await owner.getByRole('link', { name: 'Cash that is not settled' }).click();
      await expect(owner.getByRole('row').filter({ hasText: orderId })).toContainText('Delhivery');
      const buffer = Buffer.from(`AWB,COD amount,UTR\nAWB-77,${total},UTR1\nAWB-78,10,UTR1\n`);
      const file = { name: 'cod.csv', mimeType: 'text/csv', buffer };
      await owner.getByLabel('Import a courier’s settlement').setInputFiles(file);
      await expect(owner.getByText('No order has this number')).toBeVisible();
      await owner.getByRole('button', { name: 'Settle 1 order' }).click();
      await expect(owner.getByText(/^1 order with .*: settled\.$/)).toBeVisible();
      await expect(owner.getByRole('heading', { name: 'All collected cash is settled' })).toBeVisible();
    });
    // The refused save is the one answer of an error.
    expect(lines.filter((line) => !line.includes('400'))).toEqual([]);
  } finally {
    await Promise.all([desk.close(), shopper.close()]);
    await server.stop();
  }
});
