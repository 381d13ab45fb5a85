import { beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createCaller, type Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

const lagoon = { params: { company: 'lagoon' } };

/** The owner of a shop, and what she does with its company code. */
async function ownerOf(shop: TestApp) {
  const admin = await shop.as(people.admin.email);
  const read = async (company = 'kayal') => (await admin.call('getSettings', { params: { company } })).answer();
  const save = async (companyCode: string) => {
    const { version, settings, theme } = await read();
    return admin.call('saveSettings', { body: { version, settings: { ...settings, companyCode }, theme } });
  };
  return { admin, read, save };
}

forEachEngine('the company code of a shop', (engine) => {
  let shop: TestApp;
  let owner: Awaited<ReturnType<typeof ownerOf>>;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    owner = await ownerOf(shop);
    return () => shop.close();
  });

  it('S9.CFG.01 is kayal until the owner names another before the first order, with a line in the audit log', async () => {
    expect(await owner.read()).toMatchObject({ settings: { companyCode: 'kayal' }, companyCodeFixedBy: null });
    expect((await shop.visitor.call('getShop', lagoon)).refusal().code).toBe('company.unknown');
    (await owner.save('lagoon')).answer();
    expect((await shop.visitor.call('getShop', lagoon)).status).toBe(200);
    expect((await shop.visitor.call('getShop')).refusal().code).toBe('company.unknown');
    const [entry] = (await owner.admin.call('getAudit', lagoon)).answer();
    expect(entry).toMatchObject({ action: 'settings.saved', subject: 'version 1' });
    expect(JSON.stringify(entry)).toContain('companyCode');
    expect((await shop.visitor.call('getShop', lagoon)).answer()).not.toHaveProperty('companyCode');
  });

  it('S9.CFG.01 another process accepts the new code with its next request', async () => {
    const database = openDatabase(shop.config);
    const app = await buildApp({ config: shop.config, database, clock: () => shop.clock.now() });
    try {
      await app.ready();
      const there: Caller = createCaller(app, '');
      expect((await there.call('getCategories')).status).toBe(200);
      (await owner.save('lagoon')).answer();
      expect((await there.call('getCategories', lagoon)).status).toBe(200);
      await expect.poll(async () => (await there.call('getCategories')).status, { timeout: 20_000 }).toBe(404);
    } finally {
      await app.close();
      await database.close();
    }
  });

  it('stays after the first order; everything else can still be saved', async () => {
    await buy(await shop.as(people.asha.email), variants.blackM);
    expect((await owner.read()).companyCodeFixedBy).toBe('orders');
    expect((await owner.save('lagoon')).refusal()).toMatchObject({
      code: 'request.invalid',
      fields: { companyCode: 'it stays as it is since the first order' },
    });
    const { version, settings, theme } = await owner.read();
    const promoStrip = 'Open late';
    const body = { version, settings: { ...settings, promoStrip }, theme };
    expect((await owner.admin.call('saveSettings', { body })).status).toBe(200);
  });

  it('is letters, digits, - and _', async () => {
    for (const code of ['', 'with space', 'a/b', 'é', 'x'.repeat(65)])
      expect((await owner.save(code)).refusal().code).toBe('request.invalid');
    expect((await owner.read()).settings.companyCode).toBe('kayal');
  });

  it('is not in the file for another shop, and neither such a file nor an earlier version changes it', async () => {
    (await owner.save('lagoon')).answer();
    const file = (await owner.admin.call('exportSettings', lagoon)).answer();
    expect(file.settings).not.toHaveProperty('companyCode');
    const body = { ...file, settings: { ...file.settings, companyCode: 'stranger', promoStrip: 'Hello' } };
    const imported = (await owner.admin.call('importSettings', { ...lagoon, body })).answer();
    expect(imported.settings).toMatchObject({ companyCode: 'lagoon', promoStrip: 'Hello' });
    const restored = await owner.admin.call('restoreSettings', { ...lagoon, body: { version: 2, to: 0 } });
    expect(restored.answer().settings).toMatchObject({ companyCode: 'lagoon' });
  });

  it('a save without it leaves it as it is', async () => {
    (await owner.save('lagoon')).answer();
    const { version, settings, theme } = await owner.read('lagoon');
    const { companyCode: _, ...others } = settings;
    const body = { version, settings: { ...others, promoStrip: 'Hello' }, theme };
    expect((await owner.admin.call('saveSettings', { ...lagoon, body })).status).toBe(200);
    expect((await owner.read('lagoon')).settings).toMatchObject({ companyCode: 'lagoon', promoStrip: 'Hello' });
  });

  it('S9.CFG.01 the environment wins, and the owner cannot change it', async () => {
    const other = await openTestApp({ engine, seed: 'small', env: { COMPANY_CODE: 'lagoon' } });
    try {
      const { admin, read } = await ownerOf(other);
      const saved = await read('lagoon');
      expect(saved).toMatchObject({ settings: { companyCode: 'lagoon' }, companyCodeFixedBy: 'environment' });
      const { version, settings, theme } = saved;
      const body = { version, settings: { ...settings, companyCode: 'kayal' }, theme };
      expect((await admin.call('saveSettings', { ...lagoon, body })).refusal().fields).toEqual({
        companyCode: 'COMPANY_CODE of the environment sets it',
      });
      expect((await other.visitor.call('getShop')).refusal().code).toBe('company.unknown');
    } finally {
      await other.close();
    }
  });
});
