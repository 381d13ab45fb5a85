import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { clientAddressOf } from './client-address.ts';

/** An app that answers with both names of the client. */
async function open(trustProxy: readonly string[]): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy: trustProxy.length === 0 ? false : [...trustProxy] });
  onTestFinished(() => app.close());
  const addressOf = clientAddressOf(trustProxy);
  app.get('/', async ({ raw, ip }) => ({ ours: addressOf(raw), ip }));
  await app.ready();
  return app;
}

const forwarded = [
  undefined,
  '203.0.113.9',
  '198.51.100.1, 203.0.113.9',
  '203.0.113.9, 10.1.2.3',
  '2001:db8::1',
  'x, ',
];

it.each([[[]], [['127.0.0.1']], [['loopback', '10.0.0.0/8']]])(
  'R-67 the client’s address is the one that Fastify names, with trust in %j',
  async (trustProxy) => {
    const app = await open(trustProxy);
    const named = new Set<string>();
    for (const each of forwarded) {
      const headers = each === undefined ? {} : { 'x-forwarded-for': each };
      const { ours, ip } = (await app.inject({ url: '/', headers })).json();
      expect([each, ours]).toEqual([each, ip]);
      named.add(ours);
    }
    expect(named.size > 1).toBe(trustProxy.length > 0);
  },
);
