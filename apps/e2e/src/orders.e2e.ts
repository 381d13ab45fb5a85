import type { Browser, Locator, Page } from '@playwright/test';
import { logIn } from './support/accounts.ts';
import { keepGuidePicture } from './support/guide-pictures.ts';
import { mailTo } from './support/mailbox.ts';
import { startOwnServer } from './support/own-server.ts';
import { pictureFile } from './support/picture-files.ts';
import { expect, listenTo, test } from './support/quiet-page.ts';
import { addButton, chooseSizeInStock, openFirstProduct, placeButton } from './support/shopping.ts';

const shopPort = 3233;
const shopperEmail = 'asha@kayal.example';

/** A window of somebody, with what its console says. */
async function windowOf(browser: Browser, baseURL: string, width: number, height: number) {
  const isMobile = width < 800;
  const context = await browser.newContext({ baseURL, viewport: { width, height }, hasTouch: isMobile, isMobile });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
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

test('S4.ADMORD, S2.ORD an order on a phone is shipped, exchanged and refunded, with its owner in a second window and no code', async ({
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
      await keepGuidePicture(desk, '01-to-pack', desk.getByRole('table', { name: /^Orders, / }));
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
      await desk
        .getByRole('region', { name: 'Parcels' })
        .getByRole('button', { name: 'Delivered', exact: true })
        .click();
      await expect(desk.getByText('Parcel 1 is delivered.')).toBeVisible();
      await shopper.reload();
      await expect(shopper.getByRole('link', { name: 'Track it with Delhivery' })).toHaveAttribute(
        'href',
        /1490812345679/,
      );
      await keepGuidePicture(shopper, '05-order');
    });

    await test.step('the owner takes returns from now on', async () => {
      await desk.goto('/settings?section=selling');
      await desk.getByLabel('Shoppers ask for returns and exchanges on the page of their order').check();
      await desk.getByRole('button', { name: 'Save settings' }).click();
      await expect(desk.getByText('Everything is saved.')).toBeVisible();
    });

    /** Asks for the return of one piece from the order's page. @returns the return's number */
    const ask = async (reason: string, picture?: string): Promise<string> => {
      await shopper.goto(`/ordersummary?o=${entryNo}`);
      await shopper.getByRole('link', { name: 'Return or exchange' }).click();
      await shopper.getByRole('button', { name: 'Increase' }).click();
      await shopper.getByRole('combobox', { name: 'Reason' }).selectOption(reason);
      if (picture === undefined) {
        await shopper.getByRole('radio', { name: 'Another size or colour' }).click();
        await shopper.getByRole('combobox', { name: /^Instead of/ }).selectOption({ index: 1 });
        await keepGuidePicture(shopper, '06-ask', shopper.getByRole('radio', { name: 'Another size or colour' }));
      } else {
        await shopper.getByLabel('Pictures of the damage').setInputFiles(await pictureFile('jpeg', picture));
      }
      await shopper.getByRole('button', { name: 'Ask for the return' }).click();
      const heading = shopper.getByRole('heading', { name: /^We have your request/ });
      await expect(heading).toBeFocused();
      return /R[0-9A-Z]{10}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
    };
    /** What her page says of a return after a reload. */
    const expectOfReturn = async (id: string, text: RegExp): Promise<void> => {
      await shopper.reload();
      await expect(shopper.getByRole('article', { name: `Return ${id}` })).toContainText(text);
    };
    /** The owner's drawer of a return: a key for each decision. */
    const openDesk = async (id: string) => {
      await desk.goto('/returns');
      await desk.getByRole('link', { name: id }).click();
      const drawer = desk.getByRole('dialog', { name: `Return ${id}` });
      const stageIs = (stage: string) => expect(drawer.locator('[data-tone]').getByText(stage)).toBeVisible();
      /** Presses a key until its result is shown: it counts once the step before has ended. */
      const press = (key: string, result: Locator) =>
        expect(async () => {
          await desk.keyboard.press(key);
          await expect(result).toBeVisible({ timeout: 2000 });
        }).toPass();
      const decide = (key: string, stage: string) => press(key, drawer.locator('[data-tone]').getByText(stage));
      return { drawer, stageIs, press, decide };
    };

    await test.step('she exchanges one piece, and the owner decides by keys', async () => {
      const id = await ask('Too small');
      const { drawer, stageIs, press, decide } = await openDesk(id);
      await expect(drawer.getByRole('button', { name: 'Approve' })).toBeVisible();
      await keepGuidePicture(desk, '07-returns');
      await decide('a', 'Approved');
      await expectOfReturn(id, /must be with us by \d\d\/\d\d\/\d{4}/);
      await decide('r', 'Received');
      const found = desk.getByRole('dialog', { name: 'What came back?' });
      await press('e', found);
      await found.getByRole('radio', { name: 'Sellable' }).check();
      await found.getByRole('button', { name: 'Save' }).click();
      await stageIs('Examined');
      await decide('x', 'Exchanged');
      await expectOfReturn(id, /What you chose instead is packed for you/);
    });

    await test.step('the damage of the other piece is refunded', async () => {
      const id = await ask('Arrived damaged', 'seam.jpg');
      await expect(shopper.getByRole('img', { name: 'Damage, 1 of 1' })).toBeVisible();
      const { drawer, stageIs, press, decide } = await openDesk(id);
      await drawer.getByRole('button', { name: 'Enlarge: Picture 1 of 1' }).click();
      await expect(desk.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
      await desk.keyboard.press('Escape');
      await decide('a', 'Approved');
      await decide('r', 'Received');
      const found = desk.getByRole('dialog', { name: 'What came back?' });
      await press('e', found);
      await found.getByRole('radio', { name: 'Faulty' }).check();
      await found.getByRole('button', { name: 'Save' }).click();
      await stageIs('Examined');
      const refund = desk.getByRole('alertdialog', { name: 'Refund' });
      await press('f', refund);
      await refund.getByLabel('Reference').fill('632418750912');
      await refund.getByRole('button', { name: 'It is refunded' }).click();
      await stageIs('Refunded');
      await expectOfReturn(id, /We paid ₹[\d,.]+ by UPI on .* Reference: 632418750912/);
    });
    expect([...owner.lines, ...phone.lines]).toEqual([]);
  } finally {
    await server.stop();
    await desk.context().close();
    await shopper.context().close();
  }
});
