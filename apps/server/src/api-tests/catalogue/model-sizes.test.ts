import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';

const said = 'Model is 178 cm and wears M';

forBothEngines('the size of the model in pictures', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const product = async () => (await admin.call('getAdminProduct', { params: { id: '101' } })).answer();
  const page = async () => (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer()[0];
  /** Saves the product with changes; texts of models are left out unless they are among them. */
  const save = async (changes: object) => {
    const { modelSizes: _, ...draft } = await product();
    return admin.call('saveAdminProduct', { params: { id: '101' }, body: { ...draft, ...changes } });
  };

  it('is on the page of a product that has one, by colour, until it is cleared', async () => {
    const before = await page();
    expect(before).not.toHaveProperty('Details');
    const [{ colour } = { colour: '' }] = (await product()).variants;
    (await save({ modelSizes: { [colour]: ` ${said} `, NONE: 'Model wears S' } })).answer();
    expect((await page())?.Details).toEqual({ modelSizes: { [colour]: said } });
    (await save({ name: 'Another name' })).answer();
    expect((await product()).modelSizes).toEqual({ [colour]: said });
    (await save({ name: before?.ItemName, modelSizes: { [colour]: ' ' } })).answer();
    expect(await page()).toEqual(before);
  });

  it('has at most 60 characters', async () => {
    const [{ colour } = { colour: '' }] = (await product()).variants;
    (await save({ modelSizes: { [colour]: 'm'.repeat(60) } })).answer();
    expect((await save({ modelSizes: { [colour]: 'm'.repeat(61) } })).refusal().code).toBe('request.invalid');
    expect((await product()).modelSizes).toEqual({ [colour]: 'm'.repeat(60) });
  });
});
