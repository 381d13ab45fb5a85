import { rupeesToPaise } from '@kayal/api-contract';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { moveDate } from './clock/move-date.ts';
import { logIn } from './login.ts';
import { openContext, type WalkBrowser } from './open-browser.ts';
import type { Shop } from './shop/shop.ts';

/** Who walks: two shoppers, a visitor and the admin. */
export const roles = ['asha', 'rahul', 'visitor', 'admin'] as const;
export type Role = (typeof roles)[number];

const viewports = {
  asha: { width: 390, height: 844 },
  rahul: { width: 1440, height: 900 },
  visitor: { width: 820, height: 1180 },
  admin: { width: 1280, height: 800 },
} as const;

/** Tabs of each person. */
export const tabsOf = { asha: 2, rahul: 2, visitor: 1, admin: 1 } as const;
const apiPath = '/api/onlineorder/';

/** What an open tab may print: the browser's own line for a refused call. */
const refusedCall = /^Failed to load resource: the server responded with a status of (4\d\d|503)/;

/** Pages of the back office among the addresses that are opened: to all but the admin they are not found. */
const hiddenPage = /\/(dashboard|updateColors|offerupdate|settings|catalogue|security)$/;
/** An address that there is not, and products, of which a season may sell no more. */
const unknownPage = /\/nowhere$|\/fullimage\?/;

/** What the shop prints when an item was removed twice, in two tabs (S8.WISH). */
const removedElsewhere = /^\[wishlist\] \d+ not_found$/;

/** Walkers without a window load no pictures, which the browser mentions. */
const notLoaded =
  /\/uploads\/.* (is found, but is not used because image loading|was preloaded using link preload but not used)/;

/** What a tab may print besides once its network or the server was lost: that a call or a script did not arrive. */
const lostConnection =
  /net::ERR_|Failed to fetch|^\[(wishlist|suggestions)\] .*null$|Unable to preload CSS|NetworkError|status of 503|error loading dynamically imported module/;

/** An order that the server has confirmed under a key. */
export interface AnsweredOrder {
  readonly entryNo: string;
  /** How far the server's clock was ahead of the machine's, ms. */
  readonly clockMs: number;
}

/** An order request that was sent, to send it once more. */
export interface SentOrder {
  readonly url: string;
  readonly key: string;
  readonly body: string;
}

/** One browser context with its tabs, and what was observed in them. */
export interface Person {
  readonly role: Role;
  readonly context: BrowserContext;
  /** Open tabs; a tab is opened when it is first used. */
  readonly tabs: Map<number, Page>;
  /** Problems seen since the last check, such as an uncaught error. */
  readonly problems: string[];
  /** Totals of the orders the server has confirmed to this person, paise, by entry number. */
  readonly confirmedOrders: Map<string, number>;
  /** Order requests by their idempotency key. */
  readonly sentOrders: Map<string, SentOrder>;
  /** The order that answered each key. */
  readonly answeredKeys: Map<string, AnsweredOrder>;
  /** Number of API requests in flight. */
  readonly pending: () => number;
  /** Whether a write was sent or answered since the last call of this. */
  readonly hasWritten: () => boolean;
  /** Reads the answer to an order, which the tab may never get. */
  readonly noteOrderAnswer: (request: Request, answer: unknown) => void;
  /** Notes that the network or the server was lost in this walk. */
  readonly loseConnection: () => void;
  /** How far the clock of her device is ahead of the machine's, ms. */
  readonly clockMs: () => number;
  /** Sets that clock, in open pages and those to come. */
  readonly setClock: (aheadMs: number) => Promise<void>;
}

/** The order that an answer confirms; null for a refusal. */
function confirmedIn(answer: unknown): { readonly entryNo: string; readonly total: number } | null {
  if (typeof answer !== 'object' || answer === null || !('orderId' in answer) || !('total' in answer)) return null;
  return typeof answer.orderId === 'string'
    ? { entryNo: answer.orderId, total: rupeesToPaise(Number(answer.total)) }
    : null;
}

/** The e-mail of the user in an answer about the session; null without a user. */
export function userIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('user' in answer)) return null;
  const { user } = answer;
  return typeof user === 'object' && user !== null && 'email' in user ? String(user.email) : null;
}

/** A person's address for mail, by which she signs in. */
export const emailOf = (role: Role): string => `${role}@kayal.example`;

