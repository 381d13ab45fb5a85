import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteFileName } from '../../db/open-database.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, cartOf } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

describe('a SQLite file that another process holds', () => {
  let shop: TestApp;
  let asha: Caller;
  let other: DatabaseSync;

  beforeAll(async () => {
    shop = await openTestApp({ engine: 'sqlite', seed: 'small' });
    asha = await shop.addShopper();
    other = new DatabaseSync(path.join(shop.config.dataDir, sqliteFileName));
  });
  afterAll(async () => {
    other.close();
    await shop.close();
  });

  /** Settles when this process was free `turns` times: never, while something keeps its thread. */
  async function untilFree(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) await wait(1);
  }

  it('R-74 a write waits for it while others are served', async () => {
    other.exec('begin immediate');
    const adding = add(asha, variants.blackM, 1);
    await untilFree(50);
    expect(await cartOf(asha)).toEqual([]);
    other.exec('rollback');
    expect((await adding).answer().quantity).toBe(1);
  });

  it('R-74 a write that waits too long is refused, and reads go on', async () => {
    other.exec('begin immediate');
    let answered = 0;
    const adding = Promise.all(
      [1, 2, 3].map(async () => {
        const reply = await add(asha, variants.redL, 1);
        answered += 1;
        return reply;
      }),
    );
    await untilFree(50);
    expect(await cartOf(asha)).toHaveLength(1);
    expect(answered).toBe(0);
    // A minute later the time of her last visit is due, which is a write.
    shop.clock.advance(61_000);
    expect(await cartOf(asha)).toHaveLength(1);
    const replies = await adding;
    other.exec('rollback');
    for (const reply of replies) {
      expect([reply.status, reply.refusal().code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
    }
    expect((await add(asha, variants.redL, 1)).answer().quantity).toBe(1);
  });

  it('R-74 a visitor whose session has ended and a program with a token are served meanwhile', async () => {
    const admin = await shop.as(people.admin.email);
    const { token } = (await admin.call('addApiToken', { body: { name: 'Books', scopes: ['orders'] } })).answer();
    shop.clock.advance(31 * 24 * 3_600_000);
    other.exec('begin immediate');
    const [session, orders] = await Promise.all([
      asha.call('session'),
      shop.visitor.call('feedOrders', { headers: { authorization: `Bearer ${token}` } }),
    ]);
    other.exec('rollback');
    expect(session.answer().user).toBeNull();
    expect(orders.answer().orders).toEqual([]);
  });
});
