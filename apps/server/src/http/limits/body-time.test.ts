import { request as send, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { allowLongBody, limitBodyTime } from './body-time.ts';

const limitMs = 800;
const stallMs = 800;

describe('body time', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  /** A server with a plain route and one for uploads; answers a request whose body is sent by hand. */
  async function opened(path: string, length: number | null = 6): Promise<ClientRequest> {
    app = Fastify();
    limitBodyTime(app, limitMs);
    app.addContentTypeParser('text/plain', (request, body, done) => {
      if (request.url === '/upload') allowLongBody(request, stallMs);
      let text = '';
      body.on('data', (chunk: Buffer) => (text += chunk.toString()));
      body.on('end', () => done(null, text));
    });
    for (const each of ['/plain', '/upload']) app.post(each, async ({ body }) => body);
    app.get('/plain', async () => 'read');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const headers = length === null ? {} : { 'content-type': 'text/plain', 'content-length': String(length) };
    return send({ host: '127.0.0.1', port, path, method: length === null ? 'GET' : 'POST', headers });
  }

  const statusOf = (request: ClientRequest): Promise<number | 'hung up'> =>
    new Promise((resolve) => {
      request.once('response', (answer: IncomingMessage) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      request.once('error', () => resolve('hung up'));
    });

  it('R-66 a body that never comes whole is hung up on', async () => {
    const request = await opened('/plain');
    const answer = statusOf(request);
    request.write('abc');
    expect(await answer).toBe('hung up');
  });

  it('R-66 a body that trickles past the limit is hung up on, though it moves', async () => {
    const request = await opened('/plain');
    const answer = statusOf(request);
    for (const letter of 'abcd') {
      request.write(letter);
      await wait(limitMs / 2);
    }
    expect(await answer).toBe('hung up');
  });

  it('R-66 an upload that keeps moving may take longer than the limit', async () => {
    const request = await opened('/upload', 9);
    const answer = statusOf(request);
    for (const letter of 'abcdefgh') {
      request.write(letter);
      await wait(stallMs / 4);
    }
    request.end('i');
    expect(await answer).toBe(200);
  });

  it('R-66 an upload without progress is disconnected', async () => {
    const request = await opened('/upload');
    const answer = statusOf(request);
    request.write('abc');
    expect(await answer).toBe('hung up');
  });

  it('R-66 requests without a body, and whole bodies, are left alone', async () => {
    const read = await opened('/plain', null);
    const answer = statusOf(read);
    read.end();
    expect(await answer).toBe(200);
    await app.close();
    const written = await opened('/plain');
    const second = statusOf(written);
    written.end('abcdef');
    expect(await second).toBe(200);
    expect(
      (await app.inject({ method: 'POST', url: '/upload', payload: 'abc', headers: { 'content-type': 'text/plain' } }))
        .statusCode,
    ).toBe(200);
  });
});
