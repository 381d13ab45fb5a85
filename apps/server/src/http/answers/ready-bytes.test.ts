import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { negotiateReady, ReadyBytes } from './ready-bytes.ts';

const text = 'a shirt '.repeat(400);
const ready = {
  '/text': new ReadyBytes('text/html; charset=utf-8', Buffer.from(text)),
  '/short': new ReadyBytes('text/html; charset=utf-8', Buffer.from('short')),
  '/font': new ReadyBytes('font/woff2', Buffer.alloc(4000)),
  '/built': new ReadyBytes('text/css; charset=utf-8', Buffer.from(text), [['br', Buffer.from('built before')]]),
};

const app = Fastify();
for (const [url, bytes] of Object.entries(ready)) {
  app.get(url, async (request, reply) => reply.send(await negotiateReady(request, reply, bytes)));
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('negotiateReady', () => {
  afterAll(() => app.close());

  it('sends each encoding under an ETag of its own', async () => {
    const plain = await get('/text');
    const br = await get('/text', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/text', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
    expect(plain.body).toBe(text);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('Accept-Encoding');
  });

  it('compresses once', () => {
    const bytes = new ReadyBytes('text/plain', Buffer.from(text));
    expect(bytes.bytes('br')).toBe(bytes.bytes('br'));
  });

  it('sends a page that many ask for smaller, under the same weak ETag', async () => {
    const html = Array.from({ length: 2000 }, (_, index) => `<li>shirt ${(index * 7919) % 997}</li>`).join('');
    const page = new ReadyBytes('text/html; charset=utf-8', Buffer.from(html));
    const first = await page.bytes('br');
    const etag = page.etag('br');
    expect(etag).toMatch(/^W\/"[\w-]{12}-br"$/);
    for (let request = 0; request < 5; request += 1) expect(await page.bytes('br')).toBe(first);
    await vi.waitFor(async () => expect((await page.bytes('br')).byteLength).toBeLessThan(first.byteLength), 20_000);
    expect(brotliDecompressSync(await page.bytes('br')).toString()).toBe(html);
    expect(page.etag('br')).toBe(etag);
  });

  it('answers 304 only to the ETag of the negotiated encoding', async () => {
    const { headers } = await get('/text', { 'accept-encoding': 'br' });
    const ifNoneMatch = { 'if-none-match': `"x", W/${headers.etag}` };
    const again = await get('/text', { 'accept-encoding': 'br', ...ifNoneMatch });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await get('/text', ifNoneMatch)).statusCode).toBe(200);
  });

  it.each(['/short', '/font'])('does not change %s', async (url) => {
    const { headers } = await get(url, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  it('prefers bytes that the build has compressed', async () => {
    const { headers, body } = await get('/built', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body]).toEqual(['br', 'built before']);
  });
});
