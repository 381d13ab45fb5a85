// The shop loads it with the first payment, and reading a file is no part of the simulation.
import '@kayal/server/src/modules/payments/gateways/razorpay.ts';
import { dialects, webhookSecret } from '../gateways/dialects.ts';
import { Books } from '../gateways/books.ts';
import type { MessageTransport } from '@kayal/server/src/modules/outbox/message-transport.ts';
import type { Dice } from './dice.ts';
import type { Machine } from './machine.ts';

/** A notice of the gateway on its way to the shop. */
export interface Notice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const dialect = dialects.razorpay;

/** Address that the shop has for its gateway; no host of the simulation has a port. */
const gatewayUrl = 'http://gateway.example';

const broken = (): Error => Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' });

/** Everybody whom the shop calls: the payment gateway, the mail server and the receiver of webhooks. */
export class Network {
  /** Settings of a shop that uses this gateway. */
  readonly settings = dialect.settings(gatewayUrl);
  readonly books = new Books();
  /** Ids of messages that arrived, with the text of the first time. */
  readonly received = new Map<string, string>();
  /** Ids of messages that came again with another text. */
  readonly altered = new Set<string>();
  /** Share of calls that fail, and share of those that had done their work. */
  failing = 0;
  readonly #machine: Machine;
  readonly #dice: Dice;
  #payments = 0;

  constructor(machine: Machine, dice: Dice) {
    this.#machine = machine;
    this.#dice = dice;
    globalThis.fetch = (url, init) => this.#answer(new Request(url).url, init);
  }

  /** Accepts a message, late, never, or without saying so. */
  readonly transport: MessageTransport = async ({ id, body }) => {
    await this.#wait(2000);
    if (this.#dice.chance(this.failing)) throw broken();
    if ((this.received.get(id) ?? body) !== body) this.altered.add(id);
    if (!this.received.has(id)) this.received.set(id, body);
    if (this.#dice.chance(this.failing / 2)) throw broken();
  };

  /** Waits a random time. */
  async #wait(maxMs: number): Promise<void> {
    await this.#machine.sleep(this.#dice.between(1, maxMs));
  }

  async #answer(url: string, init: RequestInit = {}): Promise<Response> {
    await this.#wait(800);
    if (this.#dice.chance(this.failing)) throw broken();
    const { pathname, search } = new URL(url);
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = { method: init.method ?? 'GET', headers };
    const body = typeof init.body === 'string' ? init.body : '';
    const answer = dialect.answer(this.books, request, `${pathname}${search}`, body);
    if (this.#dice.chance(this.failing)) throw broken();
    return Response.json(answer.body, { status: answer.status });
  }

  /** Somebody pays on a page, perhaps another amount. @returns the notice about it; null where no page was started */
  pay(paymentId: string, paise?: number): Notice | null {
    const page = this.books.pageOf(paymentId);
    if (page === undefined || page.isClosed) return null;
    this.#payments += 1;
    this.books.take(page, `pay_${String(this.#payments).padStart(6, '0')}`, paise ?? page.amount);
    const money = page.money.at(-1);
    if (money === undefined) return null;
    const at = this.#machine.now();
    const body = JSON.stringify(dialect.paid(page, money, at));
    return { body, headers: dialect.headers(body, { secret: webhookSecret, at }) };
  }
}
