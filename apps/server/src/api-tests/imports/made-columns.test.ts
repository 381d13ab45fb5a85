import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MadeColumn, WireOf } from '@kayal/api-contract';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { createRun } from '../../modules/catalogue-import/create-run.ts';

type Run = WireOf<'getImport'>['answer'];

const table = [
  'Style,Title,Group,Price,Variant,EAN,Left',
  '9001,Dock Tee,Tees,899,Schwarz / M,DT-M,4',
  '9001,Dock Tee,Tees,899,Rot / L,DT-L,2',
  '9002,Pier Cap,Kappen,349,Schwarz / One,PC-1,7',
].join('\n');

const made: MadeColumn[] = [
  { heading: 'Their colour', parts: [{ column: 'Variant', separator: '/', piece: 1 }] },
  { heading: 'Colour', parts: [{ column: 'Their colour' }], values: { Schwarz: 'Black', Rot: 'Red' } },
  { heading: 'Size', parts: [{ column: 'Variant', separator: '/', piece: 2 }] },
];
const mapping = {
  product_id: 'Style',
  name: 'Title',
  category: 'Group',
  mrp: 'Price',
  colour: 'Colour',
  size: 'Size',
  unique_code: 'EAN',
  units: 'Left',
};

forEachEngine('columns that are made of others', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const upload = async (): Promise<Run> => {
    const file = path.join(shop.config.dataDir, 'table.csv');
    await writeFile(file, table);
    shop.clock.advance(1000);
    return createRun(shop.app.context, { fileName: 'table.csv', file, source: 'browser', actorId: people.admin.id });
  };
  const place = async (id: string) =>
    (await admin.call('placeImport', { params: { id }, body: { system: 'none', made } })).answer();
  const check = async (id: string, saveMapAs?: string) => {
    await admin.call('checkImport', {
      params: { id },
      body: { mode: 'changes', mapping, ...(saveMapAs === undefined ? {} : { saveMapAs }) },
    });
    return vi.waitFor(async () => {
      const run = (await admin.call('getImport', { params: { id } })).answer();
      expect([run.state, run.notes]).toEqual(['checked', expect.anything()]);
      return run;
    }, 8000);
  };

  it('J58 stand among the headings with their values, and a check reads them', async () => {
    const { id } = await upload();
    const placed = await place(id);
    expect(placed.headings.slice(-3).map(({ heading, samples }) => [heading, samples])).toEqual([
      ['Their colour', ['Schwarz', 'Rot', 'Schwarz']],
      ['Colour', ['Black', 'Red', 'Black']],
      ['Size', ['M', 'L', 'One']],
    ]);
    expect((await check(id)).counts).toMatchObject({ new: 2, errors: 0 });
    const sample = (await admin.call('getImportSample', { params: { id } })).answer();
    expect(sample).toEqual([
      {
        name: 'Dock Tee',
        category: 'Tees',
        mrp: 899,
        offer: null,
        colours: ['Black', 'Red'],
        sizes: ['M', 'L'],
        pictures: 0,
      },
      { name: 'Pier Cap', category: 'Kappen', mrp: 349, offer: null, colours: ['Black'], sizes: ['One'], pictures: 0 },
    ]);
  });

  it('the values of a column are listed, most frequent first, with names of the shop', async () => {
    const { id } = await upload();
    await place(id);
    const query = { heading: 'Their colour' };
    const { values, isCut, names } = (await admin.call('getImportValues', { params: { id }, query })).answer();
    expect([values, isCut]).toEqual([['Schwarz', 'Rot'], false]);
    expect(names).toContain('Jet Black');
    expect((await admin.call('getImportValues', { params: { id }, query: { heading: 'None' } })).status).toBe(404);
  });

  it('are kept with a mapping by its name', async () => {
    const { id } = await upload();
    await place(id);
    await check(id, 'Old till');
    const maps = (await admin.call('getImportMaps')).answer();
    expect(maps.find(({ name }) => name === 'Old till')).toEqual({ name: 'Old till', mapping, made });
    expect(await upload()).toMatchObject({ mapName: 'Old till', format: { made } });
  });

  it('are remembered for a file with the same headings, until they are taken away', async () => {
    const { id } = await upload();
    await place(id);
    await check(id);
    const again = await upload();
    expect(again.format.made).toEqual(made);
    expect(again.headings.find(({ heading }) => heading === 'Colour')?.field).toBe('colour');
    const body = { system: 'none', made: [] } as const;
    const without = (
      await admin.call('placeImport', { params: { id: again.id }, body: { ...body, made: [] } })
    ).answer();
    expect(without.headings.map(({ heading }) => heading)).toEqual(table.split('\n')[0]?.split(','));
  });
});
