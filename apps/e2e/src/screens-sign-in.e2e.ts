import { freshAccount, password } from './support/accounts.ts';
import { checkContent, checkLayout } from './support/check-page.ts';
import { expect, test } from './support/quiet-page.ts';
import { openSettled } from './support/routes.ts';

test('S2.LOGIN.01-08 the login shows its heading, fields and ways on', async ({ page }) => {
  await openSettled(page, '/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('checkbox', { name: 'Remember me' }).click();
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await expect(page.getByRole('link', { name: /Forgot password/i })).toHaveAttribute('href', '/forgotpass');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText(/Sign in with Google/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Not a Member? Register Here' })).toHaveAttribute('href', '/signup');
});

test('S2.SIGNUP.01-06, S2.VERIFY.01-07 sign-up and the code show their fields, in their order', async ({ page }) => {
  await openSettled(page, '/signup');
  const { email, name } = freshAccount();
  const google = await page
    .getByText(/with Google/i)
    .first()
    .boundingBox();
  const first = await page.getByLabel('Email').boundingBox();
  expect(google?.y ?? 0).toBeLessThan(first?.y ?? 0);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Full name').press('Enter');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'text');
  await field.fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();

  await expect(page).toHaveURL('/verify');
  await expect(page.getByText(/Time remaining: \d+ sec/)).toBeVisible();
  await expect(page.getByText('Get help')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.getByLabel('Code').pressSequentially('123');
  await page.getByLabel('Code').press('Backspace');
  await expect(page.getByLabel('Code')).toHaveValue('12');
  // On a phone the notice of the sent code stands over the logo for its seconds.
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(page.getByRole('button', { name: /^Dismiss/ })).toHaveCount(0);
  await checkContent(page);
  await checkLayout(page);
  await page.getByText('Cancel', { exact: true }).click();
  await expect(page).toHaveURL('/signup');
});

test('S2.FORGOT.01-02, S2.FORGOT.06, S2.STATIC.21-24 the forgotten password and the contact form', async ({ page }) => {
  await openSettled(page, '/forgotpass');
  await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  await openSettled(page, '/contact');
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Message']) {
    await expect(page.getByRole('main').getByLabel(label)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Submit Form' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="mailto:support@"]')).toBeVisible();
});
