import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import { Dice } from './dice.ts';

/** Turns of the event loop without any work after which everybody waits for a timer or has ended. */
const calmTurns = 12;

const realTurn = setImmediate;

/** Waits for one turn of the real event loop. */
const turn = (): Promise<void> => new Promise((done) => realTurn(done));

/** What `setTimeout` and `setInterval` return. */
class Timer {
  readonly fire: () => void;
  readonly everyMs: number | null;
  readonly #forget: (timer: Timer) => void;

  constructor(fire: () => void, everyMs: number | null, forget: (timer: Timer) => void) {
    this.fire = fire;
    this.everyMs = everyMs;
    this.#forget = forget;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return true;
  }

  close(): void {
    this.#forget(this);
  }
}

/**
 * The time and the randomness of this Node process. Time stands still while anybody works and jumps to the next timer
 * when nobody does, so no wait costs anything and the order of everything depends on the seed alone. Nothing in
 * this process may use the network or a thread meanwhile, except within `outside`.
 */
export class Machine {
  /** ms since the simulation began; never goes back */
  elapsed = 0;
  readonly #startsAt: number;
  /** In the order in which they fire. */
  #timers: { readonly at: number; readonly timer: Timer }[] = [];
  #work = 0;
  #outside = 0;
  /** For the shop's ids, tokens, codes and pauses. */
  #dice = new Dice(0);

  constructor(startsAt: number) {
    this.#startsAt = startsAt;
  }

  /** The right time, ms since 1970. */
  now(): number {
    return this.#startsAt + this.elapsed;
  }

  /** Records that somebody works: time waits. */
  touch(): void {
    this.#work += 1;
  }

  sleep(ms: number): Promise<void> {
    return new Promise((done) => this.#start(done, ms, null));
  }

  /** Lets time stand still until work has ended that needs files. Call it when nobody else works. */
  async outside<T>(work: Promise<T>): Promise<T> {
    this.#outside += 1;
    try {
      return await work;
    } finally {
      this.touch();
      this.#outside -= 1;
    }
  }

  /** Begins again with the first moment. Timers are forgotten: their world has ended. */
  reset(seed: number): void {
    this.#timers = [];
    this.elapsed = 0;
    this.#dice = new Dice(seed);
  }

  /** Lets time pass until something has happened. @throws when nobody is left who could cause it */
  async runUntil(hasHappened: () => boolean): Promise<void> {
    await this.#calm();
    while (!hasHappened()) {
      const next = this.#timers.shift();
      if (next === undefined) throw new Error('The simulation waits for something that nobody does.');
      this.elapsed = Math.max(this.elapsed, next.at);
      const { everyMs } = next.timer;
      if (everyMs !== null) this.#insert(next.timer, everyMs);
      next.timer.fire();
      await this.#calm();
    }
  }

  async #calm(): Promise<void> {
    for (let calm = 0; calm < calmTurns || this.#outside > 0; calm += 1) {
      const before = this.#work;
      await turn();
      if (this.#work !== before) calm = -1;
    }
  }

  #start(fire: () => void, ms: number | undefined, everyMs: number | null): Timer {
    const timer = new Timer(fire, everyMs, (ended) => this.#forget(ended));
    this.#insert(timer, ms ?? 0);
    return timer;
  }

  #insert(timer: Timer, ms: number): void {
    const at = this.elapsed + Math.max(1, ms);
    const later = this.#timers.findIndex((other) => other.at > at);
    this.#timers.splice(later === -1 ? this.#timers.length : later, 0, { at, timer });
  }

  #forget(timer: unknown): void {
    this.#timers = this.#timers.filter((other) => other.timer !== timer);
  }

  /**
   * Puts the clocks, timers and random numbers of Node behind this machine, for good. Node lets a process replace the
   * functions of its own modules (`syncBuiltinESMExports`), so the server needs no second way to each.
   */
  install(): void {
    const ms = (): number => this.elapsed;
    const forget = (timer: unknown): void => this.#forget(timer);
    Object.assign(globalThis, {
      setTimeout: (work: (...values: unknown[]) => void, wait?: number, ...values: unknown[]) =>
        this.#start(() => work(...values), wait, null),
      setInterval: (work: (...values: unknown[]) => void, wait: number, ...values: unknown[]) =>
        this.#start(() => work(...values), wait, wait),
      clearTimeout: forget,
      clearInterval: forget,
    });
    Object.defineProperty(performance, 'now', { value: ms });
    Date.now = () => this.now();
    Math.random = () => this.#dice.next();
    Object.assign(timersPromises, {
      setTimeout: async <T>(wait: number, value: T): Promise<T> => {
        await this.sleep(wait);
        return value;
      },
    });
    Object.assign(crypto, {
      randomBytes: (length: number) => this.#dice.bytes(length),
      randomInt: (first: number, end?: number) =>
        end === undefined ? this.#dice.between(0, first - 1) : this.#dice.between(first, end - 1),
      randomUUID: () => this.#dice.bytes(16).toString('hex'),
    });
    syncBuiltinESMExports();
  }
}
