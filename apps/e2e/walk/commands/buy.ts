import { setTimeout as wait } from 'node:timers/promises';
import { rupeesToPaise } from '@kayal/api-contract';
import type { Page } from '@playwright/test';
import { counter } from '../counter.ts';
import { Finding } from '../finding.ts';
import { settle } from '../invariants.ts';
import { nth } from '../offered.ts';
import { emailOf, signedInAs, signInAgain, type Person, type Role } from '../person.ts';
import type { StoredLine } from '../shop/shop.ts';
import { step, type Step } from '../step.ts';
import { tabOf, type World } from '../world.ts';

const stepLimitMs = 1500;
const compareLimitMs = 60_000;
const reopenMs = 6000;

/** Connects a person and signs her in, so that a purchase can succeed. */
async function makeReady(world: World, role: Role): Promise<Person> {
  const person = await world.personOf(role);
  await person.context.setOffline(false);
  const user = await signedInAs(person, world.shop.origin);
  if (user === null) await signInAgain(person, world.shop.origin);
  else if (user !== emailOf(role)) throw new Finding('privacy', `${role} is signed in as ${user}`);
  return person;
}

/** Waits for the answer to a write, lost or not. */
async function waitForAnswer(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  const isIt = (url: string): boolean => url.includes(path);
  const answered = Promise.race([
    page.waitForEvent('requestfinished', { predicate: (each) => isIt(each.url()), timeout: stepLimitMs }),
    page.waitForEvent('requestfailed', { predicate: (each) => isIt(each.url()), timeout: stepLimitMs }),
  ]).catch(() => null);
  await press();
  await answered;
}

/** Chooses the nth size of the open product page and presses Add to cart, for several units several times. */
async function addOpen(page: Page, size: number, units = 1): Promise<void> {
  const sizes = page.getByRole('group', { name: 'Size' }).locator('label:not([data-stock=out])');
  const count = await sizes.count();
  if (count === 0) return;
  await sizes.nth(size % count).click({ timeout: stepLimitMs });
  const button = page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first();
  for (let added = 0; added < units; added += 1)
    await waitForAnswer(page, '/cart/add', () => button.click({ timeout: stepLimitMs, noWaitAfter: true }));
}

/** Opens a product and adds it. */
async function add(page: Page, address: string, size: number, units = 1): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await addOpen(page, size, units);
}

/** Adds the nth product in the nth size. */
export const addToCart = (role: Role, tab: number, product: number, size: number): Step =>
  step(['addToCart', role, tab, product, size], { role, tab }, async (world) => {
    await makeReady(world, role);
    await add(await tabOf(world, role, tab), nth(world.shop.products, product)?.address ?? '/', size);
  });

/** Adds what the open page shows in the nth size, where it shows a product. */
export const addShown = (role: Role, tab: number, size: number): Step =>
  step(['addShown', role, tab, size], { role, tab }, async (world) => addOpen(await tabOf(world, role, tab), size));

/** What a page shows of the bag. */
interface ShownBag {
  /** Numbers of units, sorted; an empty list also when it shows no bag. */
  readonly units: readonly number[];
  /** paise; null while it shows none */
  readonly total: number | null;
}

/** Reads the bag in one round trip. */
async function bagShown(page: Page): Promise<ShownBag> {
  const { units, total } = await page.evaluate(() => ({
    units: [...document.querySelectorAll('ul[aria-label="Items in your bag"] output')].map((each) => each.textContent),
    total: /Total Amount\s*₹\s*([\d,.]+)/.exec(document.querySelector('main')?.innerText ?? '')?.[1] ?? null,
  }));
  return {
    units: units.map(Number).toSorted((a, b) => a - b),
    total: total === null ? null : rupeesToPaise(Number(total.replaceAll(',', ''))),
  };
}

const unitsOf = (lines: readonly StoredLine[]): readonly number[] =>
  lines.map(({ quantity }) => quantity).toSorted((a, b) => a - b);

/**
 * Opens the bag and waits until it shows the cart in the database, at the prices of now. It is opened again while a season
 * or a price changes.
 * @returns the total that it shows
 * @throws Finding when that takes a minute
 */
