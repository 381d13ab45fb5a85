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

/** What an open tab may print: the browser's own line for an answer that is no 2xx, and for a lost connection. */
const expectedConsoleLine = /^Failed to load resource: (the server responded with a status of 4\d\d|.*503|net::ERR_)/;

/** One browser context with its tabs, and what was observed in them. */
export interface Person {
  readonly role: Role;
  readonly context: BrowserContext;
  readonly tabs: readonly Page[];
  /** Problems seen since the last check, such as an uncaught error. */
  readonly problems: string[];
  /** Entry numbers the server has confirmed to this person. */
  readonly confirmedOrders: Set<string>;
  /** Idempotency keys of all orders this person sent. */
  readonly orderKeys: Set<string>;
  /** Number of API requests in flight. */
  readonly pending: () => number;
}

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
  const confirmedOrders = new Set<string>();
  const orderKeys = new Set<string>();
  let inFlight = 0;
  context.on('weberror', (event) => problems.push(`uncaught error: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!expectedConsoleLine.test(message.text())) problems.push(`console ${message.type()}: ${message.text()}`);
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
    const entryNo = typeof answer === 'object' && answer !== null && 'EntryNo' in answer ? answer.EntryNo : null;
    if (typeof entryNo === 'string') confirmedOrders.add(entryNo);
  });
  const person: Person = {
    role,
    context,
    tabs: await Promise.all(Array.from({ length: tabsOf[role] }, () => context.newPage())),
    problems,
    confirmedOrders,
    orderKeys,
    pending: () => inFlight,
  };
  await signInAgain(person, shop.origin);
  await Promise.all(person.tabs.map((tab) => tab.goto('/', { waitUntil: 'domcontentloaded' })));
  return person;
}

/** Gives a person a session without the form; a visitor stays without one. */
export async function signInAgain({ role, context }: Person, origin: string): Promise<void> {
  if (role === 'visitor') return;
  const answer = await context.request.post(`${origin}${apiPath}user/login/kayal`, {
    data: { email: `${role}@kayal.example`, password },
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    failOnStatusCode: false,
  });
  if (answer.status() >= 500 && answer.status() !== 503) throw new Finding(`Login answered ${answer.status()}`);
}
