import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

interface Asked {
  readonly request: http.ClientRequest;
  /** Null when the connection was cut first. */
  readonly answer: Promise<{ readonly status: number; readonly retryAfter: string | undefined } | null>;
}

describe('hundreds of picture requests', () => {
  let shop: TestApp;
  let address: string;
  let products: readonly number[];
  const logged: string[] = [];
  const agent = new http.Agent({ keepAlive: false, maxSockets: Infinity });

  const ask = (file: string): Asked => {
    const { promise, resolve } = Promise.withResolvers<Awaited<Asked['answer']>>();
    const request = http.get(`${address}/uploads/${file}`, { agent }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      );
      response.on('error', () => resolve(null));
    });
    request.on('error', () => resolve(null));
    return { request, answer: promise };
  };

  beforeAll(async () => {
    shop = await openTestApp({
      engine: 'sqlite',
      seed: 'demo',
      log: (line) => logged.push(line),
    });
    address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const list = await shop.visitor.call('getProductByFilter', { query: { limit: '150' } });
    products = list.answer().map(({ ID }) => ID);
  });
  afterAll(() => shop.close());

  it('R-68 one address waits for 60 at once, more are refused at once; who hangs up leaves the queue', async () => {
    const asked = products.map((id) => ask(`${id}.webp?w=1200`));
    const refusals = await Promise.race([
      Promise.all(asked.slice(75).map(({ answer }) => answer)),
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('refusals came late')), 50_000)),
    ]);
    expect(new Set(refusals.map((answer) => answer?.status))).toEqual(new Set([503]));
    expect(refusals[0]?.retryAfter).toBe('5');
    for (const { request } of asked) request.destroy();
    await Promise.all(asked.map(({ answer }) => answer));
    const own = await ask(`${products[0]}.jpg?w=160`).answer;
    expect(own?.status).toBe(200);
    // Those that were being drawn may have ended; the sixty waiting ones are not drawn, because nobody waits for them.
    const drawn = await readdir(path.join(shop.config.dataDir, 'cache/pictures'), { recursive: true });
    expect(drawn.filter((file) => file.endsWith('.webp')).length).toBeLessThan(30);
    expect(logged.filter((line) => line.includes('AbortError'))).toEqual([]);
  });

  it('R-72 killing the painter during requests costs at most the requested pictures', async () => {
    const asked = products.slice(100, 112).map((id) => ask(`${id}.webp?w=160`));
    for (let round = 0; round < 4; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const lines = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' });
      for (const line of lines.split('\n').filter((each) => each.includes('painter-process'))) {
        process.kill(Number.parseInt(line, 10), 'SIGKILL');
      }
    }
    const statuses = (await Promise.all(asked.map(({ answer }) => answer))).map((answer) => answer?.status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await ask(`${products[120]}.webp?w=160`).answer)?.status).toBe(200);
  });
});
