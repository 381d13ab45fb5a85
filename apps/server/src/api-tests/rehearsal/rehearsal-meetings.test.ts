import { forBothEngines } from '@kayal/server-testing/src/harness.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { items } from '@kayal/server-testing/src/small-seed.ts';
import { expect, it } from 'vitest';
import type { Db } from '../../db/open-database.ts';
import { differences, importInto, productOf, rehearse, setPrice, switchOver } from './rehearsed-shop.ts';

/** Renames sizes of a product in its form. @param names new names by the old ones */
async function renameSizes(admin: Caller, id: number, names: Readonly<Record<string, string>>): Promise<void> {
  const { version, ...draft } = await productOf(admin, id);
  const renamed = draft.variants.map((variant) => ({ ...variant, size: names[variant.size] ?? variant.size }));
  (await admin.call('saveAdminProduct', { params: { id }, body: { ...draft, version, variants: renamed } })).answer();
}

async function renameProduct(admin: Caller, id: number, name: string): Promise<void> {
  const { version, ...draft } = await productOf(admin, id);
  (await admin.call('saveAdminProduct', { params: { id }, body: { ...draft, version, name } })).answer();
}

async function sizesOf(admin: Caller, id: number): Promise<Readonly<Record<string, string>>> {
  const { variants } = await productOf(admin, id);
  return Object.fromEntries(variants.map(({ uniqueCode, size }) => [uniqueCode, size]));
}

async function categoryId(db: Db, name: string): Promise<number> {
  const { id } = await db.selectFrom('category').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return id;
}

forBothEngines('what a rehearsal and its shop changed together', (engine) => {
  it('sizes that move from one code to another all come over, in a row and crosswise', async () => {
    const rehearsed = await rehearse(engine);
    const { admin, rehearsal } = rehearsed;
    await renameSizes(rehearsal.admin, items.tee.id, { M: 'L', L: 'XL' });
    await renameSizes(rehearsal.admin, items.jacket.id, { M: 'L', L: 'M' });
    const wanted = await Promise.all([items.tee, items.jacket].map(({ id }) => sizesOf(rehearsal.admin, id)));
    expect((await differences(admin)).conflicts).toEqual([]);
    await switchOver(rehearsed);
    expect(await Promise.all([items.tee, items.jacket].map(({ id }) => sizesOf(admin, id)))).toEqual(wanted);
  });

  it('a size whose place the shop has given away stays, and so does the one that wanted its own', async () => {
    const rehearsed = await rehearse(engine);
    const { admin, rehearsal } = rehearsed;
    const { variants } = await productOf(admin, items.jacket.id);
    await renameSizes(rehearsal.admin, items.jacket.id, { M: 'L', L: 'XL' });
    const { version, ...draft } = await productOf(admin, items.jacket.id);
    const own = { uniqueCode: 'TRAIL-NVY-XL', colour: 'Navy', size: 'XL', units: 1 };
    const body = { ...draft, version, variants: [...variants, own] };
    (await admin.call('saveAdminProduct', { params: { id: items.jacket.id }, body })).answer();
    const before = await sizesOf(admin, items.jacket.id);
    expect((await differences(admin)).kinds).toMatchObject([{ kind: 'products', conflicts: 2 }]);
    await switchOver(rehearsed, ['products']);
    expect(await sizesOf(admin, items.jacket.id)).toEqual(before);
  });

  it('settings and old addresses name the category that the rehearsal meant, under the number it has in the shop', async () => {
    const rehearsed = await rehearse(engine);
    const { shop, admin, rehearsal } = rehearsed;
    const row = (id: string, category: string) => `${id},Name ${id},,300,,${category},${id}-M,Coral,M,5,men`;
    expect(await importInto(shop.app, row('CAP', 'Caps'))).toMatchObject({ result: 'applied' });
    expect(await importInto(rehearsal.app, row('BOOT', 'Boots'))).toMatchObject({ result: 'applied' });
    const boots = await categoryId(rehearsal.db, 'Boots');
    expect(await categoryId(shop.database.db, 'Caps')).toBe(boots);

    const { version, settings, theme } = (await rehearsal.admin.call('getSettings')).answer();
    const wanted = {
      ...settings,
      home: { ...settings.home, categoryIds: [boots] },
      invoicing: { ...settings.invoicing, categories: [{ categoryId: boots, taxClass: 'footwear', hsn: '6401' }] },
      cashTerms: { ...settings.cashTerms, withoutCategories: [{ categoryId: boots }] },
      navigation: [{ label: 'Boots', to: `/products?c=${boots}&n=Boots` }],
    };
    (await rehearsal.admin.call('saveSettings', { body: { version, theme, settings: wanted } })).answer();
    const rule = { from: '/boots', to: `/products?c=${boots}&n=Boots` };
    (await rehearsal.admin.call('addRedirectRule', { body: rule })).answer();
    await switchOver(rehearsed);

    const id = await categoryId(shop.database.db, 'Boots');
    expect(id).not.toBe(boots);
    const after = (await admin.call('getSettings')).answer().settings;
    expect(after.home.categoryIds).toEqual([id]);
    expect(after.invoicing?.categories).toEqual([{ categoryId: id, taxClass: 'footwear', hsn: '6401' }]);
    expect(after.cashTerms?.withoutCategories).toEqual([{ categoryId: id }]);
    expect(after.navigation).toEqual([{ label: 'Boots', to: `/products?c=${id}&n=Boots` }]);
    const { rules } = (await admin.call('getRedirects')).answer();
    expect(rules).toMatchObject([{ to: `/products?c=${id}&n=Boots` }]);
  });

  it('no offer is above its MRP: the shop keeps both where only together they are wrong, and a rehearsal lists them', async () => {
    const rehearsed = await rehearse(engine);
    const { admin, rehearsal } = rehearsed;
    const { tee, jacket, shorts } = items;
    const setOffer = async (caller: Caller, itemId: number, offerPrice: number) =>
      (await caller.call('addOffer', { body: { itemId, offerPrice } })).answer();
    await renameProduct(rehearsal.admin, jacket.id, 'Storm Jacket');
    await setPrice(rehearsal.admin, jacket.id, 1500);
    await setOffer(admin, jacket.id, 2000);
    await setOffer(rehearsal.admin, shorts.id, 700);
    await setPrice(admin, shorts.id, 555);
    await setOffer(rehearsal.admin, tee.id, 250);
    await setPrice(rehearsal.admin, tee.id, 300);

    const { kinds, conflicts } = await differences(admin);
    expect(kinds.find(({ kind }) => kind === 'offers')).toEqual({ kind: 'offers', changed: 1, conflicts: 2 });
    expect(conflicts.filter(({ kind }) => kind === 'offers')).toMatchObject([
      {
        row: `${jacket.name} (${jacket.id})`,
        fields: [
          { field: 'mrp', here: '249900', there: '150000' },
          { field: 'offer', here: '200000', there: '200000' },
        ],
      },
      {
        row: `${shorts.name} (${shorts.id})`,
        fields: [
          { field: 'mrp', here: '55500', there: '55500' },
          { field: 'offer', here: '', there: '70000' },
        ],
      },
    ]);
    await switchOver(rehearsed, ['offers', 'products']);
    const prices = await Promise.all([jacket, shorts, tee].map(({ id }) => productOf(admin, id)));
    expect(prices.map(({ name, mrp, offerPrice }) => [name, mrp, offerPrice])).toEqual([
      ['Storm Jacket', 2499, 2000],
      [shorts.name, 555, null],
      [tee.name, 300, 250],
    ]);
    await renameProduct(admin, jacket.id, 'Gale Jacket');
  });
});
