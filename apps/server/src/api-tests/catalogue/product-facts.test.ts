import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const headings = 'product_id,name,category,mrp,colour,size,unique_code,units';
const facts =
  'HSN code,Tax class,Made in,Final sale,weight_grams,Manufacturer,Importer,Generic name,Net quantity,Consumer care';
const row = (id: number, cells: string) => `${id},Fact Tee ${id},T-Shirts,499,BLUE,M,FT-${id},5,${cells}`;
const file = (...rows: readonly string[]) => [`${headings},${facts}`, ...rows, ''].join('\n');

forEachEngine('facts of products for invoices, returns and the law', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const load = async (text: string) => {
    shop.clock.advance(1000);
    const place = path.join(shop.config.dataDir, 'file.csv');
    await writeFile(place, text);
    return importFile(shop.app.context, place, { mode: 'changes', mapName: null, isDryRun: false, source: 'command' });
  };
  const page = async (Id: string) => (await shop.visitor.call('getProductById', { query: { Id } })).answer()[0];
  const product = async (id: string) => (await admin.call('getAdminProduct', { params: { id } })).answer();
  const undeclared = async () =>
    (await admin.call('getAdminProducts', { query: { state: 'undeclared', q: 'Fact Tee' } })).answer();

  it('come with a file, are said on the page and go out again as they came', async () => {
    const whole = row(801, '6109.10,Apparel,vn,yes,180,"Song Hong, Hanoi","Kayal, Kochi",T-shirt,1 N,care@example.com');
    expect(await load(file(whole, row(802, ',,,,,,,,,')))).toMatchObject({ result: 'applied', errors: [] });
    expect((await page('801'))?.Facts).toEqual({
      countryOfOrigin: 'Vietnam',
      finalSale: true,
      manufacturer: 'Song Hong, Hanoi',
      importer: 'Kayal, Kochi',
      genericName: 'T-shirt',
      netQuantity: '1 N',
      consumerCare: 'care@example.com',
    });
    expect((await page('802'))?.Facts).toBeUndefined();
    expect((await product('801')).facts).toMatchObject({ hsn: '610910', taxClass: 'apparel', weightGrams: 180 });
    const exported = (await admin.call('exportProducts')).text;
    expect(exported).toContain('610910,apparel,Vietnam,yes,180,"Song Hong, Hanoi",,"Kayal, Kochi",T-shirt,1 N,');
    expect(await load(exported)).toMatchObject({ result: 'unchanged', counts: { changed: 0, new: 0 } });
  });

  it('name each wrong cell, and nothing is written', async () => {
    const wrong = row(801, '610,Silk,Kerala,maybe,0.2 kg,,,,,');
    const { result, errors } = await load(file(wrong));
    expect(result).toBe('refused');
    expect(errors.map(({ column, problem }) => [column, problem])).toEqual([
      ['HSN code', 'A HSN code of 3 digits does not exist.'],
      ['Tax class', 'There is no such tax class.'],
      ['Made in', 'This is not a country.'],
      ['Final sale', 'This is neither yes nor no.'],
      ['weight_grams', 'This is not a weight in grams.'],
    ]);
    expect(await page('801')).toBeUndefined();
  });

  it('a list names what the law wants said and is missing, also as a file to fill in', async () => {
    await load(file(row(801, ',,India,,,"Loom, Erode",,T-shirt,1 N,'), row(802, ',,India,,,,,,1 N,')));
    expect((await undeclared()).map(({ id, missing }) => [id, missing])).toEqual([[802, ['maker', 'generic_name']]]);
    const text = (await admin.call('exportProducts', { query: { state: 'undeclared' } })).text;
    const ids = text.split('\r\n').map((line) => line.split(',')[0]);
    expect(ids).toContain('802');
    expect(ids).not.toContain('801');
  });

  it('S4.FILT.06 J08 imported goods are filtered and sorted by country of origin, and a shop without one has no such filter', async () => {
    const facets = async (query: Readonly<Record<string, string>>) =>
      (await shop.visitor.call('facets', { query })).answer();
    expect(await facets({})).not.toHaveProperty('origins');
    expect((await facets({ origin: 'India' })).total).toBe(0);
    await load(file(row(801, ',,Vietnam,,,,,,,'), row(802, ',,in,,,,,,,')));
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await shop.visitor.call('getProductByFilter', { query })).answer().map(({ ID }) => ID);
    expect(await ids({ origin: 'india' })).toEqual([802]);
    expect(new Set(await ids({ origin: 'India,Vietnam' }))).toEqual(new Set([801, 802]));
    expect((await ids({ sort: 'origin' })).slice(0, 2)).toEqual([802, 801]);
    expect(await facets({ origin: 'India' })).toMatchObject({
      total: 1,
      origins: [
        { value: 'India', label: 'India', count: 1 },
        { value: 'Vietnam', label: 'Vietnam', count: 1 },
      ],
    });
  });

  it('are edited by hand, stay when a save leaves them out, and are undone with their import', async () => {
    await load(file(row(801, '6109,,India,,,,,,,')));
    const { id, version, pictureAt: _, withdrawn: __, variants, facts: before, ...rest } = await product('801');
    const body = { ...rest, version, variants: variants.map(({ withdrawn: _w, ...variant }) => variant) };
    const params = { id: String(id) };
    const wrong = { ...body, facts: { ...before, countryOfOrigin: 'Kerala' } };
    expect((await admin.call('saveAdminProduct', { params, body: wrong })).refusal()).toMatchObject({
      fields: { 'facts.countryOfOrigin': 'no such country' },
    });
    const saved = { ...body, facts: { ...before, countryOfOrigin: 'in', packer: 'Kayal, Kochi' } };
    expect((await admin.call('saveAdminProduct', { params, body: saved })).answer().facts).toEqual({
      ...before,
      countryOfOrigin: 'India',
      packer: 'Kayal, Kochi',
    });
    const without = { ...body, version: version + 1, name: 'Fact Tee of 801' };
    expect((await admin.call('saveAdminProduct', { params, body: without })).answer().facts.packer).toBe(
      'Kayal, Kochi',
    );
    // An undo keeps what was changed by hand, and takes back the rest.
    expect(await load(file(row(801, '6109,,Vietnam,,,,,,,')))).toMatchObject({ result: 'applied' });
    expect((await product('801')).facts).toMatchObject({ countryOfOrigin: 'Vietnam', packer: 'Kayal, Kochi' });
    const [last] = (await admin.call('getImports')).answer();
    (await admin.call('undoImport', { params: { id: last?.id ?? '' } })).answer();
    await expect
      .poll(async () => (await product('801')).facts)
      .toMatchObject({ countryOfOrigin: 'India', packer: 'Kayal, Kochi' });
  });
});
