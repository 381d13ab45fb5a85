import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, inject } from 'vitest';
import { buildApp } from '@kayal/server/src/app/build-app.ts';
import { readConfig, type Config } from '@kayal/server/src/config/config.ts';
import type { Engine } from '@kayal/server/src/db/dialect.ts';
import { loggerOptions } from '@kayal/server/src/http/monitoring/access-log.ts';
import { migrate } from '@kayal/server/src/db/migrate.ts';
import { openDatabase, sqliteFileName, type Db, type OpenDatabase } from '@kayal/server/src/db/open-database.ts';
import { seedDemo } from '@kayal/server/src/seed/seed-demo.ts';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { newId } from '@kayal/server/src/db/ids.ts';
import { addSession } from './add-session.ts';
import { createCaller, type Caller } from './caller.ts';
import { databaseOn, makeFreshPlace } from './fresh-database.ts';
import type { Cluster } from './servers/postgres-standby.ts';
import { hashOnce } from './hash-once.ts';
import { addressRow, customerRow, seedSmall } from './small-seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the PostgreSQL server that this run started. */
    postgresUrl: string;
  }
}

const bothEngines: readonly Engine[] = ['sqlite', 'postgres'];

/** One engine for the gate, which has ten minutes, and for the tests that judge a changed source (`npm run mutate`). */
const enginesWhereSqlDiffers =
  process.env['TEST_GATE'] === undefined && process.env['MUTANTS_TESTS'] === undefined
    ? bothEngines
    : bothEngines.slice(0, 1);

/** Engines of a suite whose SQL is the same on both: PostgreSQL repeats it only in `npm test -- --all`. */
export const enginesOfRun = process.env['TEST_ALL'] === undefined ? bothEngines.slice(0, 1) : bothEngines;

/** Start of the tests' clock: 21 November 2026, 12:00 in Kolkata; ms since 1970. */
const startsAt = Date.UTC(2026, 10, 21, 6, 30);

/** Settings of every test's app unless the test gives others. Only `draw-ahead.test.ts` needs pictures that nobody requested. */
const quietSettings = { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DRAW_AHEAD: 'off' } as const;

/** A message in the outbox. */
export interface TestMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** How a test opens its app. */
export interface TestAppOptions {
  readonly engine: Engine;
  /** `small`: `small-seed.ts`; `demo`: what `npm start` shows. */
  readonly seed: 'small' | 'demo';
  /** Settings as the environment would give them; those of `quietSettings` where absent. */
  readonly env?: Readonly<Record<string, string>>;
  /** Gets every log line the app writes, at the finest level. */
  readonly log?: (line: string) => void;
  /** In place of the PostgreSQL server of this test run: the shop reads lists from the standby. */
  readonly cluster?: Cluster;
  /** Gives imports processes of their own. */
  readonly importsApart?: boolean;
  /** Lets the app refuse calls under pressure, with this many calls that wait for the database. */
  readonly waitingForDatabase?: () => number;
  /** Adds routes before the app is ready. */
  readonly beforeReady?: (app: FastifyInstance) => Promise<void>;
}

/** An app with a new database. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: OpenDatabase;
  /** The app's time; it changes only by `advance`. */
  readonly clock: { now(): number; advance(ms: number): void };
  readonly visitor: Caller;
  /** Signs someone in who has an account. @throws when nobody has that e-mail. */
  as(email: string): Promise<Caller>;
  /** Makes another verified shopper with an active address, signed in. */
  addShopper(): Promise<Caller>;
  /** Messages of the outbox, newest first. */
  mail(): Promise<readonly TestMail[]>;
  /** Units in stock of a variant. */
  stockOf(uniqueCode: string): Promise<number>;
  /** Corrects the stock of a variant, with its movement. */
  setStock(uniqueCode: string, units: number): Promise<void>;
  close(): Promise<void>;
}

const openApps = new Set<TestApp>();

/**
 * Describes behaviour whose SQL is the same on both engines: on SQLite, and with `npm test -- --all` on PostgreSQL too.
 * After every test the ledger of every open app must agree, and no statement had an empty list; apps still open at
 * the end are closed.
 */
export function forEachEngine(name: string, tests: (engine: Engine) => void): void {
  describeOn(enginesOfRun, name, tests);
}

/** As {@link forEachEngine}, in every run on both: their locks, queries or processes differ by engine. */
export function forBothEngines(name: string, tests: (engine: Engine) => void): void {
  describeOn(enginesWhereSqlDiffers, name, tests);
}

/** Statements with an empty list: SQLite takes them and PostgreSQL refuses them, so a run without PostgreSQL looks for them. */
const emptyLists: string[] = [];

