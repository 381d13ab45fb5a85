import { beforeAll, expect, it } from 'vitest';
import type { WireOf } from '@kayal/api-contract';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items, people } from '@kayal/server-testing/src/small-seed.ts';
import { placeThreeOrders } from '../orders/three-orders.ts';
import { addVisits, deleteVisitsBefore, sumVisits } from '../../modules/visits/visit-counts.repository.ts';

type Visit = WireOf<'noteVisit'>['body'];

forBothEngines('reports', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    await placeThreeOrders(shop, {
      asha: await shop.as(people.asha.email),
      rahul: await shop.as(people.rahul.email),
    });
    admin = await shop.as(people.admin.email);
  });

  const sales = async (by: WireOf<'getSalesReport'>['query']['by'], query = {}) => {
    const reply = await admin.call('getSalesReport', { query: { by, ...query } });
    return { ...reply.answer(), total: Number(reply.headers['x-total-count']) };
  };

  it('sums what orders brought, by each side, to the paisa', async () => {
    const { sum, rows, days } = await sales('day');
    expect(days).toEqual({ from: '2026-10-26', to: '2026-11-22' });
    expect(rows.map(({ key, orders, income }) => [key, orders, income])).toEqual([
      ['2026-11-22', 1, 399],
      ['2026-11-21', 2, 4096.5],
    ]);
    for (const by of ['product', 'size', 'colour', 'pincode'] as const) {
      const own = await sales(by);
      expect(own.sum).toEqual(sum);
      expect(own.rows.reduce((income, row) => income + Math.round(row.income * 100), 0)).toBe(449_550);
      expect(own.rows.map(({ income }) => income)).toEqual(
        own.rows.map(({ income }) => income).toSorted((a, b) => b - a),
      );
      expect(own.total).toBe(own.rows.length);
    }
    expect((await sales('pincode')).rows.map(({ key }) => key)).toEqual(['682020']);
  });

  it('says which share of its units a product has sold, and pages', async () => {
    const { rows } = await sales('product');
    const [row] = rows;
    const { total } = await shop.database.db
      .selectFrom('variant')
      .select(({ fn }) => fn.sum<number>('qty').as('total'))
      .where('product_id', '=', Number(row?.key))
      .where('withdrawn', '=', 0)
      .executeTakeFirstOrThrow();
    expect(row?.sellThrough).toBeCloseTo((row?.units ?? 0) / ((row?.units ?? 0) + Number(total)), 6);
    expect((await sales('product', { limit: '1', offset: '1' })).rows).toEqual([rows[1]]);
    expect((await sales('size')).rows[0]?.sellThrough).toBeNull();
  });

  it('leaves out days, and cancelled orders', async () => {
    expect((await sales('day', { from: '2026-11-22' })).sum.orders).toBe(1);
    expect((await sales('day', { to: '2026-11-20' })).rows).toEqual([]);
    expect((await admin.call('getSalesReport', { query: { by: 'day', from: '2026-02-30' } })).refusal().code).toBe(
      'request.invalid',
    );
    const { db } = shop.database;
    const [cancelled] = await db.selectFrom('placed_order').select('entry_no').orderBy('created_at', 'desc').execute();
    const setCancelled = (at: number | null) =>
      db
        .updateTable('placed_order')
        .set({ cancelled_at: at })
        .where('entry_no', '=', cancelled?.entry_no ?? '')
        .execute();
    await setCancelled(1);
    expect((await sales('day')).sum.orders).toBe(2);
    await setCancelled(null);
  });

  it('names first what runs out first', async () => {
    const { rows, days } = (await admin.call('getStockReport')).answer();
    expect(days).toBe(28);
    expect(rows.map(({ units, sold, daysLeft }) => daysLeft === Math.floor((units * 28) / sold))).not.toContain(false);
    expect(rows.map(({ daysLeft }) => daysLeft)).toEqual(
      rows.map(({ daysLeft }) => daysLeft).toSorted((a, b) => a - b),
    );
    const [first] = rows;
    await shop.setStock(rows.at(-1)?.code ?? '', 0);
    const [now] = (await admin.call('getStockReport')).answer().rows;
    expect([now?.code, now?.daysLeft]).toEqual([rows.at(-1)?.code, 0]);
    expect(first?.code).not.toBe(now?.code);
  });

  it('writes both as files for a spreadsheet', async () => {
    const file = async (name: 'sales' | 'stock', query = {}) =>
      (await admin.call('getReportFile', { params: { file: name }, query })).text.split('\r\n').slice(0, -1);
    expect(await file('sales')).toEqual([
      '\u{FEFF}day,name,orders,units,income,sell-through',
      expect.stringMatching(/^2026-11-22,2026-11-22,1,\d+,399,$/),
      expect.stringMatching(/^2026-11-21,2026-11-21,2,\d+,4096\.5,$/),
    ]);
    expect(await file('sales', { by: 'product' })).toContainEqual(
      expect.stringMatching(new RegExp(`^${items.shorts.id},${items.shorts.name},\\d+,\\d+,[\\d.]+,0\\.\\d{3}$`)),
    );
    expect((await file('stock'))[0]).toBe('\u{FEFF}code,product,name,colour,size,sold,units,days left');
  });

  it('counts visits without who visited, of all processes, and deletes old days', async () => {
    const day = '2026-11-22';
    const note = (visit: Partial<Visit>) =>
      shop.visitor.call('noteVisit', {
        body: { page: 'home', device: 'phone', steps: [], isNew: false, vitals: {}, ...visit },
      });
    await note({ isNew: true, steps: ['list'], vitals: { lcp: 1100, inp: 90, cls: 0.02 } });
    await note({ steps: ['product'] });
    await note({ page: 'product', device: 'wide', isNew: true, steps: ['product', 'bag'], vitals: { lcp: 4500 } });
    expect((await note({ vitals: { lcp: -1 } })).status).toBe(400);
    expect((await note({ steps: ['list', 'list'] })).status).toBe(400);

    const { db } = shop.database;
    const count = { day, page: 'home', device: 'phone', figure: 'visit', bucket: 0, visits: 9 } as const;
    await addVisits(db, [count, { ...count, day: '2025-01-01' }]);
    const { funnel } = (await admin.call('getVisitReport')).answer();
    expect(funnel).toEqual({ visits: 9, list: 0, product: 0, bag: 0, orders: 3 });

    // A process that ends stores what it counted.
    await shop.app.close();
    const counted = await sumVisits(db, { from: day, to: day });
    expect(counted).toContainEqual({ page: 'home', device: 'phone', figure: 'visit', bucket: 0, visits: 10 });
    expect(
      counted
        .filter(({ page }) => page === 'product')
        .map(({ figure }) => figure)
        .toSorted(),
    ).toEqual(['bag', 'lcp', 'product', 'visit']);

    await deleteVisitsBefore(db, '2025-06-01');
    expect(await sumVisits(db, { from: '2024-01-01', to: '2025-12-31' })).toEqual([]);
  });
});
