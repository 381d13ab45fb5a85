/**
 * Keeps 2,000 connections open that send one byte a second, half of them in the head of a request and half in its body,
 * and shows the shop's memory and what a healthy visitor waits meanwhile. A connection that the shop cuts is opened
 * again.
 *
 * Usage: slow-writers.ts; SLOW_SECONDS (40), SLOW_CONNECTIONS (2000), SLOW_ENGINE (SQLite,PostgreSQL)
 */
import { connect, type Socket } from 'node:net';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { HealthyVisitor } from './support/clients/healthy-visitor.ts';
import { enginesOf, withPlace } from './support/shop-places.ts';
import { startShop } from './support/shop-process.ts';

const seconds = Number(process.env['SLOW_SECONDS'] ?? 40);
const connections = Number(process.env['SLOW_CONNECTIONS'] ?? 2000);
/** Connections opened in each tick: the queue of the operating system for new ones is shorter than all of them. */
const openedAtOnce = 100;
const tickMs = 50;

const head = 'POST /api/onlineorder/user/login/kayal HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n';
const beginnings = [head, `${head}content-length: 60000\r\n\r\n{"email":"`];

/** Clients that send a byte a second until they are stopped. */
class SlowWriters {
  /** Connections that the shop ended. */
  cut = 0;
  readonly #port: number;
  readonly #open = new Set<Socket>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  start(): void {
    this.#timers.push(
      setInterval(() => {
        const missing = Math.min(openedAtOnce, connections - this.#open.size);
        for (let count = 0; count < missing; count += 1) this.#openOne(beginnings[count % 2] ?? head);
      }, tickMs),
      setInterval(() => {
        for (const socket of this.#open) if (socket.writable) socket.write('x');
      }, 1000),
    );
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#open) socket.destroy();
  }

  #openOne(beginning: string): void {
    const socket = connect({ port: this.#port, host: '127.0.0.1' }, () => socket.write(beginning));
    this.#open.add(socket);
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.cut += 1;
      this.#open.delete(socket);
    });
  }
}

const rows: Record<string, Readonly<Record<string, number>>> = {};
for (const engine of enginesOf('SLOW_ENGINE')) {
  rows[engine] = await withPlace(engine, async ({ databaseUrl }) => {
    const port = await freePort();
    // Without load shedding, so that a busy machine refuses nobody: only the slow writers may.
    const shop = await startShop(port, databaseUrl ?? '', { DRAW_AHEAD: 'off', LOAD_SHEDDING: 'off' });
    const writers = new SlowWriters(port);
    try {
      const visitor = new HealthyVisitor(shop, '/');
      await visitor.measureQuiet();
      writers.start();
      await visitor.visitFor(seconds);
      return { ...visitor.report(), 'connections cut': writers.cut };
    } finally {
      writers.stop();
      await shop.stop();
    }
  });
}
console.table(rows);