async function requireStoredBag(world: World, person: Person, page: Page): Promise<number | null> {
  const { role } = person;
  const givesUpAt = Date.now() + compareLimitMs;
  let openedAt = 0;
  for (;;) {
    if (Date.now() > openedAt + reopenMs) {
      await page.goto('/cart', { waitUntil: 'domcontentloaded' });
      openedAt = Date.now();
    }
    const stored = await world.shop.cartOf(emailOf(role));
    const shown = await bagShown(page).catch(() => null);
    const units = unitsOf(stored.lines);
    if (String(shown?.units) === String(units) && (shown?.total ?? stored.total) === stored.total) {
      if (stored.lines.length > 0) counter.filledBags += 1;
      return shown?.total ?? null;
    }
    const isLate = Date.now() > givesUpAt;
    // Another tab may have logged her out meanwhile.
    if (isLate && (await signedInAs(person, world.shop.origin)) === null) return null;
    if (isLate)
      throw new Finding(
        'bag',
        `${role} is shown lines of ${shown?.units.join(', ')} units for ${shown?.total} paise, stored are ${units.join(', ')} for ${stored.total}`,
      );
    await wait(50);
  }
}

/** How an order is placed: with one press, two quick presses, or a press in each of both tabs at once. */
export type Placing = 'once' | 'twice' | 'both tabs';

async function place(page: Page, presses: number): Promise<void> {
  const button = page.getByRole('button', { name: 'Place Order' }).filter({ visible: true }).first();
  await waitForAnswer(page, '/orderAdd/', async () => {
    await button.click({ timeout: stepLimitMs, noWaitAfter: true });
    if (presses > 1) await button.click({ timeout: 300, noWaitAfter: true }).catch(() => null);
  });
}

/** Opens the bag, fills it first when it is empty, and places the order. */
async function order(world: World, person: Person, tab: number, how: Placing): Promise<void> {
  const { role } = person;
  const page = await tabOf(world, role, tab);
  if ((await world.shop.cartOf(emailOf(role))).lines.length === 0)
    for (const [product, units] of [2, 1].entries())
      await add(page, nth(world.shop.products, product)?.address ?? '/', product, units);
  await settle(person, compareLimitMs);
  const shown = await requireStoredBag(world, person, page);
  const known = new Set(person.confirmedOrders.keys());
  if (how === 'both tabs') {
    const second = await tabOf(world, role, tab + 1);
    await second.goto('/cart', { waitUntil: 'domcontentloaded' });
    await Promise.all([place(page, 1), place(second, 1)]);
  } else await place(page, how === 'twice' ? 2 : 1);
  await settle(person, stepLimitMs);
  const made = [...person.confirmedOrders].filter(([entryNo]) => !known.has(entryNo));
  const [first] = made;
  // A second press may order a bag that has changed since.
  if (how === 'once' && shown !== null && made.length === 1 && first !== undefined && first[1] !== shown)
    throw new Finding('total', `${role} saw ${shown} paise and ${first[0]} was confirmed with ${first[1]}`);
}

/** Places an order of what is in the bag, or of three units of two products. */
export const placeOrder = (role: Role, tab: number, how: Placing): Step =>
  step(['placeOrder', role, tab, how], { role, tab }, async (world) => {
    await order(world, await makeReady(world, role), tab, how);
  });

/**
 * Sends the last confirmed order again with its key, as a network may do, and places one first where there is none. The
 * answer must be the same order.
 */
export const sendOrderAgain = (role: Role): Step =>
  step(['sendOrderAgain', role], { role }, async (world) => {
    const person = await makeReady(world, role);
    const { context, answeredKeys, sentOrders } = person;
    if (answeredKeys.size === 0) await order(world, person, 0, 'once');
    const [key, answered] = [...answeredKeys].at(-1) ?? [];
    const entryNo = answered?.entryNo;
    const sent = key === undefined ? undefined : sentOrders.get(key);
    if (sent === undefined) return;
    const answer = await context.request.post(sent.url, {
      data: sent.body,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'idempotency-key': sent.key },
    });
    world.isChanged = true;
    if (answer.status() === 503) return;
    counter.ordersSentAgain += 1;
    const text = await answer.text();
    if (text.includes('order.in_progress')) return;
    if (answer.status() !== 200 || entryNo === undefined || !text.includes(`"${entryNo}"`))
      throw new Finding('same order', `${entryNo} sent again was answered ${answer.status()} ${text}`);
  });

/** Signs in again, as after a session that ended. */
export const signIn = (role: Role): Step =>
  step(['signIn', role], { role }, async (world) => {
    await makeReady(world, role);
  });

/** Compares the bag after a reload with the cart in the database. */
export const compareCart = (role: Role, tab: number): Step =>
  step(['compareCart', role, tab], { role, tab }, async (world) => {
    const page = await tabOf(world, role, tab);
    await page.unrouteAll({ behavior: 'wait' });
    const person = await makeReady(world, role);
    await settle(person, compareLimitMs);
    await requireStoredBag(world, person, page);
  });
