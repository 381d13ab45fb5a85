import sharp from 'sharp';
import { logIn } from './support/accounts.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

/** A real photograph's worth of pixels, so that the browser has something to compress. */
const photograph = (format: 'jpeg' | 'png' | 'webp', width = 1600, height = 2000): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#356' }, limitInputPixels: false })
    .composite([{ input: { create: { width: 600, height: 600, channels: 3, background: '#e63' } }, gravity: 'center' }])
    .toFormat(format)
    .toBuffer();

const columns = { desktop: 0, phone: 1 } as const;

/** Each width changes a product of its own: the two projects run beside each other on one server. */
const columnOf = (project: string): number => (project === 'phone' ? columns.phone : columns.desktop);

test.describe.configure({ mode: 'serial' });

// The tracer fetches each picture's address again, which our policy forbids for a file of this machine.
test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  await logIn(page, 'admin@kayal.example');
});

test('S1.ADM.02, S2.IMG.01-08, S4.IMG a picture is chosen, made small, saved with a percentage, and shoppers see it at once', async ({
  page,
}, { project }) => {
  await open(page, '/imageupload');
  await page.getByLabel('Category').selectOption({ index: 2 + columnOf(project.name) });
  await expect(page.getByLabel('Item').locator('option').nth(1)).toBeAttached();
  await page.getByLabel('Item').selectOption({ index: 1 });
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'shelf.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph('jpeg', 4000, 3000),
    });
  const stored = page.waitForResponse((answer) => answer.url().includes('/upload-image1'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByText('Successful').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test('J37 a file that is no picture is refused, named, and the work is kept', async ({ page }, { project }) => {
  expectOnConsole(page, /status of 4\d\d/);
  await open(page, '/imageupload');
  await page.getByLabel('Category').selectOption({ index: 2 + columnOf(project.name) });
  await expect(page.getByLabel('Item').locator('option').nth(1)).toBeAttached();
  await page.getByLabel('Item').selectOption({ index: 1 });
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'notes.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('These are notes, not a picture.'),
    });
  await expect(page.getByText('notes.jpg').first()).toBeVisible();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  if (await save.isVisible()) await save.click();
  await expect(page.getByText(/notes\.jpg/).first()).toBeVisible();
  await expect(page.getByText('Successful')).toHaveCount(0);
});

test('S1.ADM.04, S2.OFFER.01-05, S8.OFFER.01 an offer is set and a shopper sees it at once', async ({ page }, { project }) => {
  await open(page, '/subcategoryadd');
  await expect(page.getByRole('heading', { level: 1, name: 'Add to SubCategories' })).toBeVisible();
  await open(page, '/offerupdate');
  await page.getByLabel('Category').selectOption({ index: 3 + columnOf(project.name) });
  const items = page.getByLabel('Item').first();
  await expect(items.locator('option').nth(1)).toBeAttached();
  await items.selectOption({ index: 1 });
  const itemId = await items.inputValue();
  await page.getByLabel('Offer Price').fill('99');
  await page.getByRole('button', { name: 'Submit Offer' }).click();
  await expect(page.getByText('Offer added successfully!').first()).toBeVisible();
  await expect(page.getByLabel('Offer Price')).toHaveValue('');
  const offer = await (await page.request.get(`/api/onlineorder/getOfferByItemId/${itemId}`)).text();
  expect(offer).toContain('99');
});

test('S5.OFFER.01 an item and a price are asked for', async ({ page }) => {
  await open(page, '/offerupdate');
  await page.getByRole('button', { name: 'Submit Offer' }).click();
  await expect(page.getByText('Please select an item and enter an offer price.').first()).toBeVisible();
});

test('S1.ADM.05, S2.COLOR.01-14 a colour is renamed, its hex looked up, saved, and the dashboard opens', async ({ page }, {
  project,
}) => {
  await open(page, '/updateColors');
  await expect(page.getByText('Available Colors').first()).toBeVisible();
  const names = page.getByRole('textbox', { name: /display name|modified/i });
  const row = names.nth(columnOf(project.name));
  await row.fill('navy blue');
  await expect(row).toHaveValue('NAVY BLUE');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  const colours = await (await page.request.get('/api/onlineorder/getAllModifiedColors/kayal')).text();
  expect(colours).toContain('NAVY BLUE');
});

test('S2.DASH.10-15 orders are searched and filtered by the address, and exported', async ({ page }) => {
  await open(page, '/dashboard');
  for (const card of ['Total Orders', 'Order in process', 'Completed Orders', 'Total Income']) {
    await expect(page.getByText(card).first()).toBeVisible();
  }
  const search = page.getByRole('searchbox').filter({ visible: true }).first();
  await search.fill('Asha');
  await search.press('Enter');
  await expect(page).toHaveURL(/[?&]q=Asha/);
  await page.reload();
  await expect(page.getByRole('searchbox').filter({ visible: true }).first()).toHaveValue('Asha');
  const download = page.waitForEvent('download');
  await page.getByText(/CSV/).filter({ visible: true }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
