import type { APIRequestContext, Cookie, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { codeFor } from './mailbox.ts';

const base = '/api/onlineorder';
const company = 'kayal';

/** The demo's admin. */
export const adminEmail = 'admin@kayal.example';

/** The password of every account that tests make, and of the demo accounts. */
export const password = 'made-to-move';

/** An account for one test. */
export interface Account {
  readonly email: string;
  readonly name: string;
}

let made = 0;

/** An address that no other test uses. */
export function freshAccount(name = 'Meera Nair'): Account {
  made += 1;
  return { email: `shopper-${process.pid}-${Date.now()}-${made}@kayal.example`, name };
}

const sameOrigin = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Makes a verified account through the API, for tests whose subject comes later in the story. */
export async function registered(request: APIRequestContext, account = freshAccount()): Promise<Account> {
  const data = { email: account.email, full_name: account.name, password };
  const signUp = await request.post(`${base}/user/SignUp/${company}`, { data, headers: sameOrigin });
  const { id } = await signUp.json();
  const otp = await codeFor(request, account.email);
  const verified = await request.post(`${base}/user/Verify/${company}`, { data: { id, otp }, headers: sameOrigin });
  expect((await verified.json()).success).toBe(true);
  return account;
}

/** Sessions that this worker has opened, by e-mail: an account keeps its newest ten, so not every test opens one. */
const sessions = new Map<string, Cookie[]>();

/** Gives a page a session without the form. Never log out of it: later tests share it. */
export async function signIn(page: Page, email: string): Promise<void> {
  const kept = sessions.get(email);
  if (kept !== undefined) {
    await page.context().addCookies(kept);
    const { user } = await (await page.request.get(`${base}/user/session/${company}`)).json();
    if (user !== null) return;
  }
  const data = { email, password };
  const answer = await page.request.post(`${base}/user/login/${company}`, { data, headers: sameOrigin });
  expect(answer.status()).toBe(200);
  sessions.set(email, await page.context().cookies());
}

/** Logs in with the form. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  // The button becomes a submit button only when the page's script runs.
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveAttribute('type', 'submit');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
}
