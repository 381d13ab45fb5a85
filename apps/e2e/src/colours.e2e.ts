import type { Page } from '@playwright/test';
import { password, signIn } from './support/accounts.ts';
import { adminEmail, columnOf } from './support/back-office.ts';
import { tabAndPress, tabTo } from './support/keyboard.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await signIn(page, adminEmail);
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

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('S2.COLOR.01 S2.COLOR.02 three columns; the catalogue’s own name cannot be edited', async ({ page }, info) => {
  const { row } = await openRow(page, columnOf(info));
  for (const head of ['Available Colors', 'Modified Color', 'Hex Code']) {
    await expect(page.getByRole('columnheader', { name: head, includeHidden: true })).toHaveCount(1);
  }
  await expect(row.getByRole('textbox')).toHaveCount(2);
});

test('S2.COLOR.03 S2.COLOR.05 S2.COLOR.12 upper-case as typed; the lookup needs a name; the row is highlighted', async ({
  page,
}, info) => {
  const { row, name } = await openRow(page, columnOf(info));
  await name.fill('sea green');
  await expect(name).toHaveValue('SEA GREEN');
  await expect(row.getByRole('button', { name: 'Look up SEA GREEN' })).toBeVisible();
  await expect(row).toHaveAttribute('data-state', 'active');
  await name.fill('');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('S2.COLOR.04 S2.COLOR.09 S2.COLOR.10 any hex; a swatch of a valid hex, which fills its cell on hover', async ({
  page,
}, info) => {
  const { row, hex } = await openRow(page, columnOf(info));
  await hex.fill('sky');
  await expect(row.getByText(/Not a hex colour/)).toBeVisible();
  await expect(row.locator('[data-hex]')).toHaveCount(0);
  await hex.fill('#0b5f5a');
  await expect(row.locator('[data-hex="#0b5f5a"]')).toBeVisible();
  await expect(row.getByText(/^Contrast \d/)).toBeVisible();
});

test('S2.COLOR.06 S2.COLOR.07 S2.COLOR.11 S4.COLOR.02-04 one match sets the hex, several open a list', async ({
  page,
}, info) => {
  const { row, name, hex } = await openRow(page, columnOf(info));
  await name.fill('absolute zero');
  await row.getByRole('button', { name: 'Look up ABSOLUTE ZERO' }).click();
  await expect(hex).toHaveValue('#0048ba');
  await name.fill('antique');
  await row.getByRole('button', { name: 'Look up ANTIQUE' }).click();
  const list = row.getByRole('list', { name: 'Colours named ANTIQUE' });
  await list.getByRole('button', { name: 'Antique pink (RAL 3014) — #d36e70' }).click();
  await expect(hex).toHaveValue('#d36e70');
  await expect(list).toHaveCount(0);
});

test('S2.COLOR.03 S2.COLOR.11 S2.COLOR.14 by keyboard alone: a name, its lookup, one of the list, save', async ({
  page,
}, info) => {
  const { row, name, hex } = await openRow(page, columnOf(info));
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('antique');
  const lookUp = row.getByRole('button', { name: 'Look up ANTIQUE' });
  await tabAndPress(page, lookUp);
  const list = row.getByRole('list', { name: 'Colours named ANTIQUE' });
  await tabTo(page, list.getByRole('button').first());
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(lookUp).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, list.getByRole('button', { name: 'Antique pink (RAL 3014) — #d36e70' }));
  await expect(hex).toHaveValue('#d36e70');
  await expect(lookUp).toBeFocused();
  await tabAndPress(page, saveButton(page));
  await expect(page).toHaveURL('/dashboard');
});

test('S8.COLOR.01 S4.COLOR.05 for an unknown name the page says that no colour matches', async ({ page }, info) => {
  const { row, name } = await openRow(page, columnOf(info));
  await name.fill('qqqq');
  await row.getByRole('button', { name: 'Look up QQQQ' }).click();
  await expect(page.getByText('No matching colors found.').first()).toBeVisible();
});

test('S2.COLOR.13 Cancel leads to the dashboard, after a question where something is unsaved', async ({
  page,
}, info) => {
  const { name } = await openRow(page, columnOf(info));
  await name.fill('a slip');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue('A SLIP');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  await open(page, '/updateColors');
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toHaveCount(0);
});

test('S1.ADM.05 S2.COLOR.14 a saved name leads to the dashboard, and shoppers read it', async ({ page }, info) => {
  const { name } = await openRow(page, columnOf(info));
  const wanted = `NAVY BLUE ${info.project.name.toUpperCase()}`;
  await name.fill(wanted.toLowerCase());
  await saveButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  const colours = await (await page.request.get('/api/onlineorder/getAllModifiedColors/kayal')).text();
  expect(colours).toContain(wanted);
});

test('S8.COLOR.02 J49 a save without an answer says why, and every edit stays', async ({ page }, info) => {
  expectOnConsole(page, /ERR_FAILED|colou?rs/i);
  const { name } = await openRow(page, columnOf(info));
  await name.fill('kept');
  await page.route('**/postModifyColor**', (route) => route.abort());
  await saveButton(page).click();
  await expect(page.getByText(/^Failed to save /).first()).toBeVisible();
  await expect(name).toHaveValue('KEPT');
});

test('J49 unsaved colours outlast a reload: continued or discarded', async ({ page }, info) => {
  const { name, hex } = await openRow(page, columnOf(info));
  const saved = await name.inputValue();
  page.on('dialog', (dialog) => void dialog.accept());
  await name.fill('dusk');
  await hex.fill('#445566');
  await page.reload();
  await expect(page.getByText('From before: 1 colour has a change that is not saved.')).toBeVisible();
  await expect(name).toHaveValue(saved);
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(name).toHaveValue('DUSK');
  await expect(hex).toHaveValue('#445566');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(name).toHaveValue(saved);
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toHaveCount(0);
});

test('J49 an ended session asks for the password, and the save goes on', async ({ page, context }, info) => {
  expectOnConsole(page, /status of 401/);
  const { name } = await openRow(page, columnOf(info));
  await name.fill(`late ${info.project.name}`);
  await context.clearCookies();
  await saveButton(page).click();
  await page.getByLabel(`Password of ${adminEmail}`, { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in and go on' }).click();
  await expect(page).toHaveURL('/dashboard');
});
