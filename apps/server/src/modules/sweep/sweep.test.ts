import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { people, seedSmall } from '@kayal/server-testing/src/small-seed.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { countOne } from '../../db/rate-counters.ts';
import { readConfig } from '../../config/config.ts';
import { startSweeping } from './start-sweeping.ts';
import { sweep } from './sweep.repository.ts';

const keepDays = readConfig({}).keepDays;

it('R-83 sweeps away what has outlived its use and keeps the rest', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-sweep-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  await countOne(db, 'old', 1000, 0);
  await countOne(db, 'open', 60_000, 0);
  await sweep(db, 30_000, keepDays);
  const left = await db.selectFrom('rate_counter').select('key').execute();
  expect(left.map((row) => row.key)).toEqual(['open']);
  await close();
  rmSync(dataDir, { recursive: true });
});

it('R-83 sweeps a minute after the start, so that processes which live less than an hour sweep too', async () => {
  const config = readConfig({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'kayal-early-')) });
  const database = openDatabase(config);
  const { db, close } = database;
  await migrate(db);
  const left = async () => (await db.selectFrom('rate_counter').select('key').execute()).length;
  const app = Fastify();
  startSweeping(app, { config, database, db, now: () => 30_000 });
  await countOne(db, 'old', 1000, 0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await left()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await left()).toBe(0));
  } finally {
    vi.useRealTimers();
  }
  await app.close();
  await close();
  rmSync(config.dataDir, { recursive: true });
});

it('R-83 the address of a deleted account is in no sent mail an hour later', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-sent-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  await seedSmall(db, '2026-27');
  const now = 1000 * 24 * 3_600_000;
  const sent = (id: string, recipient: string, minutes: number) => ({
    id,
    channel: 'mail' as const,
    recipient,
    subject: '',
    body: '',
    attempts: 1,
    due_at: 0,
    sent_at: now - minutes * 60_000,
    dead: 0 as const,
    last_error: null,
    created_at: 0,
  });
  await db
    .insertInto('outbox')
    .values([
      sent('hers', people.asha.email, 90),
      sent('gone', 'gone@x.example', 90),
      sent('new', 'gone@x.example', 50),
    ])
    .execute();
  await sweep(db, now, { ...keepDays, deadLetters: 1, contactMessages: 1, unverifiedAccounts: 1 });
  expect(await db.selectFrom('outbox').select('id').orderBy('id').execute()).toEqual([{ id: 'hers' }, { id: 'new' }]);
  await close();
  rmSync(dataDir, { recursive: true });
});

it('R-83 sweeps dead letters, contact messages and accounts that were never confirmed when they are old enough', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-ages-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  const day = 24 * 3_600_000;
  const now = 1000 * day;
  const customer = (id: string, verified: 0 | 1, days: number) => ({
    id,
    email: `${id}@example.com`,
    full_name: id,
    mobile: '',
    password_hash: null,
    role: 'shopper' as const,
    verified,
    google_sub: null,
    created_at: now - days * day,
  });
  const message = (id: string, days: number) => ({
    id,
    name: '',
    email: '',
    mobile: '',
    message: id,
    created_at: now - days * day,
  });
  const letter = (id: string, dead: 0 | 1, days: number, channel: 'mail' | 'whatsapp' = 'mail') => ({
    id,
    channel,
    recipient: 'a@example.com',
    subject: '',
    body: '',
    attempts: 10,
    due_at: 0,
    sent_at: null,
    dead,
    last_error: null,
    created_at: now - days * day,
  });
  const order = {
    entry_no: 'KY1',
    customer_id: 'deleted-with-order',
    customer_name: '',
    phone: '',
    address_text: '',
    total: 0,
    delivery_charge: 0,
    order_date: '2026-01-01',
    created_at: 0,
    delivered: 1 as const,
    delivered_at: 0,
    lines_hash: '',
  };
  const code = {
    id: 'handle',
    customer_id: 'waits-for-code',
    purpose: 'sign-up' as const,
    code_hmac: '',
    tries: 0,
    closed: 0 as const,
    created_at: now,
    expires_at: now + 1,
  };
  const customers = [
    customer('confirmed', 1, 900),
    customer('forgotten', 0, 31),
    customer('recent', 0, 29),
    customer('deleted-with-order', 0, 900),
    customer('waits-for-code', 0, 900),
  ];
  await db.insertInto('customer').values(customers).execute();
  await db.insertInto('placed_order').values(order).execute();
  await db.insertInto('otp').values(code).execute();
  await db
    .insertInto('contact_message')
    .values([message('old', 366), message('new', 364)])
    .execute();
  await db
    .insertInto('outbox')
    .values([letter('dead-old', 1, 91), letter('dead-new', 1, 89), letter('waits', 0, 366)])
    .execute();
  await db
    .insertInto('outbox')
    .values([letter('copy-new', 0, 364, 'whatsapp'), letter('copy-old', 0, 366, 'whatsapp')])
    .execute();
  await sweep(db, now, keepDays);
  const idsOf = async (table: 'customer' | 'contact_message' | 'outbox') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await idsOf('customer')).toEqual(['confirmed', 'deleted-with-order', 'recent', 'waits-for-code']);
  expect(await idsOf('contact_message')).toEqual(['new']);
  expect(await idsOf('outbox')).toEqual(['copy-new', 'dead-new', 'waits']);
  await close();
  rmSync(dataDir, { recursive: true });
});

it('R-83 customers and past orders of the shop before go after years in which nobody logged in, and not sooner', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-unclaimed-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  const day = 24 * 3_600_000;
  const now = 2000 * day;
  const customer = (id: string, verified: 0 | 1, days: number) => ({
    id,
    email: `${id}@example.com`,
    full_name: id,
    mobile: '',
    password_hash: null,
    role: 'shopper' as const,
    verified,
    google_sub: null,
    created_at: now - days * day,
    import_id: 'import',
  });
  const order = (number: string, days: number) => ({
    id: number,
    import_id: 'import',
    source: 'table' as const,
    number,
    email: `${number}@example.com`,
    ordered_on: '2024-01-01',
    status: '',
    total: 0,
    delivery: null,
    discount: null,
    address: '',
    lines: '[]',
    created_at: now - days * day,
  });
  const customers = [customer('claimed', 1, 1200), customer('unclaimed', 0, 1200), customer('waiting', 0, 1000)];
  await db.insertInto('customer').values(customers).execute();
  const consent = { id: 'c', customer_id: 'unclaimed', consent: 'news', text: 'News', version: 1, given: 1 as const };
  await db
    .insertInto('consent')
    .values({ ...consent, created_at: now })
    .execute();
  const orders = [order('claimed', 1200), order('unclaimed', 1200), order('waiting', 1000)];
  await db.insertInto('past_order').values(orders).execute();
  await sweep(db, now, keepDays);
  const left = async (table: 'customer' | 'past_order') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await left('customer')).toEqual(['claimed', 'waiting']);
  expect(await left('past_order')).toEqual(['claimed', 'waiting']);
  await close();
  rmSync(dataDir, { recursive: true });
});
