import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { repeatAnswers } from './repeat-answers.ts';
import { negotiateReady, ReadyBytes } from './ready-bytes.ts';

const text = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, name: 'a shirt' })));
const br = { 'accept-encoding': 'br' };

describe('repeatAnswers', () => {
  let app: FastifyInstance;
  let version: object | null;
  let made: number;
  /** Runs while an answer is made. */
  let meanwhile: () => void;
  let answered: [status: number, route: string | undefined][];

  beforeEach(async () => {
    version = {};
    made = 0;
    meanwhile = () => undefined;
    answered = [];
    app = Fastify();
    onTestFinished(() => app.close());
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('x-content-type-options', 'nosniff');
      done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('server-timing', `app;dur=${reply.elapsedTime.toFixed(1)}`);
      done(null, payload);
    });
    app.addHook('onResponse', (request, reply, done) => {
      answered.push([reply.statusCode, request.routeOptions.url]);
      done();
    });
    repeatAnswers(app, () => version, 3);
    app.get('/public', async (request, reply) => {
      made += 1;
      meanwhile();
      reply.isForEveryone = true;
      reply.header('cache-control', 'public, max-age=60').header('x-total-count', 200);
      return negotiateReady(request, reply, new ReadyBytes('application/json; charset=utf-8', Buffer.from(text)));
    });
    app.get('/missing', async (_request, reply) => {
      made += 1;
      reply.isForEveryone = true;
      return reply.code(404).send(Buffer.from('none'));
    });
    app.get('/personal', async () => {
      made += 1;
      return Buffer.from('hers');
    });
    await app.ready();
  });

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: sent, rawPayload } = await app.inject({ url, headers });
    const { date: _date, 'server-timing': timing, ...rest } = sent;
    expect(timing).toMatch(/^app;dur=\d+\.\d$/);
    return { statusCode, rest, body: rawPayload.toString('base64') };
  };

  it('repeats an answer with all its headers, each encoding by itself', async () => {
    for (const headers of [{}, br]) {
      made = 0;
      const first = await get('/public', headers);
      expect([first.statusCode, first.rest]).toMatchObject([200, { 'x-total-count': '200', vary: 'Accept-Encoding' }]);
      expect(await get('/public', headers)).toEqual(first);
      expect(made).toBe(1);
    }
    expect((await get('/public')).rest['content-encoding']).toBeUndefined();
    expect((await get('/public', br)).rest['content-encoding']).toBe('br');
  });

  it('repeats a 304 only to those who have the same bytes', async () => {
    const { rest, body } = await get('/public');
    const copy = { 'if-none-match': String(rest['etag']) };
    const known = await get('/public', copy);
    expect([known.statusCode, known.body]).toEqual([304, '']);
    made = 0;
    expect(await get('/public', copy)).toEqual(known);
    expect(made).toBe(0);
    const other = await get('/public', { 'if-none-match': '"other"' });
    expect([other.statusCode, other.body]).toEqual([200, body]);
    expect((await get('/public', { ...copy, 'cache-control': 'no-cache' })).statusCode).toBe(200);
  });

  it('reports a repeated answer to the log and the figures as any other', async () => {
    await get('/public');
    await get('/public');
    expect(answered).toEqual([
      [200, '/public'],
      [200, '/public'],
    ]);
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

  it('repeats no personal answer, no refusal, and nothing to another method', async () => {
    for (const url of ['/personal', '/missing']) {
      made = 0;
      await get(url);
      await get(url);
      expect([url, made]).toEqual([url, 2]);
    }
    await get('/public');
    made = 0;
    await app.inject({ method: 'HEAD', url: '/public' });
    expect(made).toBe(1);
  });

  it('keeps a bounded number of answers, and none of a very long address', async () => {
    for (const count of [1, 2, 3, 4]) await app.inject(`/public?n=${count}`);
    made = 0;
    await app.inject('/public?n=1');
    expect(made).toBe(0);
    await app.inject('/public?n=4');
    expect(made).toBe(1);
    const long = `/public?n=${'9'.repeat(700)}`;
    made = 0;
    await app.inject(long);
    await app.inject(long);
    expect(made).toBe(2);
  });
});
