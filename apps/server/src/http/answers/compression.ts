import { pipeline, Readable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, type BrotliOptions } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type ContentEncoding } from './negotiation.ts';
import { isCompressible, minCompressBytes } from './ready-bytes.ts';

/** These bytes are sent once, so compressing quickly matters more than saving the last tenth of their size. */
const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 5 };

/** Values of `Sec-Fetch-Site` for requests that no other site caused: our own page, or the address bar. */
const ownSites: readonly unknown[] = ['same-origin', 'none'];

/**
 * Whether compression is safe. An attacker who makes a browser send text of his choice and sees the length of the
 * answers can guess a secret in the same answer: a right guess compresses better (BREACH). So an answer that is not
 * public is compressed only when the browser says that the request comes from no other site.
 */
function isSafeToCompress(request: FastifyRequest, reply: FastifyReply): boolean {
  const caching = reply.getHeader('cache-control');
  if (typeof caching === 'string' && caching.startsWith('public')) return true;
  return ownSites.includes(request.headers['sec-fetch-site']);
}

function encodingFor(request: FastifyRequest, reply: FastifyReply): ContentEncoding | null {
  if (reply.hasHeader('content-encoding')) return null;
  const type = reply.getHeader('content-type');
  if (typeof type !== 'string' || !isCompressible(type)) return null;
  return isSafeToCompress(request, reply) ? acceptedEncoding(request) : null;
}

function setHeaders(reply: FastifyReply, encoding: ContentEncoding): void {
  reply.removeHeader('content-length').header('content-encoding', encoding).header('vary', 'Accept-Encoding');
  const etag = reply.getHeader('etag');
  // The compressed bytes are another representation: a strong ETag would promise the same bytes.
  if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
}

/**
 * Compresses text answers over 1 kB that are made for one request. Answers kept as `ReadyBytes` have their encodings
 * already and pass.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText && !(payload instanceof Readable)) return done(null, payload);
    if (isText && payload.length < minCompressBytes) return done(null, payload);
    const encoding = encodingFor(request, reply);
    if (encoding === null) return done(null, payload);
    setHeaders(reply, encoding);
    if (!isText) {
      const compressor = encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions);
      // A failed source destroys the compressor, which ends the answer; Fastify logs it.
      return done(
        null,
        pipeline(payload, compressor, () => undefined),
      );
    }
    if (encoding === 'br') brotliCompress(payload, brotliOptions, done);
    else gzip(payload, gzipOptions, done);
  });
}
