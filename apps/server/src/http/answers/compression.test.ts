import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';
import { mapErrors } from './errors.ts';

const rows = Array.from({ length: 200 }, (_, index) => ({ row: index, name: 'a shirt' }));
const text = JSON.stringify(rows);

const app = Fastify();
mapErrors(app);
compressAnswers(app);
app.get('/public', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send(rows));
app.get('/personal', async (_request, reply) => reply.header('cache-control', 'private, no-store').send(rows));
app.get('/stream', async (_request, reply) => {
  reply.type('text/csv').header('cache-control', 'public').header('etag', '"a"').header('content-length', text.length);
  return reply.send(Readable.from([text.slice(0, 50), text.slice(50)]));
});
app.get('/broken', async (_request, reply) => {
  const source = async function* () {
    yield text;
    throw new Error('the source broke');
  };
  return reply.type('text/csv').header('cache-control', 'public').send(Readable.from(source()));
});
app.get('/short', async (_request, reply) => reply.header('cache-control', 'public').send({ short: true }));
app.get('/picture', async (_request, reply) =>
  reply.header('cache-control', 'public').type('image/webp').send(Buffer.alloc(5000)),
);
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });

describe('compressAnswers', () => {
  it('compresses public text by what the client accepts', async () => {
    const br = await get('/public');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
    expect(Number(br.headers['content-length'])).toBe(br.rawPayload.byteLength);
    const zipped = await get('/public', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(text);
    const plain = await get('/public', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, text]);
  });

  it.each([
    ['same-origin', 'br'],
    ['none', 'br'],
    ['same-site', undefined],
    ['cross-site', undefined],
  ])('a personal answer to a %s request is sent as %s', async (site, encoding) => {
    expect((await get('/personal', { 'sec-fetch-site': site })).headers['content-encoding']).toBe(encoding);
  });

  it('a personal answer is not compressed without Sec-Fetch-Site', async () => {
    expect((await get('/personal')).headers['content-encoding']).toBeUndefined();
  });

  it('compresses streams, and weakens a strong ETag', async () => {
    const { headers, rawPayload } = await get('/stream');
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"a"' });
    expect(headers).not.toHaveProperty('content-length');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
  });

  it('a stream that breaks before its first byte is answered with a readable error', async () => {
    const { statusCode, headers, body } = await get('/broken');
    expect([statusCode, headers['content-encoding']]).toEqual([500, undefined]);
    expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
  });

  it.each(['/short', '/picture'])('does not change %s', async (url) => {
    expect((await get(url)).headers['content-encoding']).toBeUndefined();
  });
});
