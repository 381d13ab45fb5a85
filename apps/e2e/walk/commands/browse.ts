import { fillables, nth, pressNth } from '../offered.ts';
import type { Role } from '../person.ts';
import { step, type Step } from '../step.ts';
import { tabOf } from '../world.ts';

const pressLimitMs = 2000;

/** Addresses a person may type or have bookmarked. */
export const places = [
  '/',
  '/subcategoryproducts?c=627&n=Men',
  '/searchpage?q=polo',
  '/searchpage?q=',
  `/searchpage?q=${encodeURIComponent(`<b>"';--`)}`,
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
  '/updateColors',
  '/offerupdate',
  '/catalogue',
  '/settings',
  '/nowhere',
] as const;

/** Opens an address. */
export const visit = (role: Role, tab: number, place: string): Step =>
  step(['visit', role, tab, place], { role, tab }, async (world) => {
    await (await tabOf(world, role, tab)).goto(place, { waitUntil: 'domcontentloaded' });
  });

/** Opens the nth product. */
export const openProduct = (role: Role, tab: number, index: number): Step =>
  step(['openProduct', role, tab, index], { role, tab }, async (world) => {
    const address = nth(world.shop.products, index)?.address ?? '/';
    await (await tabOf(world, role, tab)).goto(address, { waitUntil: 'domcontentloaded' });
  });

/** Presses the nth thing the page offers, in its main part or anywhere. */
export const press = (role: Role, tab: number, index: number, area: 'main' | 'page'): Step =>
  step(['press', role, tab, index, area], { role, tab }, async (world) =>
    pressNth(await tabOf(world, role, tab), index, area),
  );

/** Fills the nth text field and presses Enter when `submits`. */
export const type = (role: Role, tab: number, index: number, text: string, submits: boolean): Step =>
  step(['type', role, tab, index, text, submits], { role, tab }, async (world) => {
    const fields = fillables(await tabOf(world, role, tab));
    const count = await fields.count();
    if (count === 0) return;
    const field = fields.nth(index % count);
    await field.fill(text, { timeout: pressLimitMs });
    if (submits) await field.press('Enter', { timeout: pressLimitMs, noWaitAfter: true });
  });

/** Back, forward or reload. */
export const move = (role: Role, tab: number, way: 'back' | 'forward' | 'reload'): Step =>
  step(['move', role, tab, way], { role, tab }, async (world) => {
    const page = await tabOf(world, role, tab);
    const options = { waitUntil: 'domcontentloaded' } as const;
    if (way === 'back') await page.goBack(options);
    else if (way === 'forward') await page.goForward(options);
    else await page.reload(options);
  });

/** Keys by which a page is used without a mouse. */
export const keys = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowRight', 'Home'] as const;

/** Presses a key some times. */
export const key = (role: Role, tab: number, name: string, times: number): Step =>
  step(['key', role, tab, name, times], { role, tab }, async (world) => {
    const page = await tabOf(world, role, tab);
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(name);
  });
