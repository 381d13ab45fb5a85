import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { RouteName } from '@kayal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CostName } from '../admission/costs.ts';
import { costOf } from '../limits/limiting.ts';
import type { EndedAnswers } from '../monitoring/ended-answers.ts';
import type { Tracing } from '../monitoring/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The version that was known when the request came; null where its answer cannot be repeated. */
    shownVersion: object | null;
  }
  interface FastifyReply {
    /** Whether every visitor gets the same answer until something changes that visitors see. */
    isForEveryone: boolean;
  }
}

/** What a repeated answer has to do with the rest of the server. */
export interface RepeatRules {
  /**
   * What is known of the version, without waiting; another object after each change and after half a second, so that
   * nothing older is repeated; null where it must be read first.
   */
  readonly version: () => object | null;
  /** Counts an answer of so many bytes. A request that is not admitted goes on to Fastify, which refuses it. */
  readonly admits: (request: IncomingMessage, cost: CostName, bytes: number) => boolean;
  readonly nextRequestId: () => string;
  /** Counts a repeated answer. */
  readonly countRepeat: () => void;
  readonly beginSpan: Tracing['beginRequest'];
  readonly ended: EndedAnswers;
}

/** An answer as it was sent. */
interface SentAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: string[];
  /** Null for a 304. */
  readonly body: Buffer | null;
  readonly route: string;
  readonly endpoint: RouteName | undefined;
  readonly cost: CostName;
}

/** Max answers kept; they are forgotten after a second at the latest. */
const defaultMaxAnswers = 1000;
const maxKeyLength = 600;

/** What a public 304 says: a browser keeps all other headers with the answer that it has (RFC 9110, 15.4.5). */
const unchangedHeaders: ReadonlySet<string> = new Set(['cache-control', 'etag', 'last-modified', 'vary']);

/** A repeated answer is ready sooner than the header can say. */
const repeatedTiming = 'app;dur=0.0';

/** A text that two GET requests share only when they get the same answer; null for one whose answer is not repeated. */
function keyOf(url: string, headers: IncomingHttpHeaders): string | null {
  // The time that a body may take is limited in Fastify.
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  // A public answer depends on these headers and on no other.
  const condition = `${headers['if-none-match'] ?? ''}\n${headers['if-modified-since'] ?? ''}`;
  const key = `${url}\n${headers['accept-encoding'] ?? ''}\n${condition}\n${headers['cache-control'] ?? ''}`;
  return key.length > maxKeyLength ? null : key;
}

function toSentAnswer(request: FastifyRequest, reply: FastifyReply, body: Buffer): SentAnswer {
  const { routeOptions } = request;
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
    name,
    name === 'server-timing' ? repeatedTiming : String(value),
  ]);
  const status = reply.statusCode;
  const isUnchanged = status === 304;
  return {
    status,
    headers: isUnchanged ? headers : [...headers, 'content-length', String(body.byteLength)],
    body: isUnchanged ? null : body,
    route: routeOptions.url ?? 'none',
    endpoint: routeOptions.config.endpoint,
    cost: costOf(request),
  };
}

/** Leaves out of a 304 what the browser has: writing 13 headers takes longer than all else that a repeated 304 needs. */
function shortenUnchanged(reply: FastifyReply): void {
  if (reply.statusCode !== 304 || !reply.isForEveryone) return;
  for (const name of Object.keys(reply.getHeaders())) if (!unchangedHeaders.has(name)) reply.removeHeader(name);
}

function isRepeatable({ statusCode, isForEveryone }: FastifyReply, payload: unknown): payload is Buffer {
  return isForEveryone && (statusCode === 200 || statusCode === 304) && Buffer.isBuffer(payload);
}

/**
 * Repeats a public answer, headers and all, for every equal request until the version changes. It runs before
 * Fastify, whose routing and hooks take longer than sending the bytes. All other requests, and those to refuse, are left to
 * Fastify.
 */
export class RepeatedAnswers {
  readonly #maxAnswers: number;
  readonly #answers = new Map<string, SentAnswer>();
  /** The version that the answers show. */
  #shown: object | null = null;
  /** Null before the app is complete and once it closes. */
  #rules: RepeatRules | null = null;

  constructor(maxAnswers: number = defaultMaxAnswers) {
    this.#maxAnswers = maxAnswers;
  }

  /** Answers a request whose answer is kept. @returns false for a request that Fastify has to answer */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const rules = this.#rules;
    if (rules === null || request.method !== 'GET') return false;
    const sent = this.#find(rules.version(), request);
    if (sent === undefined || !rules.admits(request, sent.cost, sent.body?.byteLength ?? 0)) return false;
    const { status, headers, body, route, endpoint } = sent;
    rules.countRepeat();
    const requestId = rules.nextRequestId();
    const span = rules.beginSpan?.({ method: 'GET', requestId });
    response.writeHead(status, headers).end(body);
    const end = (): void => {
      const ms = performance.now() - startedAt;
      rules.ended.report({ requestId, method: 'GET', route, endpoint, status, ms, identity: null });
      span?.end({ route, status });
    };
    // Most answers are with the system by now; a listener would cost as much as finding the answer.
    if (response.writableFinished) end();
    else response.on('close', end);
    return true;
  }

  /** Keeps the answers of an app. Call it last: its limits count first, and headers are complete then. */
  follow(app: FastifyInstance, rules: RepeatRules): void {
    app.decorateRequest('shownVersion', null);
    app.decorateReply('isForEveryone', false);
    app.addHook('onRequest', (request, _reply, done) => {
      request.shownVersion = rules.version();
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      shortenUnchanged(reply);
      const { method, url, headers, shownVersion } = request;
      // All that the answer shows was read while this version was the current one.
      const isCurrent = shownVersion !== null && shownVersion === rules.version();
      if (isCurrent && method === 'GET' && isRepeatable(reply, payload)) {
        this.#forgetOthers(shownVersion);
        const key = this.#answers.size < this.#maxAnswers ? keyOf(url, headers) : null;
        if (key !== null) this.#answers.set(key, toSentAnswer(request, reply, payload));
      }
      // A 304 has no length of its own: with an empty body Fastify would state 0, the length of no 200 (RFC 9110, 8.6).
      // Fastify's own hook for HEAD, which comes last, takes no null, and states no length for a stream.
      const nothing = method === 'HEAD' ? Readable.from([]) : null;
      done(null, reply.statusCode === 304 ? nothing : payload);
    });
    app.addHook('onReady', async () => {
      this.#rules = rules;
    });
    // Fastify ends the connections of a server that closes.
    app.addHook('preClose', async () => {
      this.#rules = null;
    });
  }

  #find(version: object | null, { url = '', headers }: IncomingMessage): SentAnswer | undefined {
    this.#forgetOthers(version);
    if (this.#answers.size === 0) return undefined;
    const key = keyOf(url, headers);
    return key === null ? undefined : this.#answers.get(key);
  }

  #forgetOthers(version: object | null): void {
    if (version === this.#shown) return;
    this.#answers.clear();
    this.#shown = version;
  }
}
