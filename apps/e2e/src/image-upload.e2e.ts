import type { Locator, Page } from '@playwright/test';
import { logIn, password, signIn } from './support/accounts.ts';
import { adminEmail, columnOf, openPictures, pickItemByKeyboard } from './support/back-office.ts';
import { tabAndPress } from './support/keyboard.ts';
import {
  bigPhoto,
  pictureFile,
  pixelBomb,
  renamedText,
  svgFile,
  truncatedJpeg,
  type ChosenFile,
} from './support/picture-files.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

test.describe.configure({ mode: 'default' });

// The tracer fetches each picture's address again, which our policy forbids for a file of this machine.
test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  await signIn(page, adminEmail);
});

const tiles = (page: Page): Locator => page.getByRole('main').getByRole('group');
const chooser = (tile: Locator): Locator => tile.locator('input[type=file]');
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });
const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'Saving the pictures' });
const playwrightFile = ({ name, mimeType, buffer }: ChosenFile) => ({ name, mimeType, buffer });

/** Presses Save and waits until the server has stored the pictures and the form is idle again. */
async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().includes('/upload-image1'), { timeout: 45_000 });
  await saveButton(page).click();
  expect((await stored).status()).toBe(200);
  await expect(overlay(page).getByText('Successful')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
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

test('S2.IMG.01 S2.IMG.02 S2.IMG.06 a category, then an item; a tile a colour, exactly one marked first', async ({
  page,
}, info) => {
  const { id } = await openPictures(page, 2 + columnOf(info));
  const variants: { Color: string }[] = await (
    await page.request.get(`/api/onlineorder/getProductDetails/kayal?Id=${id}`)
  ).json();
  const colours = new Set(variants.map(({ Color }) => Color.trim()));
  await expect(tiles(page)).toHaveCount(colours.size);
  await expect(page.getByRole('radio', { name: 'Display first' })).toHaveCount(colours.size);
  await expect(page.getByRole('radio', { name: 'Display first', checked: true })).toHaveCount(1);
});

test('S2.IMG.03 S2.IMG.04 S2.IMG.05 S2.IMG.07 a picture is chosen, seen and taken back; Save comes and goes', async ({
  page,
}, info) => {
  await openPictures(page, 2 + columnOf(info));
  await expect(saveButton(page)).toHaveCount(0);
  const tile = tiles(page).first();
  await chooser(tile).setInputFiles(playwrightFile(await pictureFile('jpeg', 'shelf.jpg')));
  await expect(tile.getByRole('img', { name: /shelf\.jpg, not saved yet/ })).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
  await tile.getByRole('button', { name: /^Remove the picture/ }).click();
  await expect(saveButton(page)).toHaveCount(0);
});

for (const format of ['jpeg', 'png', 'webp'] as const) {
  test(`S2.IMG.08 S4.IMG.01-03 S5.IMG.01-04 S9.IMG.01 a ${format} goes out as webp, and shoppers see it at once`, async ({
    page,
  }, info) => {
    const { id } = await openPictures(page, 2 + columnOf(info));
    await chooser(tiles(page).first()).setInputFiles(playwrightFile(await pictureFile(format, `front.${format}`)));
    const sent = await listenToForms(page);
    const before: { PictureAt: number }[] = await (
      await page.request.get(`/api/onlineorder/getProductById/kayal?Id=${id}`)
    ).json();
    await save(page);
    expect(await sent()).toEqual([expect.stringMatching(new RegExp(`^${id}_.+\\.webp image/webp RIFF$`))]);
    const after: { PictureAt: number }[] = await (
      await page.request.get(`/api/onlineorder/getProductById/kayal?Id=${id}`)
    ).json();
    expect(after[0]?.PictureAt).not.toBe(before[0]?.PictureAt);
  });
}

test('S2.IMG.01 S2.IMG.03 S2.IMG.07-08 by keyboard alone: an item, a file, save; the focus comes back', async ({
  page,
}, info) => {
  await open(page, '/imageupload');
  await pickItemByKeyboard(page, 2 + columnOf(info));
  const choosing = page.waitForEvent('filechooser');
  await tabAndPress(page, chooser(tiles(page).first()));
  await (await choosing).setFiles(playwrightFile(await pictureFile('jpeg', 'keys.jpg')));
  const stored = page.waitForResponse((answer) => answer.url().includes('/upload-image1'));
  await tabAndPress(page, saveButton(page));
  expect((await stored).status()).toBe(200);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
});

test('S1.ADM.02 S9.IMG.01 S5.IMG.02 J37 a photo of 12 MP is made small, stored and served upright', async ({
  page,
}, info) => {
  test.slow();
  await openPictures(page, 2 + columnOf(info));
  const tile = tiles(page).first();
  await chooser(tile).setInputFiles(playwrightFile(await bigPhoto('IMG_2041.jpg')));
  await save(page);
  // Drawn beside its colour's name, it has no role; before it is there its height is 0.
  const upright = (image: HTMLImageElement) => image.naturalHeight > image.naturalWidth;
  await expect.poll(() => tile.locator('img').evaluate(upright)).toBe(true);
});

test('S8.IMG.02 S2.IMG.06 the display choice alone is saved', async ({ page }, info) => {
  await openPictures(page, 2 + columnOf(info));
  const other = page.getByRole('radio', { name: 'Display first', checked: false }).first();
  await other.check();
  await saveButton(page).click();
  await expect(page.getByText('Display image updated.').first()).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Display first', checked: true })).toHaveCount(1);
});

const refused: readonly [what: string, file: () => ChosenFile | Promise<ChosenFile>, why: RegExp][] = [
  ['a renamed text file', () => renamedText('notes.jpg'), /notes\.jpg.*cannot be read as a picture/],
  ['an SVG', () => svgFile('logo.svg'), /logo\.svg.*cannot be read as a picture/],
  ['a truncated JPEG', () => truncatedJpeg('half.jpg'), /half\.jpg.*The file is cut off/],
  ['a pixel bomb', () => pixelBomb('bomb.png'), /bomb\.png.*more than 40 megapixels/],
];
for (const [what, file, why] of refused) {
  test(`S4.IMG.04 S8.IMG.03 J37 J51 ${what} is refused by name, nothing is stored, and the work is kept`, async ({
    page,
  }, info) => {
    await openPictures(page, 2 + columnOf(info));
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/upload-image1')) uploads.push(request.method());
    });
    const tile = tiles(page).first();
    const chosen = await file();
    await chooser(tile).setInputFiles(playwrightFile(chosen));
    await saveButton(page).click();
    await expect(overlay(page).getByRole('alert')).toContainText(why);
    await expect(overlay(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await overlay(page).getByRole('button', { name: 'Close' }).click();
    await expect(tile.getByText(chosen.name)).toBeVisible();
    await expect(saveButton(page)).toBeVisible();
    expect(uploads).toEqual([]);
  });
}

test('J37 a call that bypasses the page is refused by the server', async ({ page }, info) => {
  const { id } = await openPictures(page, 2 + columnOf(info));
  const variants: { Color: string }[] = await (
    await page.request.get(`/api/onlineorder/getProductDetails/kayal?Id=${id}`)
  ).json();
  const colour = variants[0]?.Color.trim().toUpperCase().replaceAll(' ', '-') ?? '';
  for (const file of [renamedText('x'), svgFile('x'), await truncatedJpeg('x'), pixelBomb('x')]) {
    const answer = await page.request.post('/upload-image1', {
      headers: { 'sec-fetch-site': 'same-origin' },
      multipart: { images: { ...file, name: `${id}_${colour}.webp` } },
    });
    expect([file.mimeType, answer.status()]).toEqual([file.mimeType, 422]);
  }
});

test('J51 chosen pictures outlast a reload, and are offered back or discarded', async ({ page }, info) => {
  await openPictures(page, 2 + columnOf(info));
  page.on('dialog', (dialog) => void dialog.accept());
  const tile = tiles(page).first();
  await chooser(tile).setInputFiles(playwrightFile(await pictureFile('png', 'kept.png')));
  await page.getByRole('radio', { name: 'Display first', checked: false }).first().check();
  await expect(saveButton(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 new picture and another display image')).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(tile.getByRole('img', { name: /kept\.png, not saved yet/ })).toBeVisible();
  await save(page);
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toHaveCount(0);

  await chooser(tile).setInputFiles(playwrightFile(await pictureFile('png', 'dropped.png')));
  await expect(saveButton(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toHaveCount(0);
});

test('J51 an ended session asks for the password, and the save goes on', async ({ page, context }, info) => {
  expectOnConsole(page, /status of 401/);
  await openPictures(page, 2 + columnOf(info));
  await chooser(tiles(page).first()).setInputFiles(playwrightFile(await pictureFile('jpeg', 'late.jpg')));
  await context.clearCookies();
  await saveButton(page).click();
  await overlay(page).getByLabel(`Password of ${adminEmail}`, { exact: true }).fill(password);
  const stored = page.waitForResponse((answer) => answer.url().includes('/upload-image1'));
  await overlay(page).getByRole('button', { name: 'Log in and go on' }).click();
  expect((await stored).status()).toBe(200);
  await expect(overlay(page)).toHaveCount(0);
});

test('J51 unsaved pictures do not outlast a logout', async ({ page }, info) => {
  await page.context().clearCookies();
  await logIn(page, adminEmail);
  await openPictures(page, 2 + columnOf(info));
  const address = page.url();
  page.on('dialog', (dialog) => void dialog.accept());
  await chooser(tiles(page).first()).setInputFiles(playwrightFile(await pictureFile('png', 'private.png')));
  await expect(saveButton(page)).toBeVisible();
  await page.goto('/account');
  await page
    .getByRole('button', { name: /log ?out/i })
    .first()
    .click();
  await page.waitForURL('**/login');
  // The form waits for the answer to the logout, which ends the cookie; signing in beside the form must wait too.
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await signIn(page, adminEmail);
  await page.goto(address);
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toHaveCount(0);
});
