import type { Page } from '@playwright/test';
import { counter } from '../counter.ts';
import { Finding } from '../finding.ts';
import { nth } from '../offered.ts';
import { emailOf, signInAgain, type Role } from '../person.ts';
import { step, type Step } from '../step.ts';
import { personOf, tabOf, type World } from '../world.ts';

const stepLimitMs = 5000;

/** Opens the nth product of a list, chooses the nth size and presses Add to cart. */
async function pressAdd(page: Page, product: number, size: number): Promise<void> {
  await page.goto('/subcategoryproducts?c=627&n=Men', { waitUntil: 'domcontentloaded' });
  await nth(await page.getByRole('main').getByRole('article').getByRole('link').all(), product)?.click();
  const sizes = page.getByRole('group', { name: 'Size' }).locator('label');
  await sizes.first().waitFor({ timeout: stepLimitMs });
  await nth(await sizes.all(), size)?.click({ timeout: stepLimitMs });
  const button = page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first();
  await button.click({ timeout: stepLimitMs });
}

/** Opens the nth product of a list, chooses the nth size and adds it. */
export const addToCart = (role: Role, tab: number, product: number, size: number): Step =>
  step(`${role}[${tab}] adds product #${product} in size #${size}`, role, tab, (world) =>
    pressAdd(tabOf(world, role, tab), product, size),
  );

/** Places the order of the cart, pressing twice when `twice`. An empty cart is filled first. */
export const placeOrder = (role: Role, tab: number, twice: boolean): Step =>
  step(`${role}[${tab}] places the order${twice ? ', pressing twice' : ''}`, role, tab, async (world) => {
    const page = tabOf(world, role, tab);
    if ((await world.shop.unitsInCart(emailOf(role))) === 0) {
      const added = page.waitForResponse((response) => response.url().includes('/cart/add'), { timeout: stepLimitMs });
      await Promise.all([added, pressAdd(page, 0, 0)]);
    }
    await page.goto('/cart', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();
    await button.click({ timeout: stepLimitMs });
    if (twice) await button.click({ timeout: 500 });
  });

/** Signs in again, as after a session that ended. */
export const signIn = (role: Role): Step =>
  step(`${role} signs in`, role, 0, async (world) => signInAgain(personOf(world, role), world.shop.origin));

/** Units in the bag as the page shows them. */
async function unitsShown(page: Page): Promise<number> {
  const counts = await page.getByRole('list', { name: 'Items in your bag' }).locator('output').allTextContents();
  return counts.reduce((sum, each) => sum + Number(each), 0);
}

/** Whether a person has a session. */
async function isSignedIn(world: World, role: Role): Promise<boolean> {
  const { context } = personOf(world, role);
  const answer = await context.request.get(`${world.shop.origin}/api/onlineorder/user/session/kayal`);
  const { user }: { readonly user: object | null } = await answer.json();
  return user !== null;
}

/** Compares the bag after a reload with the cart in the database. */
export const compareCart = (role: Role, tab: number): Step =>
  step(`${role}[${tab}] compares the bag with the database`, role, tab, async (world) => {
    const page = tabOf(world, role, tab);
    if (!(await isSignedIn(world, role))) return;
    const stored = await world.shop.unitsInCart(emailOf(role));
    await page.goto('/cart', { waitUntil: 'networkidle', timeout: 10_000 });
    if (stored > 0) counter.filledBags += 1;
    if (stored > 0) await page.getByRole('list', { name: 'Items in your bag' }).waitFor({ timeout: stepLimitMs });
    const shown = await unitsShown(page);
    if (shown !== (await world.shop.unitsInCart(emailOf(role))))
      throw new Finding(`${role}'s bag shows ${shown} units, the database has ${stored}`);
  });
