import { expect, onTestFinished } from 'vitest';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { createCaller, type Caller } from '@kayal/server-testing/src/caller.ts';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app/build-app.ts';
import type { Engine } from '../../db/dialect.ts';
import { openDatabase, type Db } from '../../db/open-database.ts';
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
