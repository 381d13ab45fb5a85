import { password, registered, signIn } from './support/accounts.ts';
import { expect, expectOnConsole, test } from './support/quiet-page.ts';
import { open } from './support/shopping.ts';

const men = '/subcategoryproducts?c=627&n=Men';

test('J17 a heart tapped before it is known who is here waits for the answer', async ({ page, request }) => {
  const { email } = await registered(request);
  await signIn(page, email);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/user\/session\//, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(men);
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /in wishlist$/ });
  await heart.click();
  answer.resolve();
  await expect(page.getByText('Item added to wishlist!').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('User ID is missing.')).toHaveCount(0);
});

test('J17 J19 a heart refused because the session ended is kept after the login', async ({
  page,
  context,
  request,
}) => {
  const { email } = await registered(request);
  await signIn(page, email);
  await open(page, men);
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /in wishlist$/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.clearCookies();
  expectOnConsole(page, /status of 401/);
  await heart.click();
  await page
    .getByRole('button', { name: /log ?in/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveAttribute('type', 'submit');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/subcategoryproducts/);
  await expect(page.getByText('Item added to wishlist!').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
