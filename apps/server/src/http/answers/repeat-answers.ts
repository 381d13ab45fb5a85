import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

/** An answer as it was sent. */
interface SentAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly isTimed: boolean;
  readonly body: Buffer;
}

/** Max answers kept; they are forgotten after a second at the latest. */
const defaultMaxAnswers = 1000;
const maxKeyLength = 600;

const timing = 'server-timing';

/** Headers of a request on which a public answer depends, besides its address. */
const askedFor = ['accept-encoding', 'if-none-match', 'if-modified-since', 'cache-control'] as const;

/** A text that two requests share only when they get the same answer; null for a request whose answer is not repeated. */
function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET') return null;
  let key = url;
  for (const name of askedFor) key += `\n${headers[name] ?? ''}`;
  return key.length > maxKeyLength ? null : key;
}

function toSentAnswer(reply: FastifyReply, body: Buffer): SentAnswer {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => name !== timing);
  const texts = headers.flatMap(([name, value]) => [name, String(value)]);
  return {
    status: reply.statusCode,
    headers: [...texts, 'content-length', String(body.byteLength)],
    isTimed: reply.hasHeader(timing),
    body,
  };
}

function isRepeatable({ statusCode, isForEveryone }: FastifyReply, payload: unknown): payload is Buffer {
  return isForEveryone && (statusCode === 200 || statusCode === 304) && Buffer.isBuffer(payload);
}

/**
 * Repeats a public answer, headers and all, to everyone who asks the same until the version changes, without checking
 * the request and choosing the bytes again. Register it last: limits come before it, and headers are complete then.
 * @param version what is known of the version, without waiting; another object after each change and after each
 * second, so that nothing older is repeated; null where it must be read first
 */
export function repeatAnswers(
  app: FastifyInstance,
  version: () => object | null,
  maxAnswers: number = defaultMaxAnswers,
): void {
  const answers = new Map<string, SentAnswer>();
  let shown: object | null = null;
  app.decorateRequest('shownVersion', null);
  app.decorateReply('isForEveryone', false);

  app.addHook('onRequest', (request, reply, done) => {
    const current = version();
    if (current !== shown) {
      answers.clear();
      shown = current;
    }
    request.shownVersion = current;
    const key = current === null || answers.size === 0 ? null : keyOf(request);
    const sent = key === null ? undefined : answers.get(key);
    if (sent === undefined) return done();
    const { status, headers, isTimed, body } = sent;
    reply.hijack();
    reply.raw.writeHead(
      status,
      isTimed ? [...headers, timing, `app;dur=${reply.elapsedTime.toFixed(1)}`] : [...headers],
    );
    reply.raw.end(body);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    // All that the answer shows was read while this version was the current one.
    const isCurrent = request.shownVersion !== null && request.shownVersion === version();
    if (isCurrent && isRepeatable(reply, payload) && answers.size < maxAnswers) {
      const key = keyOf(request);
      if (key !== null) answers.set(key, toSentAnswer(reply, payload));
    }
    done(null, payload);
  });
}
