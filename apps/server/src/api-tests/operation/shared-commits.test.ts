import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { sqliteFileName } from '../../db/open-database.ts';
import { findLedgerErrors } from '../../modules/orders/ledger.repository.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, cartOf, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';

const shopperCount = 6;
const oneTee = [orderItem(variants.blackM, 1)];

describe('orders that share a commit on SQLite', () => {
  let shop: TestApp;
  let shoppers: readonly Caller[];
  /** Another process: it sees only what is committed. */
  let other: DatabaseSync;

  beforeAll(async () => {
    shop = await openTestApp({ engine: 'sqlite', seed: 'small' });
    await shop.setStock(variants.blackM.code, 1000);
    shoppers = await Promise.all(Array.from({ length: shopperCount }, () => shop.addShopper()));
    other = new DatabaseSync(path.join(shop.config.dataDir, sqliteFileName), { readOnly: true });
  });
  afterAll(async () => {
    other.close();
    await shop.close();
  });

  const committedOrders = (): unknown => other.prepare('select count(*) as orders from placed_order').get();

  it('R-60 R-74 none is answered before all are committed, and one that is refused leaves the others', async () => {
    await Promise.all(shoppers.map((shopper) => add(shopper, variants.blackM, 1)));
    const stock = await shop.stockOf(variants.blackM.code);
    const sent = shoppers.map(async (shopper, index) => {
      const reply = await order(shopper, index === 2 ? [orderItem(variants.blackM, 1, { mrp: 1 })] : oneTee);
      return { status: reply.status, code: reply.status === 200 ? '' : reply.refusal().code, seen: committedOrders() };
    });
    const orders = shopperCount - 1;
    const placed = { status: 200, code: '', seen: { orders } };
    const answers = await Promise.all(sent);
    expect(answers.toSpliced(2, 1)).toEqual(Array.from({ length: orders }, () => placed));
    expect(answers[2]).toMatchObject({ status: 409, code: 'order.price_changed' });
    expect(await Promise.all(shoppers.map(async (shopper) => (await cartOf(shopper)).length))).toEqual(
      shoppers.map((_, index) => (index === 2 ? 1 : 0)),
    );
    expect(await shop.stockOf(variants.blackM.code)).toBe(stock - orders);
    expect(await findLedgerErrors(shop.database.db)).toEqual([]);
  });

  it('R-60 R-74 a commit that fails refuses all that share it and stores nothing; a try afterwards succeeds', async () => {
    const [asha, ravi] = await Promise.all([shop.addShopper(), shop.addShopper()]);
    await Promise.all([asha, ravi].map((shopper) => add(shopper, variants.blackM, 1)));
    const before = committedOrders();
    // A key that leads nowhere is found by the commit itself, after all that share it have done their work.
    const spoiler = inTransaction(shop.database.db, async (trx) => {
      await sql`pragma defer_foreign_keys = on`.execute(trx);
      await trx.insertInto('offer').values({ product_id: 999_999, price: 1, updated_at: 1 }).execute();
      // Until the orders wait for their turn, so that they follow at once.
      while (shop.database.waiting() < 3) await new Promise(setImmediate);
    });
    const replies = [asha, ravi].map((shopper) => order(shopper, oneTee, { key: 'intent-1' }));
    await expect(spoiler).rejects.toThrow('FOREIGN KEY');
    for (const reply of await Promise.all(replies)) expect(reply.status).toBeGreaterThanOrEqual(500);
    expect(committedOrders()).toEqual(before);
    for (const shopper of [asha, ravi]) {
      expect([await ordersOf(shopper), (await cartOf(shopper)).length]).toEqual([[], 1]);
      const again = await order(shopper, oneTee, { key: 'intent-1' });
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, undefined]);
    }
    expect(await findLedgerErrors(shop.database.db)).toEqual([]);
  });
});