/** Opens a person's window, without a tab yet. Shoppers and the admin are signed in. */
export async function openPerson(browser: WalkBrowser, shop: Shop, role: Role): Promise<Person> {
  const context = await openContext(browser, {
    baseURL: shop.origin,
    viewport: viewports[role],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const problems: string[] = [];
  const confirmedOrders = new Map<string, number>();
  const sentOrders = new Map<string, SentOrder>();
  const answeredKeys = new Map<string, AnsweredOrder>();
  let inFlight = 0;
  let written = false;
  let hasLostConnection = false;
  let clockMs = 0;
  const isOrder = (request: Request): boolean => request.method() === 'POST' && request.url().includes('/orderAdd/');
  const noteOrderAnswer = (request: Request, answer: unknown): void => {
    const confirmed = isOrder(request) ? confirmedIn(answer) : null;
    const key = request.headers()['idempotency-key'];
    if (confirmed === null) return;
    confirmedOrders.set(confirmed.entryNo, confirmed.total);
    if (key !== undefined) answeredKeys.set(key, { entryNo: confirmed.entryNo, clockMs: shop.clockMs() });
  };
  const readAnswer = async (response: Response): Promise<void> => {
    if (response.status() !== 200) return;
    const answer: unknown = await response.json().catch(() => null);
    noteOrderAnswer(response.request(), answer);
    const user = response.url().includes('/user/session/') ? userIn(answer) : null;
    if (user !== null && user !== emailOf(role)) problems.push(`other person: the session is that of ${user}`);
  };
  context.on('weberror', (event) => problems.push(`uncaught error: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    const { url } = message.location();
    if (refusedCall.test(text) && (text.includes('503') || url.includes(apiPath))) return;
    const isHidden = unknownPage.test(url) || (hiddenPage.test(url) && role !== 'admin');
    if (isHidden && text.includes('status of 404')) return;
    if (notLoaded.test(text) || removedElsewhere.test(text)) return;
    if (hasLostConnection && lostConnection.test(text)) return;
    problems.push(`console ${message.type()} at ${url} on ${message.page()?.url()}: ${text}`);
  });
  context.on('request', (request) => {
    if (!request.url().includes(apiPath)) return;
    inFlight += 1;
    if (request.method() !== 'GET') written = true;
    const key = request.headers()['idempotency-key'];
    if (!isOrder(request) || key === undefined) return;
    sentOrders.set(key, { url: request.url(), key, body: request.postData() ?? '' });
  });
  const settle = (request: Request): void => {
    if (!request.url().includes(apiPath)) return;
    inFlight = Math.max(0, inFlight - 1);
    if (request.method() !== 'GET') written = true;
  };
  context.on('requestfinished', settle);
  context.on('requestfailed', settle);
  context.on('response', (response) => {
    if (response.status() >= 500 && response.status() !== 503) problems.push(`${response.status()} ${response.url()}`);
    if (isOrder(response.request()) && response.status() === 400) problems.push(`an order that the server cannot read`);
    if (isOrder(response.request()) || response.url().includes('/user/session/')) void readAnswer(response);
  });
  const tabs = new Map<number, Page>();
  const person: Person = {
    role,
    context,
    tabs,
    problems,
    confirmedOrders,
    sentOrders,
    answeredKeys,
    pending: () => inFlight,
    hasWritten: () => {
      const result = written;
      written = false;
      return result;
    },
    noteOrderAnswer,
    loseConnection: () => {
      hasLostConnection = true;
    },
    clockMs: () => clockMs,
    setClock: async (aheadMs) => {
      const byMs = aheadMs - clockMs;
      clockMs = aheadMs;
      await context.addInitScript(moveDate, byMs);
      for (const page of tabs.values()) await page.evaluate(moveDate, byMs).catch(() => null);
    },
  };
  await signInAgain(person, shop.origin);
  return person;
}

/** The user of a person's session, by e-mail; null without a session. */
export async function signedInAs({ context }: Person, origin: string): Promise<string | null> {
  const answer = await context.request.get(`${origin}${apiPath}user/session/kayal`);
  const body: unknown = await answer.json().catch(() => null);
  return userIn(body);
}

/** Gives a person a session without the form; a visitor stays without one. */
export async function signInAgain({ role, context }: Person, origin: string): Promise<void> {
  if (role === 'visitor') return;
  await context.addCookies([{ ...(await logIn(origin, emailOf(role))), url: origin }]);
}
