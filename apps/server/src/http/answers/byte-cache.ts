import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateReady, ReadyBytes } from './ready-bytes.ts';
import { SharedCache } from './shared-cache.ts';

/** An answer as ready bytes. */
export interface ReadyAnswer {
  readonly bytes: ReadyBytes;
  /** Rows of the whole list, for X-Total-Count; null where the answer is not a page of a list. */
  readonly total: number | null;
}

/** An answer before it is written as JSON; `total` as in {@link ReadyAnswer}. */
export interface AnswerContent {
  readonly value: unknown;
  readonly total?: number;
}

type MakeAnswer = () => Promise<AnswerContent>;

/** Keys, bodies and both encodings. */
const maxBytes = 32 * 1024 * 1024;
/** ms. When the notification of a change by another process is lost, the change is seen after this time at the latest. */
const maxAgeMs = 60_000;
/** Factor that reserves space for the compressed bytes of a body: max a third of it for the two encodings together. */
const sizeWithEncodings = 4 / 3;

function toReadyAnswer({ value, total }: AnswerContent): ReadyAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { bytes: new ReadyBytes('application/json; charset=utf-8', body), total: total ?? null };
}

/** Answers as ready bytes, by version and request. Concurrent requests for one answer read the database once. */
export class ByteCache {
  readonly #answers: SharedCache<ReadyAnswer>;

  /** @param countUse is called for every requested answer: whether it was cached or is being made already */
  constructor(countUse: (isHit: boolean) => void) {
    const bytesOf = ({ bytes }: ReadyAnswer): number => bytes.body.byteLength * sizeWithEncodings;
    this.#answers = new SharedCache({ maxBytes, maxAgeMs, bytesOf }, countUse);
  }

  /**
   * The answer under a key.
   * @param make reads it; when it throws, nothing is cached and every caller gets the error
   */
  get(key: string, make: MakeAnswer): ReadyAnswer | Promise<ReadyAnswer> {
    return this.#answers.get(key, async () => toReadyAnswer(await make()));
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
  reply.isForEveryone = true;
  return negotiateReady(request, reply, bytes);
}
