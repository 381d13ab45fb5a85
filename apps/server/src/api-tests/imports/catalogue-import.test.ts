import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportMode, WireOf } from '@kayal/api-contract';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it } from 'vitest';
import { guessMapping } from '../../modules/catalogue-import/check/parse/headings.ts';
import { updateRun } from '../../modules/catalogue-import/catalogue-import.repository.ts';
import * as service from '../../modules/catalogue-import/catalogue-import.service.ts';
import { importFolder } from '../../modules/catalogue-import/import-parts.ts';
import { sweepImports } from '../../modules/catalogue-import/sweep/sweep-imports.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { newProduct } from '@kayal/server-testing/src/new-product.ts';
import { add, buy, cartOf, lineBody, orderItem, submission } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { deskStep, offerUpi, orderByUpi } from '../payments/upi.ts';
import { uploadFile } from '@kayal/server-testing/src/upload-form.ts';

type Run = WireOf<'getImport'>['answer'];

const headings = 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer,description,hidden';

/** The small shop as a file with our headings: two unchanged products, and a new variant of the second. */
const wholeFile = [
  headings,
  '101,Aero Training T-shirt,T-Shirts,,499,Jet Black,M,AERO-BLK-M,60,399,,no',
  '101,Aero Training T-shirt,T-Shirts,,499,Jet Black,L,AERO-BLK-L,5,399,,no',
  '101,Aero Training T-shirt,T-Shirts,,499,Brick Red,L,AERO-RED-L,5,399,,no',
  '101,Aero Training T-shirt,T-Shirts,,499,Brick Red,M,AERO-RED-M,3,399,,no',
  '102,Trail Wind Jacket,T-Shirts,,2599.50,Navy,M,TRAIL-NVY-M,1,,,no',
  'VEST-9,Marari Surf Vest,Surf,Beach;Women,1299,Coral,S,MARARI-S,20,999,"Light, quick to dry",no',
  'VEST-9,Marari Surf Vest,Surf,Beach;Women,1299,Coral,M,MARARI-M,0,999,"Light, quick to dry",no',
  '',
].join('\r\n');

/** A season that is neither running nor being switched to. */
const quiet = { isRunning: false, isFormer: false, canSwitch: false, isSwitching: false };

