import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeLedgerError, findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { offerUpi, orderByUpi } from './upi.ts';

forBothEngines('cash that couriers pay out', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  const { blackM } = variants;
  const load = async (csv: string, save = true) =>
    (await admin.call('importSettlement', { body: { csv, save } })).answer();
  const settledOf = (entryNo: string) =>
    shop.database.db
      .selectFrom('money_entry')
      .select(['id', 'from_account', 'to_account', 'paise', 'actor_id'])
      .where('entry_no', '=', entryNo)
      .where('reason', '=', 'settled')
      .execute();
  const unsettled = async () => (await admin.call('getUnsettledCash', { query: { limit: '100' } })).answer();
  let parcels = 0;
  /** An order in cash that a courier has brought. */
  const deliver = async () => {
    const { orderId, total } = await buy(asha, blackM);
    const trackingNumber = `AWB${(parcels += 1)}`;
    const body = { step: 'ship', entryNos: [orderId], courierId: 'delhivery', trackingNumber };
    (await admin.call('takeOrderStep', { body })).answer();
    (await admin.call('updateDelivery', { params: { entryNo: orderId } })).answer();
    return { orderId, total, trackingNumber };
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    await shop.setStock(blackM.code, 1000);
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
  });

  it('J70 books what it names by order or tracking number, once, whatever else the file has', async () => {
    const [byNumber, byTracking, short] = [await deliver(), await deliver(), await deliver()];
    const { orderId: waiting } = await buy(asha, blackM);
    await offerUpi(admin);
    const { orderId: awaited } = (await orderByUpi(await shop.addShopper(), blackM)).answer();
    const csv = [
      'Delhivery remittance',
      'Order no;AWB;COD amount;UTR',
      `${byNumber.orderId};;${byNumber.total};UTR1`,
      `;${byTracking.trackingNumber};"${byTracking.total}.00";UTR1`,
      `${byNumber.orderId};;${byNumber.total};UTR1`,
      `${short.orderId};;1;UTR1`,
      `${waiting};;399;UTR1`,
      `${awaited};;399;UTR1`,
      'KY-NONE;;399;UTR1',
      `${short.orderId};;;UTR1`,
    ].join('\n');
    const preview = await load(csv, false);
    expect(await settledOf(byNumber.orderId)).toEqual([]);
    const saved = await load(csv);
    expect({ ...saved, isSaved: false }).toEqual(preview);
    expect(saved).toMatchObject({
      isSaved: true,
      settled: [byNumber.orderId, byTracking.orderId],
      sum: byNumber.total + byTracking.total,
    });
    expect(saved.differing.map(({ row, reason }) => [row, reason])).toEqual([
      [5, 'doubled'],
      [6, 'amount'],
      [7, 'notDelivered'],
      [8, 'unknown'],
      [9, 'unknown'],
      [10, 'unreadable'],
    ]);
    expect(await settledOf(byNumber.orderId)).toEqual([
      {
        id: `${byNumber.orderId}-settled`,
        from_account: 'cash',
        to_account: 'bank',
        paise: byNumber.total * 100,
        actor_id: admin.id,
      },
    ]);
    const again = await load(csv);
    expect({ isSaved: again.isSaved, settled: again.settled }).toEqual({ isSaved: false, settled: [] });
    expect(again.differing.filter(({ reason }) => reason === 'settled')).toHaveLength(2);
    expect(await findLedgerErrors(shop.database.db)).toEqual([]);
  });

  it('J70 two imports of a file at the same time settle each order once', async () => {
    const orders = [await deliver(), await deliver(), await deliver()];
    const csv = ['Order,Amount', ...orders.map(({ orderId, total }) => `${orderId},${total}`)].join('\n');
    const answers = await Promise.all([load(csv), load(csv)]);
    expect(answers.flatMap(({ settled }) => settled).toSorted()).toEqual(
      orders.map(({ orderId }) => orderId).toSorted(),
    );
    for (const { orderId } of orders) expect(await settledOf(orderId)).toHaveLength(1);
    for (const { isSaved, settled } of answers) expect(isSaved).toBe(settled.length > 0);
  });

  it('J70 what is collected and not settled is listed, the oldest first, with its sum and courier', async () => {
    const before = await unsettled();
    shop.clock.advance(1);
    const { orderId, total } = await deliver();
    shop.clock.advance(1);
    const later = await deliver();
    const after = await unsettled();
    expect(after.sum).toBe(before.sum + total + later.total);
    expect(after.orders.slice(-2)).toMatchObject([
      { entryNo: orderId, amount: total, courierName: 'Delhivery' },
      { entryNo: later.orderId },
    ]);
    await load(`Order,Amount\n${orderId},${total}`);
    expect((await unsettled()).orders.map(({ entryNo }) => entryNo)).not.toContain(orderId);
  });

  it('a file without the columns, or too large, is refused', async () => {
    const refuse = async (csv: string) =>
      (await admin.call('importSettlement', { body: { csv, save: true } })).refusal().code;
    expect(await refuse('a,b\n1,2')).toBe('payment.settlement');
    expect(await refuse(`Order,Amount\n${'x'.repeat(1024 * 1024)},1`)).toBe('request.invalid');
  });

  it('verify:ledger names an order that is settled with another amount than was collected', async () => {
    const { orderId, total } = await deliver();
    await load(`Order,Amount\n${orderId},${total}`);
    const { db } = shop.database;
    await db.updateTable('money_entry').set({ paise: 100 }).where('id', '=', `${orderId}-settled`).execute();
    expect((await findLedgerErrors(db)).map(describeLedgerError)).toEqual([
      `order ${orderId}: its money should come to ${total}, it comes to 1`,
    ]);
    await db
      .updateTable('money_entry')
      .set({ paise: total * 100 })
      .where('id', '=', `${orderId}-settled`)
      .execute();
  });
});
