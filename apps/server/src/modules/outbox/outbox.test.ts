import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { createOutbox, waitAfter } from './outbox.ts';

const { log } = Fastify({ logger: false });
const message = { channel: 'mail', to: 'asha@kayal.example', subject: 'Hello', text: 'Your code is 123456' } as const;

describe('outbox', () => {
  let dataDir: string;
  let database: OpenDatabase;
  let time: number;
  const now = () => time;

  beforeEach(async () => {
    time = 1_000_000;
    dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-outbox-'));
    database = openDatabase({ databaseUrl: null, dataDir });
    await migrate(database.db);
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  const rows = () => database.db.selectFrom('outbox').selectAll().execute();

  it('R-81 sends what was committed once, and forgets its text', async () => {
    const sent: string[] = [];
    const transport = async ({ subject }: { subject: string }) => void sent.push(subject);
    const outbox = createOutbox({ db: database.db, now, log, transport, hasLocalMailbox: true });
    await outbox.post(database.db, message);
    await outbox.deliver();
    await outbox.deliver();
    expect(sent).toEqual(['Hello']);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: time, body: '', dead: 0 }]);
  });

  it('R-81 a code does not wait behind many mails that were written before it', async () => {
    const sent: string[] = [];
    const transport = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
    const outbox = createOutbox({ db: database.db, now, log, transport, hasLocalMailbox: true });
    for (let index = 0; index < 30; index += 1)
      await outbox.post(database.db, { ...message, to: `${index}@kayal.example`, mayWait: true });
    time += 1000;
    await outbox.post(database.db, message);
    await outbox.deliver();
    expect(sent).toContain(message.to);
    for (let round = 0; round < 3; round += 1) await outbox.deliver();
    expect(new Set(sent).size).toBe(31);
  });

  it.each([
    // An import holds the file for longer than a write waits.
    ['SQLite', { errcode: 5 }],
    ['PostgreSQL', { code: '57P01' }],
  ])('R-81 a message that was sent while %s was away for a moment is not sent again', async (_engine, answer) => {
    let refusals = 0;
    const away: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (refusals === 0) return node;
        refusals -= 1;
        throw Object.assign(new Error('The database is away.'), answer);
      },
      transformResult: async ({ result }) => result,
    };
    let tries = 0;
    const transport = async () => {
      tries += 1;
      refusals = 1;
    };
    const db = database.db.withPlugin(away);
    const outbox = createOutbox({ db, now, log, transport, hasLocalMailbox: true });
    await outbox.post(db, message);
    await outbox.deliver();
    time += 60_000;
    await outbox.deliver();
    expect(tries).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 1, body: '' }]);
  });

  it('R-81 sends nothing of a transaction that was rolled back', async () => {
    const outbox = createOutbox({ db: database.db, now, log, transport: async () => undefined, hasLocalMailbox: true });
    const work = database.db.transaction().execute(async (transaction) => {
      await outbox.post(transaction, message);
      throw new Error('no order');
    });
    await expect(work).rejects.toThrow('no order');
    expect(await rows()).toEqual([]);
  });

  it('R-81 tries again with growing pauses and lays the message aside after ten', async () => {
    let tries = 0;
    const transport = async () => {
      tries += 1;
      throw Object.assign(new Error('550 no such user asha@kayal.example'), { code: 'EENVELOPE' });
    };
    const outbox = createOutbox({ db: database.db, now, log, transport, hasLocalMailbox: true });
    await outbox.post(database.db, message);
    await outbox.deliver();
    await outbox.deliver();
    expect(tries).toBe(1);
    for (let attempt = 1; attempt < 12; attempt += 1) {
      time += waitAfter(attempt);
      await outbox.deliver();
    }
    expect(tries).toBe(10);
    expect(await rows()).toMatchObject([{ attempts: 10, dead: 1, sent_at: null, last_error: 'EENVELOPE' }]);
  });

  it('R-81 mail server and WhatsApp are away for an hour: every message is sent once after it', async () => {
    const start = time;
    const sent: string[] = [];
    const transport = async ({ subject }: { subject: string }) => {
      if (time < start + 3_600_000) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      sent.push(subject);
    };
    const outbox = createOutbox({ db: database.db, now, log, transport, relay: transport, hasLocalMailbox: true });
    const subjects = [];
    for (let minute = 0; minute < 60; minute += 5) {
      for (const channel of ['mail', 'whatsapp'] as const) {
        const subject = `${channel} ${minute}`;
        subjects.push(subject);
        await outbox.post(database.db, { ...message, channel, subject });
      }
      for (let part = 0; part < 5; part += 1) {
        await outbox.deliver();
        time += 60_000;
      }
    }
    expect(sent).toEqual([]);
    // The longest pause is 15 minutes.
    for (let minute = 0; minute <= 16; minute += 1) {
      await outbox.deliver();
      await outbox.deliver();
      time += 60_000;
    }
    expect(sent.toSorted()).toEqual(subjects.toSorted());
  });

  it('R-81 a message of a clock that was a year ahead is sent once when the clock is right', async () => {
    const sent: string[] = [];
    const transport = async ({ subject }: { subject: string }) => void sent.push(subject);
    const outbox = createOutbox({ db: database.db, now, log, transport, hasLocalMailbox: true });
    const right = time;
    time += 365 * 24 * 3_600_000;
    await outbox.post(database.db, message);
    time = right;
    await outbox.deliver();
    await outbox.deliver();
    expect(sent).toEqual(['Hello']);
  });

  it('R-81 gives a message up after a day', async () => {
    const transport = async () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    const outbox = createOutbox({ db: database.db, now, log, transport, hasLocalMailbox: true });
    await outbox.post(database.db, message);
    for (let quarter = 0; quarter <= 4 * 24 + 12; quarter += 1) {
      await outbox.deliver();
      time += 15 * 60_000;
    }
    expect(await rows()).toMatchObject([{ dead: 1, sent_at: null, last_error: 'ECONNREFUSED' }]);
  });

  it('R-81 a message whose sender died is taken up again after a minute', async () => {
    let tries = 0;
    const hang = () => {
      tries += 1;
      return tries === 1 ? new Promise<void>(() => undefined) : Promise.resolve();
    };
    const outbox = createOutbox({ db: database.db, now, log, transport: hang, hasLocalMailbox: true });
    await outbox.post(database.db, message);
    void outbox.deliver();
    await new Promise((resolve) => setImmediate(resolve));
    time += 60_000;
    await outbox.deliver();
    expect(await rows()).toMatchObject([{ attempts: 2, sent_at: time }]);
  });

  it('without a transport the local mailbox counts as delivery; in production mail waits', async () => {
    const local = createOutbox({ db: database.db, now, log, transport: null, hasLocalMailbox: true });
    await local.post(database.db, message);
    expect(await rows()).toMatchObject([{ sent_at: time, body: message.text }]);
    const production = createOutbox({ db: database.db, now, log, transport: null, hasLocalMailbox: false });
    await production.post(database.db, message);
    expect((await rows()).filter((row) => row.sent_at === null)).toHaveLength(1);
  });
});

it('R-81 waits 1 s after the first failure, doubled, at most 15 min', () => {
  expect([1, 2, 3, 10, 20].map(waitAfter)).toEqual([1000, 2000, 4000, 512_000, 900_000]);
});
