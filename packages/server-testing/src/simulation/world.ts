import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { RouteName } from '@kayal/api-contract';
import { buildApp } from '@kayal/server/src/app/build-app.ts';
import { readConfig, type Config } from '@kayal/server/src/config/config.ts';
import { sqliteFileName, type Db } from '@kayal/server/src/db/open-database.ts';
import { addSession } from '../add-session.ts';
import { createCaller, type CallOptions, type Reply } from '../caller.ts';
import type { Dice } from './dice.ts';
import { openFaultyDatabase, type FaultyDatabase } from './faulty-door.ts';
import type { Machine } from './machine.ts';
import type { Network } from './network.ts';
import { Prices } from './prices.ts';

/** Something that must never happen. */
export class Violation extends Error {}

/** One process of the shop. */
interface Process {
  app: FastifyInstance;
  database: FaultyDatabase;
  /** Rises with each crash. */
  life: number;
  isUp: boolean;
  /** How wrong its clock is, ms. */
  clockError: number;
}

/** Somebody with an account. */
export interface Person {
  readonly id: string;
  cookie: string;
  /** Whether she is in the middle of something that she does not do twice at once. */
  isBusy: boolean;
  /** How many orders she meant to place, those that were refused included. */
  intents: number;
}

/** An order that the shop has confirmed to a shopper. */
export interface Confirmed {
  readonly entryNo: string;
  readonly owner: Person;
  /** When she pressed, and when she had the answer; ms of the simulation */
  readonly sentAt: number;
  readonly answeredAt: number;
  /** rupees */
  readonly total: number;
  readonly isAwaited: boolean;
}

const processes = 2;
const retryMs = 700;
const maxTries = 60;

