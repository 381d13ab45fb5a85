import type { Page } from '@playwright/test';
import { freshAccount, password, registered } from './support/accounts.ts';
import { codeFor } from './support/mailbox.ts';
import { expect, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

test('J17 the login that a page asked for says so when it is loaded again', async ({ page }) => {
  await open(page, '/myorders');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect(main.getByText('Sign in and we carry on where you were.')).toBeVisible();
  await page.reload();
  await expect(main.getByText('Sign in and we carry on where you were.')).toBeVisible();
});

test('S8.VERIFY.02 a wrong code is refused and another can be typed; S4.SIGNUP.03 the countdown leads back', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { email, name } = freshAccount();
  await open(page, '/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/verify');
  const right = await codeFor(request, email);
  const wrong = right === '000000' ? '000001' : '000000';
  await page.getByLabel('Code').fill(wrong);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Invalid OTP. Please check the code and try again.').first()).toBeVisible();

  await page.clock.fastForward(61_000);
  await expect(page).toHaveURL('/signup');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Full name')).toHaveValue(name);
});

test('S6.ADM.01, S6.ADM.04, J02 the marker in session storage opens nothing: every admin call answers 403', async ({
  page,
  request,
  context,
}) => {
  const { email } = await registered(request);
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => sessionStorage.setItem('password', 'admin'));
  await page.reload();
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Not authorised' })).toBeVisible();

  const adminCalls = [
    { method: 'GET', path: 'allorder/list/kayal' },
    { method: 'POST', path: 'order/update-delivery/kayal/KY0000000000' },
    { method: 'POST', path: 'postDisplayFirst' },
    { method: 'POST', path: 'addOffer' },
    { method: 'POST', path: 'postModifyColor' },
    { method: 'GET', path: 'getImages' },
    { method: 'POST', path: 'upload-image1' },
  ];
  for (const { method, path } of adminCalls) {
    const answer = await context.request.fetch(`/api/onlineorder/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(method === 'GET' ? {} : { data: {} }),
    });
    expect(answer.status(), path).toBe(403);
  }
});

test('a mouse changes the colours of a button; a finger leaves none behind', async ({ browser, page }) => {
  const finger = await (await browser.newContext({ hasTouch: true, isMobile: true })).newPage();
  const google = (of: Page) => of.getByRole('button', { name: 'Sign in with Google' });
  const background = (of: Page) => google(of).evaluate((button) => getComputedStyle(button).backgroundColor);
  await open(page, '/login');
  const before = await background(page);
  await google(page).hover();
  expect(await background(page)).not.toBe(before);
  await open(finger, '/login');
  await google(finger).tap();
  await expect(finger.getByText(/Google sign-in is not set up for this shop yet/)).toBeVisible();
  expect(await background(finger)).toBe(before);
  await finger.context().close();
});
