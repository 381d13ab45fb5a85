import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../shop-places.ts';
import type { ShopProcess } from '../shop-process.ts';

const answerLimitMs = 30_000;
const warmUp = 30;
const quietProbes = 200;

/** What a visitor waits while others misbehave, and the shop's memory. */
export class HealthyVisitor {
  readonly #shop: ShopProcess;
  readonly #url: string;
  readonly #kept = new Agent({ keepAlive: true, maxSockets: 1 });
  #quiet: readonly number[] = [];
  #quietMemory = 0;
  #peakMemory = 0;
  readonly #meanwhile: number[] = [];
  #refused = 0;

  /** @param path the page she loads */
  constructor(shop: ShopProcess, path: string) {
    this.#shop = shop;
    this.#url = `${shop.origin}${path}`;
  }

  /** Measures the shop before anything happens, without its first answers. */
  async measureQuiet(): Promise<void> {
    for (let count = 0; count < warmUp; count += 1) await this.#load(count % 2 === 0);
    const times = [];
    for (let count = 0; count < quietProbes; count += 1) times.push(await this.#load(count % 2 === 0));
    if (times.includes(null)) throw new Error('The quiet shop refused a visitor.');
    this.#quiet = times.filter((time) => time !== null);
    this.#quietMemory = this.#shop.memory();
  }

  /** Loads the page for some time, in turn over a new connection and over one that is kept open. */
  async visitFor(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000;
    for (let count = 0; performance.now() < end; count += 1) {
      const time = await this.#load(count % 2 === 0);
      if (time === null) this.#refused += 1;
      else this.#meanwhile.push(time);
      this.#peakMemory = Math.max(this.#peakMemory, this.#shop.memory());
      await wait(50);
    }
  }

  /** The figures, as a row of a table. */
  report(): Readonly<Record<string, number>> {
    return {
      'memory before, MB': Math.round(this.#quietMemory),
      'peak, MB': Math.round(this.#peakMemory),
      'more, MB': Math.round(this.#peakMemory - this.#quietMemory),
      'p99 quiet, ms': Math.round(percentile(this.#quiet, 0.99)),
      'p99 meanwhile, ms': Math.round(percentile(this.#meanwhile, 0.99)),
      'answered meanwhile': this.#meanwhile.length,
      'refused meanwhile': this.#refused,
    };
  }

  /** @returns ms until the whole answer is there; null where it is none with status 200 */
  #load(isNewConnection: boolean): Promise<number | null> {
    const startedAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const options = { agent: isNewConnection ? false : this.#kept, signal: AbortSignal.timeout(answerLimitMs) };
    const sent = get(this.#url, options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200 ? performance.now() - startedAt : null));
      answer.on('error', () => resolve(null));
    });
    sent.on('error', () => resolve(null));
    return promise;
  }
}
