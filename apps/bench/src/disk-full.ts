/**
 * Fills the disk of a shop's database while shoppers order, several times: writes must be refused with 503, the shop
 * must not exit, it must go on by itself when there is room again, and no acknowledged order may be lost. The disk is a
 * small tmpfs, which only root can mount. A PostgreSQL server that ends on a full disk is started again and again, as a
 * service manager does.
 *
 * Usage: disk-full.ts; DISK_TIMES (10), DISK_ENGINE (SQLite,PostgreSQL)
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { Storm, Victim } from '@kayal/server-testing/src/storm/storm.ts';
import type { DatabaseLocation } from '../../server/src/db/open-database.ts';
import { orderErrorsOf } from './support/order-errors.ts';
import { seedShop } from './support/seed-shop.ts';
import { enginesOf, shopEnv } from './support/shop-places.ts';

const times = Number(process.env['DISK_TIMES'] ?? 10);
/** Size of the disk, MB. A new PostgreSQL database takes 40. */
const megabytes: Readonly<Record<string, number>> = { SQLite: 24, PostgreSQL: 96 };
const refusalsEachTime = 200;

/** Writes until nothing fits any more. */
function fillDisk(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let block = Buffer.alloc(65_536); block.length > 0;) {
      try {
        writeSync(descriptor, block);
      } catch {
        block = block.subarray(0, Math.floor(block.length / 2));
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Fills the disk again and again. @returns the row of the engine, and whether everything held */
async function fillWhileOrdering(
  place: DatabaseLocation,
  disk: string,
): Promise<readonly [Readonly<Record<string, number | boolean>>, boolean]> {
  const ballast = path.join(disk, 'ballast');
  const victim = new Victim({ ...shopEnv(place), LOG_LEVEL: 'silent' });
  try {
    const { shoppers } = await seedShop(place, 8);
    await victim.start();
    const { address } = victim;
    const storm = new Storm(victim);
    const over = storm.run(shoppers);
    let slowestRecoveryMs = 0;
    for (let time = 0; time < times; time += 1) {
      await Promise.race([storm.untilAcknowledged(10), over]);
      const enough = storm.refused + refusalsEachTime;
      while (storm.refused < enough) {
        fillDisk(ballast);
        // Rejects when a write had another answer than 200 or 503.
        await Promise.race([wait(20), over]);
      }
      const roomAt = performance.now();
      rmSync(ballast);
      await Promise.race([storm.untilAcknowledged(1), over]);
      slowestRecoveryMs = Math.max(slowestRecoveryMs, Math.round(performance.now() - roomAt));
    }
    storm.end();
    await over;
    const hasExited = victim.address !== address || !(await fetch(`${address}/health/live`).catch(() => null))?.ok;
    await victim.kill();
    const { lost, doubled, ledgerErrors } = await orderErrorsOf(place, storm.acknowledged);
    const row = {
      'disk filled': times,
      'acknowledged orders': storm.acknowledged.length,
      lost,
      doubled,
      'ledger errors': ledgerErrors,
      'writes refused with 503': storm.refused,
      'slowest recovery, ms': slowestRecoveryMs,
      'shop exited': hasExited,
    };
    return [row, lost + doubled + ledgerErrors === 0 && !hasExited];
  } finally {
    await victim.kill();
  }
}

const rows: Record<string, Readonly<Record<string, number | boolean>>> = {};
process.exitCode = 0;
for (const engine of enginesOf('DISK_ENGINE')) {
  const base = mkdtempSync(path.join(tmpdir(), 'kayal-disk-'));
  const disk = path.join(base, 'disk');
  const files = path.join(base, 'files');
  mkdirSync(disk);
  mkdirSync(files);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes[engine]}m`, 'tmpfs', disk]);
  if (mounted.status !== 0) throw new Error('This bench needs the right to mount a tmpfs: run it as root.');
  const dataFolder = path.join(disk, 'data');
  mkdirSync(dataFolder);
  // The database's account must reach its data.
  chmodSync(base, 0o755);
  const postgres = engine === 'PostgreSQL' ? await startPostgres({ dataFolder, logFileMb: 1, isKeptUp: true }) : null;
  const place = { databaseUrl: postgres?.url ?? null, dataDir: postgres === null ? dataFolder : files };
  try {
    const [row, isWhole] = await fillWhileOrdering(place, disk);
    rows[engine] = row;
    if (!isWhole) process.exitCode = 1;
  } finally {
    await postgres?.stop();
    spawnSync('umount', [disk]);
    rmSync(base, { recursive: true, force: true });
  }
}
console.table(rows);
