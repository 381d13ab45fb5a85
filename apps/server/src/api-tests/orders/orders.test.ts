import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, cartOf, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { items, variants } from '@kayal/server-testing/src/small-seed.ts';

forBothEngines('placing an order', (engine) => {
  let shop: TestApp;
  let asha: Caller;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
  });

  const setOffer = async (price: number | null): Promise<void> => {
    const { db } = shop.database;
    await db.deleteFrom('offer').where('product_id', '=', items.tee.id).execute();
    if (price === null) return;
    await db.insertInto('offer').values({ product_id: items.tee.id, price, updated_at: shop.clock.now() }).execute();
  };

  it('S7.ORD.01 S3.ENT.13-16 J21 J48 J76 an order has number, lines, snapshots; stock falls, the cart is empty', async () => {
    await add(asha, variants.blackM, 2);
    await add(asha, variants.shortsS, 1);
    const before = await shop.stockOf(variants.blackM.code);
    const answer = (await order(asha, [orderItem(variants.blackM, 2), orderItem(variants.shortsS, 1)])).answer();
    expect(answer).toEqual({
      success: true,
      orderId: expect.stringMatching(/^KY[0-9A-HJKMNP-TV-Z]{10}$/),
      entryNos: [answer.orderId],
      total: 1597.5,
    });
    expect(await cartOf(asha)).toEqual([]);
    expect(await shop.stockOf(variants.blackM.code)).toBe(before - 2);
    const lines = await ordersOf(asha);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toEqual({
      EntryNo: answer.orderId,
      Itemid: 101,
      UniqueCode: variants.blackM.code,
      Quantity: 2,
      Total: 798,
      OrderDate: '2026-11-21',
      LedCode: asha.id,
      PhoneNo: '9876500011',
      isDelivered: false,
      customerName: `Shopper ${asha.id}`,
      itemName: items.tee.name,
      Color: 'Jet Black',
      ColorName: 'MIDNIGHT',
      hex: '#0b0d12',
      Size: 'M',
      addressText: `Shopper ${asha.id}, 14/2 Lagoon View, Kadavanthra, Kochi, Ernakulam - 682020`,
      mrp: 499,
      displayFirst: '101_JET-BLACK.webp',
      PictureAt: 0,
      orderedAt: shop.clock.now(),
      deliveredAt: null,
      cancelledAt: null,
      cancelReason: null,
      stage: 'placed',
      DeliveryDays: 9,
    });
  });

  it('J23 an order shows in the stock of the next list', async () => {
    const stock = async () => {
      const query = { uniqueCode: variants.blackM.code };
      return (await shop.visitor.call('getProductByUniqueCode', { query })).answer()[0]?.Qty;
    };
    const before = (await stock()) ?? 0;
    await buy(asha, variants.blackM, 2);
    expect(await stock()).toBe(before - 2);
  });

  it('S7.ORD.01 J70 the confirmation is written with the order', async () => {
    const { orderId } = await buy(asha, variants.blackM, 2);
    const sent = (await shop.mail()).filter(({ to }) => to === `${asha.id}@kayal.example`);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe(`Your KAYAL order ${orderId}`);
    expect(sent[0]?.text).toContain('2 × Aero Training T-shirt (Jet Black, M): ₹798');
    expect(sent[0]?.text).toContain('Total: ₹798, to be paid in cash or by UPI on delivery.');
  });

  it('J38 lines may be a list or a text', async () => {
    await add(asha, variants.blackM, 1);
    expect((await order(asha, [], { items: [orderItem(variants.blackM, 1)] })).status).toBe(200);
  });

  it('J21 the clearing after an order succeeds on the empty cart', async () => {
    await buy(asha, variants.blackM);
    const cleared = await asha.call('clearCart', { params: { customer: asha.id } });
    expect(cleared.answer()).toEqual({ success: true, cleared: 0, items: [] });
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('J48 a later change of the address does not change the order', async () => {
    await buy(asha, variants.blackM);
    await shop.database.db
      .updateTable('address')
      .set({ city: 'Elsewhere' })
      .where('customer_id', '=', asha.id)
      .execute();
    expect((await ordersOf(asha))[0]?.addressText).toContain('Kochi');
  });

  describe('prices', () => {
    it.each([
      ['dp', { dp: -100 }],
      ['a claimed total', { Total: 1, total: 1 }],
      ['a name', { name: '<b>Free</b>', model: 'x' }],
    ])('R-56 J38 %s of the client changes nothing', async (_, changes) => {
      await add(asha, variants.blackM, 1);
      expect((await order(asha, [orderItem(variants.blackM, 1, changes)])).answer().total).toBe(399);
    });

    it.each([0, 0.01, 1, 398.99, 450, 10_000, -399])(
      'R-56 a claimed price of %d is refused with the real one',
      async (mrp) => {
        await add(asha, variants.blackM, 1);
        const reply = await order(asha, [orderItem(variants.blackM, 1, { mrp })]);
        expect(reply.status).toBe(409);
        expect(reply.refusal()).toMatchObject({
          code: 'order.price_changed',
          items: [{ uniqueCode: variants.blackM.code, price: 399 }],
        });
        expect(await cartOf(asha)).toHaveLength(1);
      },
    );

    it('R-56 a price that rose is refused; the shopper then orders at the new one', async () => {
      await add(asha, variants.blackM, 1);
      await setOffer(44_900);
      expect((await order(asha, [orderItem(variants.blackM, 1)])).refusal()).toMatchObject({
        code: 'order.price_changed',
        items: [{ uniqueCode: variants.blackM.code, price: 449 }],
      });
      expect((await order(asha, [orderItem(variants.blackM, 1, { mrp: 449 })])).answer().total).toBe(449);
      await setOffer(items.tee.offer);
    });

    it('R-56 full MRP is accepted as price when no lower one was promised, and the lower one is charged', async () => {
      await setOffer(null);
      await add(asha, variants.blackM, 1);
      await setOffer(39_900);
      expect((await order(asha, [orderItem(variants.blackM, 1, { mrp: 499 })])).answer().total).toBe(399);
    });

    it('R-56 full MRP is refused as price when a lower one was promised', async () => {
      await add(asha, variants.blackM, 1);
      expect((await order(asha, [orderItem(variants.blackM, 1, { mrp: 499 })])).refusal().code).toBe(
        'order.price_changed',
      );
    });
  });

  describe('refusals', () => {
    it('S5.ORDER.01 no active address', async () => {
      await shop.database.db.deleteFrom('address').where('customer_id', '=', asha.id).execute();
      await add(asha, variants.blackM, 1);
      const reply = await order(asha, [orderItem(variants.blackM, 1)]);
      expect(reply.status).toBe(400);
      expect(reply.refusal().code).toBe('order.no_address');
    });

    it('S7.ORD.01 an empty cart', async () => {
      const reply = await order(asha, [orderItem(variants.blackM, 1)]);
      expect(reply.status).toBe(409);
      expect(reply.refusal().code).toBe('order.empty_cart');
    });

    it.each([
      ['fewer units', [orderItem(variants.blackM, 1)]],
      ['more units', [orderItem(variants.blackM, 3)]],
      ['another variant', [orderItem(variants.blackL, 2)]],
      ['a line more', [orderItem(variants.blackM, 2), orderItem(variants.redL, 1)]],
      ['no line', []],
      ['the code of another product', [orderItem(variants.blackM, 2, { id: 102 })]],
    ])('S7.ORD.01 %s than the cart holds: the cart changed', async (_, lines) => {
      await add(asha, variants.blackM, 2);
      const reply = await order(asha, lines);
      expect(reply.status).toBe(409);
      expect(reply.refusal().code).toBe('order.cart_changed');
      expect(await ordersOf(asha)).toEqual([]);
    });

    it('R-59 duplicate lines of one variant count together', async () => {
      await add(asha, variants.blackM, 3);
      const twice = [orderItem(variants.blackM, 1), orderItem(variants.blackM, 2)];
      expect((await order(asha, twice)).answer().total).toBe(1197);
      expect(await ordersOf(asha)).toMatchObject([{ Quantity: 3, Total: 1197 }]);
    });

    it.each([
      ['no list', '"x"'],
      ['no JSON', '[{'],
      ['an object', '{}'],
      ['a key of the prototype', '[{"__proto__":{"mrp":1}}]'],
      ['a constructor', '[{"id":101,"mrp":399,"quantity":1,"uniqueCode":"AERO-BLK-M","constructor":{}}]'],
      ['half a unit', JSON.stringify([orderItem(variants.blackM, 0.5)])],
      ['no unit', JSON.stringify([orderItem(variants.blackM, 0)])],
      ['a negative quantity', JSON.stringify([orderItem(variants.blackM, -1)])],
      ['a quantity as text', JSON.stringify([orderItem(variants.blackM, 1, { quantity: '1' })])],
      ['no price', JSON.stringify([orderItem(variants.blackM, 1, { mrp: null })])],
      ['101 lines', JSON.stringify(Array.from({ length: 101 }, () => orderItem(variants.blackM, 1)))],
      ['too long a text', `[${' '.repeat(32_768)}]`],
      ['deep nesting', '['.repeat(16_000)],
    ])('R-38 J38 items that are %s are no order', async (_, text) => {
      await add(asha, variants.blackM, 1);
      const reply = await order(asha, [], { items: text });
      expect(reply.status).toBe(400);
      expect(reply.refusal().code).toBe('request.invalid');
    });

    it.each(['2026-11-19', '2026-11-23', '2026-11-31', '21/11/2026', '', null])(
      'J71 the date %j is not within a day of today',
      async (date) => {
        await add(asha, variants.blackM, 1);
        expect((await order(asha, [orderItem(variants.blackM, 1)], { date })).status).toBe(400);
      },
    );

    it('J71 a date within a day of today in Kolkata is stored unchanged', async () => {
      await add(asha, variants.blackM, 1);
      expect((await order(asha, [orderItem(variants.blackM, 1)], { date: '2026-11-20' })).status).toBe(200);
      expect(await ordersOf(asha)).toMatchObject([{ OrderDate: '2026-11-20' }]);
    });

    it('S3.ENT.15 a contact of the client is replaced by the mobile of the active address', async () => {
      await add(asha, variants.blackM, 1);
      await order(asha, [orderItem(variants.blackM, 1)], { contact: '0000000000' });
      expect(await ordersOf(asha)).toMatchObject([{ PhoneNo: '9876500011' }]);
    });

    it('J23 R-60 more than there is: every short line is named and nothing changes', async () => {
      await shop.setStock(variants.redL.code, 5);
      await add(asha, variants.blackL, 1);
      await add(asha, variants.redL, 3);
      await shop.setStock(variants.redL.code, 2);
      const before = await shop.stockOf(variants.blackL.code);
      const lines = [orderItem(variants.blackL, 1), orderItem(variants.redL, 3)];
      const reply = await order(asha, lines, { key: 'refused' });
      expect(reply.status).toBe(409);
      expect(reply.refusal()).toMatchObject({
        code: 'order.stock',
        items: [{ uniqueCode: variants.redL.code, available: 2 }],
      });
      expect(await shop.stockOf(variants.blackL.code)).toBe(before);
      expect(await cartOf(asha)).toHaveLength(2);
      await shop.setStock(variants.redL.code, 5);
      expect((await order(asha, lines, { key: 'refused' })).status).toBe(200);
    });

    it('R-62 an eleventh order within an hour', async () => {
      const limited = await openTestApp({ engine, seed: 'small', env: { RATE_LIMIT: 'on' } });
      const rahul = await limited.addShopper();
      for (let placed = 0; placed < 10; placed += 1) {
        await buy(rahul, variants.jacketL);
        limited.clock.advance(60_000);
      }
      await add(rahul, variants.jacketL, 1);
      const reply = await order(rahul, [orderItem(variants.jacketL, 1)]);
      expect(reply.status).toBe(429);
      expect(reply.refusal().code).toBe('order.limit');
      expect(reply.headers['retry-after']).toBe(String(50 * 60));
      limited.clock.advance(50 * 60_000);
      expect((await order(rahul, [orderItem(variants.jacketL, 1)])).status).toBe(200);
      await limited.close();
    });
  });
});
