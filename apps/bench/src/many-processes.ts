/**
 * Runs three shops behind nginx on PostgreSQL with a synchronous replica. First restarts one shop after another under a
 * steady rate of requests: none may fail. Then kills the primary and promotes the replica while shoppers order: no shop
 * may exit, and every acknowledged order is there.
 *
 * It needs Debian's packages: apt-get install postgresql nginx-light
 *
 * Usage: many-processes.ts; MANY_RATE (requests a second, 200), MANY_ROUNDS (restarts of all three, 4),
 * MANY_FAILOVERS (3)
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { lineBody } from '@kayal/server-testing/src/shopping.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';
import { Storm, type StormShopper } from '@kayal/server-testing/src/storm/storm.ts';
import { orderErrorsOf } from './support/order-errors.ts';
import { debianPostgres, PostgresPair } from './support/postgres-pair.ts';
import { seedShop } from './support/seed-shop.ts';
import { ShopsBehindNginx } from './support/shops-behind-nginx.ts';

const rate = Number(process.env['MANY_RATE'] ?? 200);
const rounds = Number(process.env['MANY_ROUNDS'] ?? 4);
const failovers = Number(process.env['MANY_FAILOVERS'] ?? 3);
const shopCount = 3;
/** Shoppers of the steady rate. */
const steadyShoppers = 40;

/** Sends requests at a steady rate, a fifth of them writes. None is sent again. */
class SteadyRate {
  sent = 0;
  readonly failures: string[] = [];
  readonly #origin: string;
  readonly #shoppers: readonly StormShopper[];
  readonly #underWay = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(origin: string, shoppers: readonly StormShopper[]) {
    this.#origin = origin;
    this.#shoppers = shoppers;
    this.#timer = setInterval(() => {
      const one = this.#send().finally(() => this.#underWay.delete(one));
      this.#underWay.add(one);
    }, 1000 / rate);
  }

  /** Fills the shopper's line, so that changes of one unit in any order stay within its limits. */
  static async fillCart(origin: string, { cookie }: StormShopper): Promise<void> {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify(lineBody(variants.jacketL, 25));
    const answer = await fetch(`${origin}${urlOf('addToCart')}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The cart could not be filled: ${await answer.text()}`);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  async #send(): Promise<void> {
    this.sent += 1;
    const reads = ['/', urlOf('getCategories'), urlOf('getProductById', { query: { Id: '102' } }), urlOf('getShop')];
    const isWrite = this.sent % 5 === 0;
    const address = isWrite ? urlOf('addToCart') : (reads[this.sent % reads.length] ?? '/');
    // One change of a cart at a time: several at once would wait for each other.
    const write = Math.floor(this.sent / 5);
    const shopper = this.#shoppers[write % this.#shoppers.length];
    if (shopper === undefined) throw new Error('There are no shoppers.');
    const headers = {
      cookie: shopper.cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': `steady-${this.sent}`,
    };
    const quantity = Math.floor(write / this.#shoppers.length) % 2 === 0 ? -1 : 1;
    const body = JSON.stringify(lineBody(variants.jacketL, quantity));
    try {
      const answer = await fetch(`${this.#origin}${address}`, isWrite ? { method: 'POST', headers, body } : {});
      const text = await answer.text();
      if (!answer.ok) this.failures.push(`${address}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      this.failures.push(`${address}: ${String(error)}`);
    }
  }
}

const bin = debianPostgres();
if (bin === null || spawnSync('nginx', ['-v']).error !== undefined)
  throw new Error('This bench needs two packages of Debian: apt-get install postgresql nginx-light');
const base = mkdtempSync(path.join(tmpdir(), 'kayal-many-'));
chmodSync(base, 0o777);
const pair = new PostgresPair(bin, base);
let shops: ShopsBehindNginx | null = null;
try {
  await pair.start();
  const place = { databaseUrl: pair.url, dataDir: base };
  const { shoppers } = await seedShop(place, steadyShoppers + 8);
  const steady = shoppers.slice(0, steadyShoppers);
  shops = new ShopsBehindNginx(base, pair.url);
  await shops.start(shopCount);

  for (const shopper of steady) await SteadyRate.fillCart(shops.address, shopper);
  const load = new SteadyRate(shops.address, steady);
  let restarts = 0;
  for (let round = 0; round < rounds; round += 1) restarts += await shops.restartEach();
  await load.stop();

  const storm = new Storm(shops);
  const over = storm.run(shoppers.slice(steadyShoppers));
  const recoveries = [];
  for (let count = 0; count < failovers; count += 1) {
    await Promise.race([storm.untilAcknowledged(20), over]);
    const startedAt = performance.now();
    await pair.failOver();
    await Promise.race([storm.untilAcknowledged(1), over]);
    recoveries.push(Math.round(performance.now() - startedAt));
    await pair.addReplica();
    await wait(500);
  }
  storm.end();
  await over;

  const { lost, doubled, ledgerErrors } = await orderErrorsOf(place, storm.acknowledged);
  const result = {
    restarts,
    requests: load.sent,
    failed: load.failures.length,
    failovers,
    'recovery, ms': recoveries.join(', '),
    'acknowledged orders': storm.acknowledged.length,
    lost,
    doubled,
    'ledger errors': ledgerErrors,
    'shops that exited': shops.exits,
  };
  console.table({ result });
  for (const failure of load.failures.slice(0, 10)) console.error(failure);
  process.exitCode = result.failed + lost + doubled + ledgerErrors + shops.exits === 0 ? 0 : 1;
} finally {
  await shops?.stop();
  await pair.stop();
  rmSync(base, { recursive: true, force: true });
}
