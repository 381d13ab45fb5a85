import { apiBase, routes, type RouteName } from '@kayal/api-contract';
import type { Shape } from './shape.ts';
import { shapeOf } from './shape.ts';

/** The caller of a step. */
export type Who = 'visitor' | 'shopper' | 'admin';

/** Parts of a call. */
export interface Parts {
  /** Path parameters; `company` is the shop's where absent. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
  /** An API token, for the calls of other programs. */
  readonly token?: string;
}

/** The parts of an answer in which mock and server must agree. */
export interface Seen {
  readonly status: number;
  /** Code of a refusal; null for a 200. */
  readonly code: string | null;
  /** Media type, without its parameters. */
  readonly type: string;
  /** Present headers of those that the shop reads. */
  readonly headers: readonly string[];
  readonly shape: Shape;
  /** The body: parsed where it is JSON. */
  readonly body: unknown;
}

/** An implementation of the API: the mocks or the server. */
export interface Place {
  send(who: Who, name: RouteName, parts: Parts): Promise<Seen>;
  /** The newest code that was mailed to an address. */
  codeFor(email: string): Promise<string>;
  /** A Google ID token for an address, with the visitor's nonce (ASVS 10.5.1). */
  googleToken(email: string): Promise<string>;
  /** The current code of the authenticator app with this secret. */
  appCode(secret: string): Promise<string>;
  /** Creates a message that was given up. @returns its id */
  deadLetter(): Promise<string>;
  /** The token of the newest link that was mailed to track an order. */
  trackingToken(): Promise<string>;
  /** Removes the role of every admin. @returns the token that makes a new first admin */
  setupToken(): Promise<string>;
  close(): Promise<void>;
}

/** The call as a request. */
export function requestOf(name: RouteName, { params = {}, query = {}, body, form, token }: Parts): Request {
  const { method, path } = routes[name];
  const values: Readonly<Record<string, string | number>> = { company: 'kayal', ...params };
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? key));
  const url = new URL(`http://shop.test${apiBase}${filled}`);
  url.search = new URLSearchParams(query).toString();
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  if (form !== undefined) return new Request(url, { method, body: form, headers });
  if (body === undefined) return new Request(url, { method, headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method, body: JSON.stringify(body), headers });
}

const readHeaders = ['x-total-count', 'content-disposition'];

/** Reads an answer. @param text the body, as text */
export function seenOf(status: number, headers: Headers, text: string): Seen {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const body: unknown = type === 'application/json' ? JSON.parse(text) : text;
  const code = status === 200 ? null : textAt(body, 'code');
  const kept = readHeaders.filter((name) => headers.has(name));
  return { status, code, type, headers: kept, shape: shapeOf(body), body };
}

/** The value at a path of keys and indexes, such as `items.0.sino`; undefined where there is none. */
export function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      body,
    );
}

/** The text or number at a path, as text. @throws where there is neither. */
export function textAt(body: unknown, path: string): string {
  const value = valueAt(body, path);
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new TypeError(`no text at ${path} of ${JSON.stringify(body).slice(0, 300)}`);
  }
  return String(value);
}
