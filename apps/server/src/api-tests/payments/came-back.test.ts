import { beforeAll, beforeEach, expect, it } from 'vitest';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy, promotionDraft, type SmallVariant } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { ask, examined, refundOf, setDesk, takeStep } from '../returns/return-desk.ts';
import { deskStep, offerUpi, orderByUpi, paymentOf } from './upi.ts';

let references = 300_000_000_000;

forBothEngines('money of an order of which something came back', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  const { blackM, shortsS } = variants;
  const entriesOf = async (entryNo: string) => {
    const entries = shop.database.db.selectFrom('money_entry').selectAll().where('entry_no', '=', entryNo);
    const rows = await entries.orderBy('reason').execute();
    return rows.map(
      ({ reason, from_account, to_account, paise }) => `${reason} ${from_account}-${to_account} ${paise}`,
    );
  };
  const step = async (parcel: string, taken: string) =>
    (await admin.call('takeParcelStep', { params: { parcel }, body: { step: taken } })).answer();
  /** Sends an order of two pieces in two parcels. @returns their ids */
  const ship = async (entryNo: string): Promise<readonly [string, string]> => {
    const body = { lines: [{ lineNo: 1, quantity: 1 }] };
    for (const _ of [1, 2]) (await admin.call('packParcel', { params: { entryNo }, body })).answer();
    const parcels = shop.database.db.selectFrom('parcel').select('id').where('entry_no', '=', entryNo);
    const [first, second] = await parcels.orderBy('number').execute();
    if (first === undefined || second === undefined) throw new Error('not two parcels');
    for (const { id } of [first, second]) await step(id, 'ship');
    return [first.id, second.id];
  };
  const comeBack = async (parcel: string) => {
    for (const taken of ['returnToSender', 'restock']) await step(parcel, taken);
  };
  const payByUpi = async (variant: SmallVariant, quantity = 1) => {
    const { orderId } = (await orderByUpi(asha, variant, quantity)).answer();
    const { id } = await paymentOf(asha, orderId);
    const reference = String((references += 1));
    (await deskStep(admin, id, 'started', 'confirm', { reference })).answer();
    return { orderId, id };
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    for (const { code } of [blackM, shortsS]) await shop.setStock(code, 1000);
    await offerUpi(admin);
    await setDesk(admin, { isOpen: true });
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
  });

  it.each(['first', 'last'])(
    'J70 cash is collected for what was delivered, when the other parcel came back %s',
    async (when) => {
      const { orderId } = await buy(asha, blackM, 2);
      const [back, kept] = await ship(orderId);
      if (when === 'first') await comeBack(back);
      await step(kept, 'deliver');
      if (when === 'last') await comeBack(back);
      expect(await entriesOf(orderId)).toEqual([
        'due sales-owed 79800',
        'received owed-cash 39900',
        'returned owed-sales 39900',
      ]);
      const body = { csv: `Order,Amount\n${orderId},399`, save: true };
      expect((await admin.call('importSettlement', { body })).answer()).toMatchObject({ settled: [orderId], sum: 399 });
    },
  );

  it('J70 the cash of two parcels is settled by two rows', async () => {
    const { orderId } = await buy(asha, blackM, 2);
    for (const parcel of await ship(orderId)) await step(parcel, 'deliver');
    const body = { csv: `Order,Amount\n${orderId},399\n${orderId},399`, save: true };
    expect((await admin.call('importSettlement', { body })).answer()).toMatchObject({
      settled: [orderId],
      sum: 798,
      differing: [],
    });
  });

  it('what was paid for a parcel that came back goes back once, with a mail, and the rest when all came back', async () => {
    const { orderId } = await payByUpi(blackM, 2);
    const [first, second] = await ship(orderId);
    await comeBack(first);
    const row = async () => (await admin.call('getPayments', { query: { order: orderId } })).answer().payments[0];
    expect(await row()).toMatchObject({
      stage: 'paid',
      refunded: 399,
      refunds: [{ amount: 399, reason: 'return', state: 'wanted' }],
    });
    expect(await entriesOf(orderId)).toEqual([
      'due sales-owed 79800',
      'received owed-upi 79800',
      'returned owed-sales 39900',
    ]);
    const mails = (await shop.mail()).filter(({ subject }) => subject === `Money back for order ${orderId}`);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('A parcel of your order came back to us. We send ₹399 back to you.'),
    ]);
    await comeBack(second);
    await runPaymentRound(shop.app.context);
    expect(await row()).toMatchObject({ stage: 'refunded', refunded: 798 });
    expect((await entriesOf(orderId)).filter((entry) => entry.includes('owed-sales'))).toEqual([
      'cancelled owed-sales 39900',
      'returned owed-sales 39900',
    ]);
  });

  it('what a parcel and a return give back is what the line cost, to the paisa', async () => {
    const effect = { kind: 'percent', percent: 15 };
    const added = await admin.call('addPromotion', { body: { ...promotionDraft, code: null, effect } });
    const { orderId, total } = await buy(asha, shortsS, 2);
    expect(total).toBe(1359.15);
    const [back, kept] = await ship(orderId);
    await comeBack(back);
    await step(kept, 'deliver');
    expect(await entriesOf(orderId)).toEqual([
      'due sales-owed 135915',
      'received owed-cash 67957',
      'returned owed-sales 67958',
    ]);
    const { request } = (await ask(asha, orderId)).answer();
    expect(request.refundable).toBe(679.57);
    const { id } = added.answer().promotion;
    (await admin.call('setPromotionState', { params: { id }, body: { state: 'ended' } })).answer();
  });

  it('what a return gave back is not given back again by the payment', async () => {
    const { orderId, id } = await payByUpi(blackM);
    (await admin.call('updateDelivery', { params: { entryNo: orderId } })).answer();
    const { request } = (await ask(asha, orderId)).answer();
    await examined(admin, request);
    (await takeStep(admin, request.id, 'examined', 'refund', refundOf(399))).answer();
    const [payment] = (await admin.call('getPayments', { query: { order: orderId } })).answer().payments;
    expect(payment).toMatchObject({ stage: 'paid', refunded: 0, returned: 399 });
    expect((await deskStep(admin, id, 'paid', 'refund', { amount: 1 })).refusal().code).toBe('payment.refund');
  });

  it('what the payment gave back is not given back again by a return, which ends without money when nothing is left', async () => {
    const { orderId, id } = await payByUpi(blackM);
    (await admin.call('updateDelivery', { params: { entryNo: orderId } })).answer();
    const { request } = (await ask(asha, orderId)).answer();
    (await deskStep(admin, id, 'paid', 'refund', { amount: 300 })).answer();
    expect((await examined(admin, request)).refundable).toBe(99);
    const refund = (details: object) => takeStep(admin, request.id, 'examined', 'refund', details);
    expect((await refund(refundOf(100))).refusal().code).toBe('return.refund');
    (await deskStep(admin, id, 'paid', 'refund', { amount: 99 })).answer();
    expect((await refund({})).answer().request).toMatchObject({ stage: 'refunded', refund: null });
  });

  it('a return and its payment that give back at once give no more than was paid', async () => {
    const { orderId, id } = await payByUpi(blackM);
    (await admin.call('updateDelivery', { params: { entryNo: orderId } })).answer();
    const { request } = (await ask(asha, orderId)).answer();
    await examined(admin, request);
    const replies = await Promise.all([
      deskStep(admin, id, 'paid', 'refund', { amount: 399 }),
      takeStep(admin, request.id, 'examined', 'refund', refundOf(399)),
    ]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('of two admins who give back a part at once, the second one saw a sum that is past', async () => {
    const { id } = await payByUpi(blackM);
    const give = () => deskStep(admin, id, 'paid', 'refund', { amount: 100, refunded: 0 });
    const statuses = await Promise.all([give(), give()]);
    expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await give()).refusal().code).toBe('payment.step');
  });
});
