import { setTimeout as wait } from 'node:timers/promises';
import { Finding } from './finding.ts';
import { offersAny } from './offered.ts';
import { personOf, tabOf, type World } from './world.ts';
import { roles, type Role } from './person.ts';

const settleLimitMs = 5000;
const deadEndLimitMs = 8000;
const privateTexts: Readonly<Partial<Record<Role, RegExp>>> = {
  asha: /rahul@kayal\.example|Rahul Menon/,
  rahul: /asha@kayal\.example|Asha Nair/,
  visitor: /(asha|rahul|admin)@kayal\.example|Rahul Menon|Asha Nair/,
};

/** Waits until a person's requests are answered, at most 5 s. */
async function settle(world: World, role: Role): Promise<void> {
  const person = personOf(world, role);
  const givesUpAt = Date.now() + settleLimitMs;
  while (person.pending() > 0 && Date.now() < givesUpAt) await wait(50);
}

/** Whether a page has any way on: something to press, by role. The browser's own error page, as when offline, counts. */
async function hasWayOn(world: World, role: Role, tab: number): Promise<boolean> {
  const givesUpAt = Date.now() + deadEndLimitMs;
  while (Date.now() < givesUpAt) {
    if (tabOf(world, role, tab).url().startsWith('chrome-error:')) return true;
    if (await offersAny(tabOf(world, role, tab)).catch(() => false)) return true;
    await wait(250);
  }
  return false;
}

/**
 * Checks everything that must hold after each step.
 * @throws Finding with the first invariant that does not hold
 */
export async function checkInvariants(world: World, role: Role, tab: number): Promise<void> {
  await settle(world, role);
  for (const each of roles) {
    const { problems } = personOf(world, each);
    if (problems.length > 0) throw new Finding(`${each}: ${problems.splice(0).join(' | ')}`);
  }
  if (!(await hasWayOn(world, role, tab))) throw new Finding(`${role}: dead end at ${tabOf(world, role, tab).url()}`);
  const foreign = privateTexts[role];
  const text = await tabOf(world, role, tab)
    .locator('body')
    .innerText()
    .catch(() => '');
  if (foreign?.test(text) === true)
    throw new Finding(`${role} sees another person's data at ${tabOf(world, role, tab).url()}`);
  await checkOrders(world);
}

async function checkOrders({ shop, people, ordersBefore }: World): Promise<void> {
  const ledger = await shop.ledgerErrors();
  if (ledger.length > 0) throw new Finding(`ledger: ${ledger.slice(0, 3).join(' | ')}`);
  const stored = await shop.orderTotals();
  const confirmed = [...ordersBefore, ...[...people.values()].flatMap((each) => [...each.confirmedOrders])];
  const lost = confirmed.filter(([entryNo]) => !stored.has(entryNo));
  if (lost.length > 0) throw new Finding(`orders lost: ${lost.map(([entryNo]) => entryNo).join(', ')}`);
  const wrong = confirmed.filter(([entryNo, total]) => stored.get(entryNo) !== total);
  if (wrong.length > 0)
    throw new Finding(
      `totals: ${wrong.map(([entryNo, total]) => `${entryNo} was confirmed with ${total} paise`).join(', ')}`,
    );
  const sent = [...people.values()].reduce((sum, each) => sum + each.orderKeys.size, 0);
  if (stored.size - ordersBefore.size > sent)
    throw new Finding(`${stored.size - ordersBefore.size} new orders from ${sent} requests with keys of their own`);
}
