import type { Page } from '@playwright/test';
import { counter } from './counter.ts';
import type { WalkBrowser } from './open-browser.ts';
import { openPerson, tabsOf, type Person, type Role } from './person.ts';
import type { Seed } from './shop/seed.ts';
import { startShop, type Shop, type StoredOrders } from './shop/shop.ts';

/** Everything a walk acts on. */
export interface World {
  readonly shop: Shop;
  /** Who has acted so far. */
  readonly people: ReadonlyMap<Role, Person>;
  /** A person, whose window is opened when she first acts. */
  readonly personOf: (role: Role) => Promise<Person>;
  /** Orders as they were before the walk. */
  readonly before: StoredOrders;
  /** Orders as last read. */
  stored: StoredOrders;
  /** Steps so far, each as the code that makes it. */
  readonly walked: string[];
  /** Whether the database may have changed since then. */
  isChanged: boolean;
  readonly close: () => Promise<void>;
}

/** Opens a fresh shop. */
export async function openWorld(browser: WalkBrowser, port: number, seed: Seed): Promise<World> {
  const shop = await startShop(port, seed);
  const before = await shop.readOrders();
  const people = new Map<Role, Person>();
  return {
    shop,
    people,
    personOf: async (role) => {
      const person = people.get(role) ?? (await openPerson(browser, shop, role));
      people.set(role, person);
      return person;
    },
    before,
    stored: before,
    walked: [],
    isChanged: true,
    close: async () => {
      for (const { confirmedOrders } of people.values()) counter.orders += confirmedOrders.size;
      for (const { context } of people.values()) await context.close();
      await shop.stop();
    },
  };
}

/**
 * A person's tab, counted round. It is opened with the home page when it is first used, in place of the empty page with
 * which a browser begins: Back would lead there, also in the moment a press begins to open another page.
 */
export async function tabOf(world: World, role: Role, index: number): Promise<Page> {
  const { context, tabs } = await world.personOf(role);
  const place = index % tabsOf[role];
  const open = tabs.get(place);
  if (open !== undefined) return open;
  const page = await context.newPage();
  tabs.set(place, page);
  await Promise.all([
    page.waitForURL(/^(?!about:)/, { waitUntil: 'domcontentloaded' }),
    page.evaluate((home) => location.replace(home), world.shop.origin),
  ]).catch(() => null);
  return page;
}
