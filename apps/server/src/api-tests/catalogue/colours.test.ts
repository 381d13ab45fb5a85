import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { bumpCatalogueVersion } from '../../modules/catalogue-version/catalogue-version.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { newProduct } from '@kayal/server-testing/src/new-product.ts';
import { items, people, variants } from '@kayal/server-testing/src/small-seed.ts';

forBothEngines('colour names', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  const save = async (body: unknown, query: Readonly<Record<string, string>> = {}) =>
    admin.call('postModifyColor', { body, query });
  const colours = async (query: Readonly<Record<string, string>> = {}) =>
    (await shop.visitor.call('getAllModifiedColors', { query })).answer();
  const colour = async (key: string) => (await colours()).find(({ db_color }) => db_color === key);
  const found = async (filter: string) =>
    (await shop.visitor.call('getProductByFilter', { query: { filter } })).answer().map(({ ID }) => ID);

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
  });

  it('S7.ADM.03 S5.COLOR.01 names and hex are in the next answer, names upper-case', async () => {
    const body = { 'Jet Black': { name: 'onyx', hex: '#101012' }, Navy: { name: 'LAGOON', hex: '#0a2a43' } };
    expect((await save(body)).answer()).toEqual({ success: true, updated: 2 });
    expect(await colour('Jet Black')).toEqual({ db_color: 'Jet Black', md_color: 'ONYX', hex: '#101012' });
    expect(await colour('Navy')).toEqual({ db_color: 'Navy', md_color: 'LAGOON', hex: '#0a2a43' });
    const [tee] = (await shop.visitor.call('getProductById', { query: { Id: String(items.tee.id) } })).answer();
    expect(tee?.Colors).toContainEqual(expect.objectContaining({ md_color: 'ONYX', hex: '#101012' }));
  });

  it('S7.ADM.03 S7.CAT.06 search finds a colour by its new name and no longer by its old', async () => {
    await save({ Navy: { name: 'Deep Harbour', hex: '#0a2a43' } });
    expect(await found('harbour')).toEqual([items.jacket.id]);
    expect(await found('trail jacket')).toEqual([items.jacket.id]);
    await save({ Navy: { name: 'Midnight Sea', hex: '#0a2a43' } });
    expect(await found('harbour')).toEqual([]);
    expect(await found('midnight sea')).toEqual([items.jacket.id]);
    expect(await found('navy')).toEqual([items.jacket.id]);
  });

  it('S7.ADM.03 a name of several colours stays searchable while one of them has it', async () => {
    await save({ 'Jet Black': { name: 'Ember Night', hex: '' }, 'Brick Red': { name: 'Ember', hex: '' } });
    await save({ 'Brick Red': { name: 'Rust', hex: '' } });
    expect(await found('ember')).toEqual([items.tee.id]);
    expect(await found('rust')).toEqual([items.tee.id]);
  });

  it('S5.COLOR.01 J49 any text is accepted as hex, stored and never used as CSS', async () => {
    const hex = 'red;background:url(//x.example)';
    expect((await save({ White: { name: '', hex } })).status).toBe(200);
    expect(await colour('White')).toMatchObject({ md_color: '', hex });
    expect((await save({ White: { name: 'CHALK', hex: '' } })).status).toBe(200);
  });

  it('J12 a season has its own names, which do not affect the search', async () => {
    expect((await save({ White: { name: 'SNOWFALL', hex: '#fff' } }, { season: '2024-25' })).status).toBe(200);
    expect(await colours({ season: '2024-25' })).toContainEqual(expect.objectContaining({ md_color: 'SNOWFALL' }));
    expect((await colour('White'))?.md_color).not.toBe('SNOWFALL');
    expect(await found('snowfall')).toEqual([]);
  });

  it('J49 all are stored or none; the refusal names those that are unknown', async () => {
    const before = await colours();
    const body = { 'Brick Red': { name: 'CORAL', hex: '' }, Plaid: { name: 'PLAID', hex: '#123456' } };
    const refusal = (await save(body)).refusal();
    expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual(['colour.unknown', ['Plaid']]);
    expect(await colours()).toEqual(before);
  });

  it('S2.COLOR.14 a colour that another admin changed since it was read is not overwritten, nor any other', async () => {
    const was = { name: 'FIRST', hex: '#111' };
    await save({ Navy: was });
    expect((await save({ Navy: { name: 'Second', hex: '#222', was } })).answer()).toEqual({
      success: true,
      updated: 1,
    });
    const late = await save({ Navy: { name: 'Third', hex: '#111', was }, White: { name: 'THIRD', hex: '' } });
    expect(late.status).toBe(409);
    expect(late.refusal()).toMatchObject({ code: 'colour.changed', changes: [{ field: 'Navy', now: 'SECOND #222' }] });
    expect(await colour('Navy')).toMatchObject({ md_color: 'SECOND', hex: '#222' });
    expect((await colour('White'))?.md_color).not.toBe('THIRD');
    // What is stored already is no conflict: the answer to an earlier try may have been lost.
    expect((await save({ Navy: { name: 'SECOND', hex: '#222', was } })).status).toBe(200);
    expect((await save({ Navy: { name: 'LAST', hex: '#333' } })).status).toBe(200);
  });

  it('S2.COLOR.14 a colour without a display name was seen with its catalogue name', async () => {
    const season = '2023-24';
    const first = { White: { name: 'CHALK', hex: '#fff', was: { name: 'WHITE', hex: '' } } };
    expect((await save(first, { season })).status).toBe(200);
    const second = { White: { name: 'SNOW', hex: '#fff', was: { name: 'WHITE', hex: '' } } };
    expect((await save(second, { season })).refusal().code).toBe('colour.changed');
    await save({ White: { name: '', hex: '' } }, { season });
    expect((await save(second, { season })).status).toBe(200);
  });

  it.each(['2022-23', '2021-22'])('S2.COLOR.14 of two saves at the same moment one is stored (%s)', async (season) => {
    const was = { name: 'WHITE', hex: '' };
    if (season === '2021-22') await save({ White: was }, { season });
    const names = ['ONE', 'TWO', 'THREE', 'FOUR'];
    const saved = await Promise.all(names.map((name) => save({ White: { name, hex: '', was } }, { season })));
    expect(saved.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  it.each([
    ['saved', 'Navy'],
    ['added', 'Navy'],
    ['added', 'Coral'],
  ] as const)('S7.CAT.06 a product that is %s while its %s is renamed is found by the new name', async (step, key) => {
    const { db } = shop.database;
    const id = step === 'saved' ? items.jacket.id : 0;
    const { variants: rows, ...product } = (
      await admin.call('getAdminProduct', { params: { id: items.jacket.id } })
    ).answer();
    const sizes = rows.map(({ uniqueCode, size, units }) => ({ uniqueCode, colour: key, size, units }));
    const added = { ...newProduct, variants: [{ uniqueCode: `${key}-NEW`, colour: key, size: 'S', units: 7 }] };
    // A colour can be named once a product has it.
    if (key === 'Coral') (await admin.call('addAdminProduct', { body: newProduct })).answer();
    else await save({ [key]: { name: 'Former', hex: '' } });
    const isWritten = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    // Every change of the catalogue raises its version last, so both wait for this one with what they have written.
    const other = inTransaction(db, async (trx) => {
      await bumpCatalogueVersion(trx, 'shape', Date.now());
      isHeld.resolve();
      await isWritten.promise;
    });
    await isHeld.promise;
    const written =
      step === 'saved'
        ? admin.call('saveAdminProduct', { params: { id }, body: { ...product, variants: sizes } })
        : admin.call('addAdminProduct', { body: added });
    await wait(200);
    const renamed = save({ [key]: { name: `Latest ${step}`, hex: '' } });
    await wait(200);
    isWritten.resolve();
    const [reply] = await Promise.all([written, renamed, other]);
    expect([reply.status, (await renamed).status]).toEqual([200, 200]);
    expect(await found(`latest ${step}`)).toContain(reply.answer().id);
    expect(await found('former')).toEqual([]);
  });

  it.each([
    [{ Navy: { name: 'X' } }],
    [{ Navy: { name: 'X', hex: '', was: { name: 'X' } } }],
    [{ Navy: { name: 'X'.repeat(61), hex: '' } }],
    [{ Navy: { name: 'X', hex: '#'.repeat(41) } }],
    [{ Navy: { name: 'X\u0000', hex: '' } }],
    [{ Navy: 'LAGOON' }],
    [[]],
  ])('S7.ADM.03 %j is refused', async (body) => {
    expect((await save(body)).status).toBe(400);
  });

  it('R-64 each colour that changes leaves who, before and after', async () => {
    const look = { name: 'FOAM', hex: '#eef3f2' };
    await save({ White: look });
    shop.clock.advance(1000);
    await save({ White: { name: 'SURF', hex: '#eef3f2' }, [variants.soldOut.colour]: { name: 'RUST', hex: '' } });
    const [last] = await shop.database.db
      .selectFrom('audit')
      .select(['actor_id', 'action', 'before_json', 'after_json'])
      .where('subject', '=', `${shop.app.context.config.season} White`)
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    expect(last).toEqual({
      actor_id: people.admin.id,
      action: 'colour.changed',
      before_json: JSON.stringify(look),
      after_json: '{"name":"SURF","hex":"#eef3f2"}',
    });
  });
});
