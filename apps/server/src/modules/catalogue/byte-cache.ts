import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { negotiateReady, ReadyBytes } from '../../http/ready-bytes.ts';

/** An answer as it goes over the wire. */
export interface ReadyAnswer {
  readonly bytes: ReadyBytes;
  /** Rows without limit and offset, for X-Total-Count; null where the answer is no list page. */
  readonly total: number | null;
}

/** What an answer is made from. */
export interface AnswerContent {
  readonly value: unknown;
  readonly total?: number;
}

type MakeAnswer = () => Promise<AnswerContent>;

/** Keys, bodies and both encodings. */
const maxBytes = 32 * 1024 * 1024;
/** ms; the limit on how long a change made by another process stays unseen when its notice is lost. */
const maxAgeMs = 60_000;
/** Room for the compressed bytes of a body: a third of it, at most, for the two encodings together. */
const sizeWithEncodings = 4 / 3;

function toReadyAnswer({ value, total }: AnswerContent): ReadyAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { bytes: new ReadyBytes('application/json; charset=utf-8', body), total: total ?? null };
}

/** Answers as ready bytes, by version and request. Concurrent requests for one answer read the database once. */
export class ByteCache {
  readonly #answers = new LRUCache<string, ReadyAnswer, MakeAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.body.byteLength * sizeWithEncodings) + key.length + 200,
    ttl: maxAgeMs,
    // An answer that has to leave the cache while it is made still goes to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make }) => toReadyAnswer(await make()),
  });

  /**
   * The answer under a key.
   * @param make reads it; when it throws, nothing is kept and every caller gets the error
   */
  get(key: string, make: MakeAnswer): ReadyAnswer | Promise<ReadyAnswer> {
    return this.#answers.get(key) ?? this.#answers.forceFetch(key, { context: make });
  }
}

/**
 * Sets the headers of a public answer and returns the bytes to send: none with a 304.
 * @returns the body, in the encoding the client takes
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, total }: ReadyAnswer,
): Buffer | Promise<Buffer> {
  reply.header('cache-control', 'public, max-age=60');
  if (total !== null) reply.header('x-total-count', total);
  return negotiateReady(request, reply, bytes);
}
