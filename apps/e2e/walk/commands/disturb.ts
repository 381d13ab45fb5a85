import { setTimeout as wait } from 'node:timers/promises';
import { Finding } from '../finding.ts';
import { nth } from '../offered.ts';
import { emailOf, type Role } from '../person.ts';
import { step, type Step } from '../step.ts';
import { personOf, tabOf, type World } from '../world.ts';

const api = '**/api/onlineorder/**';

const shoppers = ['asha', 'rahul'] as const;

const cartsOf = ({ shop }: World): Promise<number[]> =>
  Promise.all(shoppers.map((role) => shop.unitsInCart(emailOf(role))));

/** Ends the server as a crash would and starts it again. What was in a cart must be there afterwards. */
export const crash = (): Step =>
  step('the server crashes and restarts', 'asha', 0, async (world) => {
    for (const person of world.people.values()) person.loseConnection();
    await world.shop.end();
    const before = await cartsOf(world);
    await world.shop.start();
    const after = await cartsOf(world);
    if (String(after) !== String(before))
      throw new Finding(
        `a restart changed the carts of ${shoppers.join(', ')} from ${String(before)} to ${String(after)} units`,
      );
  });

/** Takes a person's network away, or gives it back. */
export const network = (role: Role, offline: boolean): Step =>
  step(`${role} is ${offline ? 'offline' : 'online'}`, role, 0, async (world) => {
    const person = personOf(world, role);
    person.loseConnection();
    await person.context.setOffline(offline);
  });

/** The next write of a tab reaches the server, but its answer is lost. */
export const loseAnswer = (role: Role, tab: number): Step =>
  step(`${role}[${tab}] loses the answer of the next write`, role, tab, async (world) => {
    personOf(world, role).loseConnection();
    await tabOf(world, role, tab).route(
      api,
      async (route) => {
        if (route.request().method() === 'GET') return route.fallback();
        await route.fetch().catch(() => null);
        return route.abort('connectionreset');
      },
      { times: 3 },
    );
  });

/** Answers of the next calls of a tab arrive late. */
export const slowDown = (role: Role, tab: number, ms: number): Step =>
  step(`${role}[${tab}] waits ${ms} ms for each of the next answers`, role, tab, async (world) => {
    await tabOf(world, role, tab).route(
      api,
      async (route) => {
        await wait(ms);
        await route.fallback();
      },
      { times: 5 },
    );
  });

/** Ends a person's session, as if on another device. Her old cookie must be worth nothing from then on. */
export const endSession = (role: Role): Step =>
  step(`${role}'s session ends elsewhere`, role, 0, async (world) => {
    const { request } = personOf(world, role).context;
    const session = `${world.shop.origin}/api/onlineorder/user/session/kayal`;
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const { cookies } = await request.storageState();
    await request.post(`${world.shop.origin}/api/onlineorder/user/logout/kayal`, { headers, data: {} });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(session, { headers: { cookie } });
    const { user }: { readonly user: object | null } = await answer.json();
    if (user !== null) throw new Finding(`${role} is still signed in by the cookie of a session that ended`);
  });

/** Sets the stock of the nth variant. */
export const setStock = (index: number, units: number): Step =>
  step(`stock of variant #${index} becomes ${units}`, 'admin', 0, async ({ shop }) => {
    const code = nth(await shop.uniqueCodes(), index);
    if (code !== undefined) await shop.setStock(code, units);
  });
