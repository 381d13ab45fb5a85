import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/open-database.ts';
import { readOrderItems } from '../../modules/orders/placement/read-order-items.ts';
import { placeOrder } from '../../modules/orders/placement/placement.service.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { losingConnection } from '@kayal/server-testing/src/losing-connection.ts';
import { add, cartOf, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';

forBothEngines('sending an order again', (engine) => {
  let shop: TestApp;
  let asha: Caller;
  const oneTee = [orderItem(variants.blackM, 1)];

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
    await shop.setStock(variants.blackM.code, 60);
    await add(asha, variants.blackM, 1);
  });

  it('J21 R-61 the same key answers the same order', async () => {
    const first = await order(asha, oneTee, { key: 'intent-1' });
    const second = await order(asha, oneTee, { key: 'intent-1' });
    expect(second.text).toBe(first.text);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('J21 the same key answers the same order after the cart was filled again', async () => {
    const first = await order(asha, oneTee, { key: 'intent-1' });
    await add(asha, variants.blackM, 1);
    const second = await order(asha, oneTee, { key: 'intent-1' });
    expect(second.answer().orderId).toBe(first.answer().orderId);
    expect(await cartOf(asha)).toHaveLength(1);
    expect((await order(asha, oneTee, { key: 'intent-2' })).answer().orderId).not.toBe(first.answer().orderId);
    expect(await ordersOf(asha)).toHaveLength(2);
  });

  it('J21 J71 R-61 the same key answers the same order when its date has passed, as after a day without a network', async () => {
    const first = await order(asha, oneTee, { key: 'intent-1' });
    const hours = 36 * 60 * 60 * 1000;
    shop.clock.advance(hours);
    try {
      expect((await order(asha, oneTee, { key: 'intent-1' })).text).toBe(first.text);
      await add(asha, variants.blackM, 1);
      expect((await order(asha, oneTee, { key: 'intent-2' })).refusal().fields).toEqual({
        date: 'not within a day of today',
      });
    } finally {
      shop.clock.advance(-hours);
    }
  });

  it('R-61 a key that comes with another body is refused', async () => {
    await order(asha, oneTee, { key: 'intent-1' });
    await add(asha, variants.blackM, 2);
    const reply = await order(asha, [orderItem(variants.blackM, 2)], { key: 'intent-1' });
    expect(reply.status).toBe(422);
    expect(reply.refusal().code).toBe('idempotency.reused');
    expect(await cartOf(asha)).toMatchObject([{ quantity: 2 }]);
  });

  it('J21 R-61 the same key answers the same order when its lines are listed the other way round', async () => {
    await add(asha, variants.redL, 1);
    const lines = [orderItem(variants.blackM, 1), orderItem(variants.redL, 1)];
    const first = await order(asha, lines, { key: 'intent-1' });
    expect((await order(asha, lines.toReversed(), { key: 'intent-1' })).text).toBe(first.text);
  });

  it('J21 R-61 a coded refusal frees its key', async () => {
    const wrong = await order(asha, [orderItem(variants.blackM, 1, { mrp: 1 })], { key: 'intent-1' });
    expect(wrong.status).toBe(409);
    expect((await order(asha, oneTee, { key: 'intent-1' })).status).toBe(200);
  });

  it('J21 without a key a repeated submission is the same order', async () => {
    const first = await order(asha, oneTee);
    const second = await order(asha, oneTee);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('J21 without a key the order that emptied a cart is answered later too, after that cart was cleared', async () => {
    const first = await order(asha, oneTee);
    await asha.call('clearCart', { params: { customer: asha.id } });
    shop.clock.advance(10 * 60_000 + 1);
    expect((await order(asha, oneTee)).text).toBe(first.text);
  });

  it('J21 without a key a cart filled again is a new order', async () => {
    const first = await order(asha, oneTee);
    await add(asha, variants.blackM, 1);
    const second = await order(asha, oneTee);
    expect(second.answer().orderId).not.toBe(first.answer().orderId);
    expect(second.headers['idempotent-replayed']).toBeUndefined();
  });

  it('J21 without a key the order before the last is answered again too', async () => {
    const first = await order(asha, oneTee);
    await add(asha, variants.blackM, 2);
    (await order(asha, [orderItem(variants.blackM, 2)])).answer();
    expect((await order(asha, oneTee)).text).toBe(first.text);
  });

  it('J21 two tabs with different keys place one cart once', async () => {
    const [one, other] = await Promise.all([
      order(asha, oneTee, { key: 'tab-1' }),
      order(asha, oneTee, { key: 'tab-2' }),
    ]);
    expect(one.answer().orderId).toBe(other.answer().orderId);
    expect([one, other].filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(1);
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('J21 an emptied cart answers with its order for ten minutes only', async () => {
    const first = await order(asha, oneTee, { key: 'tab-1' });
    shop.clock.advance(10 * 60_000);
    const late = await order(asha, oneTee, { key: 'tab-2' });
    expect(late.answer().orderId).toBe(first.answer().orderId);
    shop.clock.advance(1);
    expect((await order(asha, oneTee, { key: 'tab-3' })).refusal().code).toBe('order.empty_cart');
    expect((await order(asha, oneTee, { key: 'tab-2' })).answer().orderId).toBe(first.answer().orderId);
  });

  it('J21 other lines than those of the emptied cart are another order', async () => {
    await order(asha, oneTee);
    const reply = await order(asha, [orderItem(variants.blackM, 2)]);
    expect(reply.refusal().code).toBe('order.empty_cart');
  });

  describe('a connection lost during COMMIT', () => {
    const place = async (db: Db) =>
      placeOrder(
        { ...shop.app.context, db },
        {
          customerId: asha.id,
          role: 'shopper',
          lacksSecondFactor: false,
          name: 'Asha',
          email: 'asha@kayal.example',
          sessionHash: '',
          isConfirmed: true,
        },
        { date: '2026-11-21', lines: readOrderItems(oneTee) ?? [], key: 'intent-1' },
      );

    it('1.5 J21 a committed order is answered', async () => {
      const { answer, replayed } = await place(losingConnection(shop.database.db, 'after'));
      expect(replayed).toBe(false);
      expect(await ordersOf(asha)).toMatchObject([{ EntryNo: answer.orderId }]);
      expect((await order(asha, oneTee, { key: 'intent-1' })).answer()).toEqual(answer);
    });

    it('1.5 J21 an order that was not committed is an error, and its key stays free', async () => {
      await expect(place(losingConnection(shop.database.db, 'before'))).rejects.toThrow('Connection terminated');
      expect(await ordersOf(asha)).toEqual([]);
      expect((await order(asha, oneTee, { key: 'intent-1' })).headers['idempotent-replayed']).toBeUndefined();
    });
  });

  it.each(['intent-1', undefined])('J21 R-59 five posts at once (key %s) are one order', async (key) => {
    const before = await shop.stockOf(variants.blackM.code);
    const send = async () => order(asha, oneTee, key === undefined ? {} : { key });
    const replies = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(replies.map((reply) => reply.answer().orderId)).size).toBe(1);
    expect(replies.filter((reply) => reply.headers['idempotent-replayed'] === 'true')).toHaveLength(4);
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await shop.stockOf(variants.blackM.code)).toBe(before - 1);
    expect((await shop.mail()).filter(({ to }) => to === `${asha.id}@kayal.example`)).toHaveLength(1);
  });

  it('J23 R-59 twenty buyers of one unit: one order, nineteen refusals, no stock', async () => {
    await shop.setStock(variants.lastOne.code, 20);
    const buyers = await Promise.all(Array.from({ length: 20 }, async () => shop.addShopper()));
    for (const buyer of buyers) (await add(buyer, variants.lastOne, 1)).answer();
    await shop.setStock(variants.lastOne.code, 1);
    const replies = await Promise.all(buyers.map(async (buyer) => order(buyer, [orderItem(variants.lastOne, 1)])));
    const refused = replies.filter(({ status }) => status === 409);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(19);
    for (const reply of refused) {
      expect(reply.refusal()).toMatchObject({
        code: 'order.stock',
        items: [{ uniqueCode: variants.lastOne.code, available: 0 }],
      });
    }
    expect(await shop.stockOf(variants.lastOne.code)).toBe(0);
  });

  it('R-59 R-65 buyers of the same two variants, listed either way round, never block each other', async () => {
    await shop.setStock(variants.redL.code, 100);
    await shop.setStock(variants.blackL.code, 100);
    const buyers = await Promise.all(Array.from({ length: 12 }, async () => shop.addShopper()));
    const pair = [variants.redL, variants.blackL] as const;
    for (const [index, buyer] of buyers.entries()) {
      for (const variant of index % 2 === 0 ? pair : pair.toReversed()) {
        await add(buyer, variant, 1);
        shop.clock.advance(1);
      }
    }
    const replies = await Promise.all(
      buyers.map(async (buyer, index) => {
        const lines = pair.map((variant) => orderItem(variant, 1));
        return order(buyer, index % 2 === 0 ? lines : lines.toReversed());
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    expect(await shop.stockOf(variants.redL.code)).toBe(88);
    expect(await shop.stockOf(variants.blackL.code)).toBe(88);
  });
});
