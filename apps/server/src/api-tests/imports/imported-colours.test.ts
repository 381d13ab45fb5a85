import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { findHex } from '../../modules/pictures/serve/pictures.repository.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, cartOf } from '@kayal/server-testing/src/shopping.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const file = [
  'product_id,name,category,sub_category,mrp,colour,size,unique_code,units',
  '7001,Periyar Tee,T-Shirts,,899,Teal,M,PT-TEAL-M,4',
  '7001,Periyar Tee,T-Shirts,,899,GREEN,M,PT-GREEN-M,4',
  '7001,Periyar Tee,T-Shirts,,899,Monsoon Mix,M,PT-MIX-M,4',
  '7001,Periyar Tee,T-Shirts,,899,Jet Black,M,PT-BLACK-M,4',
  '7001,Periyar Tee,T-Shirts,,899,olive,M,PT-OLIVE-M,4',
  '',
].join('\n');

/** The hex of each colour of the file: its own, that of the one known colour of its name, or none. */
const hexes = { Teal: '#008080', GREEN: '', 'Monsoon Mix': '', 'Jet Black': '#0b0d12', olive: '#808000' };

forEachEngine('colours of an imported file', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  const inList = async () => {
    const [tee] = (await shop.visitor.call('getProductById', { query: { Id: '7001' } })).answer();
    return Object.fromEntries((tee?.Colors ?? []).map(({ db_color, hex }) => [db_color, hex]));
  };
  const named = async (season?: string) => {
    const query = season === undefined ? {} : { season };
    return (await shop.visitor.call('getAllModifiedColors', { query })).answer();
  };
  const hexOf = (rows: readonly { readonly db_color: string; readonly hex: string }[], key: string) =>
    rows.find(({ db_color }) => db_color === key)?.hex;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    const tees = path.join(shop.app.context.config.dataDir, 'tees.csv');
    await writeFile(tees, file);
    const options = { mode: 'changes', mapName: null, isDryRun: false, source: 'command' } as const;
    expect(await importFile(shop.app.context, tees, options)).toMatchObject({ result: 'applied' });
  });

  it('S4.COLOR.02 S4.COLOR.03 show the hex of the one known colour of their name at once', async () => {
    expect(await inList()).toEqual(hexes);
    const { colors } = (await shop.visitor.call('facets', { query: {} })).answer();
    expect(Object.fromEntries(colors.map(({ value, hex }) => [value, hex]))).toMatchObject(hexes);
  });

  it('are filled in All Colors, but for another season and where several known colours have the name', async () => {
    const rows = await named();
    expect(rows).toContainEqual({ db_color: 'Teal', md_color: 'TEAL', hex: '#008080' });
    expect([hexOf(rows, 'olive'), hexOf(rows, 'Jet Black')]).toEqual(['#808000', '#0b0d12']);
    expect([hexOf(rows, 'GREEN'), hexOf(rows, 'Monsoon Mix')]).toEqual([undefined, undefined]);
    expect(await named('1999-00')).toEqual([]);
  });

  it('have it in the bag and in drawn pictures', async () => {
    const asha = await shop.as(people.asha.email);
    (await add(asha, { code: 'PT-TEAL-M', productId: 7001 }, 1)).answer();
    expect((await cartOf(asha)).map(({ Color, hex }) => [Color, hex])).toContainEqual(['Teal', '#008080']);
    const { db } = shop.database;
    const { season } = shop.app.context.config;
    expect([await findHex(db, season, 'Teal'), await findHex(db, season, 'Jet Black')]).toEqual(['#008080', '#0b0d12']);
  });

  it('what the owner saves stays, an empty hex too', async () => {
    const body = { Teal: { name: 'LAGOON', hex: '#0b5f5a' }, olive: { name: 'OLIVE', hex: '' } };
    (await admin.call('postModifyColor', { body })).answer();
    expect(await inList()).toEqual({ ...hexes, Teal: '#0b5f5a', olive: '' });
    expect(hexOf(await named(), 'olive')).toBe('');
  });
});
