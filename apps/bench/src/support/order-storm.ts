import { setTimeout as wait } from 'node:timers/promises';
import type { RouteName } from '@kayal/api-contract';
import type { ShopProcess } from '../../../../tools/start-shop.ts';
import { addition, addressOf, orderOf, readOrders, type Person, type Variant } from './api.ts';

/** Pause before a call is sent again, ms. */
const retryMs = 20;
const answerLimitMs = 60_000;
/** The feed of orders leaves out those of the last 15 s, which others may still precede. */
const feedSettlesMs = 16_000;

/** Shoppers who place one order after another, and send each again until it is answered, also by a shop that was killed. */
export class OrderStorm {
  /** Numbers of the orders that were answered with 200. */
  readonly acknowledged: string[] = [];
  readonly #shop: ShopProcess;
  readonly #shoppers: readonly Person[];
  readonly #variants: readonly Variant[];
  #run: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(shop: ShopProcess, shoppers: readonly Person[], variants: readonly Variant[]) {
    this.#shop = shop;
    this.#shoppers = shoppers;
    this.#variants = variants;
  }

  start(): void {
    this.#run = Promise.all(this.#shoppers.map((shopper, index) => this.#buy(shopper, index)));
  }

  /** Waits for further acknowledged orders. @throws when a shopper was refused */
  async untilMore(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    const reached = async (): Promise<void> => {
      while (this.acknowledged.length < wanted && !this.#isOver) await wait(retryMs);
    };
    await Promise.race([reached(), this.#run]);
  }

  /** Lets each shopper finish her last order. @returns what the shop has lost or made twice; stock must agree with orders */
  async end(headers: Readonly<Record<string, string>>): Promise<{ readonly lost: number; readonly doubled: number }> {
    this.#isOver = true;
    await this.#run;
    await wait(feedSettlesMs);
    const ours = new Set(this.#shoppers.map(({ id }) => id));
    const rows = await readOrders(this.#shop.origin, headers);
    const stored = new Set(rows.filter(({ LedCode }) => ours.has(LedCode)).map(({ EntryNo }) => EntryNo));
    await this.#shop.runCommand('verify-ledger');
    const known = new Set(this.acknowledged);
    const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
      [...one].filter((each) => !other.has(each)).length;
    return { lost: without(known, stored), doubled: without(stored, known) };
  }

  async #buy(shopper: Person, index: number): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) {
      const variant = this.#variants[(index + count) % this.#variants.length];
      if (variant === undefined) throw new Error('There is nothing to buy.');
      await this.#send(shopper, 'addToCart', `add-${count}`, addition(variant, 1));
      const answer = await this.#send(shopper, 'placeOrder', `order-${count}`, orderOf(shopper, [variant]));
      if (typeof answer !== 'object' || answer === null || !('orderId' in answer)) throw new Error('No order number.');
      this.acknowledged.push(String(answer.orderId));
    }
  }

  /** Sends a write with the key of its intent until it is answered with 200. @throws at any other answer than 503 */
  async #send({ headers }: Person, name: RouteName, key: string, body: object): Promise<unknown> {
    for (;;) {
      const answer = await fetch(`${this.#shop.origin}${addressOf(name)}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerLimitMs),
      }).catch(() => null);
      const text = (await answer?.text().catch(() => null)) ?? null;
      if (answer?.status === 200 && text !== null) return JSON.parse(text);
      if (answer !== null && text !== null && answer.status !== 503)
        throw new Error(`${name}: ${answer.status} ${text}`);
      await wait(retryMs);
    }
  }
}
