import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutTimeLimit } from '../../db/dialect.ts';
import { findLedgerErrors } from '../../modules/orders/ledger.repository.ts';
import type { Caller, Reply } from '@kayal/server-testing/src/caller.ts';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';

const shopperCount = 8;
const rounds = 12;

describe('PostgreSQL connections that are cut', () => {
  let shop: TestApp;
  let shoppers: readonly Caller[];

  beforeAll(async () => {
    shop = await openTestApp({ engine: 'postgres', seed: 'small' });
    shoppers = await Promise.all(Array.from({ length: shopperCount }, () => shop.addShopper()));
    await shop.setStock(variants.blackM.code, 100_000);
  });
  afterAll(() => shop.close());

  /** Sends one intent until it is answered with 200. @returns every answer on the way */
  async function insist(send: () => Promise<Reply<'addToCart' | 'placeOrder'>>): Promise<Reply<'addToCart'>[]> {
    const replies: Reply<'addToCart' | 'placeOrder'>[] = [];
    for (;;) {
      const reply = await send();
      replies.push(reply);
      if (reply.status === 200) return replies;
      if (replies.length > 200) throw new Error(`never answered: ${reply.text}`);
    }
  }

  it('R-69 every connection has its limits of time', async () => {
    const { rows } = await sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(shop.database.db);
    expect(rows).toEqual([{ statement: '5s', lock: '3s', idle: '10s' }]);
    const slow = sql`set local statement_timeout = 50; select pg_sleep(60)`.execute(shop.database.db);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });

  it('R-58 the check of stock and orders has no limit of time, and the connection has its own again', async () => {
    const limit = sql<{ readonly statement: string }>`select current_setting('statement_timeout') as statement`;
    const { db } = shop.database;
    const during = await withoutTimeLimit(db, async (connection) => (await limit.execute(connection)).rows);
    expect(during).toEqual([{ statement: '0' }]);
    const after = await Promise.all(Array.from({ length: 10 }, async () => (await limit.execute(db)).rows));
    expect(after.flat().every(({ statement }) => statement === '5s')).toBe(true);
  });

  it('R-73 no order is lost or doubled and every other answer is a 503 with the time to wait', async () => {
    const { db } = shop.database;
    let isOver = false;
    const refusals: Reply<'addToCart'>[] = [];
    const placed: string[] = [];
    const shopping = shoppers.map(async (shopper) => {
      for (let intent = 0; !isOver; intent += 1) {
        const key = `intent-${intent}`;
        const added = await insist(() => add(shopper, variants.blackM, 1, `${key}-add`));
        const ordered = await insist(() => order(shopper, [orderItem(variants.blackM, 1)], { key }));
        placed.push(JSON.parse(ordered.at(-1)?.text ?? '{}').orderId);
        refusals.push(...added.slice(0, -1), ...ordered.slice(0, -1));
      }
    });
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(db)
        .catch(() => undefined);
    }
    isOver = true;
    await Promise.all(shopping);

    expect(refusals.length).toBeGreaterThan(0);
    for (const reply of refusals) {
      expect([reply.status, reply.refusal().code]).toEqual([503, 'unavailable']);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    const kept = (await Promise.all(shoppers.map(ordersOf))).flat().map(({ EntryNo }) => EntryNo);
    expect(kept.toSorted()).toEqual(placed.toSorted());
    expect(await findLedgerErrors(db)).toEqual([]);
  });
});
