import { rupeesToPaise } from '@kayal/api-contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Finding } from './finding.ts';
import type { Shop } from './shop.ts';

/** Who walks: two shoppers, a visitor and the admin. */
export const roles = ['asha', 'rahul', 'visitor', 'admin'] as const;
export type Role = (typeof roles)[number];

const viewports = {
  asha: { width: 390, height: 844 },
  rahul: { width: 1440, height: 900 },
  visitor: { width: 820, height: 1180 },
  admin: { width: 1280, height: 800 },
} as const;

const tabsOf = { asha: 2, rahul: 2, visitor: 1, admin: 1 } as const;
const password = 'made-to-move';
const apiPath = '/api/onlineorder/';

/** What an open tab may print: the browser's own line for a refused call. */
const refusedCall = /^Failed to load resource: the server responded with a status of (4\d\d|503)/;

/** What a tab may print besides once its network or the server was lost: that a call or a script did not arrive. */
const lostConnection =
  /net::ERR_|Failed to fetch|Unable to preload CSS|NetworkError|status of 503|error loading dynamically imported module/;

/** One browser context with its tabs, and what was observed in them. */
export interface Person {
  readonly role: Role;
  readonly context: BrowserContext;
  readonly tabs: readonly Page[];
  /** Problems seen since the last check, such as an uncaught error. */
  readonly problems: string[];
  /** Totals of the orders the server has confirmed to this person, paise, by entry number. */
  readonly confirmedOrders: Map<string, number>;
  /** Idempotency keys of all orders this person sent. */
  readonly orderKeys: Set<string>;
  /** Number of API requests in flight. */
  readonly pending: () => number;
  /** Notes that the network or the server was lost in this walk. */
  readonly loseConnection: () => void;
}

/** The order that an answer confirms; null for a refusal. */
function confirmedIn(answer: unknown): { readonly entryNo: string; readonly total: number } | null {
  if (typeof answer !== 'object' || answer === null || !('orderId' in answer) || !('total' in answer)) return null;
  return typeof answer.orderId === 'string'
    ? { entryNo: answer.orderId, total: rupeesToPaise(Number(answer.total)) }
    : null;
}

/** A person's address for mail, by which she signs in. */
export const emailOf = (role: Role): string => `${role}@kayal.example`;

/** Opens a person's tabs; shoppers and the admin are signed in by the API. */
export async function openPerson(browser: Browser, shop: Shop, role: Role): Promise<Person> {
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: viewports[role],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const problems: string[] = [];
  const confirmedOrders = new Map<string, number>();
  const orderKeys = new Set<string>();
  let inFlight = 0;
  let hasLostConnection = false;
  context.on('weberror', (event) => problems.push(`uncaught error: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (refusedCall.test(text) && (text.includes('503') || message.location().url.includes(apiPath))) return;
    if (hasLostConnection && lostConnection.test(text)) return;
    problems.push(`console ${message.type()}: ${text}`);
  });
  context.on('request', (request) => {
    if (!request.url().includes(apiPath)) return;
    inFlight += 1;
    const key = request.headers()['idempotency-key'];
    if (request.method() === 'POST' && request.url().includes('/orderAdd/') && key !== undefined) orderKeys.add(key);
  });
  const settle = (url: string): void => {
    if (url.includes(apiPath)) inFlight = Math.max(0, inFlight - 1);
  };
  context.on('requestfinished', (request) => settle(request.url()));
  context.on('requestfailed', (request) => settle(request.url()));
  context.on('response', async (response) => {
    if (response.status() >= 500 && response.status() !== 503) problems.push(`${response.status()} ${response.url()}`);
    if (!response.url().includes('/orderAdd/') || response.status() !== 200) return;
    const answer: unknown = await response.json().catch(() => null);
    const confirmed = confirmedIn(answer);
    if (confirmed !== null) confirmedOrders.set(confirmed.entryNo, confirmed.total);
  });
  const person: Person = {
    role,
    context,
    tabs: await Promise.all(Array.from({ length: tabsOf[role] }, () => context.newPage())),
    problems,
    confirmedOrders,
    orderKeys,
    pending: () => inFlight,
    loseConnection: () => {
      hasLostConnection = true;
    },
  };
  await signInAgain(person, shop.origin);
  await Promise.all(person.tabs.map((tab) => tab.goto('/', { waitUntil: 'domcontentloaded' })));
  return person;
}

/** Gives a person a session without the form; a visitor stays without one. */
export async function signInAgain({ role, context }: Person, origin: string): Promise<void> {
  if (role === 'visitor') return;
  const answer = await context.request.post(`${origin}${apiPath}user/login/kayal`, {
    data: { email: emailOf(role), password },
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    failOnStatusCode: false,
  });
  if (answer.status() >= 500 && answer.status() !== 503) throw new Finding(`Login answered ${answer.status()}`);
}
