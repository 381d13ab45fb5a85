import { request as send } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { parseJsonBodies } from './json-bodies.ts';
import { createHttpServer } from './limits/http-server.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Calls a server that sends back what it understood as the body. */
async function call(method: string, headers: Readonly<Record<string, string>>, body = ''): Promise<string> {
  app = Fastify({ serverFactory: (handler) => createHttpServer(handler) });
  parseJsonBodies(app);
  app.route({ method: ['DELETE', 'POST'], url: '/', handler: async (request) => ({ got: request.body ?? null }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = send({ host: '127.0.0.1', port, method, headers }, (answer) => {
    answer.setEncoding('utf8').once('data', (text: string) => resolve(text));
  });
  request.once('error', reject);
  request.end(body);
  return promise;
}

const json = { 'content-type': 'application/json' };

it('S7.CART.03-04 a DELETE that names JSON and has no body, as browsers send it, is answered', async () => {
  expect(await call('DELETE', json)).toBe('{"got":null}');
});

it('S7.ORD.04 so is a POST whose body has no length', async () => {
  expect(await call('POST', { ...json, 'content-length': '0' })).toBe('{"got":null}');
});

it('S7.ADDR.06 the body of a DELETE is read', async () => {
  expect(await call('DELETE', { ...json, 'content-length': '7' }, '{"a":1}')).toBe('{"got":{"a":1}}');
  await app.close();
  expect(await call('DELETE', { ...json, 'transfer-encoding': 'chunked' }, '{"a":1}')).toBe('{"got":{"a":1}}');
});

it.each(['{"a":1,"a":2}', String.raw`{"a":1,"\u0061":2}`, '{"b":[{"c":"\\"}{:","c":1}]}'])(
  'R-37 a body with a key twice is refused: %s',
  async (body) => {
    expect(await call('POST', { ...json, 'content-length': String(body.length) }, body)).toContain('request.invalid');
  },
);

it('R-37 one key in several objects, and in texts, is taken', async () => {
  const body = JSON.stringify({ a: [{ b: 1 }, { b: '{"b":1,"b":2}' }], b: { a: '\\' }, c: ['a', 'a'] });
  expect(await call('POST', { ...json, 'content-length': String(body.length) }, body)).toBe(`{"got":${body}}`);
});
