import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, cartOf } from '@kayal/server-testing/src/shopping.ts';
import { items, variants } from '@kayal/server-testing/src/small-seed.ts';

forBothEngines('cart', (engine) => {
  let shop: TestApp;
  let asha: Caller;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
  });

  it('S7.CART.01 S3.ENT.10 J20 a line is stored with the price, name and e-mail of the server', async () => {
    const { item } = (await add(asha, variants.blackM, 2)).answer();
    expect(item).toEqual({
      sino: 1,
      itemId: items.tee.id,
      uniqueCode: variants.blackM.code,
      itemName: items.tee.name,
      itemPrice: 399,
      quantity: 2,
      ledname: `Shopper ${asha.id}`,
      ledcode: asha.id,
      ledemail: `${asha.id}@kayal.example`,
      Color: 'Jet Black',
      ColorName: 'MIDNIGHT',
      hex: '#0b0d12',
      Size: 'M',
      mrp: 499,
      currentPrice: 399,
      stock: 60,
      withdrawn: false,
      displayFirst: '101_JET-BLACK.webp',
      PictureAt: 0,
    });
    expect(await cartOf(asha)).toEqual([item]);
  });

  it('S7.CART.01 S7.CART.03 S7.CART.04 every change answers the whole cart, as getCart does', async () => {
    await add(asha, variants.blackM, 1);
    const added = (await add(asha, variants.redL, 2, 'key-1')).answer();
    expect(added).toMatchObject({ success: true, item: { uniqueCode: variants.redL.code } });
    expect(added.items).toHaveLength(2);
    expect(added.items).toEqual(await cartOf(asha));

    const params = { itemId: 101, ledcode: asha.id, uniqueCode: variants.blackM.code };
    const removed = (await asha.call('deleteCartItem', { params })).answer();
    expect(removed.items).toMatchObject([{ sino: 1, uniqueCode: variants.redL.code, quantity: 2 }]);
    expect(removed.items).toEqual(await cartOf(asha));

    const replayed = (await add(asha, variants.redL, 2, 'key-1')).answer();
    expect(replayed).toMatchObject({ quantity: 2, item: added.item });
    expect(replayed.items).toEqual(await cartOf(asha));

    const cleared = (await asha.call('clearCart', { params: { customer: asha.id } })).answer();
    expect(cleared.items).toEqual([]);
  });

  it('S4.CART.08 a quantity changes by the difference, up and down', async () => {
    await add(asha, variants.blackM, 2);
    const raised = await add(asha, variants.blackM, 3);
    expect(raised.answer().quantity).toBe(5);
    expect(raised.headers['idempotent-replayed']).toBeUndefined();
    expect((await add(asha, variants.blackM, -4)).answer().quantity).toBe(1);
    expect(await cartOf(asha)).toMatchObject([{ quantity: 1 }]);
  });

  it('S4.CART.09 S5.QTY.01 a quantity below 1 is refused with the text of the catalogue', async () => {
    await add(asha, variants.blackM, 2);
    const reply = await add(asha, variants.blackM, -2);
    expect(reply.status).toBe(400);
    expect(reply.refusal()).toMatchObject({
      success: false,
      code: 'cart.quantity_min',
      error: 'Quantity cannot be less than 1',
      message: 'Quantity cannot be less than 1',
    });
    expect((await add(asha, variants.redL, -1)).refusal().code).toBe('cart.quantity_min');
    expect(await cartOf(asha)).toMatchObject([{ uniqueCode: variants.blackM.code, quantity: 2 }]);
  });

  it.each([0, 0.5, 51, -51, 1e9, '1', null, true, [1]])(
    'S7.CART.01 a quantity of %j is no quantity',
    async (quantity) => {
      const reply = await add(asha, variants.blackM, quantity);
      expect(reply.status).toBe(400);
      expect(reply.refusal().fields).toBeDefined();
      expect(await cartOf(asha)).toEqual([]);
    },
  );

  it('J22 two variants of one product stay two lines', async () => {
    await add(asha, variants.blackM, 1);
    await add(asha, variants.redL, 2);
    expect(await cartOf(asha)).toMatchObject([
      { itemId: 101, uniqueCode: variants.blackM.code, Size: 'M', Color: 'Jet Black', quantity: 1 },
      { itemId: 101, uniqueCode: variants.redL.code, Size: 'L', Color: 'Brick Red', quantity: 2 },
    ]);
  });

  it('J23 more than the stock is refused with the units in stock', async () => {
    await add(asha, variants.blackL, 5);
    const reply = await add(asha, variants.blackL, 1);
    expect(reply.status).toBe(409);
    expect(reply.refusal()).toMatchObject({
      code: 'cart.stock',
      items: [{ uniqueCode: variants.blackL.code, available: 5 }],
    });
    expect((await add(asha, variants.soldOut, 1)).refusal().code).toBe('cart.stock');
    expect(await cartOf(asha)).toMatchObject([{ quantity: 5 }]);
  });

  it('J23 a line can be reduced when the stock is below its quantity', async () => {
    await shop.setStock(variants.redL.code, 5);
    await add(asha, variants.redL, 5);
    await shop.setStock(variants.redL.code, 2);
    expect((await add(asha, variants.redL, -1)).answer()).toMatchObject({ quantity: 4, item: { stock: 2 } });
    await shop.setStock(variants.redL.code, 5);
  });

  it('R-62 a line holds at most 50 units', async () => {
    expect((await add(asha, variants.blackM, 50)).answer().quantity).toBe(50);
    const reply = await add(asha, variants.blackM, 1);
    expect(reply.status).toBe(409);
    expect(reply.refusal().code).toBe('cart.limit');
  });

  it('R-62 J23 more than a line may hold is refused for that, and up to it for the stock', async () => {
    expect((await add(asha, variants.blackL, 50)).refusal().code).toBe('cart.stock');
    await add(asha, variants.blackL, 1);
    expect((await add(asha, variants.blackL, 50)).refusal().code).toBe('cart.limit');
    expect(await cartOf(asha)).toMatchObject([{ quantity: 1 }]);
  });

  it('R-62 a cart holds at most 100 lines', async () => {
    const { db } = shop.database;
    const codes = Array.from({ length: 100 }, (_, index) => `COURT-${index}`);
    await db
      .insertInto('variant')
      .values(
        codes.map((code, position) => ({
          unique_code: code,
          product_id: items.shorts.id,
          colour: 'White',
          size: `W${position}`,
          qty: 0,
          position,
        })),
      )
      .execute();
    await db
      .insertInto('cart_line')
      .values(
        codes.map((code) => ({
          customer_id: asha.id,
          unique_code: code,
          product_id: items.shorts.id,
          qty: 1,
          price: items.shorts.mrp,
          created_at: shop.clock.now(),
        })),
      )
      .execute();
    expect((await add(asha, variants.blackM, 1)).refusal().code).toBe('cart.limit');
    // As many as there are in stock: not their number is too high.
    expect((await add(asha, variants.blackL, 5)).refusal().code).toBe('cart.limit');
    expect(await cartOf(asha)).toHaveLength(100);
  });

  it.each([
    ['an unknown code', { code: 'NO-SUCH', productId: 101 }],
    ['the code of another product', { code: variants.lastOne.code, productId: 101 }],
    ['a product that is not on sale', variants.hidden],
  ])('J20 %s is refused', async (_, variant) => {
    const reply = await add(asha, variant, 1);
    expect(reply.status).toBe(404);
    expect(reply.refusal().code).toBe('cart.unknown_item');
  });

  it('R-61 the same key changes the cart once and answers the same', async () => {
    const first = await add(asha, variants.blackM, 2, 'key-1');
    const second = await add(asha, variants.blackM, 2, 'key-1');
    expect(second.text).toBe(first.text);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await cartOf(asha)).toMatchObject([{ quantity: 2 }]);
  });

  it('R-61 a key that comes with another body is refused; a refused call keeps no key', async () => {
    await add(asha, variants.blackM, 2, 'key-1');
    const reply = await add(asha, variants.blackM, 3, 'key-1');
    expect(reply.status).toBe(422);
    expect(reply.refusal().code).toBe('idempotency.reused');
    expect((await add(asha, variants.soldOut, 1, 'key-2')).status).toBe(409);
    expect((await add(asha, variants.blackM, 1, 'key-2')).answer().quantity).toBe(3);
    expect((await add(asha, variants.blackM, 1, 'k'.repeat(256))).status).toBe(400);
  });

  it('R-61 keys of one customer mean nothing for another', async () => {
    const rahul = await shop.addShopper();
    await add(asha, variants.blackM, 1, 'key-1');
    expect((await add(rahul, variants.redL, 2, 'key-1')).answer().quantity).toBe(2);
  });

  it('S7.CART.01 ten concurrent changes are all made', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, async () => add(asha, variants.blackM, 1)));
    expect(replies.map((reply) => reply.answer().quantity).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
    expect(await cartOf(asha)).toMatchObject([{ quantity: 10 }]);
  });

  it('S7.CART.02 J20 a line has the current price and stock, and the price when it was confirmed', async () => {
    const { db } = shop.database;
    await add(asha, variants.blackL, 1);
    await db.updateTable('offer').set({ price: 45_000 }).where('product_id', '=', items.tee.id).execute();
    expect(await cartOf(asha)).toMatchObject([{ itemPrice: 399, currentPrice: 450, mrp: 499 }]);
    await add(asha, variants.blackL, 1);
    expect(await cartOf(asha)).toMatchObject([{ itemPrice: 450, currentPrice: 450 }]);
    await db.updateTable('offer').set({ price: items.tee.offer }).where('product_id', '=', items.tee.id).execute();
  });

  it('R-45 a cart is never kept by a cache', async () => {
    const { headers } = await asha.call('getCart', { params: { customer: asha.id } });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('S7.CART.03 S8.CART.05 a line is removed; a second removal finds none', async () => {
    await add(asha, variants.blackM, 1);
    await add(asha, variants.redL, 1);
    const params = { itemId: 101, ledcode: asha.id, uniqueCode: variants.blackM.code };
    expect((await asha.call('deleteCartItem', { params })).answer().message).toBe('Item deleted successfully');
    const again = await asha.call('deleteCartItem', { params });
    expect(again.status).toBe(404);
    expect(again.refusal().message).toBe('Failed to delete item');
    expect(await cartOf(asha)).toMatchObject([{ uniqueCode: variants.redL.code }]);
  });

  it('S7.CART.04 the cart is cleared, and clearing an empty one succeeds', async () => {
    await add(asha, variants.blackM, 1);
    await add(asha, variants.redL, 1);
    const params = { customer: asha.id };
    expect((await asha.call('clearCart', { params })).answer()).toEqual({ success: true, cleared: 2, items: [] });
    expect((await asha.call('clearCart', { params })).answer()).toEqual({ success: true, cleared: 0, items: [] });
  });

  it('J21 S4.ORDER.02 an empty cart is cleared by a read: the call waits for no writer', async () => {
    await shop.database.db.transaction().execute(async (trx) => {
      const customer = trx.updateTable('customer').where('id', '=', asha.id);
      await customer.set((eb) => ({ cart_version: eb('cart_version', '+', 1) })).execute();
      const cleared = await asha.call('clearCart', { params: { customer: asha.id } });
      expect(cleared.answer()).toEqual({ success: true, cleared: 0, items: [] });
    });
  });
});
