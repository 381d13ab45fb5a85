import type { WireOf } from '@kayal/api-contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items, variants } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('wishlist', (engine) => {
  let shop: TestApp;
  let asha: Caller;

  const wish = async (productId: number | string, changes: object = {}) =>
    asha.call('addToWishlist', {
      body: { ID: productId, ItemName: 'my own name', MRP: 1, ledcode: asha.id, Qty: 1, ...changes },
    });
  const wishesOf = async (who: Caller): Promise<WireOf<'getWishlist'>['answer']['items']> =>
    (await who.call('getWishlist', { params: { customer: who.id } })).answer().items;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
    shop.clock.advance(1000);
  });

  it('S7.WISH.01 S7.WISH.02 S3.ENT.09 J39 a product is stored with the name, price and stock of the server', async () => {
    const { id } = (await wish(items.tee.id, { uniqueCode: variants.redL.code })).answer();
    expect(await wishesOf(asha)).toEqual([
      {
        ID: 101,
        ItemName: items.tee.name,
        MRP: 499,
        ledcode: asha.id,
        Qty: 70,
        uniqueCode: variants.redL.code,
        rowId: id,
        OfferPrice: 399,
        displayFirst: '101_JET-BLACK.webp',
        PictureAt: 0,
      },
    ]);
  });

  it('S7.WISH.02 without a unique code the first variant is used; the newest item is first', async () => {
    await wish(items.tee.id);
    shop.clock.advance(1000);
    await wish(String(items.jacket.id));
    expect(await wishesOf(asha)).toMatchObject([
      { ID: 102, uniqueCode: variants.lastOne.code, OfferPrice: null },
      { ID: 101, uniqueCode: variants.blackM.code },
    ]);
  });

  it('S7.WISH.02 J24 J39 a product is stored once, also with ten concurrent calls', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, async () => wish(items.tee.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await wish(items.tee.id, { uniqueCode: variants.redL.code });
    expect(again.status).toBe(409);
    expect(again.refusal()).toMatchObject({ code: 'wishlist.duplicate', error: 'Already in Wishlist' });
    expect(await wishesOf(asha)).toHaveLength(1);
  });

  it.each([
    ['an unknown product', 999, {}],
    ['a product that is not on sale', items.hidden.id, {}],
    ['the code of another product', items.tee.id, { uniqueCode: variants.lastOne.code }],
  ])('S7.WISH.02 %s is not found', async (_, productId, changes) => {
    expect((await wish(productId, changes)).status).toBe(404);
  });

  it('S7.WISH.02 a wishlist has max 500 items', async () => {
    const { db } = shop.database;
    const ids = Array.from({ length: 499 }, (_, index) => 1000 + index);
    await db
      .insertInto('product')
      .values(
        ids.map((id) => ({
          id,
          name: `Sock ${id}`,
          mrp: 9900,
          category_id: 4,
          display_colour: 'White',
          cut: 'sock',
          department: 'men' as const,
          rank: 1,
          created_at: 1,
          visible: 1 as const,
        })),
      )
      .execute();
    await db
      .insertInto('wishlist')
      .values(
        ids.map((id) => ({ id: `w-${id}`, customer_id: asha.id, product_id: id, unique_code: 'X', created_at: 1 })),
      )
      .execute();
    expect((await wish(items.tee.id)).status).toBe(200);
    expect((await wish(items.jacket.id)).refusal().code).toBe('wishlist.limit');
    expect(await wishesOf(asha)).toHaveLength(500);
    await db.updateTable('product').set({ visible: 0 }).where('id', 'in', ids).execute();
    expect((await wish(items.jacket.id)).status, 'what is off sale takes no place').toBe(200);
  });

  it.each([
    ['its row id', (rowId: string) => rowId],
    ['its product id', () => String(items.tee.id)],
  ])('S7.WISH.03 J39 an item goes by %s; a second time there is none', async (_, idOf) => {
    const { id } = (await wish(items.tee.id)).answer();
    await wish(items.jacket.id);
    const params = { id: idOf(id) };
    expect((await asha.call('deleteFromWishlist', { params })).status).toBe(200);
    expect(await wishesOf(asha)).toMatchObject([{ ID: 102 }]);
    expect((await asha.call('deleteFromWishlist', { params })).status).toBe(404);
  });
});
