import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { warnOfUnknownProxy } from './proxy-warning.ts';

async function warningsOf(env: Readonly<Record<string, string>>, headers: Record<string, string>): Promise<number> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  warnOfUnknownProxy(app, readConfig(env));
  app.get('/', async () => 'ok');
  for (let count = 0; count < 3; count += 1) await app.inject({ url: '/', headers });
  await app.close();
  return lines.filter((line) => line.includes('TRUST_PROXY')).length;
}

it('warns once of a proxy that the settings do not name', async () => {
  expect(await warningsOf({}, { 'x-forwarded-for': '203.0.113.1' })).toBe(1);
  expect(await warningsOf({}, {})).toBe(0);
  expect(await warningsOf({ TRUST_PROXY: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.1' })).toBe(0);
});
