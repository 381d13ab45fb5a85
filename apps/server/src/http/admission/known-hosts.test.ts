import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { knownHosts } from './known-hosts.ts';

const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' };
const inNetwork = { HOST: '0.0.0.0', DEMO: 'on' };

it.each([
  [{}, 'localhost:3000', true],
  [{}, '127.0.0.1:3000', true],
  [{}, '[::1]:3000', true],
  [{}, 'LOCALHOST', true],
  [{}, 'evil.example', false],
  [{}, 'localhost.evil.example', false],
  [{}, 'evil.example:3000', false],
  [{}, '192.168.1.5:3000', false],
  [{}, 'user@localhost', false],
  [{}, 'localhost/x', false],
  [{}, '', false],
  [{}, undefined, false],
  [inNetwork, '192.168.1.5:3000', true],
  [inNetwork, '[2001:db8::5]:3000', true],
  [inNetwork, 'evil.example:3000', false],
  [{ ...inNetwork, ALLOWED_HOSTS: 'laptop.local,other.example' }, 'laptop.local:3000', true],
  [{ PUBLIC_ORIGIN: 'http://laptop.local:3000' }, 'laptop.local:3000', true],
  [production, 'shop.example', true],
  [production, '127.0.0.1:3000', true],
  [production, 'evil.example', false],
  [production, '203.0.113.7', false],
  [{ ...production, ALLOWED_HOSTS: 'www.shop.example' }, 'www.shop.example', true],
] as const)('R-44 with %j the host %j is known: %j', (env, host, isKnown) => {
  expect(knownHosts(readConfig(env))(host)).toBe(isKnown);
});