/** Two processes of a shop over one file, those who use them, and what they know of it. */
export class World {
  readonly machine: Machine;
  readonly network: Network;
  readonly shoppers: Person[] = [];
  readonly admin: Person = { id: 'cust-admin', cookie: '', isBusy: false, intents: 0 };
  readonly confirmed: Confirmed[] = [];
  readonly prices: Prices;
  /** Orders whose cash a courier has paid out, as the shop answered. */
  readonly settled = new Set<string>();
  readonly #processes: Process[] = [];
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'kayal-simulation-'));
  readonly #dice: Dice;
  readonly #config: Config;
  /** Calls that are under way. */
  #open = 0;
  /** Whether a process starts: nobody else calls meanwhile. */
  #isStarting = false;
  /** Share of calls that do not arrive, and of answers that are lost. */
  lossy = 0;
  /** How many calls there were. */
  calls = 0;
  /** Of everything that was called and answered, in its order. */
  readonly #events = createHash('sha256');

  /** @param file the bytes of a filled database */
  constructor(machine: Machine, network: Network, dice: Dice, file: Buffer) {
    this.machine = machine;
    this.network = network;
    this.prices = new Prices(machine);
    this.#dice = dice;
    const settings = { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DRAW_AHEAD: 'off' };
    this.#config = readConfig({
      ...settings,
      ...network.settings,
      DATA_DIR: this.#folder,
      // Spares the look-up of the receiver's name, which would be a call of the real network.
      WEBHOOK_PRIVATE_TARGETS: 'on',
    });
    writeFileSync(path.join(this.#folder, sqliteFileName), file);
  }

  /** Starts all processes. */
  async open(): Promise<void> {
    for (let index = 0; index < processes; index += 1) {
      const clock = { clockError: this.#dice.between(-300, 300) };
      this.#processes.push(Object.assign(clock, await this.#boot(clock), { life: 0, isUp: true }));
    }
  }

  async #boot(clock: { readonly clockError: number }): Promise<Pick<Process, 'app' | 'database'>> {
    const database = openFaultyDatabase(this.#folder, this.machine);
    const app = await this.machine.outside(
      buildApp({
        config: this.#config,
        database,
        clock: () => this.machine.now() + clock.clockError,
        transports: { mail: this.network.transport, webhooks: this.network.transport },
      }).then(async (built) => {
        await built.ready();
        return built;
      }),
    );
    return { app, database };
  }

  /** The database through a process that is up, for proofs. */
  get db(): Db {
    return this.#up().database.db;
  }

  #up(dice = this.#dice): Process {
    return dice.of(this.#processes.filter(({ isUp }) => isUp));
  }

  /** Kills a process at this moment, and starts it again after a while. */
  async crash(dice: Dice): Promise<void> {
    if (this.#processes.some(({ isUp }) => !isUp)) return;
    const victim = this.#up(dice);
    victim.isUp = false;
    victim.life += 1;
    victim.database.crash();
    await this.machine.sleep(dice.between(200, 60_000));
    await this.#alone(async () => Object.assign(victim, await this.#boot(victim), { isUp: true }));
  }

  /** Runs something that needs files while nobody calls. */
  async #alone(work: () => Promise<unknown>): Promise<void> {
    this.#isStarting = true;
    while (this.#open > 0) await this.machine.sleep(50);
    await work();
    this.#isStarting = false;
  }

  /** Sets the clock of a process wrong, for a while. */
  async jumpClock(dice: Dice): Promise<void> {
    const process = this.#up(dice);
    process.clockError = dice.chance(0.2) ? dice.between(-3, 3) * 3_600_000 : dice.between(-120_000, 120_000);
    await this.machine.sleep(dice.between(1000, 1_800_000));
    process.clockError = dice.between(-300, 300);
  }

  /** Lets the disk be full for a while. */
  async fillDisk(dice: Dice): Promise<void> {
    const process = this.#up(dice);
    const { life } = process;
    process.database.setFull(true);
    await this.machine.sleep(dice.between(1000, 60_000));
    if (process.life === life) process.database.setFull(false);
  }

  /** Faults for the next transactions of a process. */
  faultsOf(dice: Dice): FaultyDatabase['faults'] {
    return this.#up(dice).database.faults;
  }

  /** Ends all faults that have not happened. */
  calmDown(): void {
    this.lossy = 0;
    this.network.failing = 0;
    for (const process of this.#processes) {
      process.clockError = 0;
      process.database.faults.length = 0;
    }
  }

  /** Runs work of one process, as its timers do. Its errors are those that the shop would log. */
  async asProcess(dice: Dice, work: (app: FastifyInstance) => Promise<void>): Promise<void> {
    await this.#during(async () => work(this.#up(dice).app).catch(() => undefined));
  }

  async #during<T>(work: () => Promise<T>): Promise<T> {
    while (this.#isStarting) await this.machine.sleep(50);
    this.#open += 1;
    this.calls += 1;
    this.machine.touch();
    try {
      return await work();
    } finally {
      this.machine.touch();
      this.#open -= 1;
    }
  }

  /** Calls one process once. @returns null when she gets no answer, whatever happened. @throws Violation at a status 500 */
  async call<Name extends RouteName>(
    person: Pick<Person, 'id' | 'cookie'>,
    name: Name,
    options: CallOptions = {},
  ): Promise<Reply<Name> | null> {
    await this.machine.sleep(this.#dice.between(1, 40));
    if (this.#dice.chance(this.lossy)) return null;
    const reply = await this.#during(async () => {
      const process = this.#up();
      const { life } = process;
      const answered = await createCaller(process.app, person.id, person.cookie).call(name, options);
      return process.life === life ? answered : null;
    });
    // The name of a request has the number of this Node process.
    const text = reply?.text.replaceAll(/"requestId":"[^"]*"/g, '');
    this.#events.update(`${this.machine.elapsed} ${person.id} ${name} ${reply?.status} ${text}\n`);
    if (reply?.status === 500) throw new Violation(`${name} was answered with ${reply.text}`);
    return this.#dice.chance(this.lossy) ? null : reply;
  }

  /** Calls until there is an answer other than 503, as the shop's client does. A session that ended begins again. */
  async ask<Name extends RouteName>(person: Person, name: Name, options: CallOptions = {}): Promise<Reply<Name>> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const reply = await this.call(person, name, options);
      if (reply?.status === 401) await this.signIn(person);
      else if (reply !== null && reply.status !== 503) return reply;
      await this.machine.sleep(retryMs * (1 + tries));
    }
    throw new Violation(`${name} had no answer in ${maxTries} tries`);
  }

  /** Opens a session. */
  async signIn(person: Person): Promise<void> {
    await this.#during(async () => {
      const cookie = await addSession(this.db, person.id, this.machine.now()).catch(() => null);
      if (cookie !== null) person.cookie = cookie;
    });
  }

  /** Sends a notice of the gateway. */
  async notify(
    { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
    url: string,
  ): Promise<void> {
    const status = await this.#during(async () => {
      const process = this.#up();
      const { life } = process;
      const call = {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      } as const;
      const { statusCode } = await process.app.inject(call);
      return process.life === life ? statusCode : null;
    });
    if (status === 500) throw new Violation('a notice was answered with 500');
  }

  /** A digest of all answers, and of all rows as they are now. */
  async digest(): Promise<string> {
    const { rows: tables } = await sql<{
      name: string;
    }>`select name from sqlite_master where type = 'table' order by name`.execute(this.db);
    for (const { name } of tables) {
      this.#events.update(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(this.db)).rows));
    }
    return this.#events.digest('hex').slice(0, 16);
  }

  /** Ends all processes and deletes the file. */
  async close(): Promise<void> {
    for (const { app, database } of this.#processes) {
      await app.close().catch(() => undefined);
      await database.close().catch(() => undefined);
    }
    rmSync(this.#folder, { recursive: true });
  }
}
