import type { Browser, Page } from '@playwright/test';
import { counter } from './counter.ts';
import { openPerson, roles, type Person, type Role } from './person.ts';
import { startShop, type Shop } from './shop.ts';

/** Everything a walk acts on. */
export interface World {
  readonly shop: Shop;
  readonly people: ReadonlyMap<Role, Person>;
  /** Totals of the orders that were there before the walk, paise, by entry number. */
  readonly ordersBefore: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

/** Opens a fresh shop with all people in it. */
export async function openWorld(browser: Browser, port: number, databaseUrl: string | null): Promise<World> {
  const shop = await startShop(port, databaseUrl);
  const ordersBefore = await shop.orderTotals();
  const people = new Map<Role, Person>();
  for (const role of roles) people.set(role, await openPerson(browser, shop, role));
  return {
    shop,
    people,
    ordersBefore,
    close: async () => {
      for (const { confirmedOrders } of people.values()) counter.orders += confirmedOrders.size;
      for (const { context } of people.values()) await context.close();
      await shop.stop();
    },
  };
}

/** A person of the world. @throws when the role is unknown */
export function personOf(world: World, role: Role): Person {
  const person = world.people.get(role);
  if (person === undefined) throw new Error(`Nobody walks as ${role}.`);
  return person;
}

/** A person's tab, counted round. */
export function tabOf(world: World, role: Role, index: number): Page {
  const { tabs } = personOf(world, role);
  const tab = tabs[index % tabs.length];
  if (tab === undefined) throw new Error(`${role} has no tab.`);
  return tab;
}
