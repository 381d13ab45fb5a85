/**
 * Attacks a shop from one address, in nine ways, while shoppers at another address look around and fill their bags, and
 * shows what they wait. Limits and load shedding are on, as in production.
 *
 * Usage: attacks.ts; ATTACK_SECONDS for each (15), ATTACK_ENGINE (SQLite,PostgreSQL)
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { type LineName, lineBody } from '@kayal/server-testing/src/shopping.ts';
import { largestScript } from './support/largest-script.ts';
import { logIn } from './support/orders.ts';
import { enginesOf, percentile, withPlace } from './support/shop-places.ts';
import { startShop } from './support/shop-process.ts';

const seconds = Number(process.env['ATTACK_SECONDS'] ?? 15);
/** Few enough that their calls stay within the limits of one address. */
const shopperCount = 4;
const pauseMs = 100;
const firstProduct = 10_001;
const answerLimitMs = 30_000;
const attacker = path.join(import.meta.dirname, 'support/clients/attacker.ts');

/** Shoppers who load pages and change their bag, one act after another. */
class Shoppers {
  readonly #origin: string;
  readonly #cookie: string;
  readonly #variant: LineName;
  #times: number[] = [];
  #refusals: string[] = [];

  constructor(origin: string, cookie: string, variant: LineName) {
    this.#origin = origin;
    this.#cookie = cookie;
    this.#variant = variant;
  }

  /** @returns what they waited and what was refused */
  async shopFor(duration: number) {
    this.#times = [];
    this.#refusals = [];
    const end = performance.now() + duration * 1000;
    await Promise.all(Array.from({ length: shopperCount }, () => this.#shopUntil(end)));
    return {
      acts: this.#times.length,
      refused: this.#refusals.length,
      'first refusal': this.#refusals[0] ?? '',
      'p95, ms': Math.round(percentile(this.#times, 0.95)),
    };
  }

  async #shopUntil(end: number): Promise<void> {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    for (let round = 0; performance.now() < end; round += 1) {
      const body = JSON.stringify(lineBody(this.#variant, round % 2 === 0 ? 1 : -1));
      await this.#act('/', {});
      await this.#act(urlOf('getProductByFilter', { query: { filter: '', limit: '24' } }), {});
      await this.#act(urlOf('getProductById', { query: { Id: String(this.#variant.productId) } }), {});
      await this.#act(urlOf('addToCart'), { method: 'POST', headers, body });
    }
  }

  async #act(address: string, init: RequestInit): Promise<void> {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(answerLimitMs);
    try {
      const answer = await fetch(`${this.#origin}${address}`, { ...init, signal });
      const text = await answer.text();
      if (!answer.ok) this.#refusals.push(`${address}: ${answer.status} ${text.slice(0, 80)}`);
    } catch (error) {
      this.#refusals.push(`${address}: ${String(error)}`);
    }
    this.#times.push(performance.now() - startedAt);
    await wait(pauseMs);
  }
}

/** The variant of a product that has most units. */
async function variantOf(origin: string, productId: number): Promise<LineName> {
  const answer = await fetch(`${origin}${urlOf('getProductDetails', { query: { Id: String(productId) } })}`);
  const rows: readonly { readonly Uniquecode: string; readonly Qty: number }[] = await answer.json();
  const [most] = rows.toSorted((one, other) => other.Qty - one.Qty);
  if (most === undefined) throw new Error(`There is no product ${productId}.`);
  return { code: most.Uniquecode, productId };
}

/** Names of the attacks, in their order. */
async function attackNames(): Promise<readonly string[]> {
  const child = fork(attacker);
  const [names] = await once(child, 'message');
  return names;
}

const attacks = await attackNames();
for (const engine of enginesOf('ATTACK_ENGINE')) {
  const rows: Record<string, object> = {};
  await withPlace(engine, async ({ databaseUrl }) => {
    const port = await freePort();
    const shop = await startShop(port, databaseUrl ?? '', { RATE_LIMIT: 'on' });
    try {
      const { cookie } = await logIn(shop.origin, 'asha@kayal.example');
      const shoppers = new Shoppers(shop.origin, cookie, await variantOf(shop.origin, firstProduct));
      await shoppers.shopFor(5);
      rows['nothing'] = { ...(await shoppers.shopFor(seconds)), 'memory, MB': Math.round(shop.memory()) };
      for (const name of attacks) {
        const child = fork(attacker, [name, String(port), largestScript()]);
        await wait(1000);
        const row = await shoppers.shopFor(seconds);
        rows[name] = { ...row, 'memory, MB': Math.round(shop.memory()) };
        child.kill('SIGKILL');
        await once(child, 'exit');
        await wait(2000);
      }
    } finally {
      await shop.stop();
    }
  });
  console.log(engine);
  console.table(rows);
}
