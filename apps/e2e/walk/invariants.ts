import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Finding } from './finding.ts';
import { lookAt, type Look } from './offered.ts';
import { emailOf, type Person, type Role } from './person.ts';
import { tabOf, type World } from './world.ts';

const settleLimitMs = 300;
const deadEndLimitMs = 60_000;

/** Names, addresses and e-mails of the others. */
const privateTexts: Readonly<Partial<Record<Role, RegExp>>> = {
  asha: /rahul@kayal\.example|Rahul Menon|Rosewood House/,
  rahul: /asha@kayal\.example|Asha Nair|Lagoon View/,
  visitor: /(asha|rahul|admin)@kayal\.example|Rahul Menon|Asha Nair|Rosewood House|Lagoon View/,
};

/** Waits until a person's requests are answered. @param limitMs gives up after this time */
export async function settle(person: Person, limitMs = settleLimitMs): Promise<void> {
  const givesUpAt = Date.now() + limitMs;
  while (person.pending() > 0 && Date.now() < givesUpAt) await wait(10);
}

/** What a tab shows; null while it is between two pages. */
const lookOnce = (page: Page, role: Role): Promise<Look | null> =>
  lookAt(page, privateTexts[role] ?? null).catch(() => null);

/** Looks until the page offers a way on, at most a minute. @returns the last look */
async function lookForWayOn(page: Page, role: Role): Promise<Look | null> {
  const givesUpAt = Date.now() + deadEndLimitMs;
  let look = await lookOnce(page, role);
  while (look?.hasWayOn !== true && Date.now() < givesUpAt) {
    await wait(50);
    look = await lookOnce(page, role);
  }
  return look;
}

/**
 * Checks everything that must hold after each step.
 * @throws Finding with the first invariant that does not hold
 */
export async function checkInvariants(world: World, role: Role, tab: number): Promise<void> {
  const person = await world.personOf(role);
  await settle(person);
  const page = await tabOf(world, role, tab);
  const look = await lookForWayOn(page, role);
  for (const each of world.people.values()) {
    if (each.problems.length > 0) throw new Finding('no error', `${each.role}: ${each.problems.splice(0).join(' | ')}`);
    if (each.hasWritten()) world.isChanged = true;
  }
  const logged = world.shop.takeErrors();
  if (logged.length > 0) throw new Finding('no error', `the server logged ${logged.join(' | ')}`);
  if (look?.hasWayOn !== true) throw new Finding('a way on', `${role} has none at ${page.url()}`);
  if (world.isChanged) await checkOrders(world);
  checkPrivacy(world, role, look, page.url());
}

function checkPrivacy({ stored }: World, role: Role, { secret, entryNos }: Look, url: string): void {
  if (secret !== null) throw new Finding('privacy', `${role} sees ${secret} at ${url}`);
  if (role === 'admin') return;
  for (const entryNo of entryNos) {
    const owner = stored.orders.get(entryNo)?.email ?? emailOf(role);
    if (owner !== emailOf(role)) throw new Finding('privacy', `${role} sees order ${entryNo} of ${owner} at ${url}`);
  }
}

async function checkOrders(world: World): Promise<void> {
  world.isChanged = false;
  // An order that is confirmed while the database is read may be stored after that.
  const confirmed = [...world.people.values()].flatMap(({ confirmedOrders }) => [...confirmedOrders]);
  world.stored = await world.shop.readOrders();
  const { orders, ledgerErrors } = world.stored;
  if (ledgerErrors.length > 0) throw new Finding('ledger', ledgerErrors.slice(0, 3).join(' | '));
  for (const [entryNo, { total, sum }] of orders)
    if (total !== sum) throw new Finding('total', `${entryNo} has ${total} paise, its lines and delivery are ${sum}`);
  for (const [entryNo, { total }] of world.before.orders) requireOrder(world, entryNo, total);
  for (const [entryNo, total] of confirmed) requireOrder(world, entryNo, total);
  for (const { sentOrders, role } of world.people.values()) {
    const made = [...orders].filter(
      ([entryNo, { email }]) => email === emailOf(role) && !world.before.orders.has(entryNo),
    );
    if (made.length > sentOrders.size)
      throw new Finding('no order doubled', `${made.length} orders of ${role} from ${sentOrders.size} keys`);
  }
}

function requireOrder({ stored }: World, entryNo: string, total: number): void {
  const order = stored.orders.get(entryNo);
  if (order === undefined) throw new Finding('no order lost', `${entryNo} was confirmed and is not stored`);
  if (order.total !== total)
    throw new Finding('total', `${entryNo} was confirmed with ${total} paise and is stored with ${order.total}`);
}
