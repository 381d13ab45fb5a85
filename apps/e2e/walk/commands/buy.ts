import type { Page } from '@playwright/test';
import { Finding } from '../finding.ts';
import { nth } from '../offered.ts';
import { signInAgain, type Role } from '../person.ts';
import { step, type Step } from '../step.ts';
import { personOf, tabOf, type World } from '../world.ts';

const stepLimitMs = 5000;

/** Opens the nth product of a list, chooses the nth size and adds it. */
export const addToCart = (role: Role, tab: number, product: number, size: number): Step =>
  step(`${role}[${tab}] adds product #${product} in size #${size}`, role, tab, async (world) => {
    const page = tabOf(world, role, tab);
    await page.goto('/subcategoryproducts?c=627&n=Men', { waitUntil: 'domcontentloaded' });
    await nth(await page.getByRole('main').getByRole('article').getByRole('link').all(), product)?.click();
    const sizes = page.getByRole('group', { name: 'Size' }).locator('label');
    await sizes.first().waitFor({ timeout: stepLimitMs });
    await nth(await sizes.all(), size)?.click({ timeout: stepLimitMs });
    await page
      .getByRole('button', { name: 'Add to cart' })
      .filter({ visible: true })
      .first()
      .click({ timeout: stepLimitMs });
  });

/** Places the order of the cart, pressing twice when `twice`. */
export const placeOrder = (role: Role, tab: number, twice: boolean): Step =>
  step(`${role}[${tab}] places the order${twice ? ', pressing twice' : ''}`, role, tab, async (world) => {
    const page = tabOf(world, role, tab);
    await page.goto('/cart', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();
    await button.click({ timeout: stepLimitMs });
    if (twice) await button.click({ timeout: 500 });
  });

/** Signs in again, as after a session that ended. */
export const signIn = (role: Role): Step =>
  step(`${role} signs in`, role, 0, async (world) => signInAgain(personOf(world, role), world.shop.origin));

/** Units in the cart as the page shows them after a reload. */
async function unitsShown(page: Page): Promise<number> {
  const values = await page.getByRole('list', { name: 'Items in your bag' }).getByRole('spinbutton').all();
  const units = await Promise.all(values.map((each) => each.getAttribute('aria-valuenow')));
  return units.reduce((sum, each) => sum + Number(each ?? 0), 0);
}

async function unitsStored(world: World, role: Role): Promise<number | null> {
  const { context } = personOf(world, role);
  const session = await context.request.get(`${world.shop.origin}/api/onlineorder/user/session/kayal`);
  const { user }: { readonly user: { readonly id: string } | null } = await session.json();
  if (user === null) return null;
  const answer = await context.request.get(`${world.shop.origin}/api/onlineorder/cart/items/kayal/${user.id}`);
  const { items }: { readonly items: readonly { readonly qty: number }[] } = await answer.json();
  return items.reduce((sum, { qty }) => sum + Number(qty), 0);
}

/** Compares the bag after a reload with the server's cart. */
export const compareCart = (role: Role, tab: number): Step =>
  step(`${role}[${tab}] compares the bag with the server`, role, tab, async (world) => {
    const page = tabOf(world, role, tab);
    await page.goto('/cart', { waitUntil: 'networkidle', timeout: 10_000 });
    const stored = await unitsStored(world, role);
    if (stored === null || stored === 0) return;
    await page.getByRole('list', { name: 'Items in your bag' }).waitFor({ timeout: stepLimitMs });
    const shown = await unitsShown(page);
    if (shown !== (await unitsStored(world, role)))
      throw new Finding(`${role}'s bag shows ${shown} units, the server has ${stored}`);
  });
