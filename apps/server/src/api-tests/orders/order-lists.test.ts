import { createApiClient, createOrdersApi } from '@kayal/api-contract/client';
import { beforeAll, expect, it } from 'vitest';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import type { Caller, CallOptions } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { placeThreeOrders } from './three-orders.ts';

forEachEngine('lists of orders', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  let rahul: Caller;
  /** Order numbers, oldest first: asha's two lines, rahul's, asha's of the next day. */
  let placed: readonly [string, string, string];

  const all = async (query: NonNullable<CallOptions['query']> = {}) =>
    (await admin.call('getAllOrders', { query })).answer();
  const deliver = async (entryNo: string) => admin.call('updateDelivery', { params: { entryNo } });

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    asha = await shop.as(people.asha.email);
    rahul = await shop.as(people.rahul.email);
    placed = await placeThreeOrders(shop, { asha, rahul });
    admin = await shop.as(people.admin.email);
  });

  it('S7.ORD.02 J40 a customer sees the lines of her orders, newest order first', async () => {
    expect((await ordersOf(asha)).map(({ EntryNo, Quantity }) => [EntryNo, Quantity])).toEqual([
      [placed[2], 1],
      [placed[0], 2],
      [placed[0], 1],
    ]);
  });

  it('S7.ORD.02 a page counts orders, not lines', async () => {
    const params = { customer: asha.id };
    const page = await asha.call('getOrders', { params, query: { limit: '1', offset: '1' } });
    expect(page.answer().orders.map(({ EntryNo }) => EntryNo)).toEqual([placed[0], placed[0]]);
    expect((await asha.call('getOrders', { params, query: { limit: '0' } })).status).toBe(400);
  });

  it('S7.ORD.03 S9.DASH.01 J41 J76 the admin sees all orders with sums over orders, not lines', async () => {
    const { orders, total, sums } = await all();
    expect(orders.map(({ EntryNo }) => EntryNo)).toEqual([placed[2], placed[1], placed[0], placed[0]]);
    expect(total).toBe(3);
    expect(sums).toEqual({ orders: 3, inProcess: 3, completed: 0, income: 4495.5, deliveredIncome: 0 });
    expect(orders[1]).toMatchObject({
      customerName: people.rahul.name,
      itemName: 'Trail Wind Jacket',
      Color: 'Navy',
      Size: 'L',
      PhoneNo: '9876500011',
      addressText: 'Rahul Menon, 14/2 Lagoon View, Kadavanthra, Kochi, Ernakulam - 682020',
    });
  });

  it('J06 J48 J76 a back office that knows only the listed fields and calls finds the same names and addresses', async () => {
    const listed = ['EntryNo', 'Itemid', 'UniqueCode', 'Quantity', 'Total', 'OrderDate', 'LedCode', 'PhoneNo'];
    const onlyListed = (_: string, value: unknown) =>
      typeof value === 'object' && value !== null && 'EntryNo' in value
        ? Object.fromEntries(Object.entries(value).filter(([name]) => [...listed, 'isDelivered'].includes(name)))
        : value;
    const cookie = await addSession(shop.database.db, admin.id, shop.clock.now());
    const client = createApiClient({
      company: 'kayal',
      retries: 0,
      fetch: async (url) => {
        const { statusCode: status, body } = await shop.app.inject({
          url,
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        });
        return Response.json(JSON.parse(body, onlyListed), { status });
      },
    });
    const [, row] = (await all()).orders;
    expect(await createOrdersApi(client).allOrders({})).toMatchObject({
      items: { 1: { customerName: row?.customerName, itemName: row?.itemName, addressText: row?.addressText } },
    });
  });

  it.each([
    ['a page', { limit: '1', offset: '1' }, [1], 3],
    ['part of a name, any case', { q: 'rAHUL' }, [1], 1],
    ['a phone', { q: '98765' }, [2, 1, 0, 0], 3],
    ['what is no pattern', { q: '%' }, [], 0],
    ['what is no single character', { q: '_' }, [], 0],
    ['a first day', { from: '2026-11-22' }, [2], 1],
    ['a last day', { to: '2026-11-21' }, [1, 0, 0], 2],
    ['a day', { from: '2026-11-22', to: '2026-11-22' }, [2], 1],
    ['orders on their way', { status: 'in-process' }, [2, 1, 0, 0], 3],
    ['delivered orders', { status: 'delivered' }, [], 0],
  ])('S7.ORD.03 the admin asks for %s', async (_, query, indices, total) => {
    const answer = await all(query);
    expect(answer.orders.map(({ EntryNo }) => EntryNo)).toEqual(indices.map((index) => placed[index]));
    expect(answer.total).toBe(total);
    expect(answer.sums.orders).toBe(3);
  });

  it('S7.ORD.03 the admin finds an order by part of its number', async () => {
    expect((await all({ q: placed[1].slice(2, 9).toLowerCase() })).orders).toMatchObject([{ EntryNo: placed[1] }]);
  });

  it('J45 one order with its total', async () => {
    const { orders, total, deliveryCharge } = (
      await asha.call('getOrder', { params: { entryNo: placed[0] } })
    ).answer();
    expect(orders.map(({ Total }) => Total)).toEqual([798, 799.5]);
    expect(total).toBe(1597.5);
    expect(deliveryCharge).toBe(0);
  });

  it('S7.ORD.04 J40 R-64 delivering marks every line once and writes one audit row', async () => {
    shop.clock.advance(1000);
    const [one, other] = await Promise.all([deliver(placed[0]), deliver(placed[0])]);
    expect([one.answer(), other.answer()]).toEqual([{ success: true }, { success: true }]);
    expect((await deliver(placed[0])).answer()).toEqual({ success: true });
    expect((await ordersOf(asha)).map(({ isDelivered }) => isDelivered)).toEqual([false, true, true]);
    const changes = shop.database.db.selectFrom('audit').selectAll().where('action', 'not like', '%.read');
    expect(await changes.execute()).toMatchObject([
      { actor_id: people.admin.id, action: 'order.delivered', subject: placed[0], created_at: shop.clock.now() },
    ]);
    expect((await all()).sums).toEqual({
      orders: 3,
      inProcess: 2,
      completed: 1,
      income: 4495.5,
      deliveredIncome: 1597.5,
    });
    expect((await all({ status: 'delivered' })).total).toBe(1);
  });

  it('S7.ORD.04 an unknown order cannot be delivered', async () => {
    expect((await deliver('KY0000000000')).status).toBe(404);
  });
});
