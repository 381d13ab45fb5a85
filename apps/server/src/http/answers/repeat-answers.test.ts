import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { quickLimits } from '../limits/connection-limits.test-support.ts';
import { createHttpServer } from '../limits/http-server.ts';
import { watchAnswers, type EndedAnswer } from '../monitoring/ended-answers.ts';
import { getBytes, portOf } from './get-bytes.test-support.ts';
import { negotiateReady, ReadyBytes } from './ready-bytes.ts';
import { RepeatedAnswers } from './repeat-answers.ts';

const text = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, name: 'a shirt' })));
const br = { 'accept-encoding': 'br' };
const large = randomBytes(8 * 1024 * 1024);
/** How long a test waits for what must come, ms. */
const patienceMs = 20_000;

describe('RepeatedAnswers', () => {
  let app: FastifyInstance;
  let version: object | null;
  let admits: boolean;
  let made: number;
  let repeats: number;
  /** Runs while an answer is made. */
  let meanwhile: () => void;
  let answered: EndedAnswer[];
  let spans: string[];
  /** The server waits for it before it closes. */
  let beforeClose: Promise<void> | null;

  beforeEach(async () => {
    version = {};
    admits = true;
    made = 0;
    repeats = 0;
    meanwhile = () => undefined;
    answered = [];
    spans = [];
    beforeClose = null;
    const repeated = new RepeatedAnswers(3);
    app = Fastify({
      forceCloseConnections: true,
      serverFactory: (handle) =>
        createHttpServer((request, response) => {
          if (!repeated.send(request, response)) handle(request, response);
        }, quickLimits),
    });
    onTestFinished(() => app.close());
    app.decorateRequest('identity', null);
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('x-content-type-options', 'nosniff');
      done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('server-timing', `app;dur=${reply.elapsedTime.toFixed(1)}`);
      done(null, payload);
    });
    const ended = watchAnswers(app);
    ended.onEnd((answer) => answered.push(answer));
    let ids = 0;
    repeated.follow(app, {
      version: () => version,
      admits: () => admits,
      nextRequestId: () => `repeated-${(ids += 1)}`,
      countRepeat: () => (repeats += 1),
      beginSpan: ({ method, requestId }) => {
        spans.push(`${method} ${requestId}`);
        return { enter: (next) => next(), end: ({ route, status }) => spans.push(`${route} ${status}`) };
      },
      ended,
    });
    app.addHook('preClose', async () => {
      await beforeClose;
    });
    app.get('/public', { config: { endpoint: 'getProductByFilter' } }, async (request, reply) => {
      made += 1;
      meanwhile();
      const bytes = new ReadyBytes('application/json; charset=utf-8', Buffer.from(text));
      reply.forEveryone = bytes;
      reply.header('cache-control', 'public, max-age=60').header('x-total-count', 200);
      return negotiateReady(request, reply, bytes);
    });
    app.get('/large', async (request, reply) => {
      made += 1;
      const bytes = new ReadyBytes('image/webp', large);
      reply.forEveryone = bytes;
      return negotiateReady(request, reply, bytes);
    });
    app.get('/missing', async (_request, reply) => {
      made += 1;
      reply.forEveryone = new ReadyBytes('text/plain', Buffer.from('none'));
      return reply.code(404).send(Buffer.from('none'));
    });
    app.get('/personal', async () => {
      made += 1;
      return Buffer.from('hers');
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { status, headers: sent, body } = await getBytes(app, url, headers);
    const { 'server-timing': timing, ...rest } = sent;
    if (status !== 304) expect(timing).toMatch(/^app;dur=\d+\.\d$/);
    return { status, headers: rest, body: body.toString('base64') };
  };

  it('repeats an answer with all its headers, each encoding by itself', async () => {
    for (const headers of [{}, br, { 'accept-encoding': 'br;q=0, gzip' }, { 'accept-encoding': 'gzip;q=0' }]) {
      version = {};
      made = 0;
      const first = await get('/public', headers);
      expect([first.status, first.headers]).toMatchObject([200, { 'x-total-count': '200', vary: 'Accept-Encoding' }]);
      version = { ...version };
      await get('/public', headers);
      expect(await get('/public', headers)).toEqual(first);
      expect(made).toBe(2);
    }
  });

  it('sends each client the encoding that it takes', async () => {
    const encodings = [];
    for (const accepted of [undefined, 'br', 'gzip', 'br;q=0, gzip', 'gzip;q=0'])
      encodings.push((await get('/public', accepted === undefined ? {} : { 'accept-encoding': accepted })).headers);
    expect(encodings.map((each) => each['content-encoding'])).toEqual([undefined, 'br', 'gzip', 'gzip', undefined]);
  });

  it('keeps one answer of an address for all encodings, and for those who have it', async () => {
    const { headers } = await get('/public', br);
    made = 0;
    await get('/public');
    await get('/public', br);
    await get('/public', { ...br, 'if-none-match': String(headers['etag']) });
    expect(made).toBe(0);
  });

  it('answers HEAD with 304 as GET, without a length', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await getBytes(app, '/public', { 'if-none-match': '*' }, method);
      expect([method, status, headers['content-length'], body.length]).toEqual([method, 304, undefined, 0]);
      expect(headers).toHaveProperty('etag');
    }
    const whole = await getBytes(app, '/public', {}, 'HEAD');
    expect([whole.status, whole.headers['content-length'], whole.body.length]).toEqual([200, String(text.length), 0]);
  });

  it('repeats a 304 only to those who have the same bytes', async () => {
    const { headers, body } = await get('/public');
    const copy = { 'if-none-match': String(headers['etag']) };
    version = {};
    const known = await get('/public', copy);
    expect([known.status, known.body]).toEqual([304, '']);
    const ofNode = ['connection', 'date', 'keep-alive'];
    expect(Object.keys(known.headers).filter((name) => !ofNode.includes(name))).toEqual([
      'cache-control',
      'etag',
      'vary',
    ]);
    made = 0;
    expect(await get('/public', copy)).toEqual(known);
    expect(made).toBe(0);
    version = { ...version };
    await get('/public');
    const other = await get('/public', { 'if-none-match': '"other"' });
    expect([other.status, other.body]).toEqual([200, body]);
    expect((await get('/public', { ...copy, 'cache-control': 'no-cache' })).status).toBe(200);
  });

  it('reports a repeated answer to the log, the figures and the traces as any other', async () => {
    await get('/public');
    await get('/public');
    await expect.poll(() => answered.length).toBe(2);
    const [made1, repeated] = answered;
    expect(repeated).toEqual({ ...made1, requestId: 'repeated-1', ms: expect.any(Number) });
    expect(repeated).toMatchObject({ method: 'GET', route: '/public', endpoint: 'getProductByFilter', status: 200 });
    expect(spans).toEqual(['GET repeated-1', '/public 200']);
    expect(repeats).toBe(1);
  });

  it('R-67 leaves a request that is not admitted to those who refuse it', async () => {
    await get('/public');
    admits = false;
    await get('/public');
    expect(made).toBe(2);
  });

  it('R-66 a client that asks for a repeated answer and reads nothing is cut', async () => {
    await get('/large');
    const client = connect({ port: portOf(app), host: '127.0.0.1' });
    onTestFinished(() => void client.destroy());
    client.on('error', () => undefined).pause();
    client.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(() => answered.length, { timeout: patienceMs }).toBe(2);
    expect(made).toBe(1);
    const closed = new Promise((resolve) => client.once('close', () => resolve(true)));
    client.resume();
    expect(await Promise.race([closed, wait(patienceMs, false)])).toBe(true);
    expect(client.bytesRead).toBeLessThan(large.byteLength);
  });

  it('repeats nothing of a version that is no longer known or no longer the current one', async () => {
    await get('/public');
    version = {};
    await get('/public');
    expect(made).toBe(2);
    version = null;
    await get('/public');
    await get('/public');
    expect(made).toBe(4);
  });

  it('does not keep an answer while which the version changed', async () => {
    meanwhile = () => (version = {});
    await get('/public');
    meanwhile = () => undefined;
    await get('/public');
    expect(made).toBe(2);
    await get('/public');
    expect(made).toBe(2);
  });

  it('repeats no personal answer and no refusal', async () => {
    for (const url of ['/personal', '/missing']) {
      made = 0;
      await get(url);
      await get(url);
      expect([url, made]).toEqual([url, 2]);
    }
  });

  it('repeats nothing to another method, and nothing to a request with a body', async () => {
    await get('/public');
    made = 0;
    const { status, body } = await getBytes(app, '/public', {}, 'HEAD');
    expect([status, body.length, made]).toEqual([200, 0, 1]);
    await get('/public', { 'transfer-encoding': 'chunked' });
    expect(made).toBe(2);
  });

  it('keeps a bounded number of answers, and none of a very long address', async () => {
    for (const count of [1, 2, 3, 4]) await get(`/public?n=${count}`);
    made = 0;
    await get('/public?n=1');
    expect(made).toBe(0);
    await get('/public?n=4');
    expect(made).toBe(1);
    const long = `/public?n=${'9'.repeat(700)}`;
    made = 0;
    await get(long);
    await get(long);
    expect(made).toBe(2);
  });

  it('repeats nothing once the server closes, so that its connections end', async () => {
    await get('/public');
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeClose = promise;
    const closed = app.close();
    // Fastify says so itself; the shop's server still answers, and ends the connection too.
    expect(await getBytes(app, '/public')).toMatchObject({ status: 503, headers: { connection: 'close' } });
    resolve();
    await closed;
  });
});
