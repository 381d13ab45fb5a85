import type { Attribute } from '@kayal/api-contract';
import { firstTaxClasses } from '@kayal/commerce-core/tax';
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const fabric: Attribute = {
  id: 'fabric',
  name: 'Fabric',
  kind: 'choices',
  unit: '',
  choices: ['Cotton', 'Linen'],
  categories: [],
  isShown: true,
  isFilter: true,
  isSearched: true,
  isRetired: false,
};

forBothEngines('the grid of products', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    const { version, settings, theme } = (await admin.call('getSettings')).answer();
    const body = { version, settings: { ...settings, attributes: [fabric] }, theme };
    (await admin.call('saveSettings', { body })).answer();
    return () => shop.close();
  });

  const read = async (query: Readonly<Record<string, string>> = {}) =>
    (await admin.call('getProductGrid', { query })).answer();
  const row = async (id: number) => (await read()).find((each) => each.id === id);
  const save = (...products: readonly { id: number; version: number; cells: Record<string, string> }[]) =>
    admin.call('saveProductGrid', { body: { products } });

  it('has the products of a search in slices, with what is known of them', async () => {
    const all = await admin.call('getProductGrid', { query: {} });
    expect(all.answer().map(({ id }) => id)).toEqual([101, 102, 103, 104]);
    expect(all.headers['x-total-count']).toBe('4');
    expect(all.answer()[0]?.cells).toEqual({ name: 'Aero Training T-shirt', mrp: '499' });
    expect((await read({ after: '102' })).map(({ id }) => id)).toEqual([103, 104]);
    expect((await read({ q: 'jacket' })).map(({ id }) => id)).toEqual([102]);
  });

  it('saves cells as a file would have them, and the shop shows and finds what was saved', async () => {
    const cells = {
      name: 'Marari Tee',
      mrp: '1,299.50',
      hsn: '6109.10',
      tax_class: firstTaxClasses[0]?.name ?? '',
      country_of_origin: 'in',
      final_sale: 'Y',
      weight_grams: '180 g',
      'attributes.fabric': 'linen; cotton',
    };
    const version = (await row(101))?.version ?? 0;
    const saved = (await save({ id: 101, version, cells })).answer();
    expect(saved).toEqual({ products: [{ id: 101, version: version + 1 }] });
    expect((await row(101))?.cells).toEqual({
      ...cells,
      mrp: '1299.50',
      hsn: '610910',
      country_of_origin: 'India',
      final_sale: 'yes',
      weight_grams: '180',
      'attributes.fabric': 'Linen; Cotton',
    });
    const found = await shop.visitor.call('getProductByFilter', { query: { filter: 'marari' } });
    expect(found.answer().map(({ ID, MRP }) => [ID, MRP])).toEqual([[101, 1299.5]]);
    const product = (await admin.call('getAdminProduct', { params: { id: '101' } })).answer();
    expect(product).toMatchObject({ attributes: { fabric: ['Linen', 'Cotton'] }, facts: { taxClass: 'apparel' } });
  });

  it('names every wrong cell, and nothing of the save is done', async () => {
    const before = await read();
    const changes = before.map(({ id, version }) => ({ id, version, cells: { hsn: '6109', net_quantity: '1 N' } }));
    const [first, second, ...others] = changes;
    if (first === undefined || second === undefined) throw new Error('no products');
    const refusal = (
      await save(
        { ...first, cells: { hsn: '610', mrp: '1' } },
        { ...second, cells: { 'attributes.fabric': 'Silk', category_id: '4' } },
        ...others,
      )
    ).refusal();
    expect(refusal.code).toBe('request.invalid');
    expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
      '0.hsn',
      '0.mrp',
      '1.attributes.fabric',
      '1.category_id',
    ]);
    expect(refusal.fields?.['0.hsn']).toMatch(/^A HSN code of 3 digits/);
    expect(refusal.fields?.['0.mrp']).toBe('This is below the offer.');
    expect(await read()).toEqual(before);
  });

  it('names products that somebody else changed or that are gone, and overwrites none', async () => {
    const before = await read();
    const [first, second] = before.map(({ id, version }) => ({ id, version, cells: { hsn: '6109' } }));
    if (first === undefined || second === undefined) throw new Error('no products');
    (await save({ ...second, cells: { hsn: '6205' } })).answer();
    const refusal = (await save(first, second, { id: 999, version: 0, cells: { hsn: '6109' } })).refusal();
    expect(refusal).toMatchObject({
      code: 'product.changed',
      changes: [
        { field: '102', now: 'Trail Wind Jacket' },
        { field: '999', now: null },
      ],
    });
    expect((await row(101))?.cells['hsn']).toBeUndefined();
    expect((await row(102))?.cells['hsn']).toBe('6205');
    expect((await save(first, first)).refusal().fields).toEqual({ products: 'one is there twice' });
  });

  it('an entry of the audit has each product, before and after', async () => {
    const { id, version } = (await read())[0] ?? { id: 0, version: 0 };
    (await save({ id, version, cells: { hsn: '6109' } })).answer();
    const entries = await shop.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'product.saved')
      .execute();
    expect(entries.map(({ subject, before_json, after_json }) => [subject, before_json, after_json])).toEqual([
      ['101', '{"hsn":""}', '{"hsn":"6109"}'],
    ]);
  });
});
