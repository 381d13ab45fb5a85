import type { Role } from '../person.ts';
import { fillables, nth, pressables } from '../offered.ts';
import { tabOf, type World } from '../world.ts';
import { step, type Step } from '../step.ts';

const pressLimitMs = 3000;

/** Addresses a person may type or have bookmarked. */
export const places = [
  '/',
  '/subcategoryproducts?c=627&n=Men',
  '/searchpage?q=polo',
  '/searchpage?q=',
  '/cart',
  '/address',
  '/myorders',
  '/wishlist',
  '/account',
  '/myinfo',
  '/ordersummary',
  '/contact',
  '/login',
  '/dashboard',
  '/updatecolors',
  '/addoffer',
] as const;

/** Opens an address. */
export const visit = (role: Role, tab: number, place: string): Step =>
  step(`${role}[${tab}] opens ${place}`, role, tab, async (world) => {
    await tabOf(world, role, tab).goto(place, { waitUntil: 'domcontentloaded' });
  });

/** Presses the nth thing the page offers. */
export const press = (role: Role, tab: number, index: number): Step =>
  step(`${role}[${tab}] presses #${index}`, role, tab, async (world) => {
    const target = nth(await pressables(tabOf(world, role, tab)), index);
    await target?.click({ timeout: pressLimitMs, noWaitAfter: true });
  });

/** Fills the nth text field and presses Enter when `submits`. */
export const type = (role: Role, tab: number, index: number, text: string, submits: boolean): Step =>
  step(
    `${role}[${tab}] types ${JSON.stringify(text)} into #${index}${submits ? ' and Enter' : ''}`,
    role,
    tab,
    async (world) => {
      const field = nth(await fillables(tabOf(world, role, tab)), index);
      await field?.fill(text, { timeout: pressLimitMs });
      if (submits) await field?.press('Enter', { timeout: pressLimitMs, noWaitAfter: true });
    },
  );

/** Back, forward or reload. */
export const move = (role: Role, tab: number, way: 'back' | 'forward' | 'reload'): Step =>
  step(`${role}[${tab}] goes ${way}`, role, tab, async (world: World) => {
    const page = tabOf(world, role, tab);
    if (way === 'back') await page.goBack({ waitUntil: 'domcontentloaded' });
    else if (way === 'forward') await page.goForward({ waitUntil: 'domcontentloaded' });
    else await page.reload({ waitUntil: 'domcontentloaded' });
  });