forBothEngines('imports of the catalogue', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let cookie: string;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
    return () => shop.close();
  });

  const upload = (bytes: string | Uint8Array<ArrayBuffer>, name = 'catalogue.csv') =>
    uploadFile(shop.app, {
      path: '/catalogue/imports/kayal',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      name,
      bytes,
    });
  const runOf = async (id: string): Promise<Run> => (await admin.call('getImport', { params: { id } })).answer();
  const settled = async (id: string): Promise<Run> => {
    const working = ['checking', 'applying', 'undoing'];
    await expect.poll(async () => working.includes((await runOf(id)).state), { timeout: 50_000 }).toBe(false);
    return runOf(id);
  };
  async function check(
    bytes: string | Uint8Array<ArrayBuffer>,
    mode: ImportMode = 'whole',
    season?: string,
  ): Promise<Run> {
    const { status, body } = await upload(bytes);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const mapping = guessMapping(body.headings.map(({ heading }) => heading));
    const started = await admin.call('checkImport', {
      params: { id: body.id },
      body: { mode, mapping, ...(season === undefined ? {} : { season }) },
    });
    started.answer();
    return settled(body.id);
  }
  async function apply(run: Run): Promise<Run> {
    (await admin.call('applyImport', { params: { id: run.id }, body: { confirmNewNames: true } })).answer();
    shop.clock.advance(1000);
    return settled(run.id);
  }
  const errorsOf = async (id: string) => (await admin.call('getImportErrors', { params: { id } })).answer();
  const changesOf = async (id: string, kind?: string) =>
    (await admin.call('getImportChanges', { params: { id }, query: kind === undefined ? {} : { kind } })).answer();
  const listed = async () =>
    (await shop.visitor.call('getProductByFilter', { query: { filter: '' } })).answer().map(({ ID }) => ID);

  it('shows the changes and writes nothing before the confirmation', async () => {
    const before = await listed();
    const run = await check(wholeFile);
    expect(run).toMatchObject({
      state: 'checked',
      mode: 'whole',
      format: { kind: 'csv', encoding: 'utf-8', delimiter: ',' },
      counts: { rows: 7, new: 1, changed: 2, withdrawn: 2, unchanged: 0, prices: 1, stock: 1, errors: 0 },
      newNames: [
        { kind: 'category', name: 'Surf' },
        { kind: 'sub-category', name: 'Beach' },
        { kind: 'sub-category', name: 'Women' },
      ],
      canUndo: false,
    });
    expect(await changesOf(run.id, 'price')).toEqual([
      {
        kind: 'changed',
        productId: 102,
        ownId: null,
        name: 'Trail Wind Jacket',
        fields: [
          { field: 'mrp', uniqueCode: null, before: '2499.00', after: '2599.50' },
          { field: 'withdrawn', uniqueCode: 'TRAIL-NVY-L', before: 'no', after: 'yes' },
        ],
      },
    ]);
    expect(await changesOf(run.id, 'stock')).toMatchObject([
      { productId: 101, fields: [{ field: 'units', uniqueCode: 'AERO-RED-M', before: '0', after: '3' }] },
    ]);
    expect((await changesOf(run.id, 'withdrawn')).map(({ productId }) => productId)).toEqual([103, 104]);
    expect(await listed()).toEqual(before);
    const refused = await admin.call('applyImport', { params: { id: run.id }, body: {} });
    expect(refused.refusal().code).toBe('import.new_names');
  });

  it('writes everything with one version, one audit entry and a correct ledger', async () => {
    const versionOf = async () => {
      const rows = await shop.database.db
        .selectFrom('setting')
        .selectAll()
        .where('name', '=', 'catalogue-version')
        .execute();
      return Number(rows[0]?.value ?? 0);
    };
    const version = await versionOf();
    const applied = await apply(await check(wholeFile));
    expect(applied).toMatchObject({ state: 'applied', canUndo: true });
    expect(await versionOf()).toBe(version + 1);
    const audit = (await admin.call('getAudit')).answer().filter(({ action }) => action === 'catalogue.imported');
    expect(audit).toHaveLength(1);

    const vests = (await shop.visitor.call('getProductByFilter', { query: { filter: 'marari' } })).answer();
    expect(vests).toMatchObject([
      { ItemName: 'Marari Surf Vest', MRP: 1299, OfferPrice: 999, Qty: 20, CategoryName: 'Surf' },
    ]);
    expect(await listed()).toEqual([vests[0]?.ID, 101, 102]);
    const sizes = (await shop.visitor.call('getProductDetails', { query: { Id: '102' } })).answer();
    expect(sizes.map(({ Uniquecode }) => Uniquecode)).toEqual(['TRAIL-NVY-M']);
    const names = (await shop.visitor.call('getCategories')).answer().map(({ Name }) => Name);
    expect(names).toEqual(['T-Shirts', 'Surf']);
    expect(await shop.stockOf('AERO-RED-M')).toBe(3);
  });

  it('the same file again writes nothing, also after sales; in another mode it does', async () => {
    await apply(await check(wholeFile));
    await buy(await shop.as(people.asha.email), variants.blackM);
    const again = await check(wholeFile);
    expect(again).toMatchObject({ state: 'checked', counts: { new: 0, changed: 0, withdrawn: 0, unchanged: 3 } });
    expect((await apply(again)).appliedAt).toBeNull();
    expect(await shop.stockOf('AERO-BLK-M')).toBe(59);
    const changes = await check(wholeFile, 'changes');
    expect(changes.counts).toMatchObject({ changed: 1, stock: 1 });
  });

  it('a file that changed nothing counts as applied: sent again after a sale it writes nothing', async () => {
    await apply(await check(wholeFile));
    const sameRows = `${wholeFile}\r\n`;
    expect((await apply(await check(sameRows))).appliedAt).toBeNull();
    await buy(await shop.as(people.asha.email), variants.blackM);
    expect((await check(sameRows)).counts).toMatchObject({ new: 0, changed: 0, withdrawn: 0, unchanged: 3 });
    expect((await check(wholeFile)).counts).toMatchObject({ changed: 1, stock: 1 });
  });

  it('stock and prices are imported alone, and only for existing variants', async () => {
    const stock = await apply(await check('SKU;Qty\nAERO-BLK-L;12\nTRAIL-NVY-M;0\n', 'stock'));
    expect(stock).toMatchObject({ state: 'applied', counts: { rows: 2, changed: 2, stock: 2 } });
    expect([await shop.stockOf('AERO-BLK-L'), await shop.stockOf('TRAIL-NVY-M')]).toEqual([12, 0]);
    const prices = await apply(await check('id\tMRP (Rs)\toffer\n101\t549\t\n102\t2,499.00\t1999\n', 'prices'));
    expect(prices.counts).toMatchObject({ changed: 2, prices: 2 });
    const [tee] = (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer();
    expect(tee).toMatchObject({ MRP: 549, OfferPrice: null, ItemName: 'Aero Training T-shirt' });
    const unknown = await check('SKU,Qty\nNO-SUCH,1\n', 'stock');
    expect([unknown.state, (await errorsOf(unknown.id))[0]?.problem]).toEqual([
      'refused',
      'There is nothing of this code in the shop.',
    ]);
  });

  it('a numeric id is refused where it is the number of a text id, and a text never gets the number of a product', async () => {
    const row = (id: string, code: string) => `${id},Tee ${code},T-Shirts,,499,Navy,M,${code},1,,,no`;
    await apply(await check([headings, row('100000001', 'OWN'), row('W-1', 'TEXT')].join('\n'), 'changes'));
    const idOf = async (text: string) =>
      (await shop.visitor.call('getProductByFilter', { query: { filter: text } })).answer().map(({ ID }) => ID);
    expect([await idOf('tee own'), await idOf('tee text')]).toEqual([[100_000_001], [100_000_002]]);
    const own = (await admin.call('getAdminProducts', { query: { q: 'w-1' } })).answer();
    expect(own.map(({ id, ownId }) => [id, ownId])).toEqual([[100_000_002, 'W-1']]);
    const again = await check([headings, row('W-1', 'TEXT')].join('\n'), 'changes');
    expect(await changesOf(again.id)).toMatchObject([{ productId: 100_000_002, ownId: 'W-1' }]);
    const run = await check([headings, row('100000002', 'OTHER')].join('\n'), 'changes');
    expect(run.state).toBe('refused');
    expect(await errorsOf(run.id)).toEqual([
      {
        row: 2,
        column: 'product_id',
        value: '100000002',
        problem: 'This is the number of product W-1 in the shop.',
        remedy: 'Write W-1 where you mean that product, otherwise another id.',
      },
    ]);
  });

  it('a product that was added by hand is not overwritten by another one of the same number', async () => {
    const { id } = (await admin.call('addAdminProduct', { body: newProduct })).answer();
    const row = (name: string, code: string) => `${id},${name},T-Shirts,,499,Navy,M,${code},1,,,no`;
    const run = await check([headings, row('Nebula Tee', 'NEBULA-M')].join('\n'), 'changes');
    expect(run.state).toBe('refused');
    expect(await errorsOf(run.id)).toMatchObject([
      { row: 2, value: String(id), problem: 'This id belongs to Marari Surf Vest, which was added by hand.' },
    ]);
    for (const same of [row('Marari Surf Vest', 'MARARI-M'), row('Marari Vest', 'MARARI-S')]) {
      expect((await check([headings, same].join('\n'), 'changes')).state).toBe('checked');
    }
  });

  it('a customer with a watch gets her mail when an import adds stock', async () => {
    const asha = await shop.as(people.asha.email);
    const body = { uniqueCode: variants.soldOut.code, ledcode: asha.id };
    (await asha.call('addStockWatch', { body })).answer();
    await apply(await check('SKU,Qty\nAERO-RED-M,4\n', 'stock'));
    expect((await shop.mail()).map(({ to }) => to)).toEqual([people.asha.email]);
  });

  it('the last import is undone: its changes are reverted, units sold since are named', async () => {
    await apply(await check(wholeFile));
    const asha = await shop.as(people.asha.email);
    await buy(asha, variants.soldOut);
    const [last] = (await admin.call('getImports')).answer();
    (await admin.call('undoImport', { params: { id: last?.id ?? '' } })).answer();
    const undone = await settled(last?.id ?? '');
    expect(undone).toMatchObject({ state: 'undone', canUndo: false });
    expect(undone.notes).toEqual(['AERO-RED-M: 3 units came with the import and only 2 are left, so its units stay.']);
    expect((await listed()).toSorted((a, b) => a - b)).toEqual([101, 102, 103]);
    const [jacket] = (await shop.visitor.call('getProductById', { query: { Id: '102' } })).answer();
    expect(jacket).toMatchObject({ MRP: 2499 });
    expect((await shop.visitor.call('getProductDetails', { query: { Id: '102' } })).answer()).toHaveLength(2);
    expect(await shop.stockOf('AERO-RED-M')).toBe(2);
    const again = await admin.call('undoImport', { params: { id: undone.id } });
    expect(again.refusal().code).toBe('import.state');
    expect((await check(wholeFile)).counts).toMatchObject({ changed: 3, withdrawn: 2 });
  });

  it('a season is loaded beside the running one and switched in one step', async () => {
    const before = await listed();
    const prepared = await apply(await check(wholeFile, 'whole', '2026-27'));
    expect(prepared.state).toBe('prepared');
    expect(await listed()).toEqual(before);
    expect((await admin.call('getSeasons')).answer()).toEqual([
      { ...quiet, season: '2025-26', isRunning: true, products: 3, withdrawn: 0, importId: null },
      { ...quiet, season: '2026-27', canSwitch: true, products: 3, withdrawn: 2, importId: prepared.id },
    ]);
    expect((await admin.call('switchSeason', { body: { season: '2099-00' } })).refusal().code).toBe('season.unknown');
    (await admin.call('switchSeason', { body: { season: '2026-27' } })).answer();
    expect((await settled(prepared.id)).state).toBe('applied');
    expect(await listed()).toHaveLength(3);
    expect((await shop.visitor.call('getShop')).answer().profile.season).toBe('2026-27');
    const colours = (await shop.visitor.call('getAllModifiedColors', { query: { season: '2026-27' } })).answer();
    expect(colours).toContainEqual({ db_color: 'Jet Black', md_color: 'MIDNIGHT', hex: '#0b0d12' });
  });

  it('a switch withdraws products that only the old season has; its undo restores season and products', async () => {
    const old = (await listed()).toSorted((a, b) => a - b);
    const seasonFile = [headings, 'NEB-1,Nebula Trousers,T-Shirts,,1499,Navy,M,NEB-1-M,5,,,no', ''].join('\r\n');
    const prepared = await apply(await check(seasonFile, 'whole', '2026-27'));
    const late = [headings, 'LATE-1,Late Cap,T-Shirts,,299,Navy,M,LATE-1-M,5,,,no', ''].join('\r\n');
    await apply(await check(late, 'changes'));
    const [, beside] = (await admin.call('getSeasons')).answer();
    expect(beside).toMatchObject({ season: '2026-27', products: 1, withdrawn: old.length + 2 });
    (await admin.call('switchSeason', { body: { season: '2026-27' } })).answer();
    expect(await settled(prepared.id)).toMatchObject({ state: 'applied', counts: { new: 1, withdrawn: 5 } });
    shop.clock.advance(1000);
    expect(await listed()).toHaveLength(1);
    (await admin.call('undoImport', { params: { id: prepared.id } })).answer();
    expect((await settled(prepared.id)).state).toBe('undone');
    shop.clock.advance(1000);
    expect(await listed()).toHaveLength(old.length + 1);
    expect((await shop.visitor.call('getShop')).answer().profile.season).toBe('2025-26');
  });

  it('J58 the former season is switched to in one step, and then the new one again; each switch is in the audit', async () => {
    const old = (await listed()).toSorted((a, b) => a - b);
    const kept = '101,Aero Training T-shirt,T-Shirts,,499,Jet Black,M,AERO-BLK-M,40,399,,no';
    const added = 'NEB-1,Nebula Trousers,T-Shirts,,1499,Navy,M,NEB-1-M,5,,,no';
    const alsoAdded = 'NEB-2,Nebula Shorts,T-Shirts,,999,Navy,M,NEB-2-M,5,,,no';
    const seasonFile = [headings, kept, added, alsoAdded, ''].join('\r\n');
    const first = await apply(await check(seasonFile, 'whole', '2026-27'));
    const asha = await shop.as(people.asha.email);
    const switchTo = async (season: string) => {
      const { id } = (await admin.call('switchSeason', { body: { season } })).answer();
      const run = await settled(id);
      shop.clock.advance(1000);
      return run;
    };
    const seasons = async () => (await admin.call('getSeasons')).answer();

    await switchTo('2026-27');
    const ofSeason = await listed();
    expect(await seasons()).toEqual([
      { ...quiet, season: '2026-27', isRunning: true, products: 3, withdrawn: 0, importId: null },
      {
        ...quiet,
        season: '2025-26',
        isFormer: true,
        canSwitch: true,
        products: old.length,
        withdrawn: 2,
        importId: first.id,
      },
    ]);
    await buy(asha, variants.blackM);

    expect(await switchTo('2025-26')).toMatchObject({ id: first.id, state: 'undone' });
    expect((await listed()).toSorted((a, b) => a - b)).toEqual(old);
    expect(await shop.stockOf('AERO-BLK-M')).toBe(59);
    const [running, beside, ...others] = await seasons();
    expect([running?.season, others]).toEqual(['2025-26', []]);
    expect(beside).toMatchObject({ season: '2026-27', isFormer: false, canSwitch: true, products: 3 });
    expect(beside?.withdrawn).toBe(old.length);

    const again = await switchTo('2026-27');
    expect(again).toMatchObject({ state: 'applied', season: '2026-27', canUndo: true });
    expect(again.id).not.toBe(first.id);
    expect(await listed()).toEqual(ofSeason);
    // 40 in the file, one sold.
    expect([await shop.stockOf('AERO-BLK-M'), await shop.stockOf('NEB-1-M')]).toEqual([39, 5]);
    expect((await seasons())[1]).toMatchObject({ season: '2025-26', products: old.length, withdrawn: 2 });
    const audit = (await admin.call('getAudit')).answer().filter(({ action }) => action === 'season.switched');
    expect(audit.map(({ subject }) => subject)).toEqual(['2026-27', '2025-26', '2026-27']);

    await apply(await check('unique_code,units\r\nNEB-1-M,9\r\n', 'stock'));
    expect((await seasons())[1]).toMatchObject({ season: '2025-26', isFormer: true, canSwitch: false });
    expect((await admin.call('switchSeason', { body: { season: '2025-26' } })).refusal().code).toBe('import.state');
  });

  it('J58 a switch that changes no product can be taken back too', async () => {
    await apply(await check(wholeFile));
    const same = await apply(await check(wholeFile, 'whole', '2026-27'));
    (await admin.call('switchSeason', { body: { season: '2026-27' } })).answer();
    expect((await settled(same.id)).canUndo).toBe(true);
    shop.clock.advance(1000);
    (await admin.call('switchSeason', { body: { season: '2025-26' } })).answer();
    expect((await settled(same.id)).state).toBe('undone');
    expect((await shop.visitor.call('getShop')).answer().profile.season).toBe('2025-26');
  });

  it('units sold between loading and switching stay subtracted; units set since stay; both never go below zero', async () => {
    const asha = await shop.as(people.asha.email);
    const seasonFile = wholeFile.replace('AERO-BLK-L,5,', 'AERO-BLK-L,1,').replace('AERO-RED-L,5,', 'AERO-RED-L,30,');
    const prepared = await apply(
      await check(seasonFile.replace('AERO-BLK-M,60,', 'AERO-BLK-M,40,'), 'whole', '2026-27'),
    );
    const sold = [variants.blackM, variants.blackL, variants.blackL, variants.redL, variants.lastOne];
    for (const variant of sold) await buy(asha, variant);
    await admin.call('correctStock', { body: { uniqueCode: 'AERO-RED-L', units: 3, reason: 'Counted' } });
    await buy(asha, variants.redL);
    (await admin.call('switchSeason', { body: { season: '2026-27' } })).answer();
    const applied = await settled(prepared.id);
    expect(applied.state).toBe('applied');
    const stockOf = async (code: string): Promise<number> => shop.stockOf(code);
    // Loaded 40 and sold 1; loaded 1 and sold 2; loaded 30, counted 3 and sold 1; new; loaded 1 and sold it.
    expect([
      await stockOf('AERO-BLK-M'),
      await stockOf('AERO-BLK-L'),
      await stockOf('AERO-RED-L'),
      await stockOf('MARARI-S'),
      await stockOf('TRAIL-NVY-M'),
    ]).toEqual([39, 0, 2, 20, 0]);
    expect(applied.notes).toEqual(['AERO-BLK-L: 1 in the file, 2 sold since it was loaded, so none are left.']);
    const changes = (await admin.call('getImportChanges', { params: { id: prepared.id } })).answer();
    const codes = changes.flatMap(({ fields }) => fields.map(({ uniqueCode }) => uniqueCode));
    expect(codes).toContain('AERO-BLK-L');
    expect(codes).not.toContain('AERO-RED-L');
  });

  it('units of orders that wait for their payment count as sold, not as counted, for a file and its undo', async () => {
    await offerUpi(admin);
    const before = await shop.stockOf('AERO-BLK-M');
    const run = await check('SKU,Qty\nAERO-BLK-M,9\n', 'stock');
    shop.clock.advance(1000);
    (await orderByUpi(await shop.addShopper(), variants.blackM)).answer();
    expect((await apply(run)).notes).toEqual([]);
    expect(await shop.stockOf('AERO-BLK-M')).toBe(8);
    shop.clock.advance(1000);
    const { orderId } = (await orderByUpi(await shop.addShopper(), variants.blackM)).answer();
    const [payment] = (await admin.call('getPayments', { query: { order: orderId } })).answer().payments;
    (await deskStep(admin, payment?.id ?? '', 'started', 'confirm', { reference: '412345678901' })).answer();
    (await admin.call('undoImport', { params: { id: run.id } })).answer();
    expect((await settled(run.id)).notes).toEqual([]);
    expect(await shop.stockOf('AERO-BLK-M')).toBe(before - 2);
  });

  it('a season is compared with the catalogue of the day it is switched to', async () => {
    const prepared = await apply(await check(wholeFile, 'whole', '2026-27'));
    await apply(await check('id,MRP\n101,450\n', 'prices'));
    const late = [headings, 'VEST-9,Early Vest,Surf,Beach,999,Coral,S,MARARI-S,2,,,no', ''].join('\r\n');
    await apply(await check(late, 'changes'));
    (await admin.call('switchSeason', { body: { season: '2026-27' } })).answer();
    expect(await settled(prepared.id)).toMatchObject({ state: 'applied', counts: { new: 0, changed: 3 } });
    shop.clock.advance(1000);
    const [tee] = (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer();
    expect(tee).toMatchObject({ MRP: 499 });
    const vests = (await shop.visitor.call('getProductByFilter', { query: { filter: 'marari' } })).answer();
    expect(vests).toMatchObject([{ ItemName: 'Marari Surf Vest', MRP: 1299 }]);
  });

  it('what another import added since the check is changed, not added twice', async () => {
    const checked = await check(wholeFile, 'changes');
    shop.clock.advance(1000);
    const other = [headings, 'VEST-9,Early Vest,Surf,Beach,999,Coral,S,MARARI-S,2,,,no', ''].join('\r\n');
    await apply(await check(other, 'changes'));
    expect(await apply(checked)).toMatchObject({ state: 'applied', counts: { new: 0, changed: 3 } });
    expect(await shop.stockOf('MARARI-S')).toBe(2);
    expect(await shop.stockOf('AERO-RED-M')).toBe(3);
  });

  it('a season that only adds products withdraws none at the switch', async () => {
    const old = await listed();
    const more = [headings, 'NEB-1,Nebula Trousers,T-Shirts,,1499,Navy,M,NEB-1-M,5,,,no', ''].join('\r\n');
    const prepared = await apply(await check(more, 'changes', '2026-27'));
    expect((await admin.call('getSeasons')).answer()[1]).toMatchObject({ season: '2026-27', withdrawn: 0 });
    (await admin.call('switchSeason', { body: { season: '2026-27' } })).answer();
    expect((await settled(prepared.id)).state).toBe('applied');
    shop.clock.advance(1000);
    expect(await listed()).toHaveLength(old.length + 1);
  });

  it('a refused switch leaves the season prepared, with the reason', async () => {
    const rowOf = (id: string) =>
      [headings, `${id},Nebula Trousers,T-Shirts,,1499,Navy,M,NEB-1-M,5,,,no`, ''].join('\r\n');
    const prepared = await apply(await check(rowOf('NEB-1'), 'whole', '2026-27'));
    await apply(await check(rowOf('9001'), 'changes'));
    const before = await listed();
    (await admin.call('switchSeason', { body: { season: '2026-27' } })).answer();
    const refused = await settled(prepared.id);
    expect(refused).toMatchObject({ state: 'prepared', counts: { new: 1 } });
    expect(refused.notes).toEqual([
      'The shop changed since this file was checked. Row 2: This unique code belongs to product 9001. ' +
        'Give the variant a code of its own, or correct the product id.',
    ]);
    expect(await listed()).toEqual(before);
    expect((await shop.visitor.call('getShop')).answer().profile.season).toBe('2025-26');
  });

  it('a switch or an undo of an ended process is ended at the next read', async () => {
    const applied = await apply(await check('unique_code,units\r\nAERO-BLK-M,50\r\n', 'stock'));
    const prepared = await apply(await check(wholeFile, 'whole', '2026-27'));
    const leave = (id: string, state: 'applying' | 'undoing') =>
      shop.database.db.updateTable('import_run').set({ state, heartbeat_at: 0 }).where('id', '=', id).execute();
    await leave(prepared.id, 'applying');
    expect((await admin.call('getSeasons')).answer()[1]).toMatchObject({ season: '2026-27', isSwitching: true });
    expect(await runOf(prepared.id)).toMatchObject({
      state: 'prepared',
      notes: [expect.stringContaining('was ended')],
    });
    await leave(applied.id, 'undoing');
    expect(await runOf(applied.id)).toMatchObject({ state: 'applied', canUndo: true });
  });

  it('every error is in a CSV file with row, column, value, problem and remedy, and where the check stopped is said', async () => {
    const row = (id: number, units: string) => `${id},Tee ${id},T-Shirts,,499,Navy,M,BAD-${id},${units},,,no`;
    const few = await check([headings, row(7001, '1.5'), row(7002, '=2+3'), row(7003, '3')].join('\r\n'));
    const file = await admin.call('getImportErrorsFile', { params: { id: few.id } });
    expect(file.headers['content-disposition']).toBe('attachment; filename="errors.csv"');
    expect(parse(file.text, { bom: true })).toEqual([
      ['row', 'column', 'value', 'problem', 'remedy'],
      ...(await errorsOf(few.id)).map((error) => [
        String(error.row),
        error.column,
        error.value.replace(/^=/, "'="),
        error.problem,
        error.remedy,
      ]),
    ]);
    expect((await errorsOf(few.id)).map((error) => [error.row, error.column, error.value])).toEqual([
      [2, 'units', '1.5'],
      [3, 'units', '=2+3'],
    ]);
    expect(few.notes).toEqual([]);
    const { body: odd } = await upload(
      `product_id,name,category,mrp,colour,size,unique_code,=A1\n9,Tee,T-Shirts,1,Red,M,ODD,-x`,
    );
    const mapping = { ...guessMapping(odd.headings.map(({ heading }) => heading)), units: '=A1' };
    (await admin.call('checkImport', { params: { id: odd.id }, body: { mode: 'whole', mapping } })).answer();
    await settled(odd.id);
    const { text } = await admin.call('getImportErrorsFile', { params: { id: odd.id } });
    expect(text).toContain("'=A1,'-x,");
    expect(text).not.toMatch(/(?:^|[,"])\s*[=+@-]/m);

    const ids = Array.from({ length: 10_050 }, (_, index) => 20_000 + index);
    const many = await check([headings, ...ids.map((id) => row(id, 'many'))].join('\n'));
    expect(many).toMatchObject({ state: 'refused', counts: { errors: 10_000 } });
    expect(many.notes).toEqual(['The check stopped after 10,000 errors; the rest of the file may have more.']);
    const all = await admin.call('getImportErrorsFile', { params: { id: many.id } });
    expect(parse(all.text)).toHaveLength(10_001);
  });

  it('J15 names of lists that have two ids lead to the first, in any letters, and none is made twice', async () => {
    const row = { kind: 'sub-category', position: 1 } as const;
    await shop.database.db
      .insertInto('category')
      .values([
        { ...row, id: 301, name: 'Mens', same_as: 301 },
        { ...row, id: 1, name: 'Men', same_as: 301 },
      ])
      .execute();
    const line = (id: number, group: string) => `${id},Tee,t-shirts,${group},499,Navy,M,AL-${id},1,,,no`;
    const run = await check([headings, line(7001, 'MEN'), line(7002, 'mens'), ''].join('\n'), 'changes');
    expect(run).toMatchObject({ state: 'checked', newNames: [], counts: { new: 2 } });
    await apply(run);
    const query = { Id: '1' };
    const found = (await shop.visitor.call('getProductBySubCategory', { query })).answer();
    expect(found.map(({ ID }) => ID).toSorted((a, b) => a - b)).toEqual([7001, 7002]);
  });

  it('headings of another program are matched, and the mapping is saved by name', async () => {
    const foreign =
      'Style No,Style,Item Group,Price (Rs),Shade,Size,EAN,Closing Stock\n7001,Periyar Tee,T-Shirts,899,NAVY,M,8901234567890,4\n';
    const { body } = await upload(foreign);
    const found = Object.fromEntries(body.headings.map(({ heading, field }) => [heading, field]));
    expect(found).toEqual({
      'Style No': 'product_id',
      Style: 'name',
      'Item Group': 'category',
      'Price (Rs)': 'mrp',
      Shade: 'colour',
      Size: 'size',
      EAN: 'unique_code',
      'Closing Stock': 'units',
    });
    const mapping = Object.fromEntries(Object.entries(found).map(([heading, field]) => [field, heading]));
    const asked = { mode: 'changes', mapping, saveMapAs: 'Tally' };
    (await admin.call('checkImport', { params: { id: body.id }, body: asked })).answer();
    expect((await settled(body.id)).counts).toMatchObject({ new: 1 });
    expect((await upload(foreign)).body.mapName).toBe('Tally');
    const missing = await admin.call('checkImport', {
      params: { id: body.id },
      body: { mode: 'changes', mapping: { name: 'Style' } },
    });
    expect(missing.refusal()).toMatchObject({ code: 'import.mapping', fields: { unique_code: 'not matched' } });
  });

  it('the columns of a refused file are kept for the corrected one', async () => {
    const strange = (price: string) =>
      `Nr,Was,Wo,Kosten,Ton,Weite,Kode,Da\nQ-1,Quay Tee,T-Shirts,${price},BLUE,M,Q-1-M,3\n`;
    const { body } = await upload(strange('dear'));
    expect(body.headings.map(({ field }) => field)).toContain(null);
    const fields = ['product_id', 'name', 'category', 'mrp', 'colour', 'size', 'unique_code', 'units'];
    const mapping = Object.fromEntries(body.headings.map(({ heading }, index) => [fields[index], heading]));
    const asked = { mode: 'changes', mapping };
    (await admin.call('checkImport', { params: { id: body.id }, body: asked })).answer();
    expect((await settled(body.id)).state).toBe('refused');
    shop.clock.advance(1000);
    const corrected = await upload(strange('799'));
    expect(corrected.body.headings.map(({ field }) => field)).toEqual(fields);
    expect(corrected.body.mapName).toBeNull();
  });

  it('two imports never run at the same time', async () => {
    const first = await upload(wholeFile);
    const second = await upload(wholeFile);
    const mapping = guessMapping(first.body.headings.map(({ heading }) => heading));
    const replies = await Promise.all(
      [first, second].map(({ body }) =>
        admin.call('checkImport', { params: { id: body.id }, body: { mode: 'whole', mapping } }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const { body } of [first, second]) await settled(body.id);
  });

  it('while an import is written its heartbeat goes on, and who asks for it does not end it', async () => {
    const asha = await shop.as(people.asha.email);
    const watch = { uniqueCode: variants.soldOut.code, ledcode: asha.id };
    (await asha.call('addStockWatch', { body: watch })).answer();
    const run = await check(wholeFile);
    const { context } = shop.app;
    const seen: string[] = [];
    const post: typeof context.outbox.post = async (...words) => {
      // On SQLite the one writer is busy, so the heartbeat waits.
      if (engine === 'postgres') await updateRun(shop.database.db, run.id, { heartbeat_at: 0 });
      seen.push((await service.readRun(context, run.id)).state);
      return context.outbox.post(...words);
    };
    const request = { actorId: people.admin.id, confirmNewNames: true };
    const { done } = await service.startApply({ ...context, outbox: { ...context.outbox, post } }, run.id, request);
    expect((await done).state).toBe('applied');
    expect(seen).toEqual(['applying']);
  });

  it('an error in the middle leaves the old catalogue unchanged', async () => {
    const run = await check(wholeFile);
    const before = await listed();
    const { context } = shop.app;
    const outbox = { ...context.outbox, post: () => Promise.reject(new Error('killed here')) };
    const asha = await shop.as(people.asha.email);
    const watch = { uniqueCode: variants.soldOut.code, ledcode: asha.id };
    (await asha.call('addStockWatch', { body: watch })).answer();
    const { done } = await service.startApply({ ...context, outbox }, run.id, {
      actorId: people.admin.id,
      confirmNewNames: true,
    });
    await expect(done).rejects.toThrow('killed here');
    expect((await runOf(run.id)).state).toBe('failed');
    expect(await listed()).toEqual(before);
    expect(await shop.stockOf('AERO-RED-M')).toBe(0);
  });

  it('a withdrawn variant is marked at its line, cannot be added, and the other lines are ordered', async () => {
    const asha = await shop.as(people.asha.email);
    await add(asha, variants.jacketL, 1);
    await add(asha, variants.blackM, 1);
    await apply(await check(wholeFile));
    const cart = await cartOf(asha);
    expect(cart.find(({ uniqueCode }) => uniqueCode === 'TRAIL-NVY-L')).toMatchObject({ withdrawn: true, stock: 0 });
    expect(cart.find(({ uniqueCode }) => uniqueCode === 'AERO-BLK-M')).toMatchObject({ withdrawn: false });
    const more = await asha.call('addToCart', { body: lineBody(variants.jacketL, 1) });
    expect(more.refusal().code).toBe('cart.unknown_item');
    const both = submission(asha, [orderItem(variants.jacketL, 1), orderItem(variants.blackM, 1)]);
    expect((await asha.call('placeOrder', { body: both })).refusal().code).toBe('order.cart_changed');
    const placed = await asha.call('placeOrder', { body: submission(asha, [orderItem(variants.blackM, 1)]) });
    expect(placed.answer()).toMatchObject({ success: true, total: 399 });
  });

  it('imports, saves and season switches send events, and so does low stock after an import or a correction', async () => {
    const { db } = shop.database;
    const hook = {
      url: 'https://8.8.8.8/kayal',
      events: ['stock.low', 'catalogue.changed'],
      description: '',
    };
    (await admin.call('addWebhook', { body: hook })).answer();
    /** The events since the last call. */
    const events = async () => {
      const rows = await db.selectFrom('outbox').select(['subject', 'body']).where('channel', '=', 'webhook').execute();
      await db.deleteFrom('outbox').where('channel', '=', 'webhook').execute();
      const texts = rows.map(({ subject, body }) => {
        const { uniqueCode, stock } = JSON.parse(body).data;
        return subject === 'stock.low' ? `${uniqueCode} has ${stock}` : subject;
      });
      return texts.toSorted();
    };
    const stockFile = 'unique_code,units\r\nAERO-BLK-M,4\r\nAERO-RED-L,3\r\n';
    const fallen = await apply(await check(stockFile, 'stock'));
    expect(await events()).toEqual(['AERO-BLK-M has 4', 'catalogue.changed']);
    (await admin.call('undoImport', { params: { id: fallen.id } })).answer();
    await settled(fallen.id);
    expect(await events()).toEqual(['catalogue.changed']);

    await admin.call('correctStock', { body: { uniqueCode: 'AERO-BLK-M', units: 5, reason: 'Counted' } });
    expect(await events()).toEqual(['AERO-BLK-M has 5']);
    await admin.call('correctStock', { body: { uniqueCode: 'AERO-BLK-M', units: 60, reason: 'Counted' } });
    expect(await events()).toEqual([]);

    const {
      pictureAt: _at,
      withdrawn: _gone,
      id: _id,
      ...draft
    } = (await admin.call('getAdminProduct', { params: { id: 103 } })).answer();
    const kept = draft.variants.map(({ withdrawn: _withdrawn, ...variant }) => variant);
    (
      await admin.call('saveAdminProduct', { params: { id: 103 }, body: { ...draft, variants: kept, mrp: 900 } })
    ).answer();
    expect(await events()).toEqual(['catalogue.changed']);

    await apply(await check(wholeFile));
    await events();
    const beside = await apply(await check(wholeFile, 'whole', '2026-27'));
    expect(beside).toMatchObject({ state: 'prepared', counts: { new: 0, changed: 0, withdrawn: 0 } });
    expect(await events()).toEqual([]);
    (await admin.call('switchSeason', { body: { season: '2026-27' } })).answer();
    await settled(beside.id);
    expect(await events()).toEqual(['catalogue.changed']);
  });

  it('a withdrawn variant counts as no stock of a wish, cannot be wished or watched, and causes no mail', async () => {
    const asha = await shop.as(people.asha.email);
    const wish = (uniqueCode: string) => asha.call('addToWishlist', { body: { ID: 102, uniqueCode } });
    const wait = (uniqueCode: string) => asha.call('addStockWatch', { body: { uniqueCode } });
    const waitsFor = async () =>
      (await asha.call('getStockWatches', { params: { customer: asha.id } })).answer().items.length;
    (await wish('TRAIL-NVY-M')).answer();
    await shop.setStock('TRAIL-NVY-L', 0);
    (await wait('TRAIL-NVY-L')).answer();
    await apply(await check(wholeFile));
    expect(await waitsFor()).toBe(0);
    expect((await wait('TRAIL-NVY-L')).refusal().code).toBe('not_found');
    await admin.call('correctStock', { body: { uniqueCode: 'TRAIL-NVY-L', units: 8, reason: 'Counted' } });
    expect(await shop.mail()).toEqual([]);
    const wishes = (await asha.call('getWishlist', { params: { customer: asha.id } })).answer().items;
    expect(wishes.map(({ Qty }) => Qty)).toEqual([1]);
    await asha.call('deleteFromWishlist', { params: { id: '102' } });
    expect((await wish('TRAIL-NVY-L')).refusal().code).toBe('not_found');
  });

  it('old imports are deleted with rows and files; the last applied, prepared seasons and recent ones stay', async () => {
    const day = 24 * 3_600_000;
    const { db } = shop.database;
    const first = await apply(await check('unique_code,units\r\nAERO-BLK-M,50\r\n', 'stock'));
    const last = await apply(await check('unique_code,units\r\nAERO-BLK-M,40\r\n', 'stock'));
    const unused = await check('unique_code,units\r\nAERO-BLK-M,30\r\n', 'stock');
    const beside = await apply(await check(wholeFile, 'whole', '2026-27'));
    /** Advances the clock, beyond the end of every session. */
    const wait = async (ms: number) => {
      shop.clock.advance(ms);
      admin = await shop.as(people.admin.email);
      cookie = await addSession(db, people.admin.id, shop.clock.now());
    };
    await wait(Math.max(0, Date.now() - shop.clock.now()) + 20 * day);
    const recent = await check('unique_code,units\r\nAERO-BLK-M,20\r\n', 'stock');
    const folder = importFolder(shop.app.context);
    await writeFile(path.join(folder, 'left-behind'), 'x');
    const sweepAll = async () => {
      await sweepImports(shop.app.context);
      const runs = await db.selectFrom('import_run').select('id').execute();
      const staged = await db.selectFrom('import_variant').select('run_id').distinct().execute();
      const files = await readdir(folder);
      return [runs.map(({ id }) => id), staged.map(({ run_id }) => run_id), files].map((ids) => ids.toSorted());
    };
    const all = [first, last, unused, beside, recent].map(({ id }) => id).toSorted();
    expect(await sweepAll()).toEqual([all, all, all]);
    await wait(11 * day);
    const kept = [last, beside, recent].map(({ id }) => id).toSorted();
    expect(await sweepAll()).toEqual([kept, kept, kept]);
    (await admin.call('undoImport', { params: { id: last.id } })).answer();
    expect((await settled(last.id)).state).toBe('undone');
    expect(await shop.stockOf('AERO-BLK-M')).toBe(50);
  });
});
