import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, isFresh, type ContentEncoding, type RequestHead } from './negotiation.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this many bytes, compressing saves less than a packet. */
export const minCompressBytes = 1000;

/** Brotli at this quality is as quick as gzip and a tenth smaller; the next one takes ten times as long. */
const brotliQuality = 8;

/** A page that is requested this often is compressed once more; requests within a second count once (`repeat-answers.ts`). */
const hotAfter = 5;

/** Home is 0.7 kB smaller than at the first quality, for 17 ms of a processor. */
const hotQuality = 10;

const textTypes = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)\b|image\/svg\+xml\b)/;

/** Whether bytes of a media type get smaller by compression: pictures and fonts are compressed already. */
export function isCompressible(mediaType: string): boolean {
  return textTypes.test(mediaType);
}

function compress(body: Buffer, encoding: ContentEncoding, quality = brotliQuality): Promise<Buffer> {
  return encoding === 'gzip'
    ? gzipAsync(body, { level: 6 })
    : brotliAsync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      });
}

const empty = Buffer.alloc(0);

/**
 * A public answer, stored as the bytes that go over the wire. Each encoding is compressed at its first request, and has an
 * ETag of its own. A page with many requests is compressed again in the background, to fewer bytes. Its ETag stays the same;
 * it is weak, because both unpack to the same text but their bytes differ.
 */
export class ReadyBytes {
  readonly type: string;
  readonly body: Buffer;
  readonly isCompressible: boolean;
  readonly #tag: string;
  readonly #encoded = new Map<ContentEncoding, Buffer | Promise<Buffer>>();
  /** Requests for Brotli after the first. */
  #requests = 0;

  /**
   * @param type media type, with its charset
   * @param encoded variants that were compressed before
   */
  constructor(type: string, body: Buffer, encoded: Iterable<readonly [ContentEncoding, Buffer]> = []) {
    this.type = type;
    this.body = body;
    // 72 bits: enough for the versions of one address, and short, since every file of a page carries one.
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 12);
    for (const [encoding, bytes] of encoded) this.#encoded.set(encoding, bytes);
    // What is compressed already costs nothing more, however small.
    this.isCompressible = isCompressible(type) && (body.byteLength >= minCompressBytes || this.#encoded.size > 0);
  }

  /** Whether its Brotli bytes may be replaced by smaller ones. */
  get #mayShrink(): boolean {
    return this.type.startsWith('text/html');
  }

  etag(encoding: ContentEncoding | null): string {
    if (encoding === null) return `"${this.#tag}"`;
    const tag = `"${this.#tag}-${encoding}"`;
    return encoding === 'br' && this.#mayShrink ? `W/${tag}` : tag;
  }

  /** The bytes in an encoding; a promise only while they are compressed for the first time. */
  bytes(encoding: ContentEncoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.body;
    const known = this.#encoded.get(encoding);
    if (known !== undefined) {
      if (encoding === 'br') this.#count();
      return known;
    }
    const compressing = compress(this.body, encoding).then(
      (bytes) => {
        this.#encoded.set(encoding, bytes);
        return bytes;
      },
      (error: unknown) => {
        this.#encoded.delete(encoding);
        throw error;
      },
    );
    this.#encoded.set(encoding, compressing);
    return compressing;
  }

  /** The bytes in an encoding where they are there already; a request that is answered with them does not count. */
  made(encoding: ContentEncoding | null): Buffer | undefined {
    const known = encoding === null ? this.body : this.#encoded.get(encoding);
    return Buffer.isBuffer(known) ? known : undefined;
  }

  #count(): void {
    this.#requests += 1;
    if (this.#requests !== hotAfter || !this.#mayShrink) return;
    compress(this.body, 'br', hotQuality).then(
      (bytes) => this.#encoded.set('br', bytes),
      // What is there already is sent on.
      () => {},
    );
  }
}

/** The representation that a client gets: its encoding, and whether the client has these bytes already. */
export function chooseBytes(head: RequestHead, ready: ReadyBytes) {
  const encoding = ready.isCompressible ? acceptedEncoding(head) : null;
  const etag = ready.etag(encoding);
  return { encoding, etag, isUnchanged: isFresh(head, etag) };
}

/**
 * Sets the status and headers for ready bytes. Set `cache-control` before.
 * @returns the bytes to send, in the best encoding that the client takes; none with a 304
 */
export function negotiateReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyBytes,
): Buffer | Promise<Buffer> {
  const { encoding, etag, isUnchanged } = chooseBytes(request, ready);
  reply.header('etag', etag);
  if (ready.isCompressible) reply.header('vary', 'Accept-Encoding');
  // Also with a 304, whose headers replace those that a browser has stored: the policy is chosen by the type.
  reply.header('content-type', ready.type);
  if (isUnchanged) {
    reply.code(304);
    return empty;
  }
  if (encoding !== null) reply.header('content-encoding', encoding);
  return ready.bytes(encoding);
}
