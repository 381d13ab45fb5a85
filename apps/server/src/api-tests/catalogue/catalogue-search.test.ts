import { beforeAll, expect, it } from 'vitest';
import type { WireOf } from '@kayal/api-contract';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

type Rows = WireOf<'getProductByFilter'>['answer'];
type Facets = WireOf<'facets'>['answer'];

forEachEngine('search and facets', (engine) => {
  let shop: TestApp;

  const search = async (filter: string): Promise<Rows> =>
    (await shop.visitor.call('getProductByFilter', { query: { filter } })).answer();
  const names = (rows: Rows): readonly string[] => rows.map(({ ItemName }) => ItemName);
  const facets = async (query: Readonly<Record<string, string>>): Promise<Facets> =>
    (await shop.visitor.call('facets', { query })).answer();

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'demo' });
  });

  it('S7.CAT.06 J34 the first word of a name finds similar products across categories', async () => {
    const rows = await search('Nilgiri');
    expect(rows.length).toBeGreaterThan(3);
    expect(names(rows).every((name) => name.startsWith('Nilgiri '))).toBe(true);
  });

  it('S7.CAT.06 every word must match, in any order', async () => {
    const rows = await search('run tee');
    expect(rows.length).toBeGreaterThan(5);
    expect(names(await search('TEE  run')).toSorted()).toEqual(names(rows).toSorted());
    expect(rows.length).toBeLessThan((await search('tee')).length);
  });

  it('S7.CAT.06 tolerates typing errors', async () => {
    expect(names(await search('windbraker'))).toEqual(names(await search('windbreaker')));
    expect(names(await search('legins flwo')).every((name) => /Flow Leggings/.test(name))).toBe(true);
    expect((await search('legins flwo')).length).toBeGreaterThan(0);
  });

  it('S7.CAT.06 finds by category, department and both names of a colour', async () => {
    expect(
      (await search('lagoon polo')).every(({ Colors }) => Colors.some(({ md_color }) => md_color === 'LAGOON')),
    ).toBe(true);
    expect(names(await search('petrol polo'))).toEqual(names(await search('lagoon polo')));
    expect((await search("women's swimwear")).length).toBeGreaterThan(3);
  });

  it.each(['!', '???', ' - ', '.,;', '---', '’'])('S7.CAT.06 punctuation alone (%s) finds nothing', async (text) => {
    expect(await search(text)).toEqual([]);
    expect((await facets({ source: 'search', filter: text })).total).toBe(0);
  });

  it('S7.CAT.06 exact words come before words that begin with them', async () => {
    const rows = await search('kit');
    expect(
      names(rows)
        .slice(0, 2)
        .every((name) => name.endsWith('Kit Bag')),
    ).toBe(true);
  });

  it('R-34 R-35 R-36 special characters of databases and patterns are plain text', async () => {
    for (const text of ["'; drop table product; --", '%', '_%_%_%', '\\', '.*', '(((((', '%tee%']) {
      const { status } = await shop.visitor.call('getProductByFilter', { query: { filter: text } });
      expect(status).toBe(200);
    }
    expect(await search('xyzzyplugh')).toEqual([]);
    expect((await search('')).length).toBeGreaterThan(500);
  });

  it('S5.SRCH.02 S5.SRCH.03 suggestions carry name and ID; blank text has none', async () => {
    const rows = (await shop.visitor.call('suggest', { query: { q: 'wind' } })).answer();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(8);
    expect(rows.every(({ ID, ItemName }) => ID > 0 && ItemName.includes('Windbreaker'))).toBe(true);
    expect((await shop.visitor.call('suggest', { query: { q: '   ' } })).answer()).toEqual([]);
    expect((await shop.visitor.call('suggest', { query: { q: 'tee', limit: '3' } })).answer()).toHaveLength(3);
  });

  it('J08 counts the results of each choice, without the filter of its own group', async () => {
    const whole = await facets({});
    expect(whole.total).toBe((await search('')).length);
    expect(whole.categories).toHaveLength(30);
    expect(whole.categories.reduce((sum, { count }) => sum + count, 0)).toBe(whole.total);
    const navy = await facets({ color: 'Navy' });
    expect(navy.total).toBe(whole.colors.find(({ value }) => value === 'NAVY')?.count);
    expect(navy.colors).toEqual(whole.colors);
    const sized = await facets({ color: 'Navy', size: 'XL' });
    expect(sized.total).toBe(navy.sizes.find(({ value }) => value === 'XL')?.count);
    expect(sized.sizes).toEqual(navy.sizes);
  });

  it('J08 J15 S5.SIZE.01 facets count one list only, sizes in order, aliases once', async () => {
    const women = await facets({ source: 'sub-category', Id: '158' });
    const rows = (await shop.visitor.call('getProductBySubCategory', { query: { Id: '628' } })).answer();
    expect(women.total).toBe(rows.length);
    expect(women.sizes.map(({ value }) => value)).toEqual(['XS', 'S', 'M', 'L', 'XL', '2XL']);
    expect(women.subCategories.find(({ value }) => value === '628')?.count).toBe(rows.length);
    expect(women.subCategories.some(({ value }) => value === '158')).toBe(false);
    expect(women.price).toEqual({
      min: Math.min(...rows.map(({ MRP }) => MRP)),
      max: Math.max(...rows.map(({ MRP }) => MRP)),
    });
    const sale = await facets({ source: 'promotion', Id: 'LimitedSale' });
    expect(sale.total).toBeGreaterThanOrEqual(24);
    expect((await facets({ source: 'search', filter: 'run tee' })).total).toBe((await search('run tee')).length);
  });

  it.each([
    [{}, 'getProductByFilter', {}],
    [{ source: 'search', filter: ' run tee ' }, 'getProductByFilter', { filter: ' run tee ' }],
    [{ source: 'category', Id: '4' }, 'getProductByCategory', { Id: '4' }],
    [{ source: 'sub-category', Id: '158' }, 'getProductBySubCategory', { Id: '158' }],
    [{ source: 'promotion', Id: 'LimitedSale' }, 'getPromotionalList', { Id: 'LimitedSale' }],
  ] as const)('J08 J72 one call has the facets and the page of %j', async (source, name, own) => {
    const page = { color: 'Navy,Black', minPrice: '100', sort: 'price-desc', limit: '5', offset: '2' };
    const { products, ...counts } = await facets({ ...source, ...page, products: '1' });
    const list = await shop.visitor.call(name, { query: { ...own, ...page } });
    expect(products).toEqual(list.answer());
    expect(products?.length).toBeGreaterThan(0);
    expect(String(counts.total)).toBe(list.headers['x-total-count']);
    expect(counts).toEqual(await facets({ ...source, ...page }));
  });

  it('J08 the facets have products only with products=1', async () => {
    expect(await facets({ limit: '5' })).not.toHaveProperty('products');
    expect((await shop.visitor.call('facets', { query: { products: 'yes' } })).status).toBe(400);
  });

  it('J08 facets without a list id are refused, and an unknown colour leaves no product', async () => {
    expect((await shop.visitor.call('facets', { query: { source: 'category' } })).status).toBe(400);
    expect((await shop.visitor.call('facets', { query: { source: 'promotion', Id: '160' } })).status).toBe(400);
    const none = await facets({ color: 'No such colour' });
    expect([none.total, none.sizes, none.price]).toEqual([0, [], { min: 0, max: 0 }]);
  });
});
