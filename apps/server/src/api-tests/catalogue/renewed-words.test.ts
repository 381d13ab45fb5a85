import { beforeEach, expect, it } from 'vitest';
import { catalogueVersionOf } from '../../modules/catalogue-version/catalogue-version.ts';
import { renewWords } from '../../modules/colours/renew-words.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

forEachEngine('search words of an older version', (engine) => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'demo' });
    return () => shop.close();
  });

  const found = async (filter: string) =>
    (await shop.visitor.call('getProductByFilter', { query: { filter } })).answer().map(({ ID }) => ID);
  const words = () =>
    shop.database.db.selectFrom('search_word').selectAll().orderBy('product_id').orderBy('word').execute();
  const shapeOf = async () => {
    const versions = catalogueVersionOf(shop.database.db);
    versions.forget();
    return (await versions.current()).shape;
  };

  it('S7.CAT.06 are written again once, and search finds the products by whole words; the others stay', async () => {
    const { db } = shop.database;
    const before = await words();
    const { id } = await db.selectFrom('product').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await db.updateTable('product').set({ name: 'सूती कुर्ता' }).where('id', '=', id).execute();
    // Without the vowel signs, as they were split before.
    const old = ['स', 'त', 'क', 'र'].map((word) => ({ word, product_id: id }));
    await db.insertInto('search_word').values(old).execute();
    expect(await found('कुर्ता')).toEqual([]);
    const shape = await shapeOf();

    await renewWords(shop.app.context, () => false);
    expect([await shapeOf(), await found('कुर्ता')]).toEqual([shape, []]);
    await renewWords(shop.app.context, () => true);
    expect([await shapeOf(), await found('कुर्ता')]).toEqual([shape + 1, [id]]);
    const after = await words();
    expect(after.filter((row) => row.product_id === id).map(({ word }) => word)).toEqual(
      expect.arrayContaining(['सूती', 'कुर्ता']),
    );
    expect(after.filter(({ word }) => word === 'क')).toEqual([]);
    const others = (rows: typeof before) => rows.filter((row) => row.product_id !== id);
    expect(others(after)).toEqual(others(before));

    await db.insertInto('search_word').values(old).execute();
    await renewWords(shop.app.context, () => true);
    expect(await shapeOf()).toBe(shape + 1);
    expect(await words()).toHaveLength(after.length + old.length);
  });
});
