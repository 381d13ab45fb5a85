/**
 * Fills the disk of a shop's SQLite file while shoppers order, several times: writes must be refused with 503, the shop
 * must not exit, it must go on by itself when there is room again, and no acknowledged order may be lost. The disk is a
 * small tmpfs, which only root can mount.
 *
 * Usage: disk-full.ts; DISK_TIMES (10), DISK_MB (24)
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { urlOf } from '../../server/src/api-tests/caller.ts';
import { lineBody } from '../../server/src/api-tests/shopping.ts';
import { variants } from '../../server/src/api-tests/small-seed.ts';
import { Storm, Victim, type StormShopper } from '../../server/src/api-tests/storm.ts';
import { orderErrorsOf } from './support/order-errors.ts';
import { seedShop } from './support/seed-shop.ts';
import { shopEnv } from './support/shop-places.ts';

const times = Number(process.env['DISK_TIMES'] ?? 10);
const megabytes = Number(process.env['DISK_MB'] ?? 24);
const refusalsEachTime = 20;

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

/** Changes a cart. @returns the status, or what went wrong */
async function changeCart(origin: string, { cookie }: StormShopper, quantity: number): Promise<string> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify(lineBody(variants.blackM, quantity));
  const answer = await fetch(`${origin}${urlOf('addToCart')}`, { method: 'POST', headers, body }).catch(String);
  return typeof answer === 'string' ? answer : `${answer.status}`;
}

const disk = mkdtempSync(path.join(tmpdir(), 'kayal-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
if (mounted.status !== 0) {
  rmSync(disk, { recursive: true, force: true });
  throw new Error('This bench needs the right to mount a tmpfs: run it as root.');
}
const ballast = path.join(disk, 'ballast');
const place = { databaseUrl: null, dataDir: path.join(disk, 'data') };
const victim = new Victim({ ...shopEnv(place), LOG_LEVEL: 'silent' });
try {
  const { shoppers } = await seedShop(place, 9);
  const [prober, ...others] = shoppers;
  if (prober === undefined) throw new Error('There are no shoppers.');
  await victim.start();
  const { address } = victim;
  const storm = new Storm(victim);
  const over = storm.run(others);
  const statuses: Record<string, number> = {};
  let slowestRecoveryMs = 0;
  let quantity = 1;
  if ((await changeCart(address, prober, 25)) !== '200') throw new Error('The cart could not be filled.');
  for (let time = 0; time < times; time += 1) {
    await Promise.race([storm.untilAcknowledged(10), over]);
    let refusals = 0;
    while (refusals < refusalsEachTime) {
      fillDisk(ballast);
      const status = await changeCart(address, prober, quantity);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Turned only by a change that was made, so that the cart stays within its limits.
      if (status === '200') quantity = -quantity;
      else refusals += 1;
      await wait(20);
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
  console.table({
    'disk filled': times,
    'acknowledged orders': storm.acknowledged.length,
    lost,
    doubled,
    'ledger errors': ledgerErrors,
    'answers to writes, by status': JSON.stringify(statuses),
    'slowest recovery, ms': slowestRecoveryMs,
    'shop exited': hasExited,
  });
  const isExpected = Object.keys(statuses).every((status) => ['200', '503'].includes(status));
  process.exitCode = lost + doubled + ledgerErrors === 0 && isExpected && !hasExited ? 0 : 1;
} finally {
  await victim.kill();
  spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
}
