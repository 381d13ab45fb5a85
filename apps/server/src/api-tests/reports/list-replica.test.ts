import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { makeTemplate, runOnPostgres } from '@kayal/server-testing/src/fresh-database.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '@kayal/server-testing/src/harness.ts';
import { listenLocally } from '@kayal/server-testing/src/servers/listen-locally.ts';
import { startPostgres } from '@kayal/server-testing/src/servers/postgres-server.ts';
import { startStandby, type Cluster } from '@kayal/server-testing/src/servers/postgres-standby.ts';
import { add } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import type { Db } from '../../db/open-database.ts';
import type { Replica } from '../../db/postgres/open-replica.ts';
import { placeThreeOrders } from '../orders/three-orders.ts';

type Read = (
  admin: Caller,
  program: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly headers: object; readonly text: string }>;

/** Each list and file that a replica may answer. */
const lists: Readonly<Record<string, Read>> = {
  orders: (admin) => admin.call('getAllOrders'),
  'days of orders': (admin) => admin.call('getOrderDays', { query: { from: '2026-11-21', to: '2026-11-22' } }),
  'file of orders': (admin) => admin.call('exportOrders', { body: {} }),
  customers: (admin) => admin.call('getCustomers', { query: { sort: 'spent' } }),
  'file of customers': (admin) => admin.call('exportCustomers', { body: {} }),
  products: (admin) => admin.call('getAdminProducts'),
  'file of products': (admin) => admin.call('exportProducts'),
  payments: (admin) => admin.call('getPayments'),
  'unsettled cash': (admin) => admin.call('getUnsettledCash'),
  returns: (admin) => admin.call('getReturns'),
  'report of returns': (admin) => admin.call('getReturnReport'),
  'report of promotions': (admin) => admin.call('getPromotionReport'),
  'tax table': (admin) => admin.call('getTaxTable', { query: { month: '2026-11', table: 'hsn-b2c' } }),
  imports: (admin) => admin.call('getImports'),
  messages: (admin) => admin.call('getContactMessages'),
  'missed addresses': (admin) => admin.call('getMissedAddresses'),
  deliveries: (admin) => admin.call('getWebhookDeliveries'),
  'dead letters': (admin) => admin.call('getDeadLetters'),
  pincodes: (admin) => admin.call('exportPincodes'),
  consents: (admin) => admin.call('getPrivacyFile', { query: { file: 'consents' } }),
  'products for programs': (admin, headers) => admin.call('feedProducts', { headers }),
  'orders for programs': (admin, headers) => admin.call('feedOrders', { headers }),
  'file of orders for programs': (admin, headers) => admin.call('feedOrdersFile', { headers }),
  audit: (admin) => admin.call('getAudit', { query: { kind: 'reads' } }),
};

/** Says where a list was read: 0 from the replica. */
const ageOf = ({ headers }: { readonly headers: object }): unknown => Reflect.get(headers, 'age');

const messagesOf = async (admin: Caller) => {
  const answer = await admin.call('getContactMessages');
  return { age: ageOf(answer), messages: answer.answer().map(({ message }) => message) };
};

async function send({ visitor }: TestApp, message: string): Promise<void> {
  expect((await visitor.call('sendWhatsapp', { body: { message } })).status).toBe(200);
}

async function open(options: Pick<TestAppOptions, 'cluster' | 'env'>) {
  const shop = await openTestApp({ engine: 'postgres', seed: 'small', ...options });
  onTestFinished(() => shop.close());
  return { shop, admin: await shop.as(people.admin.email) };
}

function replicaOf({ app: { context } }: TestApp): Replica {
  if (context.replica === null) throw new Error('The shop has no replica.');
  return context.replica;
}

/** A replica that was late is left alone for five seconds, so each read is as long after the one before. */
const later =
  <Answer>({ clock }: TestApp, read: () => Promise<Answer>) =>
  (): Promise<Answer> => {
    clock.advance(5000);
    return read();
  };
const patience = { timeout: 15_000 };

