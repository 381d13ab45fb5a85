import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/api-error.ts';
import { networkOf } from '../../../http/admission/client-network.ts';
import { bytesPerUnit } from '../../../http/admission/costs.ts';

/** Rows that are read and written as JSON at once; between them other calls have their turns. */
const rowsAtOnce = 200;
/** Lists that are sent at once, each to another network; a client that reads slowly loses its place. */
const limits = { atOnce: 2, maxMs: 120_000, retryAfterSeconds: 10 };

/**
 * Sends lists that are too long to be kept as ready bytes: piece by piece as the client reads, few at once, each piece
 * weighed by its bytes.
 */
export class WholeLists {
  /** By network. */
  readonly #sent = new Map<string, Readable>();

  /**
   * The answer with all rows of a list.
   * @param items one for each row
   * @param rowsOf reads the rows of some items; fewer where some are gone meanwhile
   * @throws ApiError `rate.limited`; `unavailable` when other lists are being sent
   */
  send<Item>(
    request: FastifyRequest,
    reply: FastifyReply,
    items: readonly Item[],
    rowsOf: (items: readonly Item[]) => Promise<readonly object[]>,
  ): Readable {
    return this.sendPieces(request, reply, jsonPieces(items, rowsOf));
  }

  /**
   * The answer with all pieces of a text.
   * @throws ApiError `unavailable` when other lists are being sent, or one to the same network
   */
  sendPieces(request: FastifyRequest, reply: FastifyReply, pieces: AsyncIterable<string>): Readable {
    const network = networkOf(request.ip);
    if (this.#sent.size >= limits.atOnce || this.#sent.has(network))
      throw new ApiError('unavailable', { retryAfterSeconds: limits.retryAfterSeconds });
    request.spend('bulk');
    reply.header('cache-control', 'public, max-age=60');
    const signal = AbortSignal.timeout(limits.maxMs);
    const list = Readable.from(weighed(request, pieces), { objectMode: false, signal });
    this.#sent.set(network, list);
    const release = (): void => {
      if (this.#sent.get(network) === list) this.#sent.delete(network);
    };
    // The last byte is with the client before the stream is closed.
    return list.once('end', release).once('close', release);
  }
}

async function* weighed(request: FastifyRequest, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let unpaidBytes = 0;
  for await (const piece of pieces) {
    unpaidBytes += piece.length;
    if (unpaidBytes >= bytesPerUnit) {
      request.spendBytes('bulk', unpaidBytes);
      unpaidBytes = 0;
    }
    yield piece;
  }
}

async function* jsonPieces<Item>(
  items: readonly Item[],
  rowsOf: (items: readonly Item[]) => Promise<readonly object[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for (let start = 0; start < items.length; start += rowsAtOnce) {
    const rows = await rowsOf(items.slice(start, start + rowsAtOnce));
    await nextTurn();
    if (rows.length === 0) continue;
    const text = JSON.stringify(rows).slice(1, -1);
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield ']';
}
