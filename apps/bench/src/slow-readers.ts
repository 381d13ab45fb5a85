/**
 * Opens 2,000 connections from one address within a second that request much and read nothing, and shows the shop's
 * memory and what a healthy visitor waits meanwhile, from the first connection on. The readers are a process of their
 * own: the visitor would wait for their work.
 *
 * Usage: slow-readers.ts [address of the shop, default its largest script]; SLOW_SECONDS (60), SLOW_CONNECTIONS (2000),
 * SLOW_ENGINE (SQLite,PostgreSQL), SLOW_LIMITS (on, as in production, or off: as from 2,000 addresses)
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { HealthyVisitor } from './support/clients/healthy-visitor.ts';
import { largestScript } from './support/largest-script.ts';
import { cpuSecondsOf, loadNow } from './support/processor-time.ts';
import { enginesOf, withPlace } from './support/shop-places.ts';
import { startShop } from './support/shop-process.ts';

const seconds = Number(process.env['SLOW_SECONDS'] ?? 60);
const connections = process.env['SLOW_CONNECTIONS'] ?? '2000';
const address = process.argv[2] ?? largestScript();
const readersProgram = path.join(import.meta.dirname, 'support/clients/slow-reader.ts');

const rows: Record<string, Readonly<Record<string, number>>> = {};
for (const engine of enginesOf('SLOW_ENGINE')) {
  rows[`${connections} readers of ${address}, ${engine}`] = await withPlace(engine, async ({ databaseUrl }) => {
    const port = await freePort();
    const shop = await startShop(port, databaseUrl ?? '', {
      RATE_LIMIT: process.env['SLOW_LIMITS'] ?? 'on',
      DRAW_AHEAD: 'off',
    });
    try {
      const answer = await fetch(`${shop.origin}${address}`);
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
      await answer.arrayBuffer();
      const visitor = new HealthyVisitor(shop, '/health/live');
      await visitor.measureQuiet();
      const before = cpuSecondsOf(shop.pid);
      const readers = fork(readersProgram, [String(port), address, connections]);
      await visitor.visitFor(seconds);
      readers.kill('SIGKILL');
      return { ...visitor.report(), 'processor, s': cpuSecondsOf(shop.pid) - before };
    } finally {
      await shop.stop();
    }
  });
}
console.log(`load ${loadNow()}`);
console.table(rows);
