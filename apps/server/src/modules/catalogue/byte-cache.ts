import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const gzipAsync = promisify(gzip);

/** An answer as it goes over the wire. */
export interface ReadyAnswer {
  readonly body: Buffer;
  /** Null where it would not pay. */
  readonly gzipped: Buffer | null;
  /** Strong; the gzipped bytes have their own. */
  readonly etag: string;
  readonly gzippedEtag: string;
  /** Rows without limit and offset, for X-Total-Count; null where the answer is no list page. */
  readonly total: number | null;
}

/** What an answer is made from. */
export interface AnswerContent {
  readonly value: unknown;
  readonly total?: number;
}

/** Max bytes kept, keys and both encodings included. */
const maxBytes = 32 * 1024 * 1024;
/** Max age of an answer, ms: a change that raised no version is seen after this time. */
const maxAgeMs = 60_000;
/** Below this many bytes gzip saves less than a packet. */
const minGzipBytes = 1024;
const empty = Buffer.alloc(0);

async function toReadyAnswer({ value, total }: AnswerContent): Promise<ReadyAnswer> {
  const body = Buffer.from(JSON.stringify(value));
  const gzipped = body.byteLength > minGzipBytes ? await gzipAsync(body, { level: 6 }) : null;
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, gzipped, etag: `"${digest}"`, gzippedEtag: `"${digest}-gz"`, total: total ?? null };
}

/** Answers as ready bytes, by version and request. Concurrent requests for one answer read the database once. */
export class ByteCache {
  readonly #answers = new LRUCache<string, ReadyAnswer, () => Promise<AnswerContent>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, gzipped }, key) => body.byteLength + (gzipped?.byteLength ?? 0) + key.length + 200,
    ttl: maxAgeMs,
    fetchMethod: async (_key, _stale, { context: make }) => toReadyAnswer(await make()),
    ignoreFetchAbort: true,
  });

  /**
   * The answer under a key.
   * @param make reads it; when it throws, nothing is kept and every caller gets the error
   */
  get(key: string, make: () => Promise<AnswerContent>): ReadyAnswer | Promise<ReadyAnswer> {
    return this.#answers.get(key) ?? this.#answers.forceFetch(key, { context: make });
  }
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers['if-none-match'];
  if (tags === undefined) return false;
  return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Sets the headers of a public answer and returns the bytes to send: none with a 304.
 * @returns the body, in the encoding the client takes
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): Buffer {
  const takesGzip = answer.gzipped !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const etag = takesGzip ? answer.gzippedEtag : answer.etag;
  reply.header('cache-control', 'public, max-age=60').header('vary', 'Accept-Encoding').header('etag', etag);
  if (answer.total !== null) reply.header('x-total-count', answer.total);
  if (isKnown(request, etag)) {
    reply.code(304);
    return empty;
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  if (!takesGzip) return answer.body;
  reply.header('content-encoding', 'gzip');
  return answer.gzipped ?? answer.body;
}
