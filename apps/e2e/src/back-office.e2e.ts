import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { adminEmail, signIn } from './support/accounts.ts';
import { turnedPhoto, pictureFile } from './support/picture-files.ts';
import { expect, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

/** What needs the real server, a reload or a real width: stories show every state of these screens. */

// The tracer fetches each picture's address again, which our policy forbids for a file of this machine.
test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  await signIn(page, adminEmail);
});

const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });
const continueButton = (page: Page): Locator => page.getByRole('button', { name: 'Continue where you left off' });

/** How much of a tab is cut off at one side, in px. Browsers leave one that they see in part where it is. */
const cutOf = (tab: Locator): Promise<number> =>
  tab.evaluate((element) => {
    const box = element.getBoundingClientRect();
    let cut = 0;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const frame = around.getBoundingClientRect();
      cut = Math.max(cut, box.right - frame.right, frame.left - box.left);
    }
    return cut;
  });

test('S2.DASH.02-06 each tab is wholly visible while it is focused, and so is the current one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [address, name] of [
    ['/settings', 'Back office'],
    ['/settings', 'Settings'],
    ['/catalogue', 'Catalogue'],
  ] as const) {
    await open(page, address);
    const tabs = page.getByRole('navigation', { name, exact: true }).getByRole('link');
    await expect.poll(() => cutOf(tabs.and(page.locator('[aria-current]')))).toBeLessThanOrEqual(0);
    await tabs.first().focus();
    for (const tab of await tabs.all()) {
      await expect(tab).toBeFocused();
      await expect.poll(() => cutOf(tab)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Tab');
    }
  }
});

test('S2.DASH.07-09 who is signed in stands beside a long name of the shop', async ({ page }) => {
  for (const width of [1440, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await open(page, '/dashboard');
    const header = page.getByRole('banner');
    const logo = header.getByRole('link').first();
    await logo.evaluate((link) => void (link.textContent = 'Tidewater & Sons Sports'));
    const [name, role] = await Promise.all([
      logo.boundingBox(),
      header.getByText('Admin', { exact: true }).boundingBox(),
    ]);
    expect(role?.y, `at ${width} px`).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  }
});

test('S7.ORD.03 the filtered orders are saved as a CSV file, one row per line', async ({ page }) => {
  await open(page, '/dashboard?q=Asha');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.trim().split(/\r?\n/);
  const { orders } = await (await page.request.get('/api/onlineorder/allorder/list/kayal?limit=50&q=Asha')).json();
  expect(lines.length).toBe(orders.length + 1);
  for (const cell of lines.slice(1).flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^"?[=+@-]/);
});

/** The controls of one colour's row: each width has its own. */
async function openRow(page: Page, index: number) {
  await open(page, '/updateColors');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .nth(index);
  const name = row.getByRole('textbox', { name: /^Display name of/ });
  await expect(name).toBeVisible();
  return { row, name, hex: row.getByRole('textbox', { name: /^Hex of/ }) };
}

test('S1.ADM.05 S2.COLOR.14 a saved name leads to the dashboard, and shoppers read it', async ({ page }) => {
  const { name } = await openRow(page, 0);
  await name.fill('navy blue');
  await saveButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  const colours = await (await page.request.get('/api/onlineorder/getAllModifiedColors/kayal')).text();
  expect(colours).toContain('NAVY BLUE');
});

test('J49 unsaved colours outlast a reload: continued or discarded', async ({ page }) => {
  const { name, hex } = await openRow(page, 1);
  const saved = await name.inputValue();
  page.on('dialog', (dialog) => void dialog.accept());
  await name.fill('dusk');
  await hex.fill('#445566');
  await page.reload();
  await expect(page.getByText('From before: 1 colour has a change that is not saved.')).toBeVisible();
  await expect(name).toHaveValue(saved);
  await continueButton(page).click();
  await expect(name).toHaveValue('DUSK');
  await expect(hex).toHaveValue('#445566');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(name).toHaveValue(saved);
  await expect(continueButton(page)).toHaveCount(0);
});

/** Picks a category and its first item. @returns the item's id and name */
async function pickItem(page: Page, category: number): Promise<{ readonly id: string; readonly name: string }> {
  await page.getByLabel('Category', { exact: true }).selectOption({ index: category });
  const items = page.getByLabel('Item', { exact: true });
  await expect(items.locator('option').nth(1)).toBeAttached();
  await items.selectOption({ index: 1 });
  const id = await items.inputValue();
  const label = (await items.locator(`option[value="${id}"]`).textContent()) ?? '';
  return { id, name: label.replace(/ \(\d+\)$/, '') };
}

test('S1.ADM.04 S8.OFFER.01 an offer is set, and a shopper sees it at once', async ({ page }) => {
  await open(page, '/offerupdate');
  const { id } = await pickItem(page, 3);
  await page.getByLabel('Offer Price').fill('99');
  await page.getByRole('button', { name: 'Submit Offer' }).click();
  await expect(page.getByText('Offer added successfully!').first()).toBeVisible();
  const answer = await page.request.get(`/api/onlineorder/getOfferByItemId/${id}`);
  expect(await answer.json()).toMatchObject({ OfferPrice: 99 });
});

test('J52 a pasted sheet outlasts a reload: continued, set, and then forgotten', async ({ page }) => {
  await open(page, '/offerupdate');
  const { id } = await pickItem(page, 4);
  const sheet = page.getByRole('dialog', { name: 'Paste many offers' });
  await page.getByRole('button', { name: 'Paste many' }).click();
  await sheet.getByLabel('Rows', { exact: true }).fill(`${id}\t95\nnobody\t5`);
  await expect(sheet.getByRole('row', { name: /No single item/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('A pasted sheet of 2 rows is not set yet.')).toBeVisible();
  await continueButton(page).click();
  await sheet.getByLabel('Rows', { exact: true }).fill(`${id}\t95`);
  await sheet.getByRole('button', { name: 'Set 1 offer' }).click();
  await expect(sheet.getByText('1 of 1 offers are set.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(continueButton(page)).toHaveCount(0);
});

/** Opens the pictures of an item. */
async function openPictures(page: Page, category: number) {
  await open(page, '/imageupload');
  const item = await pickItem(page, category);
  await expect(page.getByRole('heading', { level: 2, name: item.name })).toBeVisible();
  const tile = page.getByRole('main').getByRole('group').first();
  return { id: item.id, tile, chooser: tile.locator('input[type=file]') };
}

/** Presses Save and waits until the server has stored the pictures and the form is idle again. */
async function savePictures(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().includes('/upload-image1'), { timeout: 45_000 });
  await saveButton(page).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByRole('dialog', { name: 'Saving the pictures' })).toHaveCount(0);
  await expect(saveButton(page)).toHaveCount(0);
}

/**
 * Records the files of every form that the page sends: name, type and first letters, which browser events do not
 * contain.
 */
async function listenToForms(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const files: File[] = [];
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        if (body instanceof FormData) for (const value of body.values()) if (value instanceof File) files.push(value);
        super.send(body);
      }
    };
    return files;
  });
  return () =>
    noted.evaluate((files) =>
      Promise.all(files.map(async (file) => `${file.name} ${file.type} ${await file.slice(0, 4).text()}`)),
    );
}

