import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportMode } from '@kayal/api-contract';
import { beforeEach, expect, it, vi } from 'vitest';
import * as service from '../../modules/catalogue-import/catalogue-import.service.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { progressOf } from '../../modules/catalogue-import/import-run.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const headings = 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer,description,hidden';
const fileOf = (...rows: readonly string[]): string => [headings, ...rows, ''].join('\n');

/** Two products with everything that a file can say of them. */
const base = [
  '201,Periyar Tee,T-Shirts,Men;Beach,899,Navy,M,PT-NVY-M,4,799,Light,no',
  '201,Periyar Tee,T-Shirts,Men;Beach,899,Navy,L,PT-NVY-L,6,799,Light,no',
  '201,Periyar Tee,T-Shirts,Men;Beach,899,Jet Black,M,PT-BLK-M,2,799,Light,no',
  '202,Marari Vest,Surf,Women,1299,Coral,S,MV-COR-S,3,,,yes',
];

/** A change of a product as a whole. */
const change = (field: string, before: string | null, after: string | null) => ({
  field,
  uniqueCode: null,
  before,
  after,
});

forEachEngine('what an import changes', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const take = async (text: string, mode: ImportMode = 'changes', isDryRun = false) => {
    const file = path.join(shop.config.dataDir, 'file.csv');
    await writeFile(file, text);
    const options = { mode, mapName: null, isDryRun, source: 'command' } as const;
    const { errors, ...report } = await importFile(shop.app.context, file, options);
    expect(errors).toEqual([]);
    shop.clock.advance(1000);
    return report;
  };
  const lastRun = async () => {
    const [last] = (await admin.call('getImports')).answer();
    return last?.id ?? '';
  };
  const sentences = async () => (await admin.call('getImport', { params: { id: await lastRun() } })).answer().notes;
  /** What the last import changed. */
  const changes = async () => {
    const found = (await admin.call('getImportChanges', { params: { id: await lastRun() } })).answer();
    return found
      .filter(({ kind }) => kind !== 'unchanged')
      .map(({ kind, productId, name, fields }) => ({ kind, productId, name, fields }));
  };
  const undo = async () => {
    const { done } = await service.startUndo(shop.app.context, await lastRun(), null);
    const { state, notes } = await done;
    shop.clock.advance(1000);
    expect(state).toBe('undone');
    return notes;
  };
  /** Everything that an import can change and its undo restores. */
  const catalogue = async () => {
    const { db } = shop.database;
    const products = db
      .selectFrom('product')
      .select(['id', 'name', 'mrp', 'category_id', 'description', 'display_colour', 'visible', 'withdrawn'])
      .orderBy('id');
    const variants = db
      .selectFrom('variant')
      .select(['unique_code', 'product_id', 'colour', 'size', 'withdrawn', 'qty'])
      .orderBy('unique_code');
    const offers = db.selectFrom('offer').select(['product_id', 'price']).orderBy('product_id');
    const lists = db
      .selectFrom('product_group')
      .select(['product_id', 'category_id'])
      .orderBy('product_id')
      .orderBy('category_id');
    // The products of the seed have no words.
    const words = db
      .selectFrom('search_word')
      .select(['product_id', 'word'])
      .where('product_id', '>', 200)
      .orderBy('product_id')
      .orderBy('word');
    return {
      products: await products.execute(),
      variants: await variants.execute(),
      offers: await offers.execute(),
      lists: await lists.execute(),
      words: await words.execute(),
    };
  };
  const productOf = async (id: number) => {
    const { products, offers } = await catalogue();
    return { ...products.find((row) => row.id === id), offer: offers.find((row) => row.product_id === id)?.price };
  };
  const found = async (filter: string) =>
    (await shop.visitor.call('getProductByFilter', { query: { filter } })).answer().map(({ ID }) => ID);
  const draftOf = async (id: number) => {
    const {
      pictureAt: _at,
      withdrawn: _gone,
      id: _id,
      variants,
      ...draft
    } = (await admin.call('getAdminProduct', { params: { id } })).answer();
    const sold = variants.filter(({ withdrawn }) => !withdrawn);
    return { ...draft, variants: sold.map(({ withdrawn: _withdrawn, ...variant }) => variant) };
  };

  /** Saves a product by hand. */
  const save = async (id: number, body: Awaited<ReturnType<typeof draftOf>>) =>
    (await admin.call('saveAdminProduct', { params: { id }, body })).answer();

  it('a new product is shown with all its fields, and is on sale unless it is hidden', async () => {
    expect(await take(fileOf(...base))).toMatchObject({ result: 'applied', counts: { new: 2, prices: 0, stock: 0 } });
    const variant = (field: string, uniqueCode: string, after: string) => ({ field, uniqueCode, before: null, after });
    expect(await changes()).toEqual([
      {
        kind: 'new',
        productId: 201,
        name: 'Periyar Tee',
        fields: [
          change('name', null, 'Periyar Tee'),
          change('category', null, 'T-Shirts'),
          change('mrp', null, '899.00'),
          change('description', null, 'Light'),
          change('offer', null, '799.00'),
          change('sub_category', null, 'Beach; Men'),
          variant('colour', 'PT-NVY-M', 'Navy'),
          variant('size', 'PT-NVY-M', 'M'),
          variant('units', 'PT-NVY-M', '4'),
          variant('colour', 'PT-NVY-L', 'Navy'),
          variant('size', 'PT-NVY-L', 'L'),
          variant('units', 'PT-NVY-L', '6'),
          variant('colour', 'PT-BLK-M', 'Jet Black'),
          variant('size', 'PT-BLK-M', 'M'),
          variant('units', 'PT-BLK-M', '2'),
        ],
      },
      {
        kind: 'new',
        productId: 202,
        name: 'Marari Vest',
        fields: [
          change('name', null, 'Marari Vest'),
          change('category', null, 'Surf'),
          change('mrp', null, '1299.00'),
          change('sub_category', null, 'Women'),
          change('hidden', 'no', 'yes'),
          variant('colour', 'MV-COR-S', 'Coral'),
          variant('size', 'MV-COR-S', 'S'),
          variant('units', 'MV-COR-S', '3'),
        ],
      },
    ]);
    expect(await productOf(201)).toMatchObject({ mrp: 89_900, display_colour: 'Navy', visible: 1, offer: 79_900 });
    expect(await productOf(202)).toMatchObject({ mrp: 129_900, display_colour: 'Coral', visible: 0, offer: undefined });
    for (const word of ['periyar', 'shirts', 'beach', 'navy', 'midnight', 'black']) {
      expect([word, await found(word)]).toEqual([word, expect.arrayContaining([201])]);
    }
  });

  it('a changed product is shown with its values before and after, another one not; the undo restores all of it', async () => {
    await take(fileOf(...base));
    const before = await catalogue();
    const [navyM = '', navyL = '', black = '', vest = ''] = base;
    const changed = (row: string): string =>
      row
        .replace('Periyar Tee,T-Shirts,Men;Beach,899', 'River Tee,Surf,Women;Men,949.5')
        .replace(',799,Light,', ',,Heavy,');
    const report = await take(
      fileOf(
        changed(navyM).replace('Navy,M,PT-NVY-M,4', 'Brick Red,S,PT-NVY-M,9'),
        changed(navyL),
        changed(black),
        vest,
      ),
    );
    expect(report.counts).toMatchObject({ new: 0, changed: 1, unchanged: 1, withdrawn: 0, prices: 1, stock: 1 });
    expect(await changes()).toEqual([
      {
        kind: 'changed',
        productId: 201,
        name: 'River Tee',
        fields: [
          change('name', 'Periyar Tee', 'River Tee'),
          change('category', 'T-Shirts', 'Surf'),
          change('mrp', '899.00', '949.50'),
          change('description', 'Light', 'Heavy'),
          change('offer', '799.00', null),
          change('sub_category', 'Beach; Men', 'Men; Women'),
          { field: 'colour', uniqueCode: 'PT-NVY-M', before: 'Navy', after: 'Brick Red' },
          { field: 'size', uniqueCode: 'PT-NVY-M', before: 'M', after: 'S' },
          { field: 'units', uniqueCode: 'PT-NVY-M', before: '4', after: '9' },
        ],
      },
    ]);
    const after = await catalogue();
    const [old, now] = [before, after].map(({ products }) => products.find(({ id }) => id === 201));
    expect(now).toEqual({
      ...old,
      name: 'River Tee',
      mrp: 94_950,
      category_id: before.products.find(({ id }) => id === 202)?.category_id,
      description: 'Heavy',
    });
    expect(after.offers.filter(({ product_id: id }) => id === 201)).toEqual([]);
    expect(after.variants.find(({ unique_code: code }) => code === 'PT-NVY-M')).toMatchObject({
      colour: 'Brick Red',
      size: 'S',
      qty: 9,
    });
    expect([await found('periyar'), await found('river'), await found('beach')]).toEqual([[], [201], []]);

    expect(await undo()).toEqual([]);
    expect(await catalogue()).toEqual(before);
    expect([await found('periyar'), await found('midnight'), await found('beach')]).toEqual([[201], [201], [201]]);
  });

  it('the undo withdraws what the import added, and restores what it withdrew', async () => {
    await take(fileOf(...base));
    const before = await catalogue();
    const [navyM = '', , black = ''] = base;
    const report = await take(fileOf(navyM, black.replace(/Black,M,PT-BLK-M/, 'Black,L,PT-BLK-L')), 'whole');
    expect(report.counts).toMatchObject({ new: 0, changed: 1, withdrawn: 5, unchanged: 0 });
    expect(await changes()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          productId: 201,
          fields: [
            { field: 'colour', uniqueCode: 'PT-BLK-L', before: null, after: 'Jet Black' },
            { field: 'size', uniqueCode: 'PT-BLK-L', before: null, after: 'L' },
            { field: 'units', uniqueCode: 'PT-BLK-L', before: null, after: '2' },
            { field: 'withdrawn', uniqueCode: 'PT-NVY-L', before: 'no', after: 'yes' },
            { field: 'withdrawn', uniqueCode: 'PT-BLK-M', before: 'no', after: 'yes' },
          ],
        }),
        { kind: 'withdrawn', productId: 202, name: 'Marari Vest', fields: [change('withdrawn', 'no', 'yes')] },
      ]),
    );
    expect(await productOf(202)).toMatchObject({ visible: 0, withdrawn: 1 });
    expect(report.counts).toMatchObject({ prices: 0, stock: 1 });
    await undo();
    const after = await catalogue();
    const added = { unique_code: 'PT-BLK-L', product_id: 201, colour: 'Jet Black', size: 'L', withdrawn: 1, qty: 0 };
    expect(after.variants).toEqual(expect.arrayContaining([added, ...before.variants]));
    expect({ ...after, variants: [] }).toEqual({ ...before, variants: [] });

    await take(fileOf('203,Late Cap,T-Shirts,,299,Navy,M,LATE-M,5,,,no'));
    expect(await found('late')).toEqual([203]);
    await undo();
    expect(await productOf(203)).toMatchObject({ visible: 0, withdrawn: 1 });
    expect([await found('late'), await shop.stockOf('LATE-M')]).toEqual([[], 0]);
  });

  it('a withdrawn product comes back with a file of products, not with one of stock or prices', async () => {
    await take(fileOf(...base));
    await take(fileOf('101,Aero Training T-shirt,T-Shirts,,499,Jet Black,M,AERO-BLK-M,60,399,,no'), 'whole');
    const isBack = async () => {
      const { visible, withdrawn } = await productOf(201);
      return [visible, withdrawn];
    };
    expect(await isBack()).toEqual([0, 1]);
    await take('unique_code,units\nPT-NVY-M,8\n', 'stock');
    const units = { field: 'units', uniqueCode: 'PT-NVY-M', before: '4', after: '8' };
    expect(await changes()).toMatchObject([{ productId: 201, fields: [units] }]);
    await take('product_id,mrp,offer\n201,999,899\n', 'prices');
    expect(await changes()).toMatchObject([
      { productId: 201, fields: [change('mrp', '899.00', '999.00'), change('offer', '799.00', '899.00')] },
    ]);
    expect([await isBack(), await shop.stockOf('PT-NVY-M')]).toEqual([[0, 1], 8]);
    expect(await productOf(201)).toMatchObject({ mrp: 99_900, offer: 89_900 });
    const withoutHidden = fileOf(...base)
      .split('\n')
      .map((row) => row.slice(0, row.lastIndexOf(',')))
      .join('\n');
    await take(withoutHidden);
    expect(await changes()).toMatchObject([
      { productId: 201, kind: 'changed', fields: expect.arrayContaining([change('hidden', 'yes', 'no')]) },
      { productId: 202, kind: 'changed', fields: expect.arrayContaining([change('hidden', 'yes', 'no')]) },
    ]);
    expect([await isBack(), await shop.stockOf('PT-NVY-M')]).toEqual([[1, 0], 4]);
    await undo();
    expect([await isBack(), await shop.stockOf('PT-NVY-M')]).toEqual([[0, 1], 8]);
    await take(withoutHidden, 'whole');
    expect(await isBack()).toEqual([1, 0]);
    await undo();
    expect(await isBack()).toEqual([0, 1]);
  });

  it('a withdrawn variant comes back with a file that has it, and its undo withdraws it again', async () => {
    const isWithdrawn = async () =>
      (await catalogue()).variants.find(({ unique_code: code }) => code === 'PT-BLK-M')?.withdrawn;
    await take(fileOf(...base));
    await take(fileOf(...base.filter((row) => !row.includes('PT-BLK-M'))), 'whole');
    expect(await isWithdrawn()).toBe(1);
    for (const mode of ['whole', 'changes'] as const) {
      await take(fileOf(...base), mode);
      expect(await isWithdrawn()).toBe(0);
      await undo();
      expect(await isWithdrawn()).toBe(1);
    }
  });

  it('files of prices and of stock change nothing else, and their undo restores that', async () => {
    await take(fileOf(...base));
    const before = await catalogue();
    const prices = await take('product_id,mrp,offer\n201,950,\n202,1299,1199\n101,499,399\n', 'prices');
    expect(prices.counts).toMatchObject({ changed: 2, unchanged: 1, prices: 2, stock: 0 });
    expect(await sentences()).toEqual([]);
    expect(await changes()).toMatchObject([
      { productId: 201, fields: [change('mrp', '899.00', '950.00'), change('offer', '799.00', null)] },
      { productId: 202, fields: [change('offer', null, '1199.00')] },
    ]);
    expect(await productOf(201)).toEqual({
      ...before.products.find(({ id }) => id === 201),
      mrp: 95_000,
      offer: undefined,
    });
    await undo();
    expect(await catalogue()).toEqual(before);
    const stock = await take('unique_code,units\nPT-NVY-M,7\nPT-NVY-L,6\nMV-COR-S,0\n', 'stock');
    expect(stock.counts).toMatchObject({ changed: 2, prices: 0, stock: 2 });
    const units = (uniqueCode: string, was: string, now: string) => ({
      field: 'units',
      uniqueCode,
      before: was,
      after: now,
    });
    expect(await changes()).toMatchObject([
      { productId: 201, fields: [units('PT-NVY-M', '4', '7')] },
      { productId: 202, fields: [units('MV-COR-S', '3', '0')] },
    ]);
    expect([await shop.stockOf('PT-NVY-M'), await shop.stockOf('MV-COR-S')]).toEqual([7, 0]);
    await undo();
    expect(await catalogue()).toEqual(before);
  });

  it('new categories and lists come after the others, in the order of the file', async () => {
    await take(fileOf(...base));
    const named = shop.database.db.selectFrom('category').select('name').orderBy('position');
    const before = await named.execute();
    await take(
      fileOf('203,Late Cap,Rowing,Hockey,299,Navy,M,LATE-M,5,,,no', '204,Late Tee,Bowls,,299,Navy,M,LT-M,5,,,no'),
    );
    const after = await named.execute();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ name }) => name)).toEqual(['Rowing', 'Hockey', 'Bowls']);
  });

  it('a product and its variants that were brought back by hand since stay so when an import is undone', async () => {
    await take(fileOf(...base));
    const bringBack = async () => {
      const draft = await draftOf(201);
      const variants = draft.variants.filter(({ uniqueCode }) => uniqueCode !== 'PT-BLK-M');
      const body = { ...draft, variants, hidden: false };
      await save(201, body);
    };
    const state = async () => {
      const { variants } = await catalogue();
      const black = variants.find(({ unique_code: code }) => code === 'PT-BLK-M');
      const { visible, withdrawn } = await productOf(201);
      return [visible, withdrawn, black?.withdrawn];
    };
    await take(fileOf(base[3] ?? ''), 'whole');
    expect(await state()).toEqual([0, 1, 0]);
    await bringBack();
    const broughtBack = await state();
    expect(broughtBack[2]).toBe(1);
    await undo();
    expect(await state()).toEqual(broughtBack);

    await take(fileOf(base[3] ?? ''), 'whole');
    await take('product_id,mrp,offer\n201,999,899\n', 'prices');
    await bringBack();
    await undo();
    expect(await state()).toEqual(broughtBack);
  });

  it('what was changed by hand since the import stays when it is undone', async () => {
    await take(fileOf(...base));
    await take(fileOf(...base.map((row) => row.replace('Light', 'Heavy').replace(',899,', ',949,'))));
    const draft = await draftOf(201);
    const variants = draft.variants
      .filter(({ uniqueCode }) => uniqueCode !== 'PT-BLK-M')
      .map((variant) =>
        variant.uniqueCode === 'PT-NVY-L' ? { ...variant, colour: 'Brick Red', size: 'XL' } : variant,
      );
    const own = { ...draft, variants, name: 'Own Name', offerPrice: 700, hidden: true };
    await save(201, own);
    await undo();
    expect(await productOf(201)).toMatchObject({
      name: 'Own Name',
      mrp: 89_900,
      description: 'Light',
      visible: 0,
      offer: 70_000,
    });
    expect((await catalogue()).variants.filter(({ product_id: id }) => id === 201)).toMatchObject([
      { unique_code: 'PT-BLK-M', withdrawn: 1 },
      { unique_code: 'PT-NVY-L', colour: 'Brick Red', size: 'XL', withdrawn: 0 },
      { unique_code: 'PT-NVY-M', colour: 'Navy', size: 'M', withdrawn: 0 },
    ]);
    const shown = { ...(await draftOf(201)), hidden: false };
    await save(201, shown);
    expect([await found('own'), await found('periyar')]).toEqual([[201], []]);
  });

  it('what a file does not name, and somebody changed since, stays when its import is undone', async () => {
    await take(fileOf(...base));
    const short = (...rows: readonly string[]): string =>
      ['product_id,name,category,mrp,colour,size,unique_code,units', ...rows, ''].join('\n');
    await take(
      short('201,Periyar Tee,T-Shirts,949,Navy,XL,PT-NVY-M,4', '202,Marari Vest,Surf,1399,Coral,S,MV-COR-S,3'),
    );
    const tee = await draftOf(201);
    const variants = tee.variants.filter(({ uniqueCode }) => uniqueCode !== 'PT-BLK-M');
    await save(201, { ...tee, variants, listIds: [] });
    const vest = { ...(await draftOf(202)), hidden: false };
    await save(202, vest);
    await undo();
    expect([(await draftOf(201)).listIds, (await productOf(202)).visible]).toEqual([[], 1]);
    expect([(await productOf(201)).mrp, (await productOf(202)).mrp]).toEqual([89_900, 129_900]);
    expect((await catalogue()).variants.filter(({ product_id: id }) => id === 201)).toMatchObject([
      { unique_code: 'PT-BLK-M', withdrawn: 1 },
      { unique_code: 'PT-NVY-L', withdrawn: 0 },
      { unique_code: 'PT-NVY-M', size: 'M', withdrawn: 0 },
    ]);
  });

  it('an undo leaves no offer above an MRP, whichever of them was changed since', async () => {
    const priced = (mrp: number, offer: number | '') =>
      fileOf(...base.map((row) => row.replace(',899,', `,${mrp},`).replace(',799,', `,${offer},`)));
    const byHand = async (prices: { readonly mrp?: number; readonly offerPrice?: number }) => {
      const body = { ...(await draftOf(201)), ...prices };
      await save(201, body);
      shop.clock.advance(1000);
    };
    const note = 'Periyar Tee: its MRP and its offer stay, because the offer would be above the MRP.';
    await take(priced(899, 799));
    await take(priced(1899, ''));
    await byHand({ offerPrice: 1500 });
    expect(await undo()).toEqual([note]);
    expect(await productOf(201)).toMatchObject({ mrp: 189_900, offer: 150_000 });
    await take(priced(1899, 299));
    await byHand({ mrp: 500 });
    expect(await undo()).toEqual([note]);
    expect(await productOf(201)).toMatchObject({ mrp: 50_000, offer: 29_900 });
    await take(priced(999, 799));
    await take(priced(1999, ''));
    await byHand({ offerPrice: 999 });
    expect(await undo()).toEqual([]);
    expect(await productOf(201)).toMatchObject({ mrp: 99_900, offer: 99_900 });
  });

  it('an undo leaves the colour and size of a variant whose former ones another variant has got since', async () => {
    await take(fileOf(...base));
    await take(fileOf(...base.map((row) => row.replace('Navy,M', 'Teal,M').replace(',899,', ',949,'))));
    const draft = await draftOf(201);
    const added = { uniqueCode: 'PT-NEW-M', colour: 'Navy', size: 'M', units: 1 };
    const body = { ...draft, variants: [...draft.variants, added] };
    await save(201, body);
    expect(await undo()).toEqual(['PT-NVY-M: another variant is Navy, M now, so it stays Teal, M.']);
    expect(await productOf(201)).toMatchObject({ mrp: 89_900 });
    expect((await catalogue()).variants).toContainEqual(
      expect.objectContaining({ unique_code: 'PT-NVY-M', colour: 'Teal', size: 'M', withdrawn: 0 }),
    );
  });

  it('an undo leaves units that were counted since, and writes to who waits for those that it brings back', async () => {
    await take(fileOf(...base));
    await take('unique_code,units\nPT-NVY-M,0\nPT-NVY-L,9\n', 'stock');
    const asha = await shop.as(people.asha.email);
    (await asha.call('addStockWatch', { body: { uniqueCode: 'PT-NVY-M' } })).answer();
    const counted = { uniqueCode: 'PT-NVY-L', units: 20, reason: 'counted' };
    (await admin.call('correctStock', { body: counted })).answer();
    shop.clock.advance(1000);
    expect(await undo()).toEqual(['PT-NVY-L: its units were set since, so they stay.']);
    expect([await shop.stockOf('PT-NVY-M'), await shop.stockOf('PT-NVY-L')]).toEqual([4, 20]);
    expect((await shop.mail()).map(({ to }) => to)).toEqual([people.asha.email]);
  });

  it('an undo takes back the display colour that the import chose, and leaves one that was chosen by hand since', async () => {
    const choose = async (displayColour: string) => {
      const draft = { ...(await draftOf(201)), displayColour };
      await save(201, draft);
    };
    const shownColour = async () => (await productOf(201)).display_colour;
    await take(fileOf(...base));
    await take(fileOf(...base.filter((row) => !row.includes('Navy'))), 'whole');
    expect(await shownColour()).toBe('Jet Black');
    await undo();
    expect(await shownColour()).toBe('Navy');

    await take(fileOf(...base.map((row) => row.replace(',899,', ',949,'))));
    await choose('Jet Black');
    await undo();
    expect(await shownColour()).toBe('Jet Black');

    await take(fileOf(...base.map((row) => row.replace(',899,', ',959,'))));
    const draft = await draftOf(201);
    const added = { uniqueCode: 'PT-OLV-M', colour: 'Olive', size: 'M', units: 1 };
    const own = { ...draft, displayColour: 'Olive', variants: [...draft.variants, added] };
    await save(201, own);
    await undo();
    expect(await shownColour()).toBe('Olive');
    await choose('Navy');
    const withOlive = [...base, (base[0] ?? '').replace('Navy', 'Olive').replace('PT-NVY-M', 'PT-OLV-M')];
    await take(fileOf(...withOlive.filter((row) => !row.includes('Navy'))), 'whole');
    expect(await shownColour()).toBe('Jet Black');
    await choose('Olive');
    await undo();
    expect(await shownColour()).toBe('Olive');

    await take(fileOf(...withOlive.map((row) => row.replace(',899,', ',969,'))));
    await choose('Navy');
    await undo();
    expect(await shownColour()).toBe('Navy');
    await choose('Jet Black');

    // A colour that came with the import goes with it.
    await take(fileOf(...base, (base[0] ?? '').replace('Navy', 'Coral').replace('PT-NVY-M', 'PT-COR-M')));
    await choose('Coral');
    await undo();
    expect(await shownColour()).toBe('Jet Black');
  });

  it('a promotional list that the file does not name keeps its products, and search its name', async () => {
    await take(fileOf(...base));
    const { db } = shop.database;
    const festival = { id: 900, kind: 'promotion', name: 'Onam Festival', same_as: 900, position: 9 } as const;
    await db.insertInto('category').values(festival).execute();
    await db.insertInto('product_group').values({ category_id: 900, product_id: 201, rank: 1 }).execute();
    await take(fileOf(...base.map((row) => row.replace('Men;Beach', 'Sale'))));
    expect(await changes()).toMatchObject([{ fields: [change('sub_category', 'Beach; Men', 'Sale')] }]);
    const { lists } = await catalogue();
    expect(lists.filter(({ product_id: id }) => id === 201)).toHaveLength(2);
    expect([await found('onam'), await found('sale'), await found('beach')]).toEqual([[201], [201], []]);
    await undo();
    expect([await found('onam'), await found('sale'), await found('beach')]).toEqual([[201], [], [201]]);
    await take(fileOf(...base.map((row) => row.replace('Men;Beach', 'Men;Beach;Onam Festival'))));
    expect((await catalogue()).lists.filter(({ product_id: id }) => id === 201)).toHaveLength(3);
  });

  it('search finds a product by the colours that are on sale after an import or its undo, and by no other', async () => {
    await take(fileOf(...base));
    const [navyM = '', , black = ''] = base;
    const byColour = async () => [await found('navy'), await found('black'), await found('red')];
    await take(fileOf(black.replace('Jet Black', 'Brick Red')));
    expect(await byColour()).toEqual([[201], [], [201]]);
    await undo();
    expect(await byColour()).toEqual([[201], [201], []]);
    await take(fileOf(navyM), 'whole');
    expect(await byColour()).toEqual([[201], [], []]);
    await take(fileOf(black));
    expect(await byColour()).toEqual([[201], [201], []]);
    const draft = await draftOf(201);
    const variants = draft.variants.map((variant) =>
      variant.uniqueCode === 'PT-BLK-M' ? { ...variant, uniqueCode: 'PT-RED-M', colour: 'Brick Red' } : variant,
    );
    await save(201, { ...draft, variants });
    expect(await byColour()).toEqual([[201], [], [201]]);
    await take(fileOf(navyM.replace('Periyar', 'River')));
    expect(await byColour()).toEqual([[201], [], [201]]);
    await undo();
    expect(await byColour()).toEqual([[201], [], [201]]);
    const body = { Navy: { name: 'NIGHT', hex: '#101830' }, 'Jet Black': { name: 'BLACK', hex: '#0b0d12' } };
    (await admin.call('postModifyColor', { body })).answer();
    expect([await byColour(), await found('night')]).toEqual([[[201], [], [201]], [201]]);
  });

  it('search finds a product by the display names of colours that a file leaves out, not by those of other products', async () => {
    await take(fileOf(...base));
    const [navyM = '', , , vest = ''] = base;
    await take(fileOf(navyM.replace('Periyar', 'River'), vest.replace('Marari', 'Kovalam').replace(',yes', ',no')));
    expect([await found('midnight'), await found('coral')]).toEqual([[201], [202]]);
  });

  it('lists that a product was put into or taken out of by hand since an import stay when it is undone', async () => {
    await take(fileOf(...base));
    const { db } = shop.database;
    const festival = { id: 900, kind: 'promotion', name: 'Onam Festival', same_as: 900, position: 9 } as const;
    await db.insertInto('category').values(festival).execute();
    await db.insertInto('product_group').values({ category_id: 900, product_id: 202, rank: 7 }).execute();
    await take(fileOf(...base.map((row) => row.replace(/Men;Beach|Women/, 'Sale'))));
    await db.insertInto('product_group').values({ category_id: 900, product_id: 201, rank: 3 }).execute();
    await undo();
    const festive = db.selectFrom('product_group').select(['product_id', 'rank']).where('category_id', '=', 900);
    expect(await festive.orderBy('product_id').execute()).toEqual([
      { product_id: 201, rank: 3 },
      { product_id: 202, rank: 7 },
    ]);
    expect([await found('onam'), await found('beach'), await found('sale')]).toEqual([[201], [201], []]);

    await take(fileOf(...base.map((row) => row.replace('Men;Beach', 'Sale'))));
    const draft = await draftOf(201);
    const [women = 0] = (await draftOf(202)).listIds.filter((list) => list !== 900);
    await save(201, { ...draft, listIds: [women] });
    await undo();
    expect((await draftOf(201)).listIds).toEqual([women]);
  });

  it('a product stays hidden, in its lists and found with a file that does not say so; a new one is on sale', async () => {
    await take(fileOf(...base));
    const short = (...rows: readonly string[]): string =>
      ['product_id,name,category,mrp,colour,size,unique_code,units', ...rows, ''].join('\n');
    const [navyM, navyL, black] = ['Navy,M,PT-NVY-M,4', 'Navy,L,PT-NVY-L,6', 'Jet Black,M,PT-BLK-M,2'];
    const tee = [navyM, navyL, black].map((variant) => `201,Periyar Tee,T-Shirts,949,${variant}`);
    const vest = '202,Marari Vest,Surf,1299,Coral,S,MV-COR-S,3';
    await take(short(...tee, vest, '203,Late Cap,Surf,299,Coral,M,LATE-M,5'));
    expect(await changes()).toMatchObject([
      { productId: 201, fields: [change('mrp', '899.00', '949.00')] },
      { productId: 203, kind: 'new', fields: expect.not.arrayContaining([change('hidden', 'no', 'yes')]) },
    ]);
    expect([(await productOf(201)).visible, (await productOf(202)).visible]).toEqual([1, 0]);
    expect([await found('late'), await found('periyar'), await found('beach')]).toEqual([[203], [201], [201]]);
    await take(short(...tee.map((row) => row.replace('Periyar', 'River')), vest));
    expect([await found('periyar'), await found('river'), await found('beach')]).toEqual([[], [201], [201]]);
    expect((await draftOf(201)).offerPrice).toBe(799);
    await take(short('101,Aero Training T-shirt,T-Shirts,499,Jet Black,M,AERO-BLK-M,60'), 'whole');
    expect(await found('river')).toEqual([]);
    await take(short(...tee), 'whole');
    expect(await changes()).toMatchObject([
      { productId: 101, kind: 'withdrawn' },
      { productId: 201, fields: expect.arrayContaining([change('hidden', 'yes', 'no')]) },
    ]);
    expect([await found('periyar'), (await productOf(201)).withdrawn]).toEqual([[201], 0]);
  });

  it('a file of the whole catalogue withdraws of each product only what it leaves out, and once', async () => {
    await take(fileOf(...base));
    const [navyM = '', , , vest = ''] = base;
    const report = await take(fileOf(navyM, vest), 'whole');
    expect(report.counts).toMatchObject({ new: 0, changed: 1, unchanged: 1, prices: 0, stock: 0 });
    const withdrawn = (uniqueCode: string) => ({ field: 'withdrawn', uniqueCode, before: 'no', after: 'yes' });
    const ofTees = (await changes()).filter(({ productId }) => productId > 200);
    expect(ofTees).toMatchObject([{ productId: 201, fields: [withdrawn('PT-NVY-L'), withdrawn('PT-BLK-M')] }]);
    const again = await take(fileOf(navyM, vest), 'whole');
    expect([again.result, again.counts]).toMatchObject(['unchanged', { changed: 0, withdrawn: 0, unchanged: 2 }]);
    await take(fileOf(navyM.replace('Light', 'Airy'), vest), 'whole');
    expect(await changes()).toMatchObject([{ productId: 201, fields: [change('description', 'Light', 'Airy')] }]);
    expect(await sentences()).toEqual([]);
    // Its units are counted, but it does not come back with them.
    await take('unique_code,units\nPT-BLK-M,5\n', 'stock');
    const units = { field: 'units', uniqueCode: 'PT-BLK-M', before: '2', after: '5' };
    expect(await changes()).toMatchObject([{ productId: 201, fields: [units] }]);
    const black = (await catalogue()).variants.find(({ unique_code: code }) => code === 'PT-BLK-M');
    expect(black).toMatchObject({ withdrawn: 1, qty: 5 });
  });

  it('a file that comes again wins over changes by hand and other imports since; units that were counted since stay', async () => {
    const file = fileOf(...base);
    const stay = 'Units that were sold or counted since stay as they are.';
    const done = `This file was applied already, as file.csv. There is nothing to do. ${stay}`;
    const wins = `This file was applied before, as file.csv. Products that were changed since get its values again. ${stay}`;
    await take(file);
    const before = await catalogue();
    const counted = { uniqueCode: 'PT-NVY-M', units: 9, reason: 'Counted' };
    (await admin.call('correctStock', { body: counted })).answer();
    expect(await take(file)).toMatchObject({
      result: 'unchanged',
      message: `Nothing to do: 0 new, 0 changed, 0 withdrawn, 2 unchanged. ${done}`,
      notes: [done],
    });

    const draft = await draftOf(201);
    const [navyM, ...others] = draft.variants;
    await save(201, { ...draft, name: 'River Tee', offerPrice: null, variants: others });
    shop.clock.advance(1000);
    const checked = await take(file, 'changes', true);
    const back =
      'Set back: Periyar Tee, name from River Tee to Periyar Tee, offer from nothing to 799.00, ' +
      `withdrawn of ${navyM?.uniqueCode} from yes to no.`;
    expect([checked.counts, checked.notes]).toMatchObject([{ changed: 1, stock: 0 }, [wins, back]]);
    expect(await take(file)).toMatchObject({
      result: 'applied',
      counts: { changed: 1, unchanged: 1 },
      notes: [wins, back],
    });
    expect(await changes()).toMatchObject([
      {
        productId: 201,
        fields: [
          change('name', 'River Tee', 'Periyar Tee'),
          change('offer', null, '799.00'),
          { field: 'withdrawn', uniqueCode: navyM?.uniqueCode, before: 'yes', after: 'no' },
        ],
      },
    ]);
    expect(await shop.stockOf('PT-NVY-M')).toBe(9);
    expect(await take(file)).toMatchObject({ result: 'unchanged', notes: [done] });

    const offer = { categoryName: '', itemId: 201, itemName: '', mrp: 0, offerPrice: 500 };
    (await admin.call('addOffer', { body: offer })).answer();
    shop.clock.advance(1000);
    expect(await take(file)).toMatchObject({ result: 'applied', counts: { changed: 1, prices: 1 } });
    await take('product_id,mrp\n201,999\n', 'prices');
    expect(await take(file)).toMatchObject({ result: 'applied', counts: { changed: 1, prices: 1 } });
    const variants = before.variants.map((row) => (row.unique_code === 'PT-NVY-M' ? { ...row, qty: 9 } : row));
    expect(await catalogue()).toEqual({ ...before, variants });
  });

  it('more variants of a product than one statement takes are all counted and restored', async () => {
    const sizes = Array.from({ length: 1001 }, (_, index) => `${index + 1}`);
    await take(fileOf(...sizes.map((size) => `301,Wide Tee,T-Shirts,,499,Navy,${size},WIDE-${size},3,,,no`)));
    const counted = await take(['unique_code,units', ...sizes.map((size) => `WIDE-${size},5`), ''].join('\n'), 'stock');
    expect(counted.counts).toMatchObject({ stock: 1001 });
    const units = async () =>
      new Set((await catalogue()).variants.filter(({ product_id: id }) => id === 301).map(({ qty }) => qty));
    expect([...(await units())]).toEqual([5]);
    await undo();
    expect([...(await units())]).toEqual([3]);
  });

  it('more products than are written at once are all changed, withdrawn and restored', async () => {
    const rows = Array.from({ length: 520 }, (_, index) => {
      const id = index === 0 ? 1 : 5000 + index;
      return `${id},Tee ${id},T-Shirts,,499,Navy,M,MANY-${id},3,,,no`;
    });
    expect((await take(fileOf(...rows))).counts).toMatchObject({ rows: 520, new: 520, errors: 0 });
    const before = await catalogue();
    const dearer = rows.map((row) => row.replace(',499,', ',599,').replace(',3,,', ',4,,'));
    const told = vi.spyOn(progressOf, 'set');
    expect((await take(fileOf(...dearer))).counts).toMatchObject({ changed: 520, prices: 520, stock: 520 });
    const slices = () => told.mock.calls.map(([, { done }]) => done).join(' ');
    expect([slices().includes('250 500 520'), slices().endsWith('200 400 520')]).toEqual([true, true]);
    told.mockClear();
    const after = await catalogue();
    expect(after.products.filter(({ mrp }) => mrp === 59_900)).toHaveLength(520);
    expect(after.variants.filter(({ qty }) => qty === 4)).toHaveLength(520);
    await undo();
    expect(slices()).toContain('200 400 520');
    told.mockRestore();
    expect(await catalogue()).toEqual(before);
    const withdrawn = await take(
      fileOf('101,Aero Training T-shirt,T-Shirts,,499,Jet Black,M,AERO-BLK-M,60,399,,no'),
      'whole',
    );
    expect(withdrawn.counts).toMatchObject({ changed: 1, withdrawn: 523 });
  });
});
