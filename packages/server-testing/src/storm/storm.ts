import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { lineBody, orderItem, submission } from '../shopping.ts';
import { variants } from '../small-seed.ts';
import { sendUntilAnswered } from './send.ts';

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

  /**
   * @param limits `maxOpenFiles` is the limit of open files, connections included; the one of this process when absent.
   * `program` is the server's, `storm-server.ts` when absent
   */
  constructor(
    env: NodeJS.ProcessEnv,
    { maxOpenFiles, program = 'storm-server.ts' }: { readonly maxOpenFiles?: number; readonly program?: string } = {},
  ) {
    this.#env = env;
    const command = [process.execPath, path.join(import.meta.dirname, program)];
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
      const items = lines.map((variant) => orderItem(variant, 1));
      const { orderId } = await this.#post(shopper, 'placeOrder', key, submission(shopper, items, { date: today() }));
      this.acknowledged.push({ customerId: shopper.id, key, entryNo: orderId });
      for (const watch of this.#watchers) watch();
    }
  }

  /** Sends a write until it is answered. @throws Error at any other answer than 200 */
  async #post<Name extends 'addToCart' | 'placeOrder'>(shopper: StormShopper, name: Name, key: string, body: object) {
    const reply = await sendUntilAnswered(this.#victim, shopper, name, { key, body }, () => {
      this.refused += 1;
    });
    return reply.answer();
  }
}

/** The shop's day: an order is placed on it. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now());
}
