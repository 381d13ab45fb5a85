import { orderSorts } from '@kayal/api-contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { exportOrders } from '../../modules/orders/table/order-table.service.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { countTurns } from '@kayal/server-testing/src/count-turns.ts';
import { seedManyOrders } from '@kayal/server-testing/src/many-orders.ts';

forEachEngine('the file of orders', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  // These orders took no stock, and the ledger is checked after every test.
  afterEach(async () => {
    await shop.database.db.deleteFrom('order_line').execute();
    await shop.database.db.deleteFrom('placed_order').execute();
  });

  it('S7.ORD.03 orders delivered during the export do not remove other orders from it', async () => {
    const { db } = shop.database;
    const { id } = await db.selectFrom('customer').select('id').limit(1).executeTakeFirstOrThrow();
    const names = Array.from({ length: 1600 }, (_, index) => `KYFILE${String(index).padStart(4, '0')}`);
    const head = { customer_id: id, customer_name: 'Zoya', phone: '1', address_text: 'x', order_date: '2025-01-01' };
    const money = { total: 100, delivery_charge: 0, delivered: 0, delivered_at: null, lines_hash: '' } as const;
    const line = { line_no: 1, product_id: 101, unique_code: 'X', name: 'Tee', colour: 'Red', size: 'M', qty: 1 };
    const orders = names.map((entry_no, index) => ({ entry_no, created_at: index + 1, ...head, ...money }));
    const lines = names.map((entry_no) => ({ entry_no, ...line, price: 100, mrp: 100, total: 100 }));
    await db.insertInto('placed_order').values(orders).execute();
    await db.insertInto('order_line').values(lines).execute();
    for (const sort of orderSorts) {
      const reading = exportOrders(shop.app.context, { delivered: false, to: '2025-01-01', sort });
      let text = '';
      let delivered: readonly string[] = [];
      for await (const part of reading) {
        text += String(part);
        if (delivered.length > 0 || !text.includes('KYFILE')) continue;
        // What has been read first is delivered now: by offset, as many others would be skipped.
        delivered = names.filter((name) => text.includes(name)).slice(0, 100);
        await db.updateTable('placed_order').set({ delivered: 1 }).where('entry_no', 'in', delivered).execute();
      }
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
      expect(text.split('KYFILE')).toHaveLength(names.length + 1);
      await db.updateTable('placed_order').set({ delivered: 0 }).where('entry_no', 'in', delivered).execute();
    }
  });

  it('S7.ORD.03 a file of very many orders does not block other calls', async () => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    await seedManyOrders(shop.database, 20_000);
    const turns = countTurns();
    exportOrders(shop.app.context, {}).on('end', resolve).resume();
    await ended;
    // There are 100 slices, and the thread is free after each.
    expect(turns.end()).toBeGreaterThan(40);
  });
});
