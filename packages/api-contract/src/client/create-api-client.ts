import { somethingWentWrong, type ApiErrorBody } from '../error-codes.ts';
import { apiBase, routes, type RouteName } from '../routes.ts';
import type { AnswerOf, ApiClient, CallArguments, CallResult } from './call-types.ts';
import { NetworkError } from './network-error.ts';
import { asked, backoff, isPassing, sleep as realSleep } from './retry.ts';

/** What a client needs. */
export interface ApiClientOptions {
  /** The browser's, or one that calls the server in-process. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Scheme and host, where calls are not relative to the page. */
  readonly origin?: string;
  /** Company code of every path (S9.CFG.01). */
  readonly company: string;
  /** How long one try may take, ms; 10 000 where absent. */
  readonly timeoutMs?: number;
  /** Tries after the first, at most 3; 2 where absent. */
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
  readonly timeoutMs?: number;
}

/** Leaves out what has no value, and makes it what `URLSearchParams` and `Headers` take. */
function given(texts: Texts | undefined): [string, string][] {
  return Object.entries(texts ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** A refusal whose body is not the contract's: a proxy's page, a crash. */
const unreadable: ApiErrorBody = {
  success: false,
  code: 'internal',
  error: somethingWentWrong,
  message: somethingWentWrong,
  requestId: '',
};

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** One answer, read: JSON of a 2xx is data, everything else a refusal. */
async function readResponse<Answer>(response: Response): Promise<CallResult<Answer>> {
  const { status, headers } = response;
  const json = /\bjson\b/.test(headers.get('content-type') ?? '');
  if (response.ok && json) return { ok: true, status, data: await response.json(), headers };
  const body: unknown = json ? await response.json() : undefined;
  return { ok: false, status, error: isErrorBody(body) ? body : unreadable };
}

/**
 * The typed client of every endpoint. Reads and keyed writes are tried again when the network or the server fails for
 * a moment; anything else is sent once.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { fetch, origin = '', company, sleep = realSleep, random = Math.random } = options;
  const tries = 1 + Math.min(options.retries ?? 2, 3);

  function address(name: RouteName, params: Texts = {}): string {
    const filled: Texts = { ...params, company };
    const path = routes[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(filled[key] ?? ''));
    return `${origin}${apiBase}${path}`;
  }

  /** One try. @throws NetworkError or the reason of the caller's signal. */
  async function send<Answer>(name: RouteName, parts: Parts): Promise<[CallResult<Answer>, string | null]> {
    const { method } = routes[name];
    const query = new URLSearchParams(given(parts.query)).toString();
    const headers = new Headers(given(parts.headers));
    headers.set('accept', 'application/json');
    const body = parts.form ?? (method === 'GET' ? null : JSON.stringify(parts.body ?? {}));
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const limit = AbortSignal.timeout(parts.timeoutMs ?? options.timeoutMs ?? 10_000);
    const signal = parts.signal === undefined ? limit : AbortSignal.any([parts.signal, limit]);
    try {
      const url = address(name, parts.params) + (query === '' ? '' : `?${query}`);
      const response = await fetch(url, { method, headers, body, signal, credentials: 'same-origin' });
      return [await readResponse<Answer>(response), response.headers.get('retry-after')];
    } catch (cause) {
      if (cause instanceof SyntaxError) return [{ ok: false, status: 502, error: unreadable }, null];
      parts.signal?.throwIfAborted();
      throw new NetworkError('The server did not answer.', { cause });
    }
  }

  async function sendWithRetries<Answer>(name: RouteName, parts: Parts): Promise<CallResult<Answer>> {
    const again = routes[name].method === 'GET' || parts.headers?.['idempotency-key'] !== undefined;
    for (let tried = 1; ; tried += 1) {
      const last = !again || tried >= tries;
      let wait = backoff(tried, random());
      try {
        const [result, retryAfter] = await send<Answer>(name, parts);
        if (result.ok || last || !isPassing(result.status, result.error.code)) return result;
        const longer = asked(retryAfter, wait, Date.now());
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
