import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, routes, type RouteName, type WireOf } from '@kayal/api-contract';

/** Parts of a call. */
interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  /** Headers of each of her calls. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A variant with the price of one unit, rupees. */
export interface Variant {
  readonly productId: number;
  readonly code: string;
  readonly price: number;
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
/** Max units that a feed can set. */
const maxUnits = 999_999;

/** The address of a call with its parameters filled in. */
export function addressOf(name: RouteName, { params = {}, query = {} }: CallOptions = {}): string {
  const known: Readonly<Record<string, string>> = { company: 'kayal', ...params };
  const path = routes[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(known[key] ?? key));
  const search = new URLSearchParams(query).toString();
  return `${apiBase}${path}${search === '' ? '' : `?${search}`}`;
}

/** Sends a call. @throws when it is refused */
export async function call<Name extends RouteName>(
  origin: string,
  name: Name,
  options: CallOptions = {},
): Promise<WireOf<Name>['answer']> {
  return (await sendOrThrow(origin, name, options)).json();
}

/** Sends a call that answers with a file. @throws when it is refused */
export async function callForBytes(origin: string, name: RouteName, options: CallOptions = {}): Promise<ArrayBuffer> {
  return (await sendOrThrow(origin, name, options)).arrayBuffer();
}

async function sendOrThrow(origin: string, name: RouteName, options: CallOptions): Promise<Response> {
  const answer = await send(origin, name, options);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function send(origin: string, name: RouteName, options: CallOptions): Promise<Response> {
  const { body, headers = {} } = options;
  const sent = { method: routes[name].method, headers: { ...sameOrigin, ...headers } };
  const url = origin + addressOf(name, options);
  if (body === undefined) return fetch(url, sent);
  const { type, bytes } = await encode(body);
  return fetch(url, { ...sent, headers: { ...sent.headers, 'content-type': type }, body: bytes });
}

/** A body in one piece: Node's `fetch` ends the process when a form is cut off on the way. */
export async function encode(
  body: object,
): Promise<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const whole = body instanceof FormData ? new Response(body) : Response.json(body);
  return { type: whole.headers.get('content-type') ?? '', bytes: new Uint8Array(await whole.arrayBuffer()) };
}

/** Signs in. */
export async function signIn(origin: string, email: string): Promise<Person> {
  const answer = await send(origin, 'login', { body: { email, password: 'made-to-move' } });
  const [user]: WireOf<'login'>['answer'] = answer.ok ? await answer.json() : [];
  if (user === undefined) throw new Error(`${email} cannot sign in.`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { id: user.id, headers: { ...sameOrigin, cookie, 'content-type': 'application/json' } };
}

/** Signs up shoppers with an address each, by the codes in the shop's own mailbox. */
export async function signUpShoppers(origin: string, count: number): Promise<readonly Person[]> {
  const shoppers: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `bench-${index}@kayal.example`;
    const body = { email, full_name: 'Bench Shopper', password: 'made-to-move' };
    const { id } = await call(origin, 'signUp', { body });
    const mails: readonly { readonly to: string; readonly text: string }[] = await (
      await fetch(`${origin}/dev/mailbox.json`)
    ).json();
    const otp = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
    await call(origin, 'verify', { body: { id, otp } });
    const shopper = await signIn(origin, email);
    await call(origin, 'addAddress', { headers: shopper.headers, body: { ...address, ledcode: shopper.id } });
    shoppers.push(shopper);
  }
  return shoppers;
}

const address = {
  name: 'Bench',
  mobile: '9876543210',
  pincode: '682001',
  locality: 'Fort Kochi',
  address: '1 Beach Road',
  city: 'Kochi',
  district: 'Ernakulam',
};

/** Lets shoppers ask for returns. */
export async function openReturns(origin: string, { headers }: Person): Promise<void> {
  const { version, settings, theme } = await call(origin, 'getSettings', { headers });
  const returnDesk = { isOpen: true, autoApproveBelow: 0, sendWithinDays: 14 };
  await call(origin, 'saveSettings', { headers, body: { version, settings: { ...settings, returnDesk }, theme } });
}

/** Headers of a program that may do everything that a feed can. */
export async function feedHeaders(origin: string): Promise<Readonly<Record<string, string>>> {
  const { headers } = await signIn(origin, 'admin@kayal.example');
  const body = { name: 'Bench', scopes: ['stock', 'prices', 'catalogue', 'orders'] };
  const { token } = await call(origin, 'addApiToken', { headers, body });
  return { authorization: `Bearer ${token}` };
}

/** Variants of different products, after their stock was filled up. */
export async function fillStock(
  origin: string,
  headers: Readonly<Record<string, string>>,
  count: number,
): Promise<readonly Variant[]> {
  const query = { filter: '', limit: String(count) };
  const products = await call(origin, 'getProductByFilter', { query });
  const variants = products.map((row) => ({
    productId: row.ID,
    code: row.UniqueCode,
    price: row.OfferPrice ?? row.MRP,
  }));
  const items = variants.map(({ code }) => ({ unique_code: code, units: maxUnits }));
  await call(origin, 'feedStock', { headers, body: { items } });
  return variants;
}

/** Body of an addition to the bag. */
export const addition = ({ productId, code }: Variant, quantity: number): object => ({
  itemId: productId,
  uniqueCode: code,
  quantity,
});

/** Body of an order of one unit of each variant. */
export function orderOf({ id }: Person, variants: readonly Variant[]): object {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now());
  const lines = variants.map(({ productId, price, code }) => ({
    id: productId,
    mrp: price,
    quantity: 1,
    uniqueCode: code,
  }));
  return { date, id, contact: '', items: lines };
}

