import type { Browser, Page } from '@playwright/test';
import { logIn } from './support/accounts.ts';
import { keepGuidePicture } from './support/guide-pictures.ts';
import { mailTo } from './support/mailbox.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

const shopPort = 3233;
const shopperEmail = 'asha@kayal.example';

/** A window of somebody, with what its console says. */
async function windowOf(browser: Browser, baseURL: string, width: number, height: number) {
  const isMobile = width < 800;
  const context = await browser.newContext({ baseURL, viewport: { width, height }, hasTouch: isMobile, isMobile });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return { page, lines: listenTo(page) };
}

/** Puts two pieces of one size into the bag and orders them. @returns the order's number */
async function orderTwo(page: Page): Promise<string> {
  await openFirstProduct(page, '/subcategoryproducts?c=628&n=Women');
  await chooseSizeInStock(page);
  await addButton(page).click();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await page.goto('/cart');
  const more = page.getByRole('list', { name: 'Items in your bag' }).getByRole('button', { name: /^Increase/ });
  await more.last().click();
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your Order is Placed!' });
  await expect(dialog).toBeVisible();
  return /KY[0-9A-Z]+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
}

test('S4.ADMORD, S2.ORD an order on a phone goes to the door, with its owner in a second window', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer(shopPort);
  const owner = await windowOf(browser, server.origin, 1440, 900);
  const phone = await windowOf(browser, server.origin, 390, 844);
  const [desk, shopper] = [owner.page, phone.page];
  try {
    await logIn(desk, 'admin@kayal.example');
    await logIn(shopper, shopperEmail);

    const entryNo = await test.step('she orders', () => orderTwo(shopper));
    const row = desk.getByRole('row').filter({ hasText: entryNo });

    await test.step('the owner packs it and prints its label', async () => {
      await desk.goto('/dashboard?status=to-pack');
      await row.getByRole('checkbox').check();
      const bar = desk.getByRole('region', { name: 'Chosen orders' });
      await keepGuidePicture(desk, '01-to-pack', desk.getByRole('table'));
      await bar.getByRole('button', { name: 'Print…' }).click();
      const papers = desk.waitForEvent('download');
      await desk.getByRole('dialog').getByRole('button', { name: 'Labels A4, four a page' }).click();
      expect((await papers).suggestedFilename()).toMatch(/\.pdf$/);
      await bar.getByRole('button', { name: 'Pack', exact: true }).click();
      await expect(desk.getByText(`Order ${entryNo} is packed.`)).toBeVisible();
    });

    await test.step('she can no longer cancel it, and sees it packed', async () => {
      await shopper.goto(`/ordersummary?o=${entryNo}`);
      await expect(shopper.getByRole('main')).toContainText('Packed');
      await expect(shopper.getByRole('button', { name: 'Cancel order' })).toBeHidden();
    });

    await test.step('the owner ships it with a scanned number, and corrects that', async () => {
      await desk.goto(`/dashboard?order=${entryNo}`);
      const parcels = desk.getByRole('region', { name: 'Parcels' });
      await parcels.getByRole('button', { name: 'Ship…' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Ship parcel 1' });
      await dialog.getByLabel('Courier').selectOption({ label: 'Delhivery' });
      await dialog.getByLabel(/Tracking number/).fill('1490812345678');
      await keepGuidePicture(desk, '02-ship');
      await dialog.getByLabel(/Tracking number/).press('Enter');
      await expect(parcels.getByRole('link', { name: '1490812345678' })).toBeVisible();
      await parcels.getByRole('button', { name: 'Correct tracking…' }).click();
      const number = desk
        .getByRole('dialog', { name: 'Correct the tracking of parcel 1' })
        .getByLabel(/Tracking number/);
      await number.fill('1490812345679');
      await number.press('Enter');
      await expect(parcels.getByRole('link', { name: '1490812345679' })).toBeVisible();
      await keepGuidePicture(desk, '03-parcel');
    });

    await test.step('the link of her mail shows it without a log-in', async () => {
      const [mail] = await mailTo(shopper.request, shopperEmail, new RegExp(entryNo));
      expect(mail?.text).toContain('Tracking number: 1490812345679');
      const address = /\/track#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      const guest = await windowOf(browser, server.origin, 390, 844);
      await guest.page.goto(address);
      await expect(guest.page.getByRole('link', { name: 'Track it with Delhivery' })).toBeVisible();
      await keepGuidePicture(guest.page, '04-tracking');
      expect(guest.lines).toEqual([]);
      await guest.page.context().close();
    });

    await test.step('it is delivered, and she sees that', async () => {
      await desk.getByRole('region', { name: 'Parcels' }).getByRole('button', { name: 'Delivered', exact: true }).click();
      await expect(desk.getByText('Parcel 1 is delivered.')).toBeVisible();
      await shopper.reload();
      await expect(shopper.getByRole('link', { name: 'Track it with Delhivery' })).toHaveAttribute(
        'href',
        /1490812345679/,
      );
      await keepGuidePicture(shopper, '05-order');
    });
    expect([...owner.lines, ...phone.lines]).toEqual([]);
  } finally {
    await desk.context().close();
    await shopper.context().close();
    await server.stop();
  }
});
