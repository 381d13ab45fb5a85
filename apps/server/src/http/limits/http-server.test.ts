import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenLocally } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { releaseMemorySoon } from '../../basics/release-memory.ts';
import { quickLimits } from './connection-limits.test-support.ts';
import { connectionLimit, createHttpServer } from './http-server.ts';

const large = Buffer.alloc(8 * 1024 * 1024);
/** How long a test waits for what must come, ms. */
const patienceMs = 20_000;

describe('createHttpServer', () => {
  let server: Server;
  const clients: Socket[] = [];
  let handled = 0;

  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  async function open(
    handler: RequestListener,
    changed: Partial<typeof quickLimits> = {},
  ): Promise<() => Promise<Socket>> {
    handled = 0;
    server = createHttpServer(
      (request, response) => {
        handled += 1;
        handler(request, response);
      },
      { ...quickLimits, ...changed },
    );
    const port = await listenLocally(server);
    return () =>
      new Promise((resolve) => {
        const client = connect({ port, host: '127.0.0.1' }, () => resolve(client));
        client.on('error', () => undefined);
        clients.push(client);
      });
  }

  const ask = (client: Socket, times = 1): unknown => client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(times));
  const isClosed = async (client: Socket): Promise<boolean> => {
    const closed = new Promise<boolean>((resolve) => client.once('close', () => resolve(true)));
    client.resume();
    return Promise.race([closed, wait(patienceMs, false)]);
  };
  const connections = (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  const untilConnections = async (count: number): Promise<number> => {
    const end = Date.now() + patienceMs;
    while ((await connections()) !== count && Date.now() < end) await wait(20);
    return connections();
  };

  it('R-66 a client that asks and reads nothing is cut', async () => {
    const opened = await open((_request, response) => response.end(large));
    const client = await opened();
    client.pause();
    ask(client);
    await untilConnections(1);
    expect(await untilConnections(0)).toBe(0);
  });

  it('R-66 a client that reads slowly gets all of its answer', async () => {
    const opened = await open(
      (_request, response) => {
        for (let at = 0; at < large.length; at += 64 * 1024) response.write(large.subarray(at, at + 64 * 1024));
        response.end();
      },
      { stallMs: patienceMs },
    );
    const client = await opened();
    let read = 0;
    let chunks = 0;
    client.on('data', (chunk: Buffer) => {
      read += chunk.length;
      chunks += 1;
      if (chunks % 10 !== 0) return;
      client.pause();
      setTimeout(() => client.resume(), 2);
    });
    ask(client);
    const end = Date.now() + patienceMs;
    while (read < large.length && Date.now() < end) await wait(50);
    expect(read).toBeGreaterThan(large.length);
  });

  it('R-66 a client whose answer takes its time is left alone', async () => {
    const opened = await open((_request, response) => void setTimeout(() => response.end('late'), 800));
    const client = await opened();
    const answer = new Promise<string>((resolve) => client.once('data', (chunk: Buffer) => resolve(chunk.toString())));
    ask(client);
    expect(await answer).toContain('late');
  });

  it('R-66 a client that sends 150 requests at once is cut, and one of them is worked on', async () => {
    const opened = await open((_request, response) => void setTimeout(() => response.end('late'), 500));
    const client = await opened();
    ask(client, 150);
    expect(await isClosed(client)).toBe(true);
    expect(handled).toBe(1);
  });

  it('R-66 requests sent at once are worked on one after another, and answered in their order', async () => {
    const begun: (() => void)[] = [];
    const opened = await open(({ url }, response) => void begun.push(() => response.end(`answer ${url}.`)));
    const client = await opened();
    let text = '';
    client.on('data', (chunk: Buffer) => (text += chunk.toString()));
    client.write(['/1', '/2', '/3'].map((url) => `GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(handled).toBe(count));
      await wait(10);
      expect(handled).toBe(count);
      begun.at(-1)?.();
    }
    await vi.waitFor(() => expect(text.match(/answer \/\d\./g)).toEqual(['answer /1.', 'answer /2.', 'answer /3.']));
  });

  it('R-66 of requests sent at once, none behind a refused one is worked on', async () => {
    const opened = await open((_request, response) => response.writeHead(429).end('too many'));
    const client = await opened();
    let text = '';
    client.on('data', (chunk: Buffer) => (text += chunk.toString()));
    ask(client, 3);
    expect(await isClosed(client)).toBe(true);
    expect(text).toContain('too many');
    expect(handled).toBe(1);
  });

  it('R-66 requests one after another are answered on one connection', async () => {
    const opened = await open((_request, response) => response.end('done'));
    const client = await opened();
    for (let count = 0; count < 20; count += 1) {
      const answered = new Promise((resolve) => client.once('data', resolve));
      ask(client);
      await answered;
    }
    expect(handled).toBe(20);
  });

  it('R-66 with too many unsent bytes in all, connections that stalled first are cut first', async () => {
    const opened = await open((_request, response) => response.end(large), {
      stallMs: 60_000,
      maxUnsentBytes: 2.5 * large.length,
    });
    for (let count = 0; count < 5; count += 1) {
      const client = await opened();
      client.pause();
      ask(client);
    }
    await untilConnections(5);
    expect(await untilConnections(2)).toBe(2);
  });

  it('R-66 slow writers that fill every place do not keep a visitor out, and answers under way are finished', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const opened = await open(
      async ({ url }, response) => {
        if (url === '/work') await released;
        response.end('done');
      },
      { maxConnections: 40 },
    );
    const answerOf = (client: Socket): Promise<string> =>
      new Promise((resolve) => {
        client.once('data', (chunk: Buffer) => resolve(chunk.toString()));
        client.once('close', () => resolve('closed'));
      });
    const atWork = await opened();
    const late = answerOf(atWork);
    atWork.write('GET /work HTTP/1.1\r\nhost: a\r\n\r\n');
    while (handled < 1) await wait(5);
    for (let count = 0; count < 60; count += 1) {
      const writer = await opened();
      writer.write(count % 2 === 0 ? 'GET / HT' : 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\n{');
    }
    const visitor = await opened();
    const answer = answerOf(visitor);
    ask(visitor);
    expect(await answer).toContain('done');
    expect(await connections()).toBeLessThanOrEqual(42);
    release();
    expect(await late).toContain('done');
  });

  it('R-66 slow writers that fill every place within a moment keep a visitor out for no longer than that', async () => {
    const opened = await open((_request, response) => response.end('done'), { maxConnections: 40, minAgeMs: 300 });
    const writers = await Promise.all(Array.from({ length: 60 }, opened));
    for (const writer of writers) writer.write('GET / HT');
    const visit = async (): Promise<string> => {
      const visitor = await opened();
      ask(visitor);
      return new Promise((resolve) => {
        visitor.once('data', (chunk: Buffer) => resolve(chunk.toString()));
        visitor.once('close', () => resolve('closed'));
      });
    };
    await vi.waitFor(async () => expect(await visit()).toContain('done'), { timeout: 4000 });
  });

  it('holds the last closed connection with its answer, so that V8 keeps their layouts, and no other', async () => {
    const answers: WeakRef<ServerResponse>[] = [];
    const opened = await open((_request, response) => {
      answers.push(new WeakRef(response));
      response.end('done');
    });
    for (let count = 1; count <= 2; count += 1) {
      const client = await opened();
      ask(client);
      await vi.waitFor(() => expect(client.bytesRead).toBeGreaterThan(0));
      client.destroy();
      await untilConnections(0);
    }
    clients.splice(0);
    releaseMemorySoon();
    await vi.waitFor(() => expect(answers[0]?.deref() === undefined).toBe(true), { timeout: patienceMs });
    expect(answers[1]?.deref() === undefined).toBe(false);
  });

  it('reserves descriptors for the shop itself', () => {
    expect([1024, 20_000, 100].map(connectionLimit)).toEqual([512, 4000, 50]);
  });
});

it('keeps an idle connection for longer than the proxies before it do, so that they never send into its end', () => {
  const caddyKeepsMs = 120_000;
  expect(createHttpServer(() => undefined).keepAliveTimeout).toBeGreaterThan(caddyKeepsMs);
});

it('watches no connections before it listens, so that a server that never does can be freed', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  createHttpServer(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
});
