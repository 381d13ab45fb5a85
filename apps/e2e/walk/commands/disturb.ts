import { setTimeout as wait } from 'node:timers/promises';
import { nth } from '../offered.ts';
import type { Role } from '../person.ts';
import { step, type Step } from '../step.ts';
import { personOf, tabOf } from '../world.ts';

const api = '**/api/onlineorder/**';

/** Ends the server as a crash would and starts it again. */
export const crash = (): Step =>
  step('the server crashes and restarts', 'asha', 0, (world) => world.shop.crashAndRestart());

/** Takes a person's network away, or gives it back. */
export const network = (role: Role, offline: boolean): Step =>
  step(`${role} is ${offline ? 'offline' : 'online'}`, role, 0, async (world) => {
    await personOf(world, role).context.setOffline(offline);
  });

/** The next write of a tab reaches the server, but its answer is lost. */
export const loseAnswer = (role: Role, tab: number): Step =>
  step(`${role}[${tab}] loses the answer of the next write`, role, tab, async (world) => {
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

/** Ends a person's session, as if on another device. */
export const endSession = (role: Role): Step =>
  step(`${role}'s session ends elsewhere`, role, 0, async (world) => {
    await personOf(world, role).context.request.post(`${world.shop.origin}/api/onlineorder/user/logout/kayal`, {
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      data: {},
    });
  });

/** Sets the stock of the nth variant. */
export const setStock = (index: number, units: number): Step =>
  step(`stock of variant #${index} becomes ${units}`, 'admin', 0, async ({ shop }) => {
    const code = nth(await shop.uniqueCodes(), index);
    if (code !== undefined) await shop.setStock(code, units);
  });
