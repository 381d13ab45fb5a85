import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { createCaller, type Caller } from '@kayal/server-testing/src/caller.ts';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app/build-app.ts';
import type { Engine } from '../../db/dialect.ts';
import { openDatabase, type Db } from '../../db/open-database.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { rehearsalPlace } from '../../modules/rehearsal/rehearsal-places.ts';

/** A shop with an admin, and its rehearsal, which answers in this process. */
export interface RehearsedShop {
  readonly shop: TestApp;
  readonly admin: Caller;
  readonly rehearsal: OpenRehearsal;
}

/** A rehearsal that answers in this process. */
export interface OpenRehearsal {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly admin: Caller;
  close(): Promise<void>;
}

/** Opens the rehearsal of a shop in this process, as its own process would. */
async function openRehearsal(shop: TestApp): Promise<OpenRehearsal> {
  const config = {
    ...shop.config,
    ...rehearsalPlace(shop.config),
    rehearsal: { ...shop.config.rehearsal, isOne: true },
  };
  const database = openDatabase(config);
  const app = await buildApp({ config, database, clock: () => shop.clock.now() });
  const cookie = await addSession(database.db, people.admin.id, shop.clock.now());
  const admin = createCaller(app, people.admin.id, cookie.replace(/^sid=/, 'rehearsal-sid='));
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await app.close();
    await database.close();
  };
  onTestFinished(close);
  return { app, db: database.db, admin, close };
}

/** Makes a shop and a rehearsal of it. */
export async function rehearse(engine: Engine): Promise<RehearsedShop> {
  const shop = await openTestApp({ engine, seed: 'small' });
  onTestFinished(() => shop.close());
  const admin = await shop.as(people.admin.email);
  (await admin.call('makeRehearsal')).answer();
  await untilState(admin, 'running');
  return { shop, admin, rehearsal: await openRehearsal(shop) };
}

/** Waits until the rehearsal of a shop is in a state. */
export async function untilState(admin: Caller, state: string): Promise<void> {
  const read = async () => (await admin.call('getRehearsal')).answer();
  await expect.poll(read, { timeout: 30_000 }).toMatchObject({ state });
}

const heading = 'id,name,description,mrp,offer_price,category,unique_code,colour,size,units,department';

/** Imports one row into a shop, as an export of the company's files. */
export async function importInto(app: OpenRehearsal['app'], row: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kayal-rehearsal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'day.csv');
  await writeFile(file, `${heading}\n${row}\n`);
  const options = { mode: 'changes', mapName: null, isDryRun: false, source: 'command' } as const;
  return importFile(app.context, file, options);
}

/** A product as its form has it. */
export const productOf = async (admin: Caller, id: number) =>
  (await admin.call('getAdminProduct', { params: { id } })).answer();

/** Sets the MRP of a product, rupees. */
export async function setPrice(admin: Caller, id: number, mrp: number): Promise<void> {
  const { version, ...draft } = await productOf(admin, id);
  (await admin.call('saveAdminProduct', { params: { id }, body: { ...draft, version, mrp } })).answer();
}

/** What a switch would bring over now. */
export const differences = async (admin: Caller) => (await admin.call('getRehearsalDifferences')).answer();

/** Closes the rehearsal, and switches to it. @param winners kinds of which the rehearsal counts where both changed a row */
export async function switchOver({ admin, rehearsal }: RehearsedShop, winners: readonly string[] = []): Promise<void> {
  await rehearsal.close();
  (await admin.call('switchRehearsal', { body: { winners } })).answer();
  await untilState(admin, 'switched');
}
