/**
 * Kills the server (`kill -9`) at random moments while shoppers order, and checks at the end that every acknowledged
 * order is there once and that stock agrees with orders. Each run adds to the sums of earlier ones.
 *
 * Usage: kill-storm.ts [file of sums]; STORM_MINUTES for each engine (default 4), STORM_SHOPPERS (16),
 * STORM_ENGINE (SQLite,PostgreSQL)
 */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { variants } from '@kayal/server-testing/src/small-seed.ts';
import { Storm, Victim } from '@kayal/server-testing/src/storm/storm.ts';
import type { DatabaseLocation } from '../../server/src/db/open-database.ts';
import { addStock } from './support/add-stock.ts';
import { orderErrorsOf, type OrderErrors } from './support/order-errors.ts';
import { seedShop } from './support/seed-shop.ts';
import { enginesOf, shopEnv, withPlace } from './support/shop-places.ts';

/** Results of all runs on one engine. */
interface Sums extends OrderErrors {
  readonly runs: number;
  readonly kills: number;
  readonly acknowledged: number;
  /** Longest time from a kill to the next acknowledged order, ms. */
  readonly slowestRecoveryMs: number;
}

const none: Sums = {
  runs: 0,
  kills: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  ledgerErrors: 0,
  slowestRecoveryMs: 0,
};
const minutes = Number(process.env['STORM_MINUTES'] ?? 4);
const shopperCount = Number(process.env['STORM_SHOPPERS'] ?? 16);
/** Time between two kills in which orders are placed, ms. */
const stormMs = { min: 200, max: 2000 };
const manyUnits = 10_000_000;

async function runStorm(place: DatabaseLocation): Promise<Sums> {
  const { shoppers } = await seedShop(place, shopperCount);
  await addStock(
    place,
    manyUnits,
    Object.values(variants).map(({ code }) => code),
  );
  const victim = new Victim(shopEnv(place));
  const storm = new Storm(victim);
  const end = performance.now() + minutes * 60_000;
  let kills = 0;
  let slowestRecoveryMs = 0;
  try {
    await victim.start();
    const over = storm.run(shoppers);
    await Promise.race([storm.untilAcknowledged(1), over]);
    while (performance.now() < end) {
      await Promise.race([wait(randomInt(stormMs.min, stormMs.max)), over]);
      const killedAt = performance.now();
      await victim.kill();
      kills += 1;
      await victim.start();
      await Promise.race([storm.untilAcknowledged(1), over]);
      slowestRecoveryMs = Math.max(slowestRecoveryMs, Math.round(performance.now() - killedAt));
    }
    storm.end();
    await over;
  } finally {
    await victim.kill();
  }
  const { acknowledged } = storm;
  const errors = await orderErrorsOf(place, acknowledged);
  return { runs: 1, kills, acknowledged: acknowledged.length, ...errors, slowestRecoveryMs };
}

function add(one: Sums, other: Sums): Sums {
  return {
    runs: one.runs + other.runs,
    kills: one.kills + other.kills,
    acknowledged: one.acknowledged + other.acknowledged,
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    ledgerErrors: one.ledgerErrors + other.ledgerErrors,
    slowestRecoveryMs: Math.max(one.slowestRecoveryMs, other.slowestRecoveryMs),
  };
}

const sumsFile = path.resolve(process.argv[2] ?? '.cache/kill-storm.json');
const sums: Record<string, Sums> = existsSync(sumsFile) ? JSON.parse(readFileSync(sumsFile, 'utf8')) : {};
for (const engine of enginesOf('STORM_ENGINE')) {
  sums[engine] = add(sums[engine] ?? none, await withPlace(engine, runStorm));
  writeFileSync(sumsFile, `${JSON.stringify(sums, null, 2)}\n`);
}
console.table(sums);
const isSound = Object.values(sums).every(({ lost, doubled, ledgerErrors }) => lost + doubled + ledgerErrors === 0);
process.exitCode = isSound ? 0 : 1;
