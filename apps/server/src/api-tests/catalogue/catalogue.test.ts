import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import type { WireOf } from '@kayal/api-contract';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

type Rows = WireOf<'getProductByFilter'>['answer'];

forEachEngine('catalogue', (engine) => {
  let shop: TestApp;
  let all: Rows;

  const products = async (query: Readonly<Record<string, string>>): Promise<Rows> =>
    (await shop.visitor.call('getProductByFilter', { query })).answer();
  const ids = (rows: Rows): readonly number[] => rows.map(({ ID }) => ID);

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'demo' });
    all = await products({ filter: '' });
  });

  it('S7.CAT.01 J58 lists 30 categories by Id and Name', async () => {
    const rows = (await shop.visitor.call('getCategories')).answer();
    expect(rows).toHaveLength(30);
    expect(rows.slice(0, 2)).toEqual([
      { Id: 4, Name: 'T-Shirts' },
      { Id: 5, Name: 'Jackets' },
    ]);
  });

  it('S1.PROD.01 S7.CAT.07 sells every named kind of product', async () => {
    for (const Id of ['4', '5', '6', '7', '616', '127', '116', '301']) {
      const rows = (await shop.visitor.call('getProductByCategory', { query: { Id } })).answer();
      expect(rows.length).toBeGreaterThan(9);
      expect(rows.every(({ CategoryId }) => CategoryId === Number(Id))).toBe(true);
    }
  });

  it('S7.CAT.03 S9.ID.01 J15 lists each sub-category once; both sets of ids work', async () => {
    const rows = (await shop.visitor.call('getSubCategories')).answer();
    const listed = rows.map(({ Id }) => Id);
    expect(listed).toEqual(expect.arrayContaining([627, 628, 629, 301, 160, 161, 163]));
    expect(listed).not.toEqual(expect.arrayContaining([157]));
    expect(new Set(rows.map(({ Name }) => Name)).size).toBe(rows.length);
    for (const [desktop, mobile] of [
      ['627', '157'],
      ['628', '158'],
      ['629', '159'],
    ] as const) {
      const one = (await shop.visitor.call('getProductBySubCategory', { query: { Id: desktop } })).answer();
      const other = (await shop.visitor.call('getProductBySubCategory', { query: { Id: mobile } })).answer();
      expect(one.length).toBeGreaterThan(50);
      expect(other).toEqual(one);
    }
  });

  it('J15 301 is bottles as a category and all accessories as a sub-category', async () => {
    const bottles = (await shop.visitor.call('getProductByCategory', { query: { Id: '301' } })).answer();
    const accessories = (await shop.visitor.call('getProductBySubCategory', { query: { Id: '301' } })).answer();
    expect(new Set(bottles.map(({ CategoryName }) => CategoryName))).toEqual(new Set(['Bottles']));
    expect(new Set(accessories.map(({ CategoryName }) => CategoryName))).toEqual(
      new Set(['Bottles', 'Steel Bottles', 'Caps', 'Bags', 'Backpacks', 'Socks']),
    );
  });

  it('S7.CAT.12 J15 a promotional list answers by its name and by its sub-category id', async () => {
    for (const [name, Id] of [
      ['LimitedSale', '160'],
      ['BestSeller', '161'],
      ['NewArrivals', '163'],
    ] as const) {
      const byName = (await shop.visitor.call('getPromotionalList', { query: { Id: name } })).answer();
      const byId = (await shop.visitor.call('getProductBySubCategory', { query: { Id } })).answer();
      expect(byName.length).toBeGreaterThanOrEqual(24);
      expect(byId).toEqual(byName);
    }
    expect((await shop.visitor.call('getPromotionalList', { query: { Id: 'Everything' } })).status).toBe(400);
  });

  it('S7.CAT.04 S7.CAT.14 lists every colour and size pair once, with an item that has it', async () => {
    const rows = (await shop.visitor.call('getAllColorSize', { query: { season: '2025-26' } })).answer();
    expect(new Set(rows.map(({ Color, Size }) => `${Color}/${Size}`)).size).toBe(rows.length);
    const row = rows.find(({ Color, Size }) => Color === 'NAVY' && Size === '2XL');
    const variants = (await shop.visitor.call('getProductDetails', { query: { Id: String(row?.ItemId) } })).answer();
    expect(variants.some(({ Color, Size }) => Color === 'NAVY' && Size === '2XL')).toBe(true);
  });

  it('S1.GEN.03 S7.CAT.05 S3.ENT.07 J12 names the colours of the season, upper-case; another season has none', async () => {
    const rows = (await shop.visitor.call('getAllModifiedColors')).answer();
    expect(rows).toHaveLength(24);
    expect(rows).toContainEqual({ db_color: 'PETROL BLUE', md_color: 'LAGOON', hex: '#0b5f5a' });
    expect((await shop.visitor.call('getAllModifiedColors', { query: { season: '1999-00' } })).answer()).toEqual([]);
  });

  it('S7.CAT.06 S3.ENT.02 S3.ENT.03 J31 an empty filter lists the whole catalogue, one row a product', async () => {
    expect(all.length).toBeGreaterThan(500);
    expect(new Set(ids(all)).size).toBe(all.length);
    const [first] = all;
    expect(first).toMatchObject({
      ItemName: 'Horizon Run Jacket',
      Color: 'CORAL',
      displayFirst: `${first?.ID}_CORAL.webp`,
    });
    expect(first?.ItemId).toBe(first?.ID);
    expect(first?.Colors[0]).toEqual({ db_color: 'CORAL', md_color: 'HIBISCUS', hex: '#ee6a54' });
    expect(all.filter(({ OfferPrice = null }) => OfferPrice !== null).length).toBeGreaterThan(100);
    expect(all.every(({ OfferPrice = null, MRP }) => OfferPrice === null || OfferPrice < MRP)).toBe(true);
  });

  it('S3.ENT.02 S3.ENT.04 S3.ENT.05 J23 stock of a row is the sum over its variants', async () => {
    const [first] = all;
    const variants = (await shop.visitor.call('getProductDetails', { query: { Id: String(first?.ID) } })).answer();
    expect(variants.reduce((sum, { Qty }) => sum + Qty, 0)).toBe(first?.Qty);
    expect(variants[0]).toEqual({
      ItemId: first?.ID,
      Color: first?.Color,
      Size: first?.Size,
      Uniquecode: first?.UniqueCode,
      Qty: expect.any(Number),
    });
  });

  it('S7.CAT.09 S7.CAT.11 one product by id, and by a unique code with that colour and size', async () => {
    const [first] = all;
    const byId = (await shop.visitor.call('getProductById', { query: { Id: String(first?.ID) } })).answer();
    expect(byId).toEqual([first]);
    const variants = (await shop.visitor.call('getProductDetails', { query: { Id: String(first?.ID) } })).answer();
    const last = variants.at(-1);
    const uniqueCode = last?.Uniquecode ?? '';
    const byCode = (await shop.visitor.call('getProductByUniqueCode', { query: { uniqueCode } })).answer();
    expect(byCode).toEqual([{ ...first, Color: last?.Color, Size: last?.Size, UniqueCode: uniqueCode }]);
    expect((await shop.visitor.call('getProductByUniqueCode', { query: { uniqueCode: 'KY1-NO-M' } })).answer()).toEqual(
      [],
    );
    expect((await shop.visitor.call('getProductById', { query: { Id: '999999999' } })).answer()).toEqual([]);
  });

  it('S7.CAT.13 S3.ENT.08 J31 an offer answers by item, in a batch, and 404 where there is none', async () => {
    const offered = all.find(({ OfferPrice }) => OfferPrice !== null);
    const plain = all.find(({ OfferPrice }) => OfferPrice === null);
    const one = await shop.visitor.call('getOfferByItemId', { params: { id: offered?.ID ?? 0 } });
    expect(one.answer()).toEqual({ OfferPrice: offered?.OfferPrice });
    const none = await shop.visitor.call('getOfferByItemId', { params: { id: plain?.ID ?? 0 } });
    expect([none.status, none.refusal().code]).toEqual([404, 'offer.none']);
    const batch = (await shop.visitor.call('getOffers', { query: { ids: `${offered?.ID},${plain?.ID}` } })).answer();
    expect(batch).toEqual([
      { ItemId: offered?.ID, ItemName: offered?.ItemName, MRP: offered?.MRP, OfferPrice: offered?.OfferPrice },
    ]);
  });

  it('J72 limit and offset page a list, and X-Total-Count has its whole length', async () => {
    const page = await shop.visitor.call('getProductByFilter', { query: { limit: '8', offset: '8' } });
    expect(page.answer()).toEqual(all.slice(8, 16));
    expect(page.headers['x-total-count']).toBe(String(all.length));
    const beyond = await shop.visitor.call('getProductByFilter', { query: { offset: '99999' } });
    expect([beyond.answer(), beyond.headers['x-total-count']]).toEqual([[], String(all.length)]);
  });

  it('S4.FILT.03 J69 a colour matches catalogue and display names in any case', async () => {
    const byKey = await products({ color: 'petrol blue' });
    expect(byKey.length).toBeGreaterThan(10);
    expect(byKey.every(({ Colors }) => Colors.some(({ db_color }) => db_color === 'PETROL BLUE'))).toBe(true);
    expect(ids(await products({ color: 'Lagoon' }))).toEqual(ids(byKey));
    expect((await products({ color: 'Broom' })).length).toBeGreaterThan(5);
    expect(await products({ color: 'No such colour' })).toEqual([]);
  });

  it('S4.FILT.04 J33 XXL and 2XL are one size', async () => {
    const double = await products({ size: '2XL' });
    expect(double.length).toBeGreaterThan(50);
    expect(ids(await products({ size: 'xxl' }))).toEqual(ids(double));
  });

  it('J08 values of one filter combine by OR, filters by AND, and one variant must match all', async () => {
    const either = await products({ color: 'Navy,Red' });
    const union = new Set([...ids(await products({ color: 'Navy' })), ...ids(await products({ color: 'Red' }))]);
    expect(new Set(ids(either))).toEqual(union);
    const rows = await products({ color: 'Navy', size: '3XL', category: '4', minPrice: '300', maxPrice: '1200' });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({ CategoryId: 4 });
      const variants = (await shop.visitor.call('getProductDetails', { query: { Id: String(row.ID) } })).answer();
      expect(variants.some(({ Color, Size }) => Color === 'NAVY' && Size === '3XL')).toBe(true);
    }
    const men = new Set(ids((await shop.visitor.call('getProductBySubCategory', { query: { Id: '627' } })).answer()));
    const shirts = await products({ category: '4,616,627' });
    expect(shirts.every(({ ID, CategoryId }) => men.has(ID) && [4, 616].includes(CategoryId))).toBe(true);
    expect(shirts.length).toBeGreaterThan(20);
  });

  it('S5.PRICE.05 the price range keeps MRPs between its ends, both inclusive', async () => {
    const [row] = await products({ minPrice: '449', maxPrice: '449' });
    expect(row?.MRP).toBe(449);
    const range = await products({ minPrice: '300', maxPrice: '499' });
    expect(range).toEqual(all.filter(({ MRP }) => MRP >= 300 && MRP <= 499));
  });

  it('J08 orders a list by name, by price paid, and by age', async () => {
    const pays = (row: Rows[number]): number => row.OfferPrice ?? row.MRP;
    const cheapest = await products({ sort: 'price-asc' });
    expect(cheapest.map(pays)).toEqual(all.map(pays).toSorted((a, b) => a - b));
    expect((await products({ sort: 'price-desc' })).map(pays)).toEqual(cheapest.map(pays).toReversed());
    const names = (await products({ sort: 'name' })).map(({ ItemName }) => ItemName);
    expect(names).toEqual(names.toSorted());
    const [newest] = await products({ sort: 'newest', limit: '1' });
    const arrivals = (await shop.visitor.call('getPromotionalList', { query: { Id: 'NewArrivals' } })).answer();
    expect(ids(arrivals)).toContain(newest?.ID);
  });

  it('R-45 the same bytes come gzipped, under an ETag of their own', async () => {
    const url = urlOf('getProductByFilter');
    const plain = await shop.app.inject({ url });
    const zipped = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const smallest = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(smallest.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(smallest.rawPayload).toString()).toBe(plain.body);
    expect(smallest.headers.etag).not.toBe(zipped.headers.etag);
    expect(zipped.headers.etag).not.toBe(plain.headers.etag);
  });

  it('R-32 S7.CAT.07 refuses an invalid id, price or order', async () => {
    for (const Id of ['1e309', '-4', 'abc', '', '4;drop table product']) {
      expect((await shop.visitor.call('getProductByCategory', { query: { Id } })).status).toBe(400);
    }
    for (const query of [
      { minPrice: '-1' },
      { sort: 'rank' },
      { limit: '0' },
      { limit: '9999' },
      { filter: 'a\0b' },
      { filter: 'x'.repeat(101) },
    ]) {
      expect((await shop.visitor.call('getProductByFilter', { query })).status).toBe(400);
    }
  });
});
