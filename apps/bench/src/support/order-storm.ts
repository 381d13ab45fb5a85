import { setTimeout as wait } from 'node:timers/promises';
import type { RouteName, WireOf } from '@kayal/api-contract';
import type { ShopProcess } from '../../../../tools/start-shop.ts';
import { addition, call, insist, orderOf, readOrders, type Person, type Variant } from './api.ts';

/** How often to look whether enough orders were placed, ms. */
const lookMs = 20;
/** The feed of orders leaves out those of the last 15 s, which others may still precede. */
const feedSettlesMs = 16_000;

const isAsked = (answer: unknown): answer is WireOf<'askReturn'>['answer'] =>
  typeof answer === 'object' && answer !== null && 'request' in answer;

/** Every third order is cancelled, every fourth comes back and is refunded. */
const fates = ['kept', 'cancelled', 'refunded'] as const;
const fateOf = (count: number): (typeof fates)[number] =>
  count % 3 === 1 ? 'cancelled' : count % 4 === 3 ? 'refunded' : 'kept';

/** A shop, or several behind one address. */
type StormShop = Pick<ShopProcess, 'origin' | 'runCommand'>;

/**
 * Shoppers who place one order after another, cancel some and send some back, and send each call again until it is answered,
 * also by a shop that was killed.
 */
export class OrderStorm {
  /** Numbers of the orders that were answered with 200. */
  readonly acknowledged: string[] = [];
  /** When they were answered, ms of `performance.now()`. */
  readonly acknowledgedAt: number[] = [];
  /** Those of them whose cancellation or refund was answered with 200. */
  readonly ended: { readonly entryNo: string; readonly fate: 'cancelled' | 'refunded' }[] = [];
  readonly #shop: StormShop;
  readonly #shoppers: readonly Person[];
  readonly #variants: readonly Variant[];
  readonly #admin: Person;
  #run: Promise<unknown> = Promise.resolve();
  #isOver = false;
  readonly #pauseMs: number;

  /** @param pauseMs of each shopper before her next order */
  constructor(shop: StormShop, shoppers: readonly Person[], variants: readonly Variant[], admin: Person, pauseMs = 0) {
    this.#pauseMs = pauseMs;
    this.#shop = shop;
    this.#shoppers = shoppers;
    this.#variants = variants;
    this.#admin = admin;
  }

  start(): void {
    this.#run = Promise.all(this.#shoppers.map((shopper, index) => this.#buy(shopper, index)));
  }

  /** Waits for further acknowledged orders. @throws when a shopper was refused */
  async untilMore(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    const reached = async (): Promise<void> => {
      while (this.acknowledged.length < wanted && !this.#isOver) await wait(lookMs);
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
    return { lost: without(known, stored) + (await this.#unfinished()), doubled: without(stored, known) };
  }

  async #buy(shopper: Person, index: number): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) {
      const variant = this.#variants[(index + count) % this.#variants.length];
      if (variant === undefined) throw new Error('There is nothing to buy.');
      await this.#send(shopper, 'addToCart', `add-${count}`, addition(variant, 1));
      const answer = await this.#send(shopper, 'placeOrder', `order-${count}`, orderOf(shopper, [variant]));
      if (typeof answer !== 'object' || answer === null || !('orderId' in answer)) throw new Error('No order number.');
      const entryNo = String(answer.orderId);
      this.acknowledged.push(entryNo);
      this.acknowledgedAt.push(performance.now());
      const fate = fateOf(count);
      if (fate === 'cancelled') await this.#send(shopper, 'cancelOwnOrder', '', {}, { entryNo });
      if (fate === 'refunded') await this.#sendBack(shopper, entryNo);
      if (fate !== 'kept') this.ended.push({ entryNo, fate });
      if (this.#pauseMs > 0) await wait(this.#pauseMs);
    }
  }

  /** From the delivery to the refund. */
  async #sendBack(shopper: Person, entryNo: string): Promise<void> {
    await this.#send(this.#admin, 'updateDelivery', '', {}, { entryNo });
    const lines = [{ lineNo: 1, quantity: 1, reason: 'changedMind' }];
    const body = { wish: 'refund', wayBack: 'ownParcel', lines };
    const asked = await this.#send(shopper, 'askReturn', `return-${entryNo}`, body, { entryNo });
    if (!isAsked(asked)) throw new Error('No return.');
    const { id, refundable } = asked.request;
    const take = (step: string, stage: string, details: object = {}): Promise<unknown> =>
      this.#send(this.#admin, 'takeReturnStep', '', { step, stage, ...details }, { id });
    await take('approve', 'asked');
    await take('receive', 'approved');
    await take('examine', 'received', { verdicts: [{ lineNo: 1, verdict: 'sellable' }] });
    await take('refund', 'examined', { refund: { amount: refundable, method: 'cash', reference: 'Till' } });
  }

  /** @returns how many cancellations and refunds that were answered are not there */
  async #unfinished(): Promise<number> {
    let missing = 0;
    const { headers } = this.#admin;
    for (const { entryNo, fate } of this.ended) {
      const { stage } = await call(this.#shop.origin, 'getOrderLife', { params: { entryNo }, headers });
      const { returns } = await call(this.#shop.origin, 'getOrderReturns', { params: { entryNo }, headers });
      const refunds = returns.filter(({ refund }) => refund !== null).length;
      if (fate === 'cancelled' ? stage !== 'cancelled' : refunds !== 1) missing += 1;
    }
    return missing;
  }

  /**
   * Sends a write with the key of its intent until it is answered with 200. A step of a return that was taken by the try
   * before, whose answer was lost, is done.
   * @throws at any other answer
   */
  async #send(
    person: Person,
    name: RouteName,
    key: string,
    body: object,
    params: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const { status, text } = await insist(this.#shop.origin, person, name, { body, key, params });
    if (status === 200) return JSON.parse(text);
    if (name === 'takeReturnStep' && text.includes('return.step')) return null;
    throw new Error(`${name}: ${status} ${text}`);
  }
}
