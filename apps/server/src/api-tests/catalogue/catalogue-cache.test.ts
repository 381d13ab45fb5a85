import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../../modules/catalogue-version/catalogue-version.ts';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items, variants } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('catalogue answers as ready bytes', (engine) => {
  let shop: TestApp;
  const list = urlOf('getProductByFilter');

  const stock = async (): Promise<number | undefined> => {
    const rows = (await shop.visitor.call('getProductDetails', { query: { Id: String(items.jacket.id) } })).answer();
    return rows.find(({ Uniquecode }) => Uniquecode === variants.jacketL.code)?.Qty;
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });

  it('R-45 S7.CAT.06 answers may be kept for a minute and are asked again by a strong ETag', async () => {
    const first = await shop.app.inject({ url: list });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(first.headers.etag).toMatch(/^"[\w-]{12}"$/);
    const again = await shop.app.inject({ url: list, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    const other = await shop.app.inject({ url: list, headers: { 'if-none-match': '"something else"' } });
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  });

  it('S7.CAT.06 hidden products are in no answer of any call', async () => {
    expect((await shop.visitor.call('getProductByFilter')).text).not.toContain(items.hidden.name);
    const Id = String(items.hidden.id);
    expect((await shop.visitor.call('getProductById', { query: { Id } })).answer()).toEqual([]);
    expect((await shop.visitor.call('getProductDetails', { query: { Id } })).answer()).toEqual([]);
    const query = { uniqueCode: variants.hidden.code };
    expect((await shop.visitor.call('getProductByUniqueCode', { query })).answer()).toEqual([]);
  });

  it('J23 a sale shows in the next answer', async () => {
    const before = await stock();
    await shop.setStock(variants.jacketL.code, 9000);
    expect(await stock()).toBe(before);
    catalogueVersionOf(shop.database.db).noteStockChange();
    expect(await stock()).toBe(9000);
  });

  it('different spellings of a number share one cached answer', async () => {
    const code = items.jacket.id;
    const ask = async (id: string, page: Record<string, string>) => [
      (await shop.visitor.call('getProductDetails', { query: { Id: id } })).text,
      (await shop.visitor.call('getProductById', { query: { Id: id } })).text,
      (await shop.visitor.call('getProductByFilter', { query: page })).text,
    ];
    const plain = await ask(String(code), { limit: '5', minPrice: '1' });
    // Nobody is notified of this sale, so only an answer that is read again shows it.
    await shop.setStock(variants.jacketL.code, 17);
    expect(await ask(`00${code}`, { limit: '5', offset: '000', minPrice: '1.00' })).toEqual(plain);
  });

  it('S7.ADM.02 a change of the catalogue shows in the next answer', async () => {
    const call = { params: { id: items.shorts.id } };
    expect((await shop.visitor.call('getOfferByItemId', call)).status).toBe(404);
    const { db } = shop.database;
    await inTransaction(db, async (trx) => {
      await trx.insertInto('offer').values({ product_id: items.shorts.id, price: 59_950, updated_at: 1 }).execute();
      await bumpCatalogueVersion(trx, 'content', Date.now());
    });
    catalogueVersionOf(db).forget();
    expect((await shop.visitor.call('getOfferByItemId', call)).answer()).toEqual({ OfferPrice: 599.5 });
  });

  it('J11 an unknown company is 404, also when an answer is cached', async () => {
    expect((await shop.visitor.call('getCategories')).status).toBe(200);
    expect((await shop.visitor.call('getCategories', { params: { company: 'other' } })).status).toBe(404);
  });

  it('a version read before a change is not cached after it', async () => {
    const { db } = shop.database;
    const read = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    // Delays an answer of the database.
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read.resolve();
        await answer.promise;
        return result;
      },
    });
    const version = catalogueVersionOf(slow);
    const before = Promise.resolve(version.current());
    await read.promise;
    await inTransaction(db, (trx) => bumpCatalogueVersion(trx, 'content', Date.now()));
    version.forget();
    const after = Promise.resolve(version.current());
    answer.resolve();
    const { content } = await before;
    expect((await after).content).toBe(content + 1);
    expect((await version.current()).content).toBe(content + 1);
  });
});
