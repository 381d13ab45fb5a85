import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { addOrders, deleteOrders } from './many-lives.ts';

const ascending = (a: number, b: number): number => a - b;

forBothEngines('orders that several people take steps with', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let other: Caller;
  let asha: Caller;
  const { shortsS } = variants;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    other = await shop.as(people.admin.email);
    asha = await shop.addShopper();
  });

  const step = (who: Caller, name: string, entryNos: readonly string[], details = {}) =>
    who.call('takeOrderStep', { body: { step: name, entryNos, ...details } });
  const lifeOf = async (entryNo: string) => (await admin.call('getOrderLife', { params: { entryNo } })).answer();

  it('J40 of two admins who ship the same orders at once one ships each', async () => {
    for (let round = 0; round < 8; round += 1) {
      const numbers = [(await buy(asha, shortsS)).orderId, (await buy(asha, shortsS)).orderId];
      const replies = await Promise.all([
        step(admin, 'ship', numbers),
        step(other, 'ship', numbers.toReversed()),
        step(other, 'ship', numbers),
      ]);
      const done = replies.flatMap((reply) => reply.answer().done);
      expect(done.toSorted()).toEqual(numbers.toSorted());
      for (const entryNo of numbers) {
        const { stage, parcels, timeline } = await lifeOf(entryNo);
        expect([stage, parcels.length, timeline.length]).toEqual(['shipped', 1, 3]);
      }
    }
  });

  it('J40 a shopper cancels while the owner packs: one wins, and nothing is half done', async () => {
    const results = new Set<string>();
    for (let round = 0; round < 16; round += 1) {
      const before = await shop.stockOf(shortsS.code);
      const { orderId } = await buy(asha, shortsS);
      const cancelling = () => asha.call('cancelOwnOrder', { params: { entryNo: orderId }, body: {} });
      const packing = () => step(admin, 'pack', [orderId]);
      const [cancelled, packed] =
        round % 2 === 0
          ? await Promise.all([cancelling(), packing()])
          : (await Promise.all([packing(), cancelling()])).toReversed();
      const { stage, parcels } = await lifeOf(orderId);
      results.add(stage);
      expect(cancelled?.status).toBe(stage === 'cancelled' ? 200 : 409);
      expect(JSON.parse(packed?.text ?? '').done).toEqual(stage === 'packed' ? [orderId] : []);
      expect(parcels).toHaveLength(stage === 'packed' ? 1 : 0);
      expect(await shop.stockOf(shortsS.code)).toBe(stage === 'packed' ? before - 1 : before);
    }
    expect([...results].every((stage) => stage === 'packed' || stage === 'cancelled')).toBe(true);
  });

  it('a tracking number that two admins give at once is on one parcel', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = [(await buy(asha, shortsS)).orderId, (await buy(asha, shortsS)).orderId];
      const details = { courierId: 'dtdc', trackingNumber: `RACE${round}` };
      const replies = await Promise.all([step(admin, 'ship', [one], details), step(other, 'ship', [two], details)]);
      expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
      const stages = [(await lifeOf(one)).stage, (await lifeOf(two)).stage];
      expect(stages.toSorted()).toEqual(['placed', 'shipped']);
    }
  });

  it('a parcel that came back is restocked once, however many ask', async () => {
    const before = await shop.stockOf(shortsS.code);
    const { orderId } = await buy(asha, shortsS, 2);
    await step(admin, 'ship', [orderId]);
    const parcel = (await lifeOf(orderId)).parcels[0]?.id ?? '';
    const parcelStep = (who: Caller, name: string) =>
      who.call('takeParcelStep', { params: { parcel }, body: { step: name } });
    await parcelStep(admin, 'returnToSender');
    const replies = await Promise.all([admin, other, admin].map((who) => parcelStep(who, 'restock')));
    expect(replies.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409]);
    expect(await shop.stockOf(shortsS.code)).toBe(before);
  });

  it('1,000 chosen orders are packed in one call', async () => {
    const numbers = await addOrders(shop.database.db, asha.id, 1000);
    expect((await step(admin, 'pack', [...numbers, 'KYNONE'])).status).toBe(400);
    const { done, refused } = (await step(admin, 'pack', numbers)).answer();
    expect([done.length, refused.length]).toEqual([1000, 0]);
    const query = { status: 'packed', q: 'KYLIFE', limit: '1' };
    expect((await admin.call('getAllOrders', { query })).answer().total).toBe(1000);
    const audit = (await admin.call('getAudit')).answer().find(({ subject }) => subject === '1000 orders');
    expect(audit?.action).toBe('orders.pack');
    await deleteOrders(shop.database.db);
  });

  it('R-58 the check of the ledger finds units that returned twice and parcels with more than was ordered', async () => {
    const { db } = shop.database;
    const { orderId } = await buy(asha, shortsS, 2);
    await step(admin, 'ship', [orderId]);
    const parcel = (await lifeOf(orderId)).parcels[0]?.id ?? '';
    const rulesOf = async () =>
      (await findLedgerErrors(db)).map(({ rule, entryNo }) => `${rule} ${entryNo}`).toSorted();
    expect(await rulesOf()).toEqual([]);

    await db.updateTable('parcel_line').set({ qty: 3 }).where('parcel_id', '=', parcel).execute();
    expect(await rulesOf()).toEqual([`parcels ${orderId}`]);
    await db.updateTable('parcel_line').set({ qty: 2 }).where('parcel_id', '=', parcel).execute();

    const back = { stage: 'returnedToSender', restocked: 1 } as const;
    await db.updateTable('parcel').set(back).where('id', '=', parcel).execute();
    expect(await rulesOf()).toEqual([`returns ${orderId}`]);
    await db.updateTable('parcel').set({ stage: 'shipped', restocked: 0 }).where('id', '=', parcel).execute();

    const movement = { id: 'planted', unique_code: shortsS.code, reason: 'correction', entry_no: orderId } as const;
    await db
      .insertInto('stock_movement')
      .values({ ...movement, delta: 2, cause: 'return', created_at: 1 })
      .execute();
    expect(await rulesOf()).toEqual([`returns ${orderId}`, 'stock null']);
    const at = { cancelled_at: 1, cancel_reason: '' };
    await db.updateTable('placed_order').set(at).where('entry_no', '=', orderId).execute();
    await db.updateTable('stock_movement').set({ delta: 1 }).where('id', '=', 'planted').execute();
    expect(await rulesOf()).toEqual([`returns ${orderId}`, 'stock null', `units ${orderId}`]);
    const standing = { cancelled_at: null, cancel_reason: null };
    await db.updateTable('placed_order').set(standing).where('entry_no', '=', orderId).execute();
    await db.deleteFrom('stock_movement').where('id', '=', 'planted').execute();
    expect(await rulesOf()).toEqual([]);
  });
});
