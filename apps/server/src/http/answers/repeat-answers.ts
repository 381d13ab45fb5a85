import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { RouteName } from '@kayal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CostName } from '../admission/costs.ts';
import { costOf } from '../limits/limiting.ts';
import type { EndedAnswers } from '../monitoring/ended-answers.ts';
import type { Tracing } from '../monitoring/tracing.ts';
import { chooseBytes, type ReadyBytes } from './ready-bytes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The version that was known when the request came; null where its answer cannot be repeated. */
    shownVersion: object | null;
  }
  interface FastifyReply {
    /** The answer of every visitor until something changes that visitors see; null for one that is made for one request. */
    forEveryone: ReadyBytes | null;
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

/** An answer that was sent, in every encoding that it has. */
interface SentAnswer {
  readonly bytes: ReadyBytes;
  /** Names and values in turn: those that do not depend on the encoding. */
  readonly headers: readonly string[];
  /** Those of a 304. */
  readonly unchangedHeaders: readonly string[];
  readonly route: string;
  readonly endpoint: RouteName | undefined;
  readonly cost: CostName;
}

/** Max answers kept; they are forgotten after a second at the latest. */
const defaultMaxAnswers = 1000;
const maxUrlLength = 500;

/** What a public 304 says: a browser keeps all other headers with the answer that it has (RFC 9110, 15.4.5). */
const unchangedNames: ReadonlySet<string> = new Set(['cache-control', 'etag', 'last-modified', 'vary']);

/** What depends on the encoding, and is written for each answer. */
const ownNames: ReadonlySet<string> = new Set(['etag', 'content-encoding', 'content-length']);

/** A repeated answer is ready sooner than the header can say. */
const repeatedTiming = 'app;dur=0.0';

/** Whether a request may have a body: the time that it may take is limited in Fastify. */
function mayHaveBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function toSentAnswer(request: FastifyRequest, reply: FastifyReply, bytes: ReadyBytes): SentAnswer {
  const { routeOptions } = request;
  const shared = Object.entries(reply.getHeaders())
    .filter(([name]) => !ownNames.has(name))
    .map(([name, value]) => [name, name === 'server-timing' ? repeatedTiming : String(value)] as const);
  return {
    bytes,
    headers: shared.flat(),
    unchangedHeaders: shared.filter(([name]) => unchangedNames.has(name)).flat(),
    route: routeOptions.url ?? 'none',
    endpoint: routeOptions.config.endpoint,
    cost: costOf(request),
  };
}

/** Leaves out of a 304 what the browser has: writing 13 headers takes longer than all else that a repeated 304 needs. */
function shortenUnchanged(reply: FastifyReply): void {
  if (reply.statusCode !== 304 || reply.forEveryone === null) return;
  for (const name of Object.keys(reply.getHeaders())) if (!unchangedNames.has(name)) reply.removeHeader(name);
}

/**
 * Repeats a public answer, headers and all, for every request of its address until the version changes. It runs before
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
    const sent = mayHaveBody(request) ? undefined : this.#find(rules.version(), request);
    if (sent === undefined) return false;
    const { route, endpoint, cost } = sent;
    const { etag, encoding, isUnchanged } = chooseBytes(request, sent.bytes);
    const body = isUnchanged ? null : sent.bytes.made(encoding);
    if (body === undefined || !rules.admits(request, cost, body?.byteLength ?? 0)) return false;
    rules.countRepeat();
    const requestId = rules.nextRequestId();
    const span = rules.beginSpan?.({ method: 'GET', requestId });
    const status = body === null ? 304 : 200;
    if (body === null) response.writeHead(304, [...sent.unchangedHeaders, 'etag', etag]).end();
    else {
      const coding = encoding === null ? [] : ['content-encoding', encoding];
      const length = String(body.byteLength);
      response.writeHead(200, [...sent.headers, 'etag', etag, ...coding, 'content-length', length]).end(body);
    }
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
    app.decorateReply('forEveryone', null);
    app.addHook('onRequest', (request, _reply, done) => {
      request.shownVersion = rules.version();
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const { method, url, shownVersion } = request;
      const { forEveryone, statusCode } = reply;
      // All that the answer shows was read while this version was the current one.
      const isCurrent = shownVersion !== null && shownVersion === rules.version();
      if (isCurrent && method === 'GET' && forEveryone !== null && (statusCode === 200 || statusCode === 304)) {
        this.#forgetOthers(shownVersion);
        if (this.#answers.size < this.#maxAnswers && url.length <= maxUrlLength)
          this.#answers.set(url, toSentAnswer(request, reply, forEveryone));
      }
      shortenUnchanged(reply);
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

  #find(version: object | null, { url = '' }: IncomingMessage): SentAnswer | undefined {
    this.#forgetOthers(version);
    return this.#answers.get(url);
  }

  #forgetOthers(version: object | null): void {
    if (version === this.#shown) return;
    this.#answers.clear();
    this.#shown = version;
  }
}