describe('lists and files beside a replica', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    const leader = await startPostgres();
    await makeTemplate(leader);
    // The standby alone finds tables of this schema before those of the shop.
    cluster = { leader, standby: await startStandby(leader, { search_path: 'on_replica, public' }) };
  });
  afterAll(async () => {
    await cluster.standby.stop();
    await cluster.leader.stop();
  });

  const pause = () => runOnPostgres(cluster.standby.url, 'select pg_wal_replay_pause()');
  const resume = () => runOnPostgres(cluster.standby.url, 'select pg_wal_replay_resume()');

  it('are read from one that has everything', async () => {
    const { shop, admin } = await open({ cluster });
    const { db } = shop.database;
    await send(shop, 'Of the database');
    await sql`create schema on_replica`.execute(db);
    await sql`create table on_replica.contact_message as select * from contact_message`.execute(db);
    await sql`update on_replica.contact_message set message = 'Of the replica'`.execute(db);
    await expect
      .poll(
        later(shop, () => messagesOf(admin)),
        patience,
      )
      .toEqual({ age: '0', messages: ['Of the replica'] });
  });

  it('are the same in both', async () => {
    const { shop } = await open({ cluster });
    await placeThreeOrders(shop, { asha: await shop.as(people.asha.email), rahul: await shop.as(people.rahul.email) });
    // A day has passed, and sessions with it.
    const admin = await shop.as(people.admin.email);
    const her = await shop.as(people.asha.email);
    const body = { name: 'Tally', scopes: ['catalogue' as const, 'orders' as const] };
    const program = { authorization: `Bearer ${(await admin.call('addApiToken', { body })).answer().token}` };
    const there = new Map<string, string>();
    for (const [name, read] of Object.entries(lists)) {
      const readThere = async () => {
        const answer = await read(admin, program);
        there.set(name, answer.text);
        return [name, answer.status, ageOf(answer)];
      };
      await expect.poll(later(shop, readThere), patience).toEqual([name, 200, '0']);
    }
    await pause();
    onTestFinished(resume);
    // No list has what is in a bag.
    (await add(her, variants.blackM, 1)).answer();
    for (const [name, read] of Object.entries(lists)) {
      const answer = await read(admin, program);
      expect([name, ageOf(answer), answer.text]).toEqual([name, undefined, there.get(name)]);
    }
  });

  it('show what was just saved while it lags, and are read from it again once it has that', async () => {
    const { shop, admin } = await open({ cluster });
    await pause();
    onTestFinished(resume);
    await send(shop, 'Just now');
    expect(await messagesOf(admin)).toEqual({ age: undefined, messages: ['Just now'] });
    await resume();
    await expect
      .poll(
        later(shop, () => messagesOf(admin)),
        patience,
      )
      .toEqual({ age: '0', messages: ['Just now'] });
  });

  it('are read again from the database where a statement of theirs is ended there', async () => {
    const { shop } = await open({ cluster });
    const { db: leader } = shop.database;
    let ended = 0;
    const read = async (db: Db): Promise<string> => {
      if (db === leader) return `${ended} ended`;
      ended += 1;
      await sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(60)`.execute(db);
      return 'not ended';
    };
    const readCurrent = () => replicaOf(shop).readCurrent(leader, read);
    await expect.poll(later(shop, readCurrent), patience).toBe('1 ended');
  });

  it('end their transaction there, files too', async () => {
    const { shop, admin } = await open({ cluster });
    const fileAge = async () => ageOf(await admin.call('exportProducts'));
    await expect.poll(later(shop, fileAge), patience).toBe('0');
    const opened = sql<{ readonly count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    await expect.poll(async () => (await opened.execute(replicaOf(shop).db)).rows).toEqual([{ count: 0 }]);
  });

  it('are read from the database once it has died', async () => {
    const { shop, admin } = await open({ cluster });
    await expect
      .poll(
        later(shop, () => messagesOf(admin)),
        patience,
      )
      .toEqual({ age: '0', messages: [] });
    await cluster.standby.stop();
    await send(shop, 'Just now');
    expect(await messagesOf(admin)).toEqual({ age: undefined, messages: ['Just now'] });
  });
});

it('reads lists from the database while the replica says nothing', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket));
  const port = await listenLocally(silent);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { shop, admin } = await open({ env: { DATABASE_REPLICA_URL: `postgres://nobody@127.0.0.1:${port}/nothing` } });
  await send(shop, 'Just now');
  expect(await messagesOf(admin)).toEqual({ age: undefined, messages: ['Just now'] });
  expect(sockets.size).toBe(1);
});
