import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { startGateway, type Notice } from '@kayal/server-testing/src/gateways/stand-in.ts';
import { adminEmail, logIn } from './support/accounts.ts';
import { startOwnServer, type OwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

const shopPort = 3242;
/** Until a round of the server has ended what is overdue: rounds come every 30 s. */
const aRound = { timeout: 45_000 };

/** The page of the gateway: a picture of it, as no browser of a test reaches the real one. */
const hostedPage = '<!doctype html><html lang="en"><title>Razorpay</title><h1>Pay Kayal</h1></html>';

async function orderAtGateway(page: Page): Promise<string> {
  await openFirstProduct(page, '/subcategoryproducts?c=628&n=Women');
  await chooseSizeInStock(page);
  await addButton(page).click();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('radio', { name: 'UPI, card or netbanking, now' }).click();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/payment\?order=KY/);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Pay Kayal' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
  return new URL(page.url()).searchParams.get('order') ?? '';
}

async function tell({ origin }: OwnServer, { body, headers }: Notice): Promise<void> {
  const answer = await fetch(`${origin}/api/onlineorder/payment/notices/razorpay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(200);
}

/** Lets the time to pay be over. */
function endTime({ dataDir }: OwnServer, entryNo: string): void {
  const file = new DatabaseSync(path.join(dataDir, 'kayal.db'), { timeout: 10_000 });
  file.prepare('update payment set expires_at = 1 where entry_no = ?').run(entryNo);
  file.close();
}

test('J70 an order is paid on the page of a gateway from a phone, and one is paid too late and placed all the same', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const gateway = await startGateway('razorpay', Date.now);
  const server = await startOwnServer(shopPort, gateway.settings);
  const { origin: baseURL } = server;
  const laptop = await browser.newContext({ baseURL });
  const phone = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.route('https://rzp.example/**', (route) => route.fulfill({ contentType: 'text/html', body: hostedPage }));
  const [owner, shopper] = [await laptop.newPage(), await phone.newPage()];
  const lines = [listenTo(owner), listenTo(shopper)];
  const lastPage = () => [...gateway.books.pages.keys()].at(-1) ?? '';
  try {
    await logIn(owner, adminEmail);
    await logIn(shopper, 'asha@kayal.example');

    await test.step('the owner switches the gateway on, and sees that its keys work and move no money', async () => {
      await owner.goto('/settings?section=selling');
      await owner
        .getByRole('region', { name: 'Ways to pay' })
        .getByRole('checkbox', { name: /^Razorpay/ })
        .check();
      await owner.getByRole('button', { name: 'Save settings' }).click();
      await expect(owner.getByText('You have changes that are not saved yet.')).toBeHidden();
      const connection = owner.getByRole('region', { name: 'Connection to gateways' });
      await expect(connection.getByText('Test mode: no money moves')).toBeVisible();
      await connection.getByRole('button', { name: 'Check Razorpay' }).click();
      await expect(connection.getByText('Razorpay accepts the keys of the server.')).toBeVisible();
    });

    await test.step('the shopper pays there; its notice comes twice and places one order', async () => {
      const entryNo = await orderAtGateway(shopper);
      const notice = gateway.pay(lastPage());
      await tell(server, notice);
      await tell(server, notice);
      await expect(shopper.getByRole('heading', { name: 'Paid. Your order is placed' })).toBeVisible(aRound);
      await owner.goto('/payments?stage=paid');
      await expect(owner.getByRole('row').filter({ hasText: entryNo })).toContainText('Razorpay');
    });

    await test.step('another order ends without money, which comes after all', async () => {
      const entryNo = await orderAtGateway(shopper);
      endTime(server, entryNo);
      await expect(shopper.getByRole('heading', { name: 'This order has ended without a payment' })).toBeVisible(
        aRound,
      );
      await tell(server, gateway.pay(lastPage()));
      await shopper.reload();
      await shopper.getByRole('link', { name: 'See your order' }).click();
      await expect(shopper.getByText(/^Paid by Razorpay on /)).toBeVisible();
      await owner.goto('/payments?stage=paid');
      await owner.getByRole('link', { name: entryNo }).click();
      await expect(owner.getByRole('dialog', { name: `Payment of ${entryNo}` })).toContainText('Paid');
    });
    expect(lines.flat()).toEqual([]);
  } finally {
    await Promise.all([laptop.close(), phone.close()]);
    await server.stop();
    await gateway.close();
  }
});