function noteEmptyList({ sql }: { readonly sql: string }): void {
  if (sql.includes(' in ()')) emptyLists.push(sql);
}

function describeOn(engines: readonly Engine[], name: string, tests: (engine: Engine) => void): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    afterEach(async () => {
      for (const { database } of openApps) expect(await findLedgerErrors(database.db)).toEqual([]);
      expect(emptyLists.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      for (const open of openApps) await open.close();
    });
    tests(engine);
  });
}

type Seed = TestAppOptions['seed'];

async function fill(db: Db, seed: Seed, season: string): Promise<void> {
  await migrate(db);
  if (seed === 'small') await seedSmall(db, season);
  else await seedDemo({ db, season, now: startsAt, hashPassword: hashOnce });
}

const fileIn = (dataDir: string): string => path.join(dataDir, sqliteFileName);

/** Bytes of a filled SQLite file, by seed and season. Copying them takes no time; filling a file takes up to half a second. */
const seededFiles = new Map<string, Promise<Buffer>>();

function seededFile(seed: Seed, season: string): Promise<Buffer> {
  const key = `${seed} ${season}`;
  const made = seededFiles.get(key) ?? makeSeededFile(seed, season);
  seededFiles.set(key, made);
  return made;
}

async function makeSeededFile(seed: Seed, season: string): Promise<Buffer> {
  const place = await makeFreshPlace('sqlite', '');
  const { db, close } = openDatabase(place);
  await fill(db, seed, season);
  await close();
  const bytes = await readFile(fileIn(place.dataDir));
  await place.remove();
  return bytes;
}

/** Builds an app over a fresh, seeded database of one engine. It answers `inject`; it does not listen. */
export async function openTestApp(options: TestAppOptions): Promise<TestApp> {
  const { engine, seed, env = {}, log, cluster, importsApart = false, waitingForDatabase, beforeReady } = options;
  const place = await makeFreshPlace(engine, cluster?.leader.url ?? inject('postgresUrl'));
  const config: Config = {
    ...readConfig({ ...quietSettings, DATA_DIR: place.dataDir, ...env }),
    databaseUrl: place.databaseUrl,
    ...(cluster !== undefined && { databaseReplicaUrl: databaseOn(cluster.standby.url, place.name) }),
  };
  if (engine === 'sqlite') await writeFile(fileIn(place.dataDir), await seededFile(seed, config.season));
  const database = openDatabase(config, noteEmptyList);
  const { db } = database;
  if (engine === 'postgres') await fill(db, seed, config.season);
  let time = startsAt;
  const clock = {
    now: () => time,
    advance: (ms: number) => {
      time += ms;
    },
  };
  const app = await buildApp({
    config,
    database: waitingForDatabase === undefined ? database : { ...database, waiting: waitingForDatabase },
    shedsLoad: waitingForDatabase !== undefined,
    clock: clock.now,
    importsApart,
    ...(log === undefined
      ? {}
      : { logger: Fastify({ logger: { ...loggerOptions('trace'), stream: { write: log } } }).log }),
  });
  await beforeReady?.(app);
  await app.ready();

  let shoppers = 0;
  const opened: TestApp = {
    app,
    config,
    database,
    clock,
    visitor: createCaller(app, ''),
    async as(email) {
      const { id } = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      return createCaller(app, id, await addSession(db, id, time));
    },
    async addShopper() {
      shoppers += 1;
      const id = `shopper-${shoppers}`;
      const person = { id, name: `Shopper ${id}`, email: `${id}@kayal.example` };
      await db.insertInto('customer').values(customerRow(person, null)).execute();
      await db.insertInto('address').values(addressRow(id, person.name)).execute();
      return createCaller(app, id, await addSession(db, id, time));
    },
    async mail() {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
      return rows.map((row) => ({ to: row.recipient, subject: row.subject, text: row.body }));
    },
    async stockOf(uniqueCode) {
      const row = await db
        .selectFrom('variant')
        .select('qty')
        .where('unique_code', '=', uniqueCode)
        .executeTakeFirstOrThrow();
      return row.qty;
    },
    async setStock(uniqueCode, units) {
      const delta = units - (await opened.stockOf(uniqueCode));
      await db.updateTable('variant').set({ qty: units }).where('unique_code', '=', uniqueCode).execute();
      await db
        .insertInto('stock_movement')
        .values({ id: newId(), unique_code: uniqueCode, delta, reason: 'correction', entry_no: null, created_at: time })
        .execute();
    },
    async close() {
      openApps.delete(opened);
      await app.close();
      await database.close();
      await place.remove();
    },
  };
  openApps.add(opened);
  return opened;
}
