import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

const file = [
  'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,description',
  '801,Plain Words Tee,T-Shirts,Men,499,BLUE,M,DD/1 #M,5,"Soft cotton, cut wide at the shoulder."',
  '802,Html Words Tee,T-Shirts,Men,499,BLUE,M,dd-2-m,5,"<p>Soft cotton &amp; linen</p><p>Knitted</p>"',
  '803,Bare Tee,T-Shirts,Men,499,BLUE,M,DD-3-M,5,',
  '',
].join('\n');

forEachEngine('products with a description and item codes', (engine) => {
  let shop: TestApp;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    const place = path.join(shop.config.dataDir, 'file.csv');
    await writeFile(place, file);
    const options = { mode: 'changes', mapName: null, isDryRun: false, source: 'command' } as const;
    expect(await importFile(shop.app.context, place, options)).toMatchObject({ result: 'applied', errors: [] });
    return () => shop.close();
  });

  const found = async (filter: string): Promise<readonly number[]> =>
    (await shop.visitor.call('getProductByFilter', { query: { filter } })).answer().map(({ ID }) => ID);

  it('have it on their page as plain text, and not in lists', async () => {
    const product = async (Id: string) => (await shop.visitor.call('getProductById', { query: { Id } })).answer()[0];
    expect(await product('801')).toMatchObject({ Description: 'Soft cotton, cut wide at the shoulder.' });
    expect(await product('802')).toMatchObject({ Description: 'Soft cotton & linen\nKnitted' });
    expect(await product('803')).not.toHaveProperty('Description');
    const [listed] = (await shop.visitor.call('getProductByFilter', { query: { filter: 'Plain Words' } })).answer();
    expect(listed).not.toHaveProperty('Description');
  });

  it('S7.CAT.06 are found by its words', async () => {
    expect(await found('shoulder')).toEqual([801]);
    expect((await found('soft cotton')).toSorted((a, b) => a - b)).toEqual([801, 802]);
  });

  it('S7.CAT.06 are found by the item code that their page shows, in any case, before all others', async () => {
    for (const code of ['DD/1 #M', 'dd/1 #m', ' DD/1 #M ']) expect((await found(code))[0]).toBe(801);
    expect((await found('DD-2-M'))[0]).toBe(802);
    expect((await found('803'))[0]).toBe(803);
    const suggested = (await shop.visitor.call('suggest', { query: { q: 'DD-3-M' } })).answer();
    expect(suggested[0]?.ID).toBe(803);
    const facets = (await shop.visitor.call('facets', { query: { source: 'search', filter: 'DD-3-M' } })).answer();
    expect(facets.total).toBeGreaterThan(0);
    await shop.database.db.updateTable('variant').set({ withdrawn: 1 }).where('unique_code', '=', 'DD-3-M').execute();
    expect(await found('9999')).toEqual([]);
  });
});
