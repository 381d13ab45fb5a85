import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { getBytes } from '../../http/answers/get-bytes.test-support.ts';

const list = urlOf('getProductByFilter', { query: { limit: '24' } });

forEachEngine('foreign hosts and proxies', (engine) => {
  async function open(env: Record<string, string> = {}) {
    const shop = await openTestApp({ engine, seed: 'small', env });
    onTestFinished(() => shop.close());
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    return async (url: string, headers: Record<string, string> = {}) => (await getBytes(shop.app, url, headers)).status;
  }

  it('R-44 another host gets nothing: no mailbox, no list that is sent again; probes come by any name', async () => {
    const statusOf = await open();
    for (const url of [list, '/dev/mailbox.json', '/dev/mailbox', '/docs', '/none']) {
      expect([url, await statusOf(url, { host: 'evil.example' })]).toEqual([url, 400]);
    }
    for (let count = 0; count < 20; count += 1) expect(await statusOf(list)).toBe(200);
    expect(await statusOf(list, { host: 'evil.example' })).toBe(400);
    expect(await statusOf('/dev/mailbox.json', { host: 'localhost:3000' })).toBe(200);
    expect(await statusOf('/health/live', { host: '10.0.0.7:3000' })).toBe(200);
  });

  it('R-44 a request with two hosts is refused', async () => {
    const shop = await openTestApp({ engine, seed: 'small' });
    onTestFinished(() => shop.close());
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const address = shop.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    for (const url of [list, '/', '/none']) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect([url, (await textOf(socket)).slice(0, 12)]).toEqual([url, 'HTTP/1.1 400']);
    }
  });

  it('R-44 the demo answers no forwarded request unless TRUST_PROXY names the proxy', async () => {
    const statusOf = await open();
    expect(await statusOf(list)).toBe(200);
    const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded'];
    for (const name of forwarded) {
      for (const url of [list, '/dev/mailbox.json']) {
        expect([name, await statusOf(url, { [name]: '203.0.113.1' })]).toEqual([name, 403]);
      }
    }
    const trusting = await open({ TRUST_PROXY: '127.0.0.1' });
    expect(await trusting(list, { 'x-forwarded-for': '203.0.113.1' })).toBe(200);
    const own = await open({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', RATE_LIMIT: 'on' });
    expect(await own(list, { host: 'shop.example', 'x-forwarded-for': '203.0.113.1' })).toBe(200);
  });
});
