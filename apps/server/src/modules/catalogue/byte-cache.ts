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

/** Most bytes kept, keys and both encodings. */
const maxBytes = 32 * 1024 * 1024;
/** Longest an answer is kept, ms: the limit on how long a change that nobody told us of stays unseen. */
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

/**
 * Answers as ready bytes, by version and what was asked. Those who ask for the same thing at once cause one
 * reading of the database.
 */
export class ByteCache {
  readonly #answers = new LRUCache<string, ReadyAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, gzipped }, key) => body.byteLength + (gzipped?.byteLength ?? 0) + key.length + 200,
    ttl: maxAgeMs,
  });
  readonly #underWay = new Map<string, Promise<ReadyAnswer>>();

  /**
   * The answer under a key.
   * @param make reads it; when it throws, nothing is kept and every caller gets the error
   */
  get(key: string, make: () => Promise<AnswerContent>): ReadyAnswer | Promise<ReadyAnswer> {
    const kept = this.#answers.get(key);
    if (kept !== undefined) return kept;
    const waiting = this.#underWay.get(key);
    if (waiting !== undefined) return waiting;
    const making = make()
      .then(toReadyAnswer)
      .then((answer) => {
        this.#answers.set(key, answer);
        return answer;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
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
