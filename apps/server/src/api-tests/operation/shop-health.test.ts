import { expect, it, onTestFinished } from 'vitest';
import { recordBackup } from '../../modules/backups/backup-times.ts';
import { insertMessage } from '../../modules/outbox/outbox.repository.ts';
import { forEachEngine, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('the health of a shop', (engine) => {
  it('counts what waits, and names the last backup and the slowest calls of its process', async () => {
    const shop = await openTestApp({ engine, seed: 'small' });
    onTestFinished(() => shop.close());
    const admin = await shop.as(people.admin.email);
    const read = async () => (await admin.call('getShopHealth')).answer();
    const before = await read();
    expect(before.backup).toEqual({ scheduled: false, lastAt: null });
    expect(before.startedAt).toBeLessThanOrEqual(shop.clock.now());
    expect(before.clock.now).toBe(shop.clock.now());
    expect(Math.abs(before.clock.databaseAheadMs)).toBeLessThan(1000);

    await buy(await shop.addShopper(), variants.jacketL);
    const { db } = shop.database;
    await recordBackup(db, 1_790_000_000_000);
    const message = { channel: 'mail', recipient: 'a@kayal.example', subject: 'Hello', body: '', attempts: 0 } as const;
    const unsent = { ...message, due_at: Number.MAX_SAFE_INTEGER, sent_at: null, last_error: null };
    await insertMessage(db, { ...unsent, id: 'waits', dead: 0, created_at: 7, last_error: 'ECONNREFUSED' });
    await insertMessage(db, { ...unsent, id: 'given up', dead: 1, created_at: 5 });
    const { messages, backup, waitingForDatabase, slowestCalls } = await read();
    expect(messages).toEqual({
      waiting: before.messages.waiting + 1,
      oldestAt: 7,
      lastError: 'ECONNREFUSED',
      dead: before.messages.dead + 1,
    });
    expect(backup).toEqual({ scheduled: false, lastAt: 1_790_000_000_000 });
    expect(waitingForDatabase).toBe(0);
    const placed = slowestCalls.find(({ name }) => name === 'placeOrder');
    expect(placed).toMatchObject({ count: 1 });
    expect(placed?.maxMs).toBeGreaterThanOrEqual(1);
    expect(slowestCalls.map(({ p95Ms }) => p95Ms)).toEqual(
      slowestCalls.map(({ p95Ms }) => p95Ms).toSorted((a, b) => b - a),
    );
  });
});
