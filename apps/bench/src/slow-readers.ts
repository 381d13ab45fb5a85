/**
 * Opens 2,000 connections from one address that ask for much and read nothing, and shows the shop's memory and what a
 * healthy visitor waits meanwhile.
 *
 * Usage: slow-readers.ts [address of the shop, default its largest script]; SLOW_SECONDS (20), SLOW_CONNECTIONS (2000),
 * SLOW_ENGINE (SQLite, or PostgreSQL), SLOW_LIMITS (on, as in production, or off: as from 2,000 addresses)
 */
import { connect, type Socket } from 'node:net';
import { freePort, startPostgres } from '../../server/src/api-tests/servers/postgres-server.ts';
import { HealthyVisitor } from './support/clients/healthy-visitor.ts';
import { largestScript } from './support/largest-script.ts';
import { startShop } from './support/shop-process.ts';

const seconds = Number(process.env['SLOW_SECONDS'] ?? 20);
const connections = Number(process.env['SLOW_CONNECTIONS'] ?? 2000);
/** Requests that each sends at once: as many as the server takes from one connection. */
const pipelined = 8;
/** Connections opened at once: the queue of the operating system for new ones is shorter than all of them. */
const openedAtOnce = 100;

const port = await freePort();
const address = process.argv[2] ?? largestScript();
const postgres = process.env['SLOW_ENGINE'] === 'PostgreSQL' ? await startPostgres() : null;
const shop = await startShop(port, postgres?.url, { RATE_LIMIT: process.env['SLOW_LIMITS'] ?? 'on' });

const answer = await fetch(`${shop.origin}${address}`);
if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
await answer.arrayBuffer();
const visitor = new HealthyVisitor(shop, '/health/live');
await visitor.measureQuiet();
const request = `GET ${address} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`.repeat(pipelined);
const sockets: Socket[] = [];
const opening = setInterval(() => {
  for (let count = 0; count < openedAtOnce && sockets.length < connections; count += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }, () => socket.write(request));
    socket.on('error', () => undefined);
    socket.pause();
    sockets.push(socket);
  }
}, 50);
await visitor.visitFor(seconds);
clearInterval(opening);
console.table({ [`${connections} readers of ${address}`]: visitor.report() });
for (const socket of sockets) socket.destroy();
await shop.stop();
await postgres?.stop();
