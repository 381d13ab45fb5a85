import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Attribute, SizeChart } from '@kayal/api-contract';
import { beforeEach, expect, it } from 'vitest';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const first: Attribute = {
  id: 'fabric',
  name: 'Fabric',
  kind: 'choices',
  unit: '',
  choices: ['Linen', 'Cotton', ''],
  categories: [],
  isShown: true,
  isFilter: true,
  isSearched: true,
  isRetired: false,
};
const weight: Attribute = { ...first, id: 'gsm', name: 'Weight', kind: 'number', unit: 'gsm', choices: [] };
const care: Attribute = { ...first, id: 'care', name: 'Care', kind: 'text', choices: [], isFilter: false };
const chart: SizeChart = {
  name: 'Tees',
  unit: 'cm',
  categories: [],
  attribute: 'fabric:Linen',
  products: '',
  table: 'Size,Chest\nM,97-101',
  howTo: 'Laid flat.',
};
const headings = 'product_id,name,category,mrp,colour,size,unique_code,units';
const row = (id: number, cells: string) => `${id},Loom Tee ${id},T-Shirts,499,BLUE,M,LT-${id},5,${cells}`;
const file = (names: string, ...rows: readonly string[]) => [`${headings},${names}`, ...rows, ''].join('\n');

forEachEngine('attributes of products', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const define = async (attributes: Attribute[], sizeCharts: SizeChart[] = []) => {
    const { version, settings, theme } = (await admin.call('getSettings')).answer();
    return admin.call('saveSettings', { body: { version, settings: { ...settings, attributes, sizeCharts }, theme } });
  };
  const load = async (text: string) => {
    shop.clock.advance(1000);
    const place = path.join(shop.config.dataDir, 'file.csv');
    await writeFile(place, text);
    return importFile(shop.app.context, place, { mode: 'changes', mapName: null, isDryRun: false, source: 'command' });
  };
  const page = async (Id: string) => (await shop.visitor.call('getProductById', { query: { Id } })).answer()[0];
  const facets = async (query: Readonly<Record<string, string>>) =>
    (await shop.visitor.call('facets', { query })).answer();
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await shop.visitor.call('getProductByFilter', { query })).answer().map(({ ID }) => ID);

  it('S4.FILT.06 J08 come with a file, are said on the page, filter with counts, are found, and go out again as they came', async () => {
    expect(await facets({})).not.toHaveProperty('attributes');
    await define([first, weight, care], [chart]);
    const text = file(
      'Fabric,Weight,Care',
      row(801, 'cotton; linen,180,"Wash cold, dry flat"'),
      row(802, 'Cotton,90,'),
    );
    expect(await load(text)).toMatchObject({ result: 'applied', errors: [] });
    expect(await page('801')).toMatchObject({
      Details: {
        attributes: [
          { id: 'fabric', name: 'Fabric', value: 'Cotton, Linen' },
          { id: 'gsm', name: 'Weight', value: '180 gsm' },
          { id: 'care', name: 'Care', value: 'Wash cold, dry flat' },
        ],
        sizeChart: { name: 'Tees', measures: ['Chest'], rows: [{ size: 'M', ranges: [{ min: 97, max: 101 }] }] },
      },
    });
    expect(await page('802')).not.toHaveProperty('Details.sizeChart');
    expect(await ids({ attr: 'fabric:Linen' })).toEqual([801]);
    expect(new Set(await ids({ attr: 'fabric:Linen,fabric:Cotton' }))).toEqual(new Set([801, 802]));
    expect(await ids({ attr: 'fabric:Cotton,gsm:90' })).toEqual([802]);
    expect(await ids({ filter: 'linen' })).toEqual([801]);
    expect(await ids({ filter: 'dry flat' })).toEqual([801]);
    expect(await facets({ attr: 'fabric:Linen' })).toMatchObject({
      total: 1,
      attributes: [
        {
          id: 'fabric',
          choices: [
            { value: 'Linen', label: 'Linen', count: 1 },
            { value: 'Cotton', label: 'Cotton', count: 2 },
          ],
        },
        { id: 'gsm', choices: [{ value: '180', label: '180 gsm', count: 1 }] },
      ],
    });
    const exported = (await admin.call('exportProducts')).text;
    expect(exported).toContain(',attribute:fabric,attribute:gsm,attribute:care');
    expect(exported).toContain(',Cotton; Linen,180,"Wash cold, dry flat"');
    expect(await load(exported)).toMatchObject({ result: 'unchanged', counts: { changed: 0, new: 0 } });
  });

  it('are compared where the owner says so, and only there', async () => {
    const comparison = async () => (await shop.visitor.call('getShop')).answer().comparison;
    await define([first]);
    expect(await comparison()).toBeUndefined();
    await define([care, { ...weight, inComparison: true, isShown: false }]);
    expect(await comparison()).toEqual([{ id: 'gsm', name: 'Weight' }]);
    await load(file('Weight,Care', row(801, '180,Wash cold'), row(802, ',')));
    expect((await page('801'))?.Details?.compared).toEqual({ gsm: '180 gsm' });
    expect(await page('802')).not.toHaveProperty('Details');
  });

  it('name each wrong cell of a file, a choice that does not exist among them, and nothing is written', async () => {
    await define([first, weight]);
    const { result, errors } = await load(file('Fabric,Weight', row(801, 'Silk,heavy')));
    expect(result).toBe('refused');
    expect(errors.map(({ column, value, problem }) => [column, value, problem])).toEqual([
      ['Fabric', 'Silk', 'Silk is none of its choices.'],
      ['Weight', 'heavy', 'This is not a number.'],
    ]);
    expect(await page('801')).toBeUndefined();
  });

  it('keep what a file does not have, lose what it leaves empty, and come back with an undo', async () => {
    await define([first, weight]);
    await load(file('Fabric,Weight', row(801, 'Cotton,180')));
    const report = await load(file('Fabric', row(801, '')));
    expect(report.counts).toMatchObject({ changed: 1 });
    expect((await page('801'))?.Details?.attributes).toEqual([{ id: 'gsm', name: 'Weight', value: '180 gsm' }]);
    await admin.call('undoImport', { params: { id: (await admin.call('getImports')).answer()[0]?.id ?? '' } });
    await expect
      .poll(async () => (await page('801'))?.Details?.attributes?.map(({ id }) => id))
      .toEqual(['fabric', 'gsm']);
  });

  it('that are removed while a filter is open disappear everywhere, and come back with the settings of before', async () => {
    await define([first]);
    await load(file('Fabric', row(801, 'Cotton')));
    const { version } = (await admin.call('getSettings')).answer();
    await define([]);
    expect(await page('801')).not.toHaveProperty('Details.attributes');
    expect(await ids({ attr: 'fabric:Cotton' })).toEqual([]);
    expect(await facets({ attr: 'fabric:Cotton' })).toMatchObject({ total: 0 });
    expect(await ids({ filter: 'cotton' })).toEqual([]);
    await admin.call('restoreSettings', { body: { version: version + 1, to: version } });
    expect(await ids({ attr: 'fabric:Cotton' })).toEqual([801]);
    await define([{ ...first, isRetired: true }]);
    expect(await page('801')).not.toHaveProperty('Details.attributes');
  });

  it('are edited with the product, and a value that does not fit is refused by name', async () => {
    await define([first, weight]);
    await load(file('Fabric,Weight', row(801, 'Cotton,180')));
    const { id, withdrawn, pictureAt, variants, ...product } = (
      await admin.call('getAdminProduct', { params: { id: '801' } })
    ).answer();
    expect([id, withdrawn, pictureAt > 0, product.attributes]).toEqual([
      801,
      false,
      true,
      { fabric: ['Cotton'], gsm: ['180'] },
    ]);
    const save = (attributes: Record<string, string[]>) =>
      admin.call('saveAdminProduct', {
        params: { id: '801' },
        body: {
          ...product,
          attributes,
          variants: variants.map(({ uniqueCode, colour, size, units }) => ({ uniqueCode, colour, size, units })),
        },
      });
    expect((await save({ fabric: ['Silk'] })).refusal()).toMatchObject({
      code: 'request.invalid',
      fields: { 'attributes.fabric': expect.stringContaining('Silk is none of its choices.') },
    });
    expect((await save({ fabric: ['Linen'] })).answer().attributes).toEqual({ fabric: ['Linen'] });
    expect((await page('801'))?.Details?.attributes).toEqual([{ id: 'fabric', name: 'Fabric', value: 'Linen' }]);
  });

  it('and size charts that cannot be are refused by the path of their setting', async () => {
    const wrong = await define([first, { ...first, name: 'Cloth' }], [{ ...chart, table: 'Size,Chest\nS,wide' }]);
    expect(wrong.refusal()).toMatchObject({
      code: 'request.invalid',
      fields: {
        'attributes.1.id': 'fabric is there twice',
        'sizeCharts.0.table': 'row 2, Chest: wide is no number and no range',
      },
    });
    const many = await define([{ ...first, choices: Array.from({ length: 400 }, (_, index) => `Choice ${index}`) }]);
    expect(many.refusal()).toMatchObject({ fields: { 'attributes.0.choices': 'has 400 choices, more than 200' } });
  });
});
