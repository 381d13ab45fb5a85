import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readOrderFeed, readOrderFeedCsv } from '../../modules/orders/feed/order-feed.service.ts';
import type { Caller, Reply } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('the life of an order', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  const { blackM, redL, soldOut } = variants;

  const cancel = (entryNo: string, reason = 'The last one was damaged'): Promise<Reply<'cancelOrder'>> =>
    admin.call('cancelOrder', { params: { entryNo }, body: { reason } });
  const deliver = (entryNo: string) => admin.call('updateDelivery', { params: { entryNo } });
  const listed = async (query = {}) => {
    const { orders, total, sums } = (await admin.call('getAllOrders', { query })).answer();
    return { numbers: [...new Set(orders.map(({ EntryNo }) => EntryNo))], total, sums };
  };
  const mailTo = async (to: string) => (await shop.mail()).filter((mail) => mail.to === to);

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
  });

  it('S7.ORD.04 a cancelled order returns its units, mails the shopper once and is audited', async () => {
    const before = await shop.stockOf(blackM.code);
    const { orderId } = await buy(asha, blackM, 2);
    shop.clock.advance(1000);
    const replies = await Promise.all([cancel(orderId), cancel(orderId), cancel(orderId, 'Another reason')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shop.stockOf(blackM.code)).toBe(before);

    const mails = (await mailTo(`${asha.id}@kayal.example`)).filter(({ subject }) => subject.includes('cancelled'));
    expect(mails).toHaveLength(1);
    const [row] = await ordersOf(asha);
    expect(row).toMatchObject({ EntryNo: orderId, isDelivered: false, cancelledAt: shop.clock.now() });
    expect(mails[0]?.text).toContain(`Reason: ${row?.cancelReason}`);
    const changes = (await admin.call('getAudit')).answer().filter(({ subject }) => subject === orderId);
    expect(changes).toMatchObject([{ action: 'order.cancelled', actorId: people.admin.id }]);
  });

  it('S7.ORD.03 J41 cancelled orders are in list, sums, days and file only when requested', async () => {
    const kept = await buy(asha, blackM, 1);
    const before = await listed();
    const gone = await buy(asha, redL, 1);
    await cancel(gone.orderId);
    expect(await listed()).toEqual(before);
    expect((await listed()).numbers).toContain(kept.orderId);
    expect((await listed({ status: 'in-process' })).numbers).not.toContain(gone.orderId);
    const cancelled = await listed({ status: 'cancelled', q: gone.orderId });
    expect(cancelled).toMatchObject({ numbers: [gone.orderId], total: 1, sums: before.sums });
    const file = async (body: object) => (await admin.call('exportOrders', { body })).text;
    expect(await file({})).not.toContain(gone.orderId);
    expect(await file({ status: 'cancelled' })).toMatch(new RegExp(`"${gone.orderId}".*"Cancelled"`));
  });

  it('J40 a delivered order cannot be cancelled, a cancelled one cannot be delivered, an unknown one is not found', async () => {
    const delivered = await buy(asha, blackM, 1);
    await deliver(delivered.orderId);
    const refused = await cancel(delivered.orderId);
    expect([refused.status, refused.refusal().code]).toEqual([409, 'order.delivered']);
    const cancelled = await buy(asha, redL, 1);
    await cancel(cancelled.orderId);
    expect((await deliver(cancelled.orderId)).refusal().code).toBe('order.cancelled');
    expect((await cancel('KYNONE')).status).toBe(404);
    expect((await cancel(cancelled.orderId, '')).status).toBe(400);
  });

  it('J40 a concurrent delivery and cancellation end in one state with correct stock', async () => {
    for (let round = 0; round < 15; round += 1) {
      const before = await shop.stockOf(blackM.code);
      const { orderId } = await buy(asha, blackM, 1);
      const [first, second] = round % 2 === 0 ? [cancel, deliver] : [deliver, cancel];
      await Promise.all([first(orderId), second(orderId), first(orderId)]);
      const row = (await ordersOf(asha)).find(({ EntryNo }) => EntryNo === orderId);
      expect(row?.isDelivered).toBe(row?.cancelledAt === null);
      expect(await shop.stockOf(blackM.code)).toBe(row?.isDelivered === true ? before - 1 : before);
    }
  });

  it('J23 a watch of a size that a cancelled order returns gets its mail', async () => {
    await shop.setStock(soldOut.code, 1);
    const { orderId } = await buy(asha, soldOut, 1);
    const rahul = await shop.addShopper();
    await rahul.call('addStockWatch', { body: { uniqueCode: soldOut.code } });
    await cancel(orderId);
    expect(await mailTo(`${rahul.id}@kayal.example`)).toHaveLength(1);
  });

  it('J21 a client without keys can repeat a cancelled order', async () => {
    const first = await buy(asha, blackM, 1);
    await cancel(first.orderId);
    await add(asha, blackM, 1);
    expect((await order(asha, [orderItem(blackM, 1)])).answer().orderId).not.toBe(first.orderId);
  });

  it('S7.ORD.03 the feed has every order once, page by page, in JSON and as CSV', async () => {
    const minute = 60_000;
    shop.clock.advance(minute);
    const { cursor: start } = await readOrderFeed(shop.app.context, { limit: 500 });
    const placed: string[] = [];
    for (let count = 0; count < 5; count += 1) placed.push((await buy(asha, blackM, 1)).orderId);
    await cancel(placed[1] ?? '');
    expect((await readOrderFeed(shop.app.context, { cursor: start })).content).toEqual([]);
    shop.clock.advance(minute);

    const seen: string[] = [];
    let page = await readOrderFeed(shop.app.context, { cursor: start, limit: 2 });
    while (page.content.length > 0) {
      seen.push(...page.content.map(({ EntryNo }) => EntryNo));
      page = await readOrderFeed(shop.app.context, { cursor: page.cursor, limit: 2 });
    }
    expect(seen.toSorted()).toEqual(placed.toSorted());
    expect(page.hasMore).toBe(false);
    const csv = await readOrderFeedCsv(shop.app.context, { cursor: start });
    expect(csv.content.split('\r\n')).toHaveLength(placed.length + 2);
    await expect(readOrderFeed(shop.app.context, { cursor: 'x' })).rejects.toThrow('Please check what you entered.');
  });
});
