import { logIn, registered, signIn } from './support/accounts.ts';
import { codeFor } from './support/mailbox.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addAddress, addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

const shopPort = 3237;
const base = '/api/onlineorder';

test('S2.CART.19 on a phone a first order in cash needs the code that the shop mails, where its owner asks for it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer(shopPort);
  const { origin: baseURL } = server;
  const desk = await browser.newContext({ baseURL });
  const phone = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const [owner, shopper] = [await desk.newPage(), await phone.newPage()];
  for (const page of [owner, shopper]) page.setDefaultTimeout(30_000);
  const lines = listenTo(shopper);
  try {
    await test.step('the owner asks for a code', async () => {
      await signIn(owner, 'admin@kayal.example');
      const { version, settings } = await (await owner.request.get(`${base}/settings/kayal`)).json();
      const cashTerms = { ...settings.cashTerms, codeForFirst: true };
      const saved = await owner.request.put(`${base}/settings/kayal`, {
        data: { version, settings: { ...settings, cashTerms }, theme: null },
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      });
      expect(saved.status()).toBe(200);
    });

    const { email } = await registered(shopper.request);
    await test.step('a new shopper fills her bag', async () => {
      await logIn(shopper, email);
      await shopper.goto('/address');
      await addAddress(shopper, 'Meera Nair');
      await openFirstProduct(shopper, '/subcategoryproducts?c=628&n=Women');
      await chooseSizeInStock(shopper);
      await addButton(shopper).click();
      await expect(shopper.getByText('Item added to cart successfully!')).toBeVisible();
    });

    const dialog = shopper.getByRole('dialog', { name: 'Confirm your order' });
    const enter = async (code: string): Promise<void> => {
      await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
      await dialog.getByRole('button', { name: 'Place Order' }).click();
    };
    await test.step('her order waits for the code, and a wrong one does not place it', async () => {
      await shopper.goto('/cart');
      await placeButton(shopper).click();
      await expect(dialog.getByText('Time remaining: 10 min')).toBeVisible();
      const right = await codeFor(shopper.request, email);
      await enter(right === '111111' ? '222222' : '111111');
      await expect(dialog.getByText('Invalid OTP. Please check the code and try again.')).toBeVisible();
    });

    await test.step('the code of the mail places it', async () => {
      await enter(await codeFor(shopper.request, email));
      const placed = shopper.getByRole('dialog', { name: 'Your Order is Placed!' });
      await expect(placed).toBeVisible();
      await expect(dialog).toBeHidden();
      await placed.getByRole('link', { name: 'View Order' }).click();
      await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
    });
    // A browser prints each refused call: the order without its code, and the one with a wrong code.
    expect(lines.filter((line) => !line.includes('409'))).toEqual([]);
  } finally {
    await phone.close();
    await desk.close();
    await server.stop();
  }
});
