import type { Page } from '@playwright/test';
import { adminEmail, registered, signIn } from './support/accounts.ts';
import { pictureFile } from './support/picture-files.ts';
import { expect, test } from './support/quiet-page.ts';
import { addAddress, addButton, chooseSizeInStock, open, openFirstProduct, placeButton } from './support/shopping.ts';

const base = '/api/onlineorder';
const headers = { 'sec-fetch-site': 'same-origin' };

/** Lets shoppers ask for returns. */
async function openDesk({ request }: Page): Promise<void> {
  const address = `${base}/settings/kayal`;
  const { version, settings, theme } = await (await request.get(address)).json();
  const returnDesk = { ...settings.returnDesk, isOpen: true, autoApproveBelow: 0, sendWithinDays: 14 };
  const data = { version, settings: { ...settings, returnDesk }, theme };
  expect((await request.put(address, { data, headers })).status()).toBe(200);
}

/** Takes a step of a return as the owner. */
async function takeStep(
  { request }: Page,
  id: string,
  stage: string,
  step: string,
  details: object = {},
): Promise<void> {
  const data = { stage, step, ...details };
  const answer = await request.post(`${base}/return/step/kayal/${id}`, { data, headers });
  expect(answer.status(), step).toBe(200);
}

/** Orders two units of one piece. @returns the number of the order */
async function orderTwo(page: Page, name: string): Promise<string> {
  await openFirstProduct(page, '/subcategoryproducts?c=628&n=Women');
  await chooseSizeInStock(page);
  await addButton(page).click();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();
  await open(page, '/address');
  await addAddress(page, name);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Increase' }).click();
  await expect(page.getByRole('group', { name: /^Quantity/ }).getByRole('status')).toHaveText('2');
  await expect(page.getByText('Deliver to:')).toBeVisible();
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your Order is Placed!' });
  await expect(dialog).toBeVisible();
  return /KY[0-9A-Z]+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
}

/** Chooses one unit and its reason. */
async function choose(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Increase' }).click();
  await page.getByRole('combobox', { name: 'Reason' }).selectOption(reason);
}

/** Asks for the return. @returns its number */
async function ask(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  const heading = page.getByRole('heading', { name: /^We have your request/ });
  await expect(heading).toBeFocused();
  return /R[0-9A-Z]{10}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

/** Opens the page anew and reads what it says of a return. */
async function expectStage(page: Page, id: string, stage: string, text: RegExp): Promise<void> {
  await page.reload();
  const card = page.getByRole('article', { name: `Return ${id}` });
  await expect(card.getByText(stage, { exact: true }).first()).toBeVisible();
  await expect(card).toContainText(text);
}

test('she exchanges one piece of a delivered order and gets the money of a damaged one back', async ({
  page,
  browser,
  request,
}) => {
  const owner = await browser.newPage();
  await signIn(owner, adminEmail);
  await openDesk(owner);
  const account = await registered(request);
  await signIn(page, account.email);
  const entryNo = await orderTwo(page, account.name);

  await test.step('what is not delivered says so', async () => {
    await open(page, `/orderreturn?o=${entryNo}`);
    await expect(page.getByText(/^Not delivered yet/)).toBeVisible();
  });

  await test.step('the delivered order leads to its returns', async () => {
    const delivered = await owner.request.post(`${base}/order/update-delivery/kayal/${entryNo}`, { headers });
    expect(delivered.status()).toBe(200);
    await open(page, `/ordersummary?o=${entryNo}`);
    await page.getByRole('link', { name: 'Return or exchange' }).click();
    await expect(page).toHaveURL(`/orderreturn?o=${entryNo}`);
  });

  await test.step('she takes a return back before it has arrived, and can ask again', async () => {
    await choose(page, 'Changed my mind');
    const id = await ask(page);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('You keep the pieces; the return has ended.')).toBeVisible();
    await expect(page.getByRole('article', { name: `Return ${id}` })).toContainText('You took this return back');
  });

  await test.step('she asks for another size and follows it to the exchange', async () => {
    await choose(page, 'Too small');
    await page.getByRole('radio', { name: 'Another size or colour' }).click();
    await page.getByRole('combobox', { name: /^Instead of/ }).selectOption({ index: 1 });
    const id = await ask(page);
    await takeStep(owner, id, 'asked', 'approve');
    await expectStage(page, id, 'Approved', /must be with us by \d\d\/\d\d\/\d{4}/);
    await takeStep(owner, id, 'approved', 'arrange', { pickUpOn: '2026-12-24' });
    await expectStage(page, id, 'Pick-up arranged', /on 24\/12\/2026: .*Fort Kochi/);
    await takeStep(owner, id, 'pickUpArranged', 'receive');
    await expectStage(page, id, 'Arrived', /We examine them now/);
    await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
    await takeStep(owner, id, 'received', 'examine', { verdicts: [{ lineNo: 1, verdict: 'sellable' }] });
    await takeStep(owner, id, 'examined', 'exchange');
    await expectStage(page, id, 'Exchanged', /What you chose instead is on its way to you/);
  });

  await test.step('she shows the damage of the other one and gets her money back', async () => {
    await choose(page, 'Arrived damaged');
    await page.getByLabel('Pictures of the damage').setInputFiles(await pictureFile('jpeg', 'seam.jpg'));
    const id = await ask(page);
    const card = page.getByRole('article', { name: `Return ${id}` });
    await expect(card.getByRole('listitem', { name: 'seam.jpg, done' })).toBeVisible();
    await expect(card.getByRole('img', { name: 'Damage, 1 of 1' })).toBeVisible();
    await takeStep(owner, id, 'asked', 'approve');
    await takeStep(owner, id, 'approved', 'receive');
    await takeStep(owner, id, 'received', 'examine', { verdicts: [{ lineNo: 1, verdict: 'faulty' }] });
    const { returns } = await (await owner.request.get(`${base}/return/order/kayal/${entryNo}`)).json();
    const { refundable } = returns.find((each: { readonly id: string }) => each.id === id);
    const refund = { amount: refundable, method: 'upi', reference: 'UPI 42' };
    await takeStep(owner, id, 'examined', 'refund', { refund });
    await expectStage(page, id, 'Refunded', /We paid ₹[\d,.]+ by UPI on .* Reference: UPI 42/);
    await expect(page.getByRole('heading', { name: 'Nothing more can be returned now' })).toBeVisible();
    await expect(page.getByText(/^Returned already/)).toBeVisible();
  });
  await owner.close();
});
