import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { urlOf } from '../caller.ts';
import { lineBody, orderItem, submission } from '../shopping.ts';
import { variants } from '../small-seed.ts';

/** A shopper of the storm, with the cookie of her session. */
export interface StormShopper {
  readonly id: string;
  readonly cookie: string;
}

/** An acknowledged order, answered with 200. */
export interface Acknowledged {
  readonly customerId: string;
  /** Idempotency key: one per intended order, for all tries. */
  readonly key: string;
  readonly entryNo: string;
}

/** A server process that can be killed and started again over the same data. */
export class Victim {
  readonly #env: NodeJS.ProcessEnv;
  readonly #command: readonly string[];
  #process: ChildProcess | null = null;
  #address = '';

  /** @param limits `maxOpenFiles` is the limit of open files, connections included; the one of this process when absent */
  constructor(env: NodeJS.ProcessEnv, { maxOpenFiles }: { readonly maxOpenFiles?: number } = {}) {
    this.#env = env;
    const command = [process.execPath, path.join(import.meta.dirname, 'storm-server.ts')];
    this.#command =
      maxOpenFiles === undefined ? command : ['sh', '-c', `ulimit -n ${maxOpenFiles}; exec "$0" "$@"`, ...command];
  }

  /** Where it listens now; empty while it is down. */
  get address(): string {
    return this.#address;
  }

  /** Id of the process; undefined while it is down. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Whether it ended by itself. */
  get hasEnded(): boolean {
    const child = this.#process;
    return child !== null && (child.exitCode !== null || child.signalCode !== null);
  }

  /** Starts it and waits until it listens. @throws Error when it ends instead. */
  async start(): Promise<void> {
    // Pictures that nobody requested would take more of the processor than the storm.
    const env = { DRAW_AHEAD: 'off', ...this.#env };
    const [program = '', ...args] = this.#command;
    const child = spawn(program, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    this.#process = child;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    child.once('message', (address) => {
      if (typeof address === 'string') resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    this.#address = await promise;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    this.#process = null;
    this.#address = '';
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

const retryMs = 10;

/** Shoppers who place one order after another and repeat each until it is answered. */
export class Storm {
  /** Acknowledged orders, in the order of the answers. */
  readonly acknowledged: Acknowledged[] = [];
  /** Answers with 503. */
  refused = 0;
  readonly #victim: Pick<Victim, 'address'>;
  readonly #watchers = new Set<() => void>();
  #isOver = false;

  constructor(victim: Pick<Victim, 'address'>) {
    this.#victim = victim;
  }

  /** Lets every shopper order until `end`; settles when each has finished her last order. */
  async run(shoppers: readonly StormShopper[]): Promise<void> {
    await Promise.all(shoppers.map(async (shopper) => this.#shop(shopper)));
  }

  /** Settles when `more` further orders are acknowledged. */
  async untilAcknowledged(more: number): Promise<void> {
    const wanted = this.acknowledged.length + more;
    const { promise, resolve } = Promise.withResolvers<void>();
    const watch = (): void => {
      if (this.acknowledged.length < wanted) return;
      this.#watchers.delete(watch);
      resolve();
    };
    this.#watchers.add(watch);
    await promise;
  }

  end(): void {
    this.#isOver = true;
  }

  async #shop(shopper: StormShopper): Promise<void> {
    const lines = [variants.jacketL, variants.shortsS];
    for (let intent = 0; !this.#isOver; intent += 1) {
      const key = `intent-${intent}`;
      for (const variant of lines)
        await this.#post(shopper, 'addToCart', `${key}-${variant.code}`, lineBody(variant, 1));
      const answer = await this.#post(
        shopper,
        'placeOrder',
        key,
        submission(
          shopper,
          lines.map((variant) => orderItem(variant, 1)),
          { date: today() },
        ),
      );
      if (typeof answer !== 'object' || answer === null || !('orderId' in answer)) throw new Error('no order number');
      this.acknowledged.push({ customerId: shopper.id, key, entryNo: String(answer.orderId) });
      for (const watch of this.#watchers) watch();
    }
  }

  /** Sends a write until it is answered with 200. @throws Error at any other answer than 503. */
  async #post(shopper: StormShopper, name: 'addToCart' | 'placeOrder', key: string, body: object): Promise<unknown> {
    for (;;) {
      const reply = await this.#send(shopper, name, key, body);
      if (reply?.status === 200) return reply.body;
      if (reply !== null && reply.status !== 503)
        throw new Error(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`);
      if (reply !== null) this.refused += 1;
      await sleep(retryMs);
    }
  }

  /** One try; null when the connection broke or there is no server. */
  async #send(shopper: StormShopper, name: 'addToCart' | 'placeOrder', key: string, body: object) {
    if (this.#victim.address === '') return null;
    try {
      const response = await fetch(`${this.#victim.address}${urlOf(name)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': key,
          cookie: shopper.cookie,
        },
        body: JSON.stringify(body),
      });
      const answer: unknown = await response.json();
      return { status: response.status, body: answer };
    } catch {
      return null;
    }
  }
}

function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now());
}