/** Imports a CSV file, without a mode as the whole catalogue. @returns what became of it */
export async function importFile(
  origin: string,
  headers: Readonly<Record<string, string>>,
  file: string,
  mode: 'whole' | 'changes' = 'whole',
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([file]), 'catalogue.csv');
  const answer = await call(origin, 'feedImport', { headers, query: { mode }, body: form });
  return answer.result;
}

/** All orders of the shop, a row for each line. */
export async function readOrders(origin: string, headers: Readonly<Record<string, string>>) {
  const rows: WireOf<'feedOrders'>['answer']['orders'][number][] = [];
  for (let cursor = ''; ;) {
    const query = { limit: '200', ...(cursor === '' ? {} : { cursor }) };
    const page = await call(origin, 'feedOrders', { headers, query });
    rows.push(...page.orders);
    if (!page.hasMore) return rows;
    ({ cursor } = page);
  }
}

/** Pause before a call is sent again, ms. */
const retryMs = 20;
const answerLimitMs = 60_000;
/** The shop asks to come again, or a proxy before it has nobody to ask. */
const passing = [502, 503, 504];

interface Sent {
  readonly body: object;
  /** Of the intent: the same for each try. None where empty. */
  readonly key?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Sends a write again until a shop answers it with something else than a request to come again. */
export async function insist(
  origin: string,
  { headers }: Pick<Person, 'headers'>,
  name: RouteName,
  { body, key = '', params = {} }: Sent,
): Promise<{ readonly status: number; readonly text: string }> {
  for (;;) {
    const answer = await fetch(`${origin}${addressOf(name, { params })}`, {
      method: routes[name].method,
      headers: { 'content-type': 'application/json', ...headers, ...(key !== '' && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer !== null && typeof text === 'string' && !passing.includes(answer.status))
      return { status: answer.status, text };
    await wait(retryMs);
  }
}

/** A shopper with a variant that only she buys. */
export interface Buyer {
  readonly person: Person;
  readonly variant: Variant;
}

/** Gives each person a variant, as far as there are any. */
export function pair(people: readonly Person[], variants: readonly Variant[]): readonly Buyer[] {
  return people.flatMap((person, index) => {
    const variant = variants[index];
    return variant === undefined ? [] : [{ person, variant }];
  });
}

/** What a buyer sends, again and again: one unit more and one less, or an addition with its order. */
export function requestsOf(what: 'additions' | 'orders', { person, variant }: Buyer) {
  const add = (quantity: number) => ({ path: addressOf('addToCart'), body: addition(variant, quantity) });
  const order = { path: addressOf('placeOrder'), body: orderOf(person, [variant]) };
  return [add(1), what === 'orders' ? order : add(-1)].map(({ path, body }) => ({
    method: 'POST' as const,
    path,
    headers: { ...person.headers },
    body: JSON.stringify(body),
  }));
}
