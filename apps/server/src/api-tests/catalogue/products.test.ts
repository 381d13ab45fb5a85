import type { WireOf } from '@kayal/api-contract';
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { newProduct } from '@kayal/server-testing/src/new-product.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { items, people, variants } from '@kayal/server-testing/src/small-seed.ts';

type Product = WireOf<'getAdminProduct'>['answer'];

/** The body of a save without changes. */
const draftOf = ({ variants: rows, ...product }: Product) => ({
  ...product,
  variants: rows
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ uniqueCode, colour, size, units }) => ({ uniqueCode, colour, size, units })),
});

forBothEngines('products of the back office', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const read = async (id: number) => (await admin.call('getAdminProduct', { params: { id } })).answer();
  const save = (id: number, body: object) => admin.call('saveAdminProduct', { params: { id }, body });
  const list = async (query: Readonly<Record<string, string>>) => {
    const reply = await admin.call('getAdminProducts', { query });
    return { ids: reply.answer().map(({ id }) => id), total: reply.headers['x-total-count'] };
  };

  it('the server searches, filters, sorts and pages the table', async () => {
    expect(await list({})).toEqual({ ids: [101, 102, 103, 104], total: '4' });
    expect(await list({ limit: '1', offset: '1' })).toEqual({ ids: [102], total: '4' });
    expect((await list({ q: 'JACKET' })).ids).toEqual([102]);
    expect((await list({ q: '103' })).ids).toEqual([103]);
    expect((await list({ q: 'AERO-BLK-M' })).ids).toEqual([101]);
    expect((await list({ q: 'aero-blk-m' })).ids).toEqual([101]);
    expect((await list({ q: '%' })).ids).toEqual([]);
    expect((await list({ state: 'hidden' })).ids).toEqual([104]);
    expect((await list({ sort: 'name' })).ids).toEqual([101, 103, 104, 102]);
    expect((await list({ state: 'sizeSoldOut' })).ids).toEqual([101]);
    await shop.setStock('COURT-WHT-S', 0);
    expect((await list({ state: 'soldOut' })).ids).toEqual([103]);
    expect((await list({ state: 'sizeSoldOut' })).ids).toEqual([101, 103]);
    await shop.database.db.updateTable('product').set({ withdrawn: 1 }).where('id', '=', 103).execute();
    expect((await list({ state: 'soldOut' })).ids).toEqual([]);
    expect((await list({ state: 'sizeSoldOut' })).ids).toEqual([101]);
    expect((await list({ state: 'withdrawn' })).ids).toEqual([103]);
  });

  it('those on sale without an own or a drawn picture are found, until one is uploaded', async () => {
    const { db } = shop.database;
    await db.updateTable('product').set({ cut: '' }).where('id', 'in', [102, 103, 104]).execute();
    expect((await list({ state: 'unpictured' })).ids).toEqual([102, 103]);
    expect((await list({ state: 'unpictured', category: '4', sort: 'name', limit: '1' })).total).toBe('2');
    await db
      .insertInto('picture')
      .values({ product_id: 102, colour: 'NAVY', file: '102_NAVY.webp', updated_at: 1 })
      .execute();
    expect((await list({ state: 'unpictured' })).ids).toEqual([103]);
  });

  it('the table by stock begins with the fewest units, and its pages are consecutive', async () => {
    const { db } = shop.database;
    const units = async (id: number): Promise<number> => {
      const rows = await db.selectFrom('variant').select('qty').where('product_id', '=', id).execute();
      return rows.reduce((sum, { qty }) => sum + qty, 0);
    };
    const before = await Promise.all([101, 102, 103, 104].map(async (id) => ({ id, units: await units(id) })));
    const expected = before.toSorted((a, b) => a.units - b.units || a.id - b.id).map(({ id }) => id);
    expect((await list({ sort: 'stock' })).ids).toEqual(expected);
    const page = async (offset: number) => (await list({ sort: 'stock', limit: '1', offset: String(offset) })).ids;
    expect([await page(0), await page(1), await page(2), await page(3), await page(4)].flat()).toEqual(expected);
    expect((await list({ sort: 'stock', q: 'aero', state: 'visible' })).ids).toEqual(
      expected.filter((id) => id === 101),
    );
  });

  it('a save is in the next request of shoppers and of search', async () => {
    const tee = draftOf(await read(101));
    const saved = await save(101, { ...tee, name: 'Monsoon Tee', mrp: 599, offerPrice: null });
    expect(saved.answer()).toMatchObject({ version: 2, name: 'Monsoon Tee', offerPrice: null });
    const found = (await shop.visitor.call('getProductByFilter', { query: { filter: 'monsoon' } })).answer();
    expect(found).toMatchObject([{ ID: 101, MRP: 599, OfferPrice: null }]);
    expect((await shop.visitor.call('getProductByFilter', { query: { filter: 'aero' } })).answer()).toEqual([]);
    const [entry] = (await admin.call('getAudit')).answer();
    expect(JSON.parse(entry?.before ?? '')).toEqual({ name: 'Aero Training T-shirt', mrp: '499', offerPrice: '399' });
    expect(JSON.parse(entry?.after ?? '')).toEqual({ name: 'Monsoon Tee', mrp: '599', offerPrice: null });
    await save(101, { ...draftOf(await read(101)), hidden: true });
    expect((await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer()).toEqual([]);
  });

  it('the second of two admins on one product gets the changes and no data is lost', async () => {
    const [first, second] = [draftOf(await read(102)), draftOf(await read(102))];
    (await save(102, { ...first, mrp: 2600 })).answer();
    const late = await save(102, { ...second, name: 'Wind Jacket' });
    expect(late.refusal()).toMatchObject({ code: 'product.changed' });
    expect(late.refusal().changes).toContainEqual({ field: 'mrp', now: '2600' });
    const again = draftOf(await read(102));
    (await save(102, { ...again, name: 'Wind Jacket' })).answer();
    expect(await read(102)).toMatchObject({ name: 'Wind Jacket', mrp: 2600, version: 3 });
    const both = await Promise.all([1, 2].map(() => save(102, { ...again, version: 3, name: 'X' })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('an offer and a display picture that were set by their own pages since are not overwritten', async () => {
    const { tee } = items;
    const setOffer = { categoryName: '', itemId: tee.id, itemName: '', mrp: 0, offerPrice: 299 };
    const steps = [
      { field: 'offerPrice', now: '299', set: () => admin.call('addOffer', { body: setOffer }) },
      { field: 'offerPrice', now: null, set: () => admin.call('removeOffer', { params: { itemId: tee.id } }) },
      {
        field: 'displayColour',
        now: 'Brick Red',
        set: () => admin.call('postDisplayFirst', { body: { slno: tee.id, displayFirst: '101_BRICK-RED.webp' } }),
      },
    ];
    for (const { field, now, set } of steps) {
      const draft = { ...draftOf(await read(tee.id)), name: 'Monsoon Tee' };
      (await set()).answer();
      const { code, changes } = (await save(tee.id, draft)).refusal();
      expect([code, changes]).toEqual(['product.changed', expect.arrayContaining([{ field, now }])]);
    }
  });

  it('a customer who waits gets her mail when a product that was stocked while it was hidden is shown', async () => {
    const asha = await shop.as(people.asha.email);
    const { code, productId } = variants.soldOut;
    (await asha.call('addStockWatch', { body: { uniqueCode: code } })).answer();
    (await save(productId, { ...draftOf(await read(productId)), hidden: true })).answer();
    const counted = { uniqueCode: code, units: 5, reason: 'counted' };
    (await admin.call('correctStock', { body: counted })).answer();
    expect(await shop.mail()).toEqual([]);
    (await save(productId, { ...draftOf(await read(productId)), hidden: false })).answer();
    expect((await shop.mail()).map(({ to }) => to)).toEqual([people.asha.email]);
  });

  it('a variant that is left out is withdrawn; orders keep it, and it can be restored', async () => {
    const tee = draftOf(await read(101));
    await buy(await shop.as(people.asha.email), variants.redL);
    const kept = tee.variants.filter(({ uniqueCode }) => uniqueCode !== 'AERO-RED-L');
    (await save(101, { ...tee, variants: kept })).answer();
    const codes = async () =>
      (await shop.visitor.call('getProductDetails', { query: { Id: '101' } })).answer().map((row) => row.Uniquecode);
    expect(await codes()).not.toContain('AERO-RED-L');
    (await save(101, { ...tee, version: 2 })).answer();
    expect(await codes()).toContain('AERO-RED-L');
    expect(await shop.stockOf('AERO-RED-L')).toBe(4);
  });

  it('sizes that each move to the next one are saved, and two can be swapped', async () => {
    const sizesAfter = async (sizes: Readonly<Record<string, string>>) => {
      const tee = draftOf(await read(101));
      const moved = tee.variants.map((row) => ({ ...row, size: sizes[row.uniqueCode] ?? row.size }));
      const { variants: saved } = (await save(101, { ...tee, variants: moved })).answer();
      return Object.fromEntries(saved.map(({ uniqueCode, size }) => [uniqueCode, size]));
    };
    expect(await sizesAfter({ 'AERO-BLK-M': 'L', 'AERO-BLK-L': 'XL' })).toMatchObject({
      'AERO-BLK-M': 'L',
      'AERO-BLK-L': 'XL',
    });
    expect(await sizesAfter({ 'AERO-BLK-M': 'XL', 'AERO-BLK-L': 'L' })).toMatchObject({
      'AERO-BLK-M': 'XL',
      'AERO-BLK-L': 'L',
    });
  });

  it('a colour and size of a variant that is off sale keep its code, and the refusal names it', async () => {
    const tee = draftOf(await read(101));
    const others = tee.variants.filter(({ uniqueCode }) => uniqueCode !== 'AERO-RED-L');
    const again = { uniqueCode: 'AERO-RED-L2', colour: 'Brick Red', size: 'L', units: 1 };
    const refusal = (await save(101, { ...tee, variants: [...others, again] })).refusal();
    expect(refusal).toMatchObject({
      code: 'product.code_taken',
      error: 'Brick Red, L has the code AERO-RED-L, also off sale. Give it that code; orders name it.',
    });
    expect(await read(101)).toMatchObject({ version: 1 });
  });

  it('a new product is on sale at once, with its units in the ledger', async () => {
    const { id } = (await admin.call('addAdminProduct', { body: newProduct })).answer();
    expect(await shop.stockOf('MARARI-S')).toBe(7);
    const [row] = (await shop.visitor.call('getProductByFilter', { query: { filter: 'surf vest' } })).answer();
    expect(row).toMatchObject({ ID: id, MRP: 1299.5, OfferPrice: 999, Qty: 7 });
    const refusals = [
      [{ ...newProduct }, 'product.code_taken'],
      [{ ...newProduct, categoryId: 99 }, 'product.category'],
      [{ ...newProduct, offerPrice: 1300 }, 'offer.price'],
      [{ ...newProduct, variants: [...newProduct.variants, ...newProduct.variants] }, 'request.invalid'],
    ] as const;
    for (const [wrong, code] of refusals) {
      expect((await admin.call('addAdminProduct', { body: wrong })).refusal().code).toBe(code);
    }
  });

  it('products that several admins add at the same moment are all added', async () => {
    const replies = await Promise.all(
      ['S', 'M', 'L', 'XL'].map((size) => {
        const only = { uniqueCode: `MARARI-${size}`, colour: 'Coral', size, units: 1 };
        return admin.call('addAdminProduct', { body: { ...newProduct, variants: [only] } });
      }),
    );
    expect(replies.map((reply) => reply.answer().id).toSorted((a, b) => a - b)).toEqual([105, 106, 107, 108]);
  });

  it('S7.CAT.06 a product that moves from one department to another is not found by the first', async () => {
    await shop.database.db
      .insertInto('category')
      .values(
        [627, 628].map((id) => ({
          id,
          kind: 'sub-category' as const,
          name: id === 627 ? 'Gents' : 'Ladies',
          same_as: id,
          position: id,
        })),
      )
      .execute();
    const found = async (filter: string) =>
      (await shop.visitor.call('getProductByFilter', { query: { filter } })).answer().map(({ ID }) => ID);
    (await save(102, { ...draftOf(await read(102)), listIds: [627] })).answer();
    expect(await found('mens')).toContain(102);
    (await save(102, { ...draftOf(await read(102)), listIds: [628] })).answer();
    expect(await found('mens')).not.toContain(102);
    expect(await found('womens')).toContain(102);
  });

  it('S4.FILT.03 S4.FILT.04 a colour and a size with a comma in their names filter as one each', async () => {
    const [one, two] = ['MARARI-1', 'MARARI-2'];
    const drafts = [
      [{ uniqueCode: one, colour: 'Coral, Sand', size: '40,5', units: 1 }],
      [{ uniqueCode: two, colour: 'Sand', size: '40', units: 1 }],
    ];
    const ids: number[] = [];
    for (const rows of drafts) {
      const body = { ...newProduct, variants: rows };
      ids.push((await admin.call('addAdminProduct', { body })).answer().id);
    }
    const found = async (query: Readonly<Record<string, string>>) =>
      (await shop.visitor.call('getProductByFilter', { query })).answer().map(({ ID }) => ID);
    const both = ids.toReversed();
    expect(await found({ color: 'Coral, Sand' })).toEqual(ids.slice(0, 1));
    expect(await found({ color: 'coral,sand,Sand' })).toEqual(both);
    expect(await found({ color: 'Sand,Coral' })).toEqual(ids.slice(1));
    expect(await found({ size: '40,5' })).toEqual(ids.slice(0, 1));
    expect(await found({ size: '40,40,5' })).toEqual(both);
    const facets = (await shop.visitor.call('facets', { query: { color: 'Coral, Sand' } })).answer();
    expect(facets.total).toBe(1);
  });

  it('stock is corrected with a reason, and refused after an unseen sale', async () => {
    const body = { uniqueCode: 'AERO-BLK-L', units: 9, reason: 'Counted on the shelf', seen: 5 };
    expect((await admin.call('correctStock', { body })).answer()).toEqual({ success: true, units: 9 });
    const late = await admin.call('correctStock', { body });
    expect(late.refusal()).toMatchObject({ code: 'stock.changed', changes: [{ field: 'units', now: '9' }] });
    const [entry] = (await admin.call('getAudit')).answer();
    expect(entry).toMatchObject({ action: 'stock.corrected', subject: 'AERO-BLK-L' });
    expect(JSON.parse(entry?.after ?? '')).toEqual({ units: 9, reason: 'Counted on the shelf' });
  });
});
