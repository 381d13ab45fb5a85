import type { Page } from '@playwright/test';
import { adminEmail, logIn } from './support/accounts.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

const shopPort = 3243;
const rehearsalPort = 3246;
/** A copy of the demo, its start as a shop of its own, and its switch take seconds. */
const aWhile = { timeout: 60_000 };

/** Sets what a product costs, in the back office. */
async function setPrice(owner: Page, id: number, rupees: number): Promise<void> {
  await owner.goto(`/catalogue?open=${id}`);
  const form = owner.getByRole('dialog');
  await form.getByRole('textbox', { name: 'MRP' }).fill(String(rupees));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText(/ is saved$/)).toBeVisible();
}

test('an owner rehearses a price under another address, sells meanwhile, and switches without losing the order', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer(shopPort, { REHEARSAL_PORT: String(rehearsalPort) });
  const { origin: baseURL } = server;
  const [desk, phone] = [
    await browser.newContext({ baseURL }),
    await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  ];
  const there = await browser.newContext({ baseURL: `http://127.0.0.1:${rehearsalPort}` });
  const [owner, shopper, rehearsing] = [await desk.newPage(), await phone.newPage(), await there.newPage()];
  let entryNo = '';
  const lines = [owner, shopper, rehearsing].map(listenTo);
  try {
    await logIn(owner, adminEmail);
    await logIn(shopper, 'asha@kayal.example');

    await test.step('the copy opens under its own address and says what it is', async () => {
      await owner.goto('/settings?section=rehearsal');
      await owner.getByRole('button', { name: 'Make a rehearsal' }).click();
      await expect(owner.getByRole('link', { name: /^Open the rehearsal at / })).toBeVisible(aWhile);
      await rehearsing.goto('/');
      await expect(rehearsing.getByText(/^Rehearsal: a copy of the shop\./)).toBeVisible();
    });

    await test.step('a price changes there, and nothing changes here', async () => {
      await logIn(rehearsing, adminEmail);
      await setPrice(rehearsing, 10_001, 777);
      await rehearsing.goto('/fullimage?I=MTAwMDE');
      await expect(rehearsing.getByText('₹777').first()).toBeVisible();
      await shopper.goto('/fullimage?I=MTAwMDE');
      await expect(shopper.getByText('₹549').first()).toBeVisible();
    });

    await test.step('a shopper orders meanwhile', async () => {
      await openFirstProduct(shopper, '/subcategoryproducts?c=628&n=Women');
      await chooseSizeInStock(shopper);
      await addButton(shopper).click();
      await expect(shopper.getByText('Item added to cart successfully!')).toBeVisible();
      await shopper.goto('/cart');
      await placeButton(shopper).click();
      const placed = shopper.getByRole('dialog', { name: 'Your Order is Placed!' });
      await expect(placed).toBeVisible();
      entryNo = /KY[0-9A-Z]+/.exec((await placed.textContent()) ?? '')?.[0] ?? '';
    });

    await test.step('after the switch shoppers see the price, the order is there, and the copy is gone', async () => {
      await owner.getByRole('button', { name: 'Compare again' }).click();
      await expect(owner.getByRole('row', { name: /^Products 1/ })).toBeVisible();
      await owner.getByRole('button', { name: 'Switch', exact: true }).click();
      await owner.getByRole('alertdialog').getByRole('button', { name: 'Switch' }).click();
      await expect(owner.getByText(/Shoppers see what you rehearsed\.$/)).toBeVisible(aWhile);
      await shopper.goto('/fullimage?I=MTAwMDE');
      await expect(shopper.getByText('₹777').first()).toBeVisible();
      await shopper.goto('/myorders');
      await expect(shopper.getByText(`Order ${entryNo}`)).toBeVisible();
      await expect(fetch(`http://127.0.0.1:${rehearsalPort}/health/live`)).rejects.toThrow();
    });
    expect(lines.flat()).toEqual([]);
  } finally {
    await Promise.all([desk.close(), phone.close(), there.close()]);
    await server.stop();
  }
});