test('S1.ADM.02 S4.IMG.01-03 S5.IMG.01-04 S9.IMG.01 J37 a turned photo goes out as small webp, and is served upright', async ({
  page,
}) => {
  test.slow();
  const { id, tile, chooser } = await openPictures(page, 2);
  const pictureAt = async (): Promise<unknown> => {
    const [item] = await (await page.request.get(`/api/onlineorder/getProductById/kayal?Id=${id}`)).json();
    return item.PictureAt;
  };
  const before = await pictureAt();
  await chooser.setInputFiles(await turnedPhoto('IMG_2041.jpg'));
  const sent = await listenToForms(page);
  await savePictures(page);
  expect(await sent()).toEqual([expect.stringMatching(new RegExp(`^${id}_.+\\.webp image/webp RIFF$`))]);
  expect(await pictureAt()).not.toBe(before);
  // Drawn beside its colour's name, it has no role; before it is there its height is 0.
  const upright = (image: HTMLImageElement) => image.naturalHeight > image.naturalWidth;
  await expect.poll(() => tile.locator('img').evaluate(upright)).toBe(true);
});

test('J51 chosen pictures outlast a reload, and are offered back or discarded', async ({ page }) => {
  const { tile, chooser } = await openPictures(page, 5);
  page.on('dialog', (dialog) => void dialog.accept());
  await chooser.setInputFiles(await pictureFile('png', 'kept.png'));
  await page.getByRole('radio', { name: 'Display first', checked: false }).first().check();
  await page.reload();
  await expect(page.getByText('1 new picture and another display image')).toBeVisible();
  await continueButton(page).click();
  await expect(tile.getByRole('img', { name: /kept\.png, not saved yet/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(tile).toBeVisible();
  await expect(continueButton(page)).toHaveCount(0);
});
