import { setTimeout as wait } from 'node:timers/promises';
import { counter } from '../counter.ts';
import { Finding } from '../finding.ts';
import { settle } from '../invariants.ts';
import { nth } from '../offered.ts';
import { emailOf, signedInAs, userIn, type Person, type Role } from '../person.ts';
import { step, type Step } from '../step.ts';
import { tabOf, type World } from '../world.ts';

const api = '**/api/onlineorder/**';
const settleLimitMs = 5000;

const shoppers = ['asha', 'rahul'] as const;

const cartsOf = async ({ shop }: World): Promise<string> =>
  JSON.stringify(await Promise.all(shoppers.map(async (role) => (await shop.cartOf(emailOf(role))).lines)));

/** Ends the server as a crash would and starts it again. What was in a cart must be there afterwards. */
export const crash = (): Step =>
  step(['crash'], { role: 'asha' }, async (world) => {
    for (const person of world.people.values()) person.loseConnection();
    await world.shop.end();
    const before = await cartsOf(world);
    await world.shop.start();
    world.isChanged = true;
    const after = await cartsOf(world);
    if (after !== before) throw new Finding('cart kept', `a restart changed the carts from ${before} to ${after}`);
  });

/** Takes a person's network away, or gives it back. */
export const network = (role: Role, offline: boolean): Step =>
  step(['network', role, offline], { role }, async (world) => {
    const person = await world.personOf(role);
    person.loseConnection();
    await person.context.setOffline(offline);
  });

/** A call may have ended while its answer was held back, because its page was left. */
const ignoreGone = (): null => null;

/** The next write of a tab reaches the server, but its answer is lost. */
export const loseAnswer = (role: Role, tab: number): Step =>
  step(['loseAnswer', role, tab], { role, tab }, async (world) => {
    const person = await world.personOf(role);
    person.loseConnection();
    const page = await tabOf(world, role, tab);
    await page.route(
      api,
      async (route) => {
        if (route.request().method() === 'GET') return route.fallback().catch(ignoreGone);
        const answer = await route.fetch().catch(() => null);
        const body: unknown = await answer?.json().catch(() => null);
        if (answer?.status() === 200) person.noteOrderAnswer(route.request(), body);
        return route.abort('connectionreset').catch(ignoreGone);
      },
      { times: 3 },
    );
  });

/** Answers of the next calls of a tab arrive late. */
export const slowDown = (role: Role, tab: number, ms: number): Step =>
  step(['slowDown', role, tab, ms], { role, tab }, async (world) => {
    const page = await tabOf(world, role, tab);
    await page.route(
      api,
      async (route) => {
        await wait(ms);
        await route.fallback().catch(ignoreGone);
      },
      { times: 5 },
    );
  });

/** Ends a person's session, as if on another device. Her old cookie must be worth nothing from then on. */
export const endSession = (role: Role): Step =>
  step(['endSession', role], { role }, async (world) => {
    const { request } = (await world.personOf(role)).context;
    const { origin } = world.shop;
    const { cookies } = await request.storageState();
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const ended = await request.post(`${origin}/api/onlineorder/user/logout/kayal`, { headers, data: {} });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${origin}/api/onlineorder/user/session/kayal`, { headers: { cookie } });
    const body: unknown = await answer.json();
    if (ended.ok() && userIn(body) !== null)
      throw new Finding('session ended', `the cookie of ${role}'s ended session still works`);
  });

/** Sets the stock of the nth variant that is in a cart. */
export const setStock = (index: number, units: number): Step =>
  step(['setStock', index, units], { role: 'admin' }, async (world) => {
    const uniqueCode = nth(await world.shop.codesInCarts(), index);
    if (uniqueCode === undefined) return;
    const { status } = await world.shop.callAsAdmin('/catalogue/stock/kayal', { uniqueCode, units, reason: 'walk' });
    world.isChanged = true;
    if (status >= 500 && status !== 503) throw new Finding('no error', `${status} when stock was set`);
  });

/** Gives the nth product an offer, in rupees. One above its price is refused. */
export const setOffer = (product: number, rupees: number): Step =>
  step(['setOffer', product, rupees], { role: 'admin' }, async ({ shop }) => {
    const itemId = nth(shop.products, product)?.id;
    const { status } = await shop.callAsAdmin('/addOffer/kayal', { itemId, offerPrice: rupees });
    if (status >= 500 && status !== 503) throw new Finding('no error', `${status} when an offer was set`);
  });

/** Switches to the other season. That goes on after this step, also beside a crash. */
export const switchSeason = (): Step =>
  step(['switchSeason'], { role: 'admin' }, async (world) => {
    const { callAsAdmin } = world.shop;
    const { body } = await callAsAdmin('/catalogue/seasons/kayal');
    const seasons: readonly { readonly season: string; readonly canSwitch: boolean }[] = JSON.parse(body);
    const other = seasons.find(({ canSwitch }) => canSwitch);
    if (other === undefined) return;
    const { status } = await callAsAdmin('/catalogue/season/kayal', { season: other.season });
    world.isChanged = true;
    if (status === 200) counter.seasons += 1;
    if (status >= 500 && status !== 503) throw new Finding('no error', `${status} when the season was switched`);
  });

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * How far a clock may be ahead, ms. No two differ by nearly as much as a session may rest or last: 30 minutes, a day, 30
 * days.
 */
export const clocksMs = [
  -2 * dayMs,
  -10 * minuteMs,
  0,
  10 * minuteMs,
  180 * minuteMs,
  2 * dayMs,
  20 * dayMs,
  40 * dayMs,
] as const;

/** How long the server keeps the answer to an order at least, ms; an order that is sent again later may be refused. */
const answersKeptMs = 2 * dayMs - minuteMs * 120;

/** A difference by which no session of a shopper ends, and one by which each does, ms. */
const [keepsMs, endsMs] = [20 * minuteMs, 31 * dayMs] as const;

/**
 * Sets the server's clock. Sessions of shoppers that were just used must outlive minutes, and none may outlive a month,
 * in either direction. Answers to orders are forgotten when the server may forget them.
 */
export const setClock = (aheadMs: number): Step =>
  step(['setClock', aheadMs], { role: 'asha' }, async (world) => {
    const { shop, people } = world;
    const movedMs = Math.abs(aheadMs - shop.clockMs());
    const open: (readonly [Person, string])[] = [];
    for (const person of people.values()) {
      await settle(person, settleLimitMs);
      const user = person.pending() > 0 ? null : await signedInAs(person, shop.origin);
      if (user !== null && person.role !== 'admin') open.push([person, user]);
    }
    await shop.setClock(aheadMs);
    counter.clocks += 1;
    for (const { answeredKeys } of people.values()) {
      for (const [key, { clockMs }] of answeredKeys) if (aheadMs - clockMs > answersKeptMs) answeredKeys.delete(key);
    }
    for (const [person, before] of open) {
      const after = await signedInAs(person, shop.origin);
      if (movedMs <= keepsMs && after !== before)
        throw new Finding('session kept', `${before} was signed out when the clock moved by ${movedMs} ms`);
      if (movedMs >= endsMs && after !== null)
        throw new Finding('session ended', `${after} is signed in ${movedMs} ms from the last use`);
    }
  });

/** Sets the clock of a person's device, as of one that was set wrongly or woke up. */
export const setDeviceClock = (role: Role, aheadMs: number): Step =>
  step(['setDeviceClock', role, aheadMs], { role }, async (world) => {
    await (await world.personOf(role)).setClock(aheadMs);
    counter.clocks += 1;
  });
