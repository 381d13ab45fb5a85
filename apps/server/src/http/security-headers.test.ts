import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { negotiateReady, ReadyBytes } from './answers/ready-bytes.ts';
import { addSecurityHeaders } from './security-headers.ts';

async function policyOf(env: Readonly<Record<string, string>>): Promise<string> {
  const app = Fastify();
  addSecurityHeaders(app, readConfig(env));
  app.get('/', async (_request, reply) => reply.type('text/html').send('<p>page</p>'));
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']);
}

it('S7.EXT.09 J29 a page may load Google’s script and frame only where a client id is set', async () => {
  const plain = await policyOf({});
  expect(plain).not.toContain('google');
  expect(plain).toContain("script-src 'self';");
  const set = await policyOf({ GOOGLE_CLIENT_ID: 'some-client' });
  expect(set).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
  expect(set).toContain('frame-src https://accounts.google.com/gsi/;');
  expect(set.replaceAll(/ https:\/\/accounts\.google\.com\/gsi\/\w*/g, '').replace(' frame-src;', '')).toBe(plain);
});

it('a 304 has the page’s policy, which a browser stores', async () => {
  const app = Fastify();
  addSecurityHeaders(app, readConfig({}));
  const page = new ReadyBytes('text/html; charset=utf-8', Buffer.from('<p>page</p>'));
  app.get('/', (request, reply) => negotiateReady(request, reply, page));
  const first = await app.inject('/');
  const second = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
  await app.close();
  expect(second.statusCode).toBe(304);
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

it('R-08 the token in the address of /setup is sent to nobody as a referrer', async () => {
  const app = Fastify();
  addSecurityHeaders(app, readConfig({}));
  app.get('/*', async (_request, reply) => reply.type('text/html').send('<p>page</p>'));
  const policyAt = async (url: string) => (await app.inject(url)).headers['referrer-policy'];
  expect(await policyAt('/setup?token=one-time')).toBe('no-referrer');
  expect(await policyAt('/setup')).toBe('no-referrer');
  expect(await policyAt('/setups')).toBe('strict-origin-when-cross-origin');
  await app.close();
});
