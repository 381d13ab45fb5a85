import { beforeEach, afterEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { checkAudit, sealAudit } from '../../modules/audit/audit-chain.ts';

forBothEngines('the audit log', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
  });
  afterEach(() => shop.close());

  const rename = (name: string) => admin.call('postModifyColor', { body: { Navy: { name, hex: '#f00' } } });
  const reads = async () => (await admin.call('getAudit', { query: { kind: 'reads' } })).answer();
  const table = () => shop.database.db;

  it('R-64 R-78 is a chain: a changed, a removed and an added entry, and a shorter chain, are found', async () => {
    const { db } = shop.database;
    for (const name of ['ONE', 'TWO', 'THREE']) (await rename(name)).answer();
    expect(await checkAudit(db)).toMatchObject({ entries: 0, waiting: 3, error: null });
    const sealed = await Promise.all([sealAudit(db), sealAudit(db)]);
    expect(sealed.flat().map(({ position, action }) => [position, action])).toEqual([
      [1, 'colour.changed'],
      [2, 'colour.changed'],
      [3, 'colour.changed'],
    ]);
    (await rename('FOUR')).answer();
    const [fourth] = await sealAudit(db);
    const whole = { entries: 4, waiting: 0, seal: fourth?.seal, error: null };
    expect(await checkAudit(db)).toEqual(whole);
    expect(await checkAudit(db, sealed.flat()[1]?.seal)).toEqual(whole);

    const second = sealed.flat()[1];
    const ofSecond = () => table().updateTable('audit').where('position', '=', 2);
    await ofSecond().set({ actor_id: people.rahul.id }).execute();
    expect((await checkAudit(db)).error).toBe(`Entry 2 (${second?.id}) is not what was sealed.`);
    await ofSecond().set({ actor_id: people.admin.id }).execute();
    expect(await checkAudit(db)).toEqual(whole);
    await table().deleteFrom('audit').where('position', '=', 4).execute();
    expect((await checkAudit(db)).error).toBeNull();
    expect((await checkAudit(db, fourth?.seal)).error).toContain('does not have the seal');
    await table().deleteFrom('audit').where('position', '=', 2).execute();
    expect((await checkAudit(db)).error).toBe('Entry 2 was removed.');
  });

  it('R-64 R-78 holds who read customers’ data, once an hour for each subject, and no word of a search', async () => {
    const asha = await shop.as(people.asha.email);
    const { orderId } = await buy(asha, variants.shortsS);
    await asha.call('getOrders', { params: { customer: asha.id } });
    await asha.call('getOrder', { params: { entryNo: orderId } });
    for (const q of ['Asha Nair', 'Asha']) await admin.call('getAllOrders', { query: { q } });
    await admin.call('getAllOrders');
    await admin.call('getOrder', { params: { entryNo: orderId } });
    await admin.call('getCustomerById', { params: { customer: asha.id } });
    await admin.call('getCustomerById', { params: { customer: admin.id } });
    await expect
      .poll(async () => (await reads()).map(({ action, subject, after }) => `${action} ${subject} ${after}`).toSorted())
      .toEqual([
        `customer.read ${asha.id} {}`,
        `order.read ${orderId} {}`,
        'orders.read getAllOrders {"isSearch":true}',
        'orders.read getAllOrders {}',
      ]);
    shop.clock.advance(3_600_001);
    admin = await shop.as(people.admin.email);
    await admin.call('getAllOrders');
    await expect.poll(async () => (await reads()).length).toBe(5);
    const again = await shop.as(people.asha.email);
    (await again.call('exportMyData')).answer();
    const changes = async () => (await admin.call('getAudit')).answer().map(({ action, actorId }) => [action, actorId]);
    await expect.poll(changes).toEqual([['account.exported', asha.id]]);
  });
});
