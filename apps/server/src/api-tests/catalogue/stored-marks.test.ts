import { beforeEach, expect, it } from 'vitest';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items, people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { renewWords } from '../../modules/colours/renew-words.ts';
import { catalogueVersionOf } from '../../modules/catalogue-version/catalogue-version.ts';

forEachEngine('names that an older version stored with marks that nobody sees', (engine) => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    const { db } = shop.database;
    await db.updateTable('variant').set({ colour: 'Na\u200bvy' }).where('product_id', '=', items.jacket.id).execute();
    await db.updateTable('variant').set({ size: '\ufeffL' }).where('unique_code', '=', variants.jacketL.code).execute();
    await db
      .updateTable('product')
      .set({ name: 'Tra\u202dil Jacket\u202c', display_colour: 'Na\u200bvy' })
      .where('id', '=', items.jacket.id)
      .execute();
    await db.updateTable('colour').set({ db_color: 'Na\u200bvy' }).where('db_color', '=', 'Navy').execute();
    await db.updateTable('customer').set({ full_name: 'As\u200bha Nair' }).where('id', '=', people.asha.id).execute();
    await renewWords(shop.app.context, () => true);
    catalogueVersionOf(db).forget();
    return () => shop.close();
  });

  const found = async (query: Readonly<Record<string, string>>) =>
    (await shop.visitor.call('getProductByFilter', { query: { filter: '', ...query } })).answer().map(({ ID }) => ID);

  it('S7.CAT.06 are found by search and by filters, as they are shown and as they are typed', async () => {
    for (const query of [{ filter: 'trail' }, { color: 'Navy' }, { color: 'Na\u200bvy' }]) {
      expect([query, await found(query)]).toEqual([query, [items.jacket.id]]);
    }
    expect(await found({ size: 'L' })).toContain(items.jacket.id);
  });

  it('J35 take display names of colours', async () => {
    const admin = await shop.as(people.admin.email);
    const body = { 'Na\u200bvy': { name: 'Sea', hex: '#001122' } };
    (await admin.call('postModifyColor', { body })).answer();
    expect(await found({ color: 'Sea' })).toEqual([items.jacket.id]);
  });
});
