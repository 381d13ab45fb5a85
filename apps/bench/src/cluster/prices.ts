import { setTimeout as wait } from 'node:timers/promises';
import { addition, insist, orderOf, type Buyer } from '../support/api.ts';

/** Pause before a price is sent again while another change of the catalogue is at work, ms. */
const busyMs = 1000;
/** Prices, rupees. */
const lowest = 800;
const steps = 100;

/**
 * Changes the price of one product again and again, and orders it right after each answer: once with the price of before,
 * which every shop must refuse, and once with the new one, which every shop must take.
 */
export class PriceWatch {
  orders = 0;
  /** Orders that were taken at the old price, or refused at the new one. */
  stale = 0;
  readonly #origin: string;
  readonly #buyer: Buyer;
  readonly #feed: Readonly<Record<string, string>>;
  #run: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(origin: string, buyer: Buyer, feed: Readonly<Record<string, string>>) {
    this.#origin = origin;
    this.#buyer = buyer;
    this.#feed = feed;
  }

  start(): void {
    this.#run = this.#watch();
    // `end` tells of it.
    this.#run.catch(() => undefined);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#run;
  }

  async #watch(): Promise<void> {
    const { person, variant } = this.#buyer;
    await this.#setPrice(lowest);
    for (let turn = 1; !this.#isOver; turn += 1) {
      const [before, price] = [lowest + ((turn - 1) % steps), lowest + (turn % steps)];
      const order = (shown: number) =>
        insist(this.#origin, person, 'placeOrder', {
          key: `price-${turn}-${shown}`,
          body: orderOf(person, [{ ...variant, price: shown }]),
        });
      await insist(this.#origin, person, 'addToCart', { key: `price-${turn}`, body: addition(variant, 1) });
      await this.#setPrice(price);
      const atOld = await order(before);
      const atNew = await order(price);
      this.orders += 1;
      if (atOld.status !== 409 || atNew.status !== 200) {
        this.stale += 1;
        console.warn('A stale price:', turn, atOld, atNew);
      }
    }
  }

  async #setPrice(price: number): Promise<void> {
    const body = { items: [{ product_id: this.#buyer.variant.productId, mrp: price, offer: null }] };
    for (;;) {
      const { status, text } = await insist(this.#origin, { headers: this.#feed }, 'feedPrices', { body });
      if (status === 200) return;
      // A change whose connection was lost counts as running for half a minute.
      if (!text.includes('import.busy')) throw new Error(`feedPrices: ${status} ${text}`);
      await wait(busyMs);
    }
  }
}
