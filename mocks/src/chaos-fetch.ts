import {
  apiBase,
  errorCatalogue,
  routes,
  type ApiErrorBody,
  type ErrorCode,
  type RefusedLine,
  type RouteName,
} from '@kayal/api-contract/client';
import { groupOf, type Chaos } from './chaos.ts';

type Fetch = typeof globalThis.fetch;

/** Delay of a call on a slow network, ms. */
const slowMs = 2500;

/** By how much a changed price exceeds the shown one, rupees. */
const priceRise = 100;

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

const patterns = Object.keys(routes)
  .filter(isRouteName)
  .map((name) => {
    const { method, path } = routes[name];
    const alias = routes[name].path.includes(':company') ? '' : '(/[^/]+)?';
    return { name, method, form: new RegExp(`${apiBase}${path.replaceAll(/:\w+/g, '[^/]+')}${alias}$`) };
  });

/** The endpoint that a request is for; undefined when it is not a call of the API. */
function routeOf({ method, url }: Request): RouteName | undefined {
  const { pathname } = new URL(url);
  return patterns.find((pattern) => pattern.method === method && pattern.form.test(pathname))?.name;
}

function refusal(code: ErrorCode, items?: readonly RefusedLine[]): Response {
  const { status, text } = errorCatalogue[code];
  const body: ApiErrorBody = { success: false, code, error: text, message: text, requestId: 'chaos' };
  return Response.json(items === undefined ? body : { ...body, items }, { status });
}

const neverAnswered = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, slowMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

interface Line {
  readonly uniqueCode: string;
  /** The shown price of one unit, rupees. */
  readonly price: number;
}

function lineIn(part: unknown): Line[] {
  if (typeof part !== 'object' || part === null || !('uniqueCode' in part)) return [];
  const price = 'mrp' in part ? Number(part.mrp) : 0;
  return [{ uniqueCode: String(part.uniqueCode), price }];
}

/** The lines in the body of a call: one to add, or those of an order. */
async function linesOf(request: Request): Promise<Line[]> {
  const body: unknown = await request.json();
  if (typeof body !== 'object' || body === null || !('items' in body)) return lineIn(body);
  const items: unknown = typeof body.items === 'string' ? JSON.parse(body.items) : body.items;
  return Array.isArray(items) ? items.flatMap(lineIn) : [];
}

const soldOut = ({ uniqueCode }: Line): RefusedLine => ({ uniqueCode, available: 0 });
const dearer = ({ uniqueCode, price }: Line): RefusedLine => ({ uniqueCode, price: price + priceRise });

/** The answer that replaces the real one; null when the real one is used. */
async function answerWithProblem(name: RouteName, request: Request, { problem }: Chaos): Promise<Response | null> {
  switch (problem) {
    case 'none':
      return null;
    case 'slow':
      await pause(request.signal);
      return null;
    case 'offline':
      throw new TypeError('Failed to fetch');
    case 'server-error':
      return refusal('internal');
    case 'time-out':
      return neverAnswered(request.signal);
    case 'session-expired':
      return routes[name].access === 'anyone' ? null : refusal('auth.required');
    case 'stock-gone':
      if (name === 'addToCart') return refusal('cart.stock', (await linesOf(request)).map(soldOut));
      return name === 'placeOrder' ? refusal('order.stock', (await linesOf(request)).map(soldOut)) : null;
    case 'price-changed':
      return name === 'placeOrder' ? refusal('order.price_changed', (await linesOf(request)).map(dearer)) : null;
  }
}

/**
 * A `fetch` that answers calls of the API with the chosen problem; everything else passes unchanged.
 * An expired session ends after the page has read it: the call `session` still succeeds.
 * @param setting returns the chosen problem; called for each request
 */
export function withChaos(fetch: Fetch, setting: () => Chaos): Fetch {
  return async (input, init) => {
    const chaos = setting();
    if (chaos.problem === 'none') return fetch(input, init);
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const name = routeOf(request);
    if (name === undefined || (chaos.group !== 'all' && chaos.group !== groupOf(name))) return fetch(input, init);
    return (await answerWithProblem(name, request, chaos)) ?? fetch(input, init);
  };
}
