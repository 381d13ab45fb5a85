import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { serverProgram } from '../../../tools/server-build.mjs';
import { password, registered, signIn } from './support/accounts.ts';
import { mailTo } from './support/mailbox.ts';
import { expect, test } from './support/quiet-page.ts';
import { shopDatabase } from './support/shop-database.ts';
import { addButton, open } from './support/shopping.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const base = '/api/onlineorder';

/** Sets stock with the owner's command, beside the open shop. */
async function setStock(uniqueCode: string, units: number): Promise<void> {
  const place = { DATA_DIR: process.env['E2E_DATA_DIR'], PORT: process.env['E2E_PORT'] ?? '3199' };
  const env = { ...process.env, ...place, ...shopDatabase };
  await run(process.execPath, [serverProgram('cli/stock-set.ts'), uniqueCode, String(units)], { cwd: root, env });
}

interface Wanted {
  readonly id: number;
  readonly name: string;
  readonly uniqueCode: string;
  readonly size: string;
  readonly colour: string;
}

/** The demo's product that is sold out whole, but for what another test of this file puts back for a moment. */
const soldOutName = 'Athirappilly Court Shorts';

/** A variant of the product that is sold out. @param index which one, so that two tests never want the same */
async function soldOutVariant(request: APIRequestContext, index: number): Promise<Wanted> {
  const named = await request.get(`${base}/getProductByFilter/kayal?${new URLSearchParams({ filter: soldOutName })}`);
  const products: { ID: number; ItemName: string }[] = await named.json();
  const product = products.find(({ ItemName }) => ItemName === soldOutName);
  const detailed = await request.get(`${base}/getProductDetails/kayal?Id=${product?.ID}`);
  const variants: { Uniquecode: string; Size: string; Color: string }[] = await detailed.json();
  const variant = variants[index];
  if (product === undefined || variant === undefined) throw new Error(`The demo has no ${soldOutName}.`);
  const { Uniquecode: uniqueCode, Size: size, Color: colour } = variant;
  return { id: product.ID, name: product.ItemName, uniqueCode, size, colour };
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
const pageOf = ({ id, name, size, colour }: Wanted): string =>
  `/fullimage?${new URLSearchParams({ I: encoded(String(id)), N: encoded(name), size, color: colour }).toString()}`;

// One after the other: both look for a product that is sold out whole, and the first puts some of it in stock.
test.describe.configure({ mode: 'default' });

test('a visitor adds a watch of a sold-out size, which is saved after her login, and a mail links to it', async ({
  page,
  request,
}, { project }) => {
  const { email } = await registered(request);
  const wanted = await soldOutVariant(request, project.name === 'phone' ? 0 : 1);
  await open(page, pageOf(wanted));
  const ask = page.getByRole('button', { name: 'Notify me when it is back' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please log in, and we will note it for you.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(`We will write to ${email} once when it is back.`)).toBeVisible();

  await setStock(wanted.uniqueCode, 3);
  try {
    const [mail, ...others] = await mailTo(request, email, /is back at KAYAL$/);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`${wanted.name} in ${wanted.size} is back at KAYAL`);
    expect(mail?.text).toContain(wanted.name);
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    // The running shop sees another process's change within a second.
    await expect(async () => {
      await open(page, `${link.pathname}${link.search}`);
      await expect(page.getByText('Only 3 left')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: wanted.name })).toBeVisible();
    await expect(ask).toHaveCount(0);
    await addButton(page).click();
    await expect(page.getByText('Item added to cart successfully!').first()).toBeVisible();
  } finally {
    await setStock(wanted.uniqueCode, 0);
  }
});

test('watches are listed in the account and can be stopped there', async ({ page, request }, { project }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  const wanted = await soldOutVariant(request, project.name === 'phone' ? 2 : 3);
  await open(page, pageOf(wanted));
  await page.getByRole('button', { name: 'Notify me when it is back' }).click();
  await expect(page.getByRole('button', { name: 'Do not notify me' })).toBeVisible();
  await open(page, '/myinfo');
  const waiting = page.getByRole('region', { name: 'Sizes you wait for' });
  await expect(waiting.getByRole('link', { name: wanted.name })).toBeVisible();
  await waiting.getByRole('button', { name: `Stop waiting for ${wanted.name}` }).click();
  await expect(waiting.getByText(/^None now\./)).toBeVisible();
  await expect(waiting.getByRole('heading', { name: 'Sizes you wait for' })).toBeFocused();

  await setStock(wanted.uniqueCode, 1);
  await setStock(wanted.uniqueCode, 0);
  expect(await mailTo(request, email, /is back at KAYAL$/)).toEqual([]);
});
