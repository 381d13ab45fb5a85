import { errorCatalogue } from '@kayal/api-contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { putOffer } from '../../modules/offers/offers.repository.ts';
import { lockProduct } from '../../modules/catalogue/product-rows.repository.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, cartOf, lineBody, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { items, people, variants } from '@kayal/server-testing/src/small-seed.ts';

forBothEngines('offers', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  /** The listed payload of an offer (S3.ENT.20). */
  const offerOn = (item: (typeof items)[keyof typeof items], offerPrice: unknown) => ({
    categoryName: 'T-Shirts',
    itemId: item.id,
    itemName: item.name,
    mrp: item.mrp / 100,
    offerPrice,
  });
  const set = async (item: (typeof items)[keyof typeof items], offerPrice: unknown) =>
    admin.call('addOffer', { body: offerOn(item, offerPrice) });
  const end = async (itemId: number) => admin.call('removeOffer', { params: { itemId } });
  const offerOf = async (id: number) => shop.visitor.call('getOfferByItemId', { params: { id } });
  const listed = async (id: number) =>
    (await shop.visitor.call('getProductByFilter')).answer().find(({ ID }) => ID === id)?.OfferPrice;
  const auditOf = (id: number) =>
    shop.database.db
      .selectFrom('audit')
      .select(['actor_id', 'action', 'before_json', 'after_json'])
      .where('subject', '=', String(id))
      .orderBy('created_at')
      .orderBy('action')
      .execute();

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
  });

  it('S7.ADM.02 S7.CAT.13 an offer is in every shopper’s next answer', async () => {
    expect(await listed(items.shorts.id)).toBeNull();
    expect((await offerOf(items.shorts.id)).refusal().code).toBe('offer.none');
    expect((await set(items.shorts, 599.5)).answer()).toEqual({ success: true, message: 'Offer added successfully!' });
    expect((await offerOf(items.shorts.id)).answer()).toEqual({ OfferPrice: 599.5 });
    expect(await listed(items.shorts.id)).toBe(599.5);
  });

  it('S7.ADM.02 a price may be a form’s text, and a second one replaces the first', async () => {
    expect((await set(items.tee, '349.50')).status).toBe(200);
    expect((await offerOf(items.tee.id)).answer()).toEqual({ OfferPrice: 349.5 });
    expect((await set(items.tee, items.tee.mrp / 100)).status).toBe(200);
    expect((await offerOf(items.tee.id)).answer()).toEqual({ OfferPrice: 499 });
  });

  it('S7.ADM.02 S9.MON.04 an order placed after is charged the offer', async () => {
    const shopper = await shop.addShopper();
    await set(items.jacket, 1999);
    await add(shopper, variants.jacketL, 2);
    expect((await cartOf(shopper)).map(({ itemPrice }) => itemPrice)).toEqual([1999]);
    const placed = await order(shopper, [orderItem(variants.jacketL, 2, { mrp: 1999 })]);
    expect(placed.answer().total).toBe(3998);
  });

  it('J20 an offer set over a filled cart is what the server charges', async () => {
    const shopper = await shop.addShopper();
    await set(items.jacket, 1899);
    await shopper.call('addToCart', { body: lineBody(variants.jacketL, 1) });
    await set(items.jacket, 1799);
    const late = await order(shopper, [orderItem(variants.jacketL, 1, { mrp: 1899 })]);
    expect(late.refusal().code).toBe('order.price_changed');
    const again = await order(shopper, [orderItem(variants.jacketL, 1, { mrp: 1799 })]);
    expect(again.answer().total).toBe(1799);
  });

  it.each([0, -5, '', 'free', 2500, '1e9'])(
    'J52 an offer of %j is refused in words an admin can read',
    async (price) => {
      const before = (await offerOf(items.jacket.id)).text;
      const refusal = (await set(items.jacket, price)).refusal();
      expect(refusal).toMatchObject({ code: 'offer.price', error: errorCatalogue['offer.price'].text });
      expect((await offerOf(items.jacket.id)).text).toBe(before);
    },
  );

  it('J52 the server’s MRP is used, not the sent one', async () => {
    const body = { ...offerOn(items.jacket, 5000), mrp: 9999 };
    expect((await admin.call('addOffer', { body })).refusal().code).toBe('offer.price');
  });

  it('S7.ADM.02 an item that is not on sale has no offer', async () => {
    expect((await set(items.hidden, 1)).status).toBe(404);
    expect((await admin.call('addOffer', { body: { itemId: 999, offerPrice: 1 } })).status).toBe(404);
    expect((await admin.call('addOffer', { body: { itemId: 'tee', offerPrice: 1 } })).status).toBe(400);
    expect((await admin.call('addOffer', { body: { itemId: items.tee.id } })).status).toBe(400);
  });

  it('J52 current offers are listed, and a removed one is gone for everyone', async () => {
    await set(items.shorts, 650);
    const rows = async () => (await shop.visitor.call('getOffers')).answer();
    const row = { ItemId: items.shorts.id, ItemName: items.shorts.name, MRP: 799.5, OfferPrice: 650 };
    expect(await rows()).toContainEqual(row);
    expect((await end(items.shorts.id)).status).toBe(200);
    expect((await rows()).map(({ ItemId }) => ItemId)).not.toContain(items.shorts.id);
    expect(await listed(items.shorts.id)).toBeNull();
    expect((await end(items.shorts.id)).refusal().code).toBe('offer.none');
    expect((await end(999_999)).refusal().code, 'an unknown item').toBe('offer.none');
  });

  it('R-64 every change leaves who, before and after; a change to the same price leaves nothing', async () => {
    const { id } = items.shorts;
    const already = (await auditOf(id)).length;
    shop.clock.advance(1000);
    await set(items.shorts, 700);
    await set(items.shorts, 700);
    shop.clock.advance(1000);
    await end(id);
    expect((await auditOf(id)).slice(already)).toEqual([
      { actor_id: people.admin.id, action: 'offer.set', before_json: '{"price":null}', after_json: '{"price":70000}' },
      {
        actor_id: people.admin.id,
        action: 'offer.removed',
        before_json: '{"price":70000}',
        after_json: '{"price":null}',
      },
    ]);
  });

  it('R-64 an offer that is ended while its product is saved is ended as that save left it', async () => {
    const { id } = items.shorts;
    shop.clock.advance(1000);
    await set(items.shorts, 700);
    shop.clock.advance(1000);
    const { db } = shop.database;
    const already = (await auditOf(id)).length;
    // SQLite runs one transaction at a time; PostgreSQL reports who waits for a lock.
    const isWaiting = async () =>
      engine === 'sqlite' ||
      (
        await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      ).rows.length > 0;
    const ended = await inTransaction(db, async (trx) => {
      await lockProduct(trx, id);
      await putOffer(trx, id, 65_000, shop.clock.now());
      const ending = end(id);
      await expect.poll(isWaiting).toBe(true);
      return { ending };
    });
    expect((await ended.ending).status).toBe(200);
    expect((await auditOf(id)).slice(already)).toMatchObject([
      { action: 'offer.removed', before_json: '{"price":65000}', after_json: '{"price":null}' },
    ]);
  });
});
