import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { FairQueue } from '../admission/fair-queue.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { negotiateReady, ReadyBytes } from './ready-bytes.ts';

/** An answer for everyone, in all its encodings. */
export interface ReadyAnswer {
  readonly status: number;
  readonly bytes: ReadyBytes;
  /** Rows of the whole list, for X-Total-Count; null where the answer is not a page of a list. */
  readonly total: number | null;
}

/** An answer before it is written as JSON; `total` as in {@link ReadyAnswer}. */
export interface AnswerContent {
  readonly value: unknown;
  readonly total?: number;
}

/**
 * How long answers of a kind are kept, ms. So a change by a process that this one is not told of, and the next day of a delivery
 * that a page promises, are shown at most this much later.
 */
const maxAgesMs = { answers: 60_000, pages: 300_000, sitemaps: 300_000 } as const;

/** What answers are; metrics count each by itself. */
export type ReadyKind = keyof typeof maxAgesMs;

const maxBytes = 48 * 1024 * 1024;
/** Factor that reserves space for the compressed bytes of a body: max half of it for the two encodings together. */
const sizeWithEncodings = 3 / 2;
/** Of a key and of what the cache itself keeps with it. */
const bytesOfEntry = 200;

/** Reads at once, fewer than the database has connections, and those that may wait. */
const reads = { atOnce: 6, waiting: 200 };

/**
 * Answers as ready bytes, one entry for each address and version. Of several callers who need a missing one at once, the first
 * makes it for all. What is being made is not in the cache yet, so that a full cache ends nobody's work, as the `fetch` of
 * `lru-cache` would.
 */
export class ReadyAnswers {
  readonly #answers = new LRUCache<string, ReadyAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) =>
      Math.ceil(bytes.body.byteLength * sizeWithEncodings) + key.length + bytesOfEntry,
  });
  readonly #pending = new Map<string, Promise<ReadyAnswer>>();
  readonly #reads = new FairQueue(reads.atOnce, reads.waiting);
  readonly #countUse: Readonly<Record<ReadyKind, (isHit: boolean) => void>>;

  constructor(metrics: Pick<Metrics, 'cacheUses'>) {
    this.#countUse = {
      answers: metrics.cacheUses('answers'),
      pages: metrics.cacheUses('pages'),
      sitemaps: metrics.cacheUses('sitemaps'),
    };
  }

  /**
   * The answer under a key.
   * @param key with the version of what it shows
   * @param make makes it. What it throws only this caller gets; what its promise rejects with, all who wait. Only answers of
   * status 200 and 404 are kept.
   */
  get(kind: ReadyKind, key: string, make: () => Promise<ReadyAnswer>): ReadyAnswer | Promise<ReadyAnswer> {
    const address = `${kind} ${key}`;
    const known = this.#answers.get(address) ?? this.#pending.get(address);
    this.#countUse[kind](known !== undefined);
    if (known !== undefined) return known;
    const pending = make()
      .then((answer) => {
        if (answer.status === 200 || answer.status === 404)
          this.#answers.set(address, answer, { ttl: maxAgesMs[kind] });
        return answer;
      })
      .finally(() => this.#pending.delete(address));
    this.#pending.set(address, pending);
    return pending;
  }

  /**
   * The JSON of what the database has, kept as an answer.
   * @param share of its budget that the network of the caller has left: with more, an answer is made sooner
   * @throws ApiError `unavailable`
   */
  json(key: string, read: () => Promise<AnswerContent>, share: number): ReadyAnswer | Promise<ReadyAnswer> {
    return this.get('answers', key, () => this.#reads.add(share, async () => toReadyAnswer(await read())));
  }
}

function toReadyAnswer({ value, total }: AnswerContent): ReadyAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { status: 200, bytes: new ReadyBytes('application/json; charset=utf-8', body), total: total ?? null };
}

/**
 * Sets the headers of a public answer of the API and returns the bytes to send: none with a 304.
 * @returns the body, in the encoding the client takes
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, total }: ReadyAnswer,
): Buffer | Promise<Buffer> {
  reply.header('cache-control', 'public, max-age=60');
  if (total !== null) reply.header('x-total-count', total);
  reply.forEveryone = bytes;
  return negotiateReady(request, reply, bytes);
}
