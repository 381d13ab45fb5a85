import type { ApiErrorBody } from '../../error-codes.ts';
import type { RouteName } from '../../routes.ts';
import { apiBase, type Route } from '../../routes/route.ts';
import type { AnswerOf, ApiClient, CallArguments, CallResult } from './call-types.ts';
import { NetworkError } from './network-error.ts';
import { waitAfter, backoff, isPassing, sleep as realSleep } from './retry.ts';

/** Options of a client. */
export interface ApiClientOptions {
  /** The browser's `fetch`, or one that calls the server in-process. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Scheme and host, when calls are not relative to the page. */
  readonly origin?: string;
  /** Company code of every path. */
  readonly company: string;
  /** Max time of one try, ms; default 10 000. An upload may take 15 minutes. */
  readonly timeoutMs?: number;
  /** Max retries, up to 3; default 2. */
  readonly retries?: number;
  /** Waits between tries; replaced in tests. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** 0 to 1; replaced in tests. */
  readonly random?: () => number;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** A call's options without the endpoint's own types. */
interface Parts {
  readonly params?: Texts;
  readonly query?: Texts;
  readonly body?: unknown;
  readonly headers?: Texts;
  readonly form?: FormData;
  readonly signal?: AbortSignal;
}

/** Max time of an upload, ms: a phone needs minutes; one without progress ends sooner. */
const uploadTimeout = 15 * 60_000;

/** Entries for `URLSearchParams` and `Headers`, without those that have no value. */
function given(texts: Texts | undefined): [string, string][] {
  return Object.entries(texts ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** A refusal whose body has no text, such as a proxy's page: the caller shows its own text. */
const unreadable: ApiErrorBody = { success: false, code: 'internal', error: '', message: '', requestId: '' };

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** The first of these fields that has a text. */
function textIn(body: object, ...names: readonly string[]): string | undefined {
  return names
    .map((name): unknown => Reflect.get(body, name))
    .find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** A refusal in the contract's form, with the texts found: another server or a proxy may send only one of them. */
function toErrorBody(body: unknown): ApiErrorBody {
  if (isErrorBody(body)) return body;
  const message = typeof body === 'object' && body !== null ? textIn(body, 'message', 'error') : undefined;
  return message === undefined ? unreadable : { ...unreadable, error: message, message };
}

/** Whether the body of a 2xx is a refusal: `success: false`, or an error in place of an answer. */
function isRefusal(route: Route, body: unknown): boolean {
  if (route.failureIsAnswer || typeof body !== 'object' || body === null) return false;
  const success: unknown = Reflect.get(body, 'success');
  return success === false || (success === undefined && textIn(body, 'error') !== undefined);
}

/** Max characters of a change that the browser may send after the tab is closed. Browsers send 64 kB in all after a tab is closed, and refuse more. */
const maxAfterClose = 8000;

/** The value of a JSON text; undefined for any other text. */
function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Status of an answer that is not from the shop, such as a proxy's page with status 200. */
const badGateway = 502;

/** Reads one answer: JSON of a 2xx is data unless it says that the call failed; everything else is a refusal. */
async function readResponse<Answer>(route: Route, response: Response): Promise<CallResult<Answer>> {
  const { ok, status, headers } = response;
  const text = await response.text();
  const isJson = /\bjson\b/.test(headers.get('content-type') ?? '');
  const body = ok && text === '' && route.byStatus ? {} : isJson ? parsed(text) : undefined;
  if (body === undefined) return { ok: false, status: ok ? badGateway : status, error: unreadable };
  if (!ok || isRefusal(route, body)) return { ok: false, status, error: toErrorBody(body) };
  return { ok: true, status, data: body, headers };
}

/**
 * The typed client of the endpoints in a table. Reads and keyed writes are retried after a temporary error of network or
 * server; all other calls are sent once.
 * @throws Error when an endpoint outside the table is called
 */
export function createClientOf(routes: Partial<Record<RouteName, Route>>, options: ApiClientOptions): ApiClient {
  const { fetch, origin = '', company, sleep = realSleep, random = Math.random } = options;
  const tries = 1 + Math.min(options.retries ?? 2, 3);

  function routeOf(name: RouteName): Route {
    const route = routes[name];
    if (route === undefined) throw new Error(`This client cannot call ${name}.`);
    return route;
  }

  function address(name: RouteName, params: Texts = {}): string {
    const filled: Texts = { ...params, company };
    const path = routeOf(name).path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(filled[key] ?? ''));
    return `${origin}${apiBase}${path}`;
  }

  /** One try. @throws NetworkError or the reason of the caller's signal. */
  async function send<Answer>(name: RouteName, parts: Parts): Promise<[CallResult<Answer>, string | null]> {
    const route = routeOf(name);
    const { method } = route;
    const query = new URLSearchParams(given(parts.query)).toString();
    const headers = new Headers(given(parts.headers));
    headers.set('accept', 'application/json');
    const body = parts.form ?? (method === 'GET' ? null : JSON.stringify(parts.body ?? {}));
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const limit = AbortSignal.timeout(parts.form === undefined ? (options.timeoutMs ?? 10_000) : uploadTimeout);
    const signal = parts.signal === undefined ? limit : AbortSignal.any([parts.signal, limit]);
    try {
      const url = address(name, parts.params) + (query === '' ? '' : `?${query}`);
      const keepalive = route.keepalive === true && typeof body === 'string' && body.length <= maxAfterClose;
      const response = await fetch(url, { method, headers, body, signal, keepalive, credentials: 'same-origin' });
      return [await readResponse<Answer>(route, response), response.headers.get('retry-after')];
    } catch (cause) {
      parts.signal?.throwIfAborted();
      throw new NetworkError('The server did not answer.', { cause });
    }
  }

  async function sendWithRetries<Answer>(name: RouteName, parts: Parts): Promise<CallResult<Answer>> {
    const again = routeOf(name).method === 'GET' || parts.headers?.['idempotency-key'] !== undefined;
    for (let tried = 1; ; tried += 1) {
      const last = !again || tried >= tries;
      let wait = backoff(tried, random());
      try {
        const [result, retryAfter] = await send<Answer>(name, parts);
        if (result.ok || last || !isPassing(result.status, result.error.code)) return result;
        const longer = waitAfter(retryAfter, wait, Date.now());
        if (longer === null) return result;
        wait = longer;
      } catch (error) {
        if (last || !(error instanceof NetworkError)) throw error;
      }
      await sleep(wait, parts.signal);
    }
  }

  function call<Name extends RouteName>(name: Name, ...args: CallArguments<Name>): Promise<CallResult<AnswerOf<Name>>>;
  function call(name: RouteName, parts: Parts = {}): Promise<CallResult<never>> {
    return sendWithRetries(name, parts);
  }

  return { address, call };
}
