import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { placeThreeOrders } from './three-orders.ts';

forBothEngines('the back office’s orders', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  /** Order numbers, oldest first: asha's two lines (₹1,597.50), rahul's (₹2,499), asha's of the next day (₹399). */
  let placed: readonly [string, string, string];

  const sorted = async (sort: string) => {
    const { orders } = (await admin.call('getAllOrders', { query: { sort } })).answer();
    return [...new Set(orders.map(({ EntryNo }) => EntryNo))];
  };
  const days = async (query = {}) => (await admin.call('getOrderDays', { query })).answer().days;
  const file = async (body: object) => (await admin.call('exportOrders', { body })).text.split('\r\n').slice(0, -1);

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    const asha = await shop.as(people.asha.email);
    const rahul = await shop.as(people.rahul.email);
    placed = await placeThreeOrders(shop, { asha, rahul });
    admin = await shop.as(people.admin.email);
  });

  it.each([
    ['newest', [2, 1, 0]],
    ['oldest', [0, 1, 2]],
    ['highest', [1, 0, 2]],
    ['customer', [0, 2, 1]],
  ] as const)('S7.ORD.03 orders sorted by the server: %s', async (sort, indices) => {
    expect(await sorted(sort)).toEqual(indices.map((index) => placed[index]));
  });

  it('S7.ORD.03 an unknown sort is refused', async () => {
    expect((await admin.call('getAllOrders', { query: { sort: 'total; drop table' } })).status).toBe(400);
  });

  it.each([
    ['9123450022', '+91 91234 50022'],
    ['+91 91234-50022', '9123450022'],
    ['91234 500', '(91234) 50022'],
  ])('S7.ORD.03 a search for %s finds the phone number %s', async (q, phone) => {
    const { db } = shop.database;
    const was = db.selectFrom('placed_order').select('phone').where('entry_no', '=', placed[1]);
    const { phone: before } = await was.executeTakeFirstOrThrow();
    const write = (number: string) =>
      db.updateTable('placed_order').set({ phone: number }).where('entry_no', '=', placed[1]).execute();
    await write(phone);
    const { orders } = (await admin.call('getAllOrders', { query: { q } })).answer();
    expect([...new Set(orders.map(({ EntryNo }) => EntryNo))]).toEqual([placed[1]]);
    await write(before);
  });

  it('S7.ORD.03 pages of a sort are consecutive', async () => {
    const page = async (offset: string) =>
      (await admin.call('getAllOrders', { query: { sort: 'highest', limit: '1', offset } })).answer().orders[0]
        ?.EntryNo;
    expect([await page('0'), await page('1'), await page('2')]).toEqual([placed[1], placed[0], placed[2]]);
    expect(await page('3')).toBeUndefined();
  });

  it('S2.DASH.10 J41 orders and income of each of the last 30 days', async () => {
    const all = await days();
    expect(all).toHaveLength(30);
    expect(all.slice(-3)).toEqual([
      { date: '2026-11-20', orders: 0, income: 0 },
      { date: '2026-11-21', orders: 2, income: 4096.5 },
      { date: '2026-11-22', orders: 1, income: 399 },
    ]);
    expect(await days({ from: '2026-11-22', to: '2026-11-22' })).toEqual([
      { date: '2026-11-22', orders: 1, income: 399 },
    ]);
    expect((await admin.call('getOrderDays', { query: { from: '2026-02-30' } })).refusal().code).toBe(
      'request.invalid',
    );
  });

  it('S7.ORD.03 the file has headings and one row per line', async () => {
    const reply = await admin.call('exportOrders', { body: { sort: 'oldest' } });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="orders-2026-11-22.csv"');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const [entry] = (await admin.call('getAudit')).answer();
    expect(entry).toMatchObject({ action: 'orders.exported', actorId: people.admin.id });
    const rows = reply.text.split('\r\n');
    expect(rows[0]).toBe(
      '\u{FEFF}"Order ID","Order date","Customer ID","Customer Name","Phone","Address","Product","Size","Colour","Qty","Total (INR)","Status","Delivery (INR)"',
    );
    expect(rows[1]).toBe(
      `"${placed[0]}","2026-11-21","cust-asha","Asha Nair","9876500011","Asha Nair, 14/2 Lagoon View, Kadavanthra, Kochi, Ernakulam - 682020","Aero Training T-shirt","M","Jet Black","2","798.00","Pending","0.00"`,
    );
    expect(rows).toHaveLength(6);
    expect(rows.at(-1)).toBe('');
  });

  it('S7.ORD.03 the file has only the filtered orders', async () => {
    const body = { q: 'rahul', status: 'in-process', from: '2026-11-21', to: '2026-11-21' };
    expect(await file(body)).toEqual([expect.stringContaining('Order ID'), expect.stringContaining(placed[1])]);
    expect(await file({ status: 'delivered' })).toHaveLength(1);
    expect((await admin.call('exportOrders', { body: { to: '2026-13-01' } })).status).toBe(400);
  });

  it('S7.ORD.03 no text of a shopper is a formula in a spreadsheet', async () => {
    const evil = { customer_name: '=HYPERLINK("https://evil.example")', phone: '+1', address_text: '@SUM(A1)' };
    const { db } = shop.database;
    await db.updateTable('placed_order').set(evil).where('entry_no', '=', placed[1]).execute();
    await db.updateTable('order_line').set({ size: '-2' }).where('entry_no', '=', placed[1]).execute();
    const [, row] = await file({ q: placed[1] });
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")","'+1","'@SUM(A1)"`);
    expect(row).toContain(`"'-2"`);
  });

  it('J47 R-64 changes by admins, newest first, in pages', async () => {
    const count = async () => Number((await admin.call('getAudit')).headers['x-total-count']);
    const before = await count();
    for (const entryNo of [placed[0], placed[2]]) {
      shop.clock.advance(1000);
      await admin.call('updateDelivery', { params: { entryNo } });
    }
    expect(await count()).toBe(before + 2);
    expect((await admin.call('getAudit', { query: { limit: '2' } })).answer()).toMatchObject([
      {
        at: shop.clock.now(),
        actorId: people.admin.id,
        actorName: people.admin.name,
        action: 'order.delivered',
        subject: placed[2],
        before: '{"delivered":false}',
        after: '{"delivered":true}',
      },
      { subject: placed[0], at: shop.clock.now() - 1000 },
    ]);
    const second = await admin.call('getAudit', { query: { limit: '1', offset: '1' } });
    expect(second.answer().map(({ subject }) => subject)).toEqual([placed[0]]);
  });
});
