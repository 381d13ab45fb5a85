import { beforeAll, beforeEach, expect, it } from 'vitest';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, cartOf, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';
import { claim, deskStep, offerUpi, orderByUpi, paymentOf } from './upi.ts';

const minute = 60_000;
let references = 100_000_000_000;
const nextReference = (): string => String((references += 1));

forBothEngines('payments by UPI', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  const { blackM, blackL } = variants;
  const codeOf = async (reply: Promise<{ refusal(): { code: string } }>) => (await reply).refusal().code;
  const entriesOf = (entryNo: string) =>
    shop.database.db
      .selectFrom('money_entry')
      .select(['from_account', 'to_account', 'paise', 'reason'])
      .where('entry_no', '=', entryNo)
      .orderBy('reason')
      .execute();
  const mailsAbout = async (entryNo: string) => (await shop.mail()).filter(({ subject }) => subject.includes(entryNo));

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    await shop.setStock(blackM.code, 1000);
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
    await offerUpi(admin);
  });

  it('J21 J70 without a payment field an order is cash; a way that is not offered is refused and keeps nothing', async () => {
    const { version, settings, theme } = (await admin.call('getSettings')).answer();
    const payments = { cash: true, upi: false, upiAddress: '', upiName: '', upiMerchantCode: '' };
    await admin.call('saveSettings', { body: { version, settings: { ...settings, payments }, theme } });
    expect((await shop.visitor.call('getShop')).answer()).not.toHaveProperty('paymentWays');
    for (const [wrong, field] of [
      [{ upi: true, upiName: 'Kayal' }, 'payments.upiAddress'],
      [{ upi: true, upiAddress: 'kayal@bank' }, 'payments.upiName'],
      [{ cash: false }, 'payments.cash'],
    ] as const) {
      const { version: now } = (await admin.call('getSettings')).answer();
      const body = { version: now, settings: { ...settings, payments: { ...payments, ...wrong } }, theme };
      expect((await admin.call('saveSettings', { body })).refusal()).toMatchObject({
        code: 'request.invalid',
        fields: { [field]: expect.any(String) },
      });
    }
    expect(await codeOf(orderByUpi(asha, blackM))).toBe('payment.way');
    expect(await ordersOf(asha)).toEqual([]);
    const placed = (await order(asha, [orderItem(blackM, 1)])).answer();
    expect(placed).not.toHaveProperty('awaits');
    expect((await ordersOf(asha))[0]).not.toHaveProperty('PaidBy');
    await offerUpi(admin);
    expect((await shop.visitor.call('getShop')).answer().paymentWays).toEqual(['cash', 'upi']);
    await offerUpi(admin, false);
    (await add(asha, blackM, 1)).answer();
    expect(await codeOf(order(asha, [orderItem(blackM, 1)]))).toBe('payment.way');
  });

  it('S2.CART.19 a prepaid order holds its units and the bag until it is paid; then it is placed under its number', async () => {
    const before = await shop.stockOf(blackM.code);
    const { orderId, awaits, total } = (await orderByUpi(asha, blackM, 2)).answer();
    expect({ awaits, total }).toEqual({ awaits: 'upi', total: 798 });
    expect(await shop.stockOf(blackM.code)).toBe(before - 2);
    expect(await ordersOf(asha)).toEqual([]);
    expect(await cartOf(asha)).toHaveLength(1);
    expect((await admin.call('getAllOrders')).answer().orders.map(({ EntryNo }) => EntryNo)).not.toContain(orderId);
    const payment = await paymentOf(asha, orderId);
    expect(payment).toMatchObject({ stage: 'started', amount: 798, expiresAt: shop.clock.now() + 15 * minute });
    expect(payment.upiLink).toBe(
      `upi://pay?pa=kayal@bank&pn=Kayal&tr=${orderId}&tn=Order%20${orderId}&am=798.00&cu=INR`,
    );
    expect((await asha.call('getWaitingPayment')).answer().payment).toEqual(payment);
    const rahul = await shop.addShopper();
    expect((await rahul.call('getWaitingPayment')).answer().payment).toBeNull();
    expect((await rahul.call('getPayment', { params: { entryNo: orderId } })).status).toBe(404);
    expect(await codeOf(claim(asha, orderId, ' 12 '))).toBe('request.invalid');
    const reference = nextReference();
    (await claim(asha, orderId, `${reference.slice(0, 4)} ${reference.slice(4)}`)).answer();
    expect((await paymentOf(asha, orderId)).expiresAt).toBe(shop.clock.now() + 24 * 60 * minute);
    const waiting = (await admin.call('getPayments', { query: { stage: 'waiting' } })).answer();
    expect(waiting.payments.find(({ entryNo }) => entryNo === orderId)).toMatchObject({ reference, isPlaced: false });
    const ofOrder = (await admin.call('getPayments', { query: { order: orderId } })).answer();
    expect(ofOrder.payments.map(({ entryNo }) => entryNo)).toEqual([orderId]);
    expect((await deskStep(asha, payment.id, 'pending', 'confirm')).status).toBe(403);
    const done = (await deskStep(admin, payment.id, 'pending', 'confirm')).answer().payment;
    expect(done).toMatchObject({ stage: 'paid', received: 798, isPlaced: true });
    expect(await codeOf(deskStep(admin, payment.id, 'pending', 'confirm'))).toBe('payment.step');
    const [line] = await ordersOf(asha);
    expect(line).toMatchObject({ EntryNo: orderId, Total: 798, PaidBy: 'upi' });
    expect(await cartOf(asha)).toEqual([]);
    expect(await shop.stockOf(blackM.code)).toBe(before - 2);
    const [mail, ...others] = await mailsAbout(orderId);
    expect([mail?.text.includes('Total: ₹798, paid.'), others]).toEqual([true, []]);
    expect(await entriesOf(orderId)).toEqual([
      { from_account: 'sales', to_account: 'owed', paise: 79_800, reason: 'due' },
      { from_account: 'owed', to_account: 'upi', paise: 79_800, reason: 'received' },
    ]);
  });

  it('an order that is begun again with a corrected phone number is another one', async () => {
    const first = (await orderByUpi(asha, blackM)).answer();
    const { db } = shop.database;
    await db.updateTable('address').set({ mobile: '9000000001' }).where('customer_id', '=', asha.id).execute();
    const second = (await order(asha, [orderItem(blackM, 1)], { payment: 'upi' })).answer();
    expect(second.orderId).not.toBe(first.orderId);
    expect((await paymentOf(asha, first.orderId)).stage).toBe('expired');
  });

  it('a text that an owner saved before does not ask again for what is paid', async () => {
    const { version, settings, theme } = (await admin.call('getSettings')).answer();
    const orderPlaced = { subject: '{order}', body: 'Total: {total}, to be paid in cash or by UPI on delivery.' };
    const save = (mails: typeof settings.mails, at: number) =>
      admin.call('saveSettings', { body: { version: at, settings: { ...settings, mails }, theme } });
    const saved = (await save({ ...settings.mails, orderPlaced }, version)).answer();
    const { orderId } = (await orderByUpi(asha, blackM)).answer();
    const { id } = await paymentOf(asha, orderId);
    (await deskStep(admin, id, 'started', 'confirm', { reference: nextReference() })).answer();
    expect((await mailsAbout(orderId)).map(({ text }) => text)).toEqual(['Total: ₹399, paid.']);
    (await save(settings.mails, saved.version)).answer();
  });

  it('GDPR an account stays while money is to go back to it', async () => {
    const rahul = await shop.as(people.rahul.email);
    const { orderId } = (await orderByUpi(rahul, blackM)).answer();
    const { id } = await paymentOf(rahul, orderId);
    (await deskStep(admin, id, 'started', 'confirm', { reference: nextReference() })).answer();
    (await admin.call('cancelOrder', { params: { entryNo: orderId }, body: { reason: 'Torn' } })).answer();
    const remove = () => rahul.call('deleteAccount', { body: { password: smallPassword } });
    const refusal = { code: 'account.order_open', message: expect.stringContaining('Money of yours') };
    expect((await remove()).refusal()).toMatchObject(refusal);
    await runPaymentRound(shop.app.context);
    expect((await remove()).refusal()).toMatchObject(refusal);
    const { payments } = (await admin.call('getPayments', { query: { order: orderId } })).answer();
    const made = { refundId: payments[0]?.refunds[0]?.id, reference: 'UTR 78' };
    (await deskStep(admin, id, 'refunded', 'refunded', made)).answer();
    expect((await remove()).status).toBe(200);
  });

  it('J21 the same bag or key waits once; another bag or cash gives the first one up, but not after "I have paid"', async () => {
    const before = await shop.stockOf(blackM.code);
    const first = (await orderByUpi(asha, blackM, 1, 'key-1')).answer();
    const [again, keyed] = await Promise.all([
      order(asha, [orderItem(blackM, 1)], { payment: 'upi' }),
      order(asha, [orderItem(blackM, 1)], { payment: 'upi', key: 'key-1' }),
    ]);
    expect([again.answer().orderId, keyed.answer().orderId]).toEqual([first.orderId, first.orderId]);
    expect(await codeOf(order(asha, [orderItem(blackM, 1)], { key: 'key-1' }))).toBe('idempotency.reused');
    expect(await shop.stockOf(blackM.code)).toBe(before - 1);
    (await add(asha, blackM, 1)).answer();
    const second = (await order(asha, [orderItem(blackM, 2)], { payment: 'upi' })).answer();
    expect(second.orderId).not.toBe(first.orderId);
    expect((await paymentOf(asha, first.orderId)).stage).toBe('expired');
    expect(await shop.stockOf(blackM.code)).toBe(before - 2);
    (await claim(asha, second.orderId, nextReference())).answer();
    expect(await codeOf(order(asha, [orderItem(blackM, 2)]))).toBe('payment.waiting');
    const withdraw = { params: { entryNo: second.orderId }, body: { step: 'withdraw' } };
    expect(await codeOf(asha.call('takeOwnPaymentStep', withdraw))).toBe('payment.step');
    const { id } = await paymentOf(asha, second.orderId);
    (await deskStep(admin, id, 'pending', 'reject')).answer();
    expect(await shop.stockOf(blackM.code)).toBe(before);
    (await order(asha, [orderItem(blackM, 2)])).answer();
    expect(await shop.stockOf(blackM.code)).toBe(before - 2);
  });

  it('an order expires at its deadline and frees its units; money that comes late places it, if the units are there', async () => {
    await shop.setStock(blackL.code, 1);
    const { orderId } = (await orderByUpi(asha, blackL)).answer();
    const { id } = await paymentOf(asha, orderId);
    shop.clock.advance(15 * minute - 1);
    await runPaymentRound(shop.app.context);
    expect((await paymentOf(asha, orderId)).stage).toBe('started');
    shop.clock.advance(1);
    await runPaymentRound(shop.app.context);
    expect(await paymentOf(asha, orderId)).toMatchObject({ stage: 'expired', upiLink: null });
    expect(await shop.stockOf(blackL.code)).toBe(1);
    expect(await cartOf(asha)).toHaveLength(1);
    (await deskStep(admin, id, 'expired', 'confirm', { reference: nextReference() })).answer();
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(await shop.stockOf(blackL.code)).toBe(0);
  });

  it('a statement names money that cannot place its order any more', async () => {
    await shop.setStock(blackL.code, 1);
    const { orderId } = (await orderByUpi(asha, blackL)).answer();
    shop.clock.advance(15 * minute);
    await runPaymentRound(shop.app.context);
    await buy(await shop.addShopper(), blackL);
    const csv = `Narration,Credit\nUPI ${nextReference()} ${orderId},399.00`;
    expect((await admin.call('importStatement', { body: { csv } })).answer()).toMatchObject({
      confirmed: [],
      goingBack: [{ entryNo: orderId, row: 2, amount: 399 }],
    });
  });

  it('late money for what is sold out meanwhile goes back, with a mail; the owner says when it is sent', async () => {
    await shop.setStock(blackL.code, 1);
    const { orderId } = (await orderByUpi(asha, blackL)).answer();
    const { id } = await paymentOf(asha, orderId);
    shop.clock.advance(15 * minute);
    await runPaymentRound(shop.app.context);
    await buy(await shop.addShopper(), blackL);
    const { payment } = (await deskStep(admin, id, 'expired', 'confirm', { reference: nextReference() })).answer();
    expect(payment).toMatchObject({ stage: 'refunded', refunded: 399, isPlaced: false });
    expect(payment.refunds).toMatchObject([{ amount: 399, reason: 'soldOut', state: 'wanted' }]);
    expect((await mailsAbout(orderId)).map(({ text }) => text)[0]).toContain('sold out');
    const [refund] = payment.refunds;
    const made = { refundId: refund?.id, reference: 'UTR 77' };
    (await deskStep(admin, id, 'refunded', 'refunded', made)).answer();
    expect(await codeOf(deskStep(admin, id, 'refunded', 'refunded', made))).toBe('payment.step');
    expect((await entriesOf(orderId)).map(({ reason }) => reason)).toEqual(['received', 'refunded']);
  });

  it('another amount is held for the owner, who places the order or gives the money back; paid twice one goes back', async () => {
    const { orderId } = (await orderByUpi(asha, blackM)).answer();
    const { id } = await paymentOf(asha, orderId);
    const short = { amount: 390, reference: nextReference() };
    const held = (await deskStep(admin, id, 'started', 'confirm', short)).answer().payment;
    expect(held).toMatchObject({ stage: 'held', received: 390, isPlaced: false });
    expect(await codeOf(deskStep(admin, id, 'held', 'refund', { amount: 390.01 }))).toBe('payment.refund');
    expect((await deskStep(admin, id, 'held', 'accept')).answer().payment.isPlaced).toBe(true);
    expect((await entriesOf(orderId)).find(({ reason }) => reason === 'writtenOff')?.paise).toBe(900);

    const twice = (await orderByUpi(asha, blackM)).answer().orderId;
    const { id: second } = await paymentOf(asha, twice);
    (await deskStep(admin, second, 'started', 'confirm', { reference: nextReference() })).answer();
    expect(await codeOf(deskStep(admin, id, 'paid', 'confirm', short))).toBe('payment.reference');
    const csv = `Date,Narration,Withdrawal,Deposit amount\n21/11/26,UPI/${nextReference()}/x,,5.00\n21/11/26,rent,7.00,`;
    expect((await admin.call('importStatement', { body: { csv } })).answer()).toMatchObject({
      unknown: 1,
      confirmed: [],
    });
    const over = { amount: 399, reference: nextReference() };
    expect(await codeOf(deskStep(admin, second, 'pending', 'confirm', over))).toBe('payment.step');
    const { payment } = (await deskStep(admin, second, 'paid', 'confirm', over)).answer();
    expect(payment).toMatchObject({ stage: 'paid', received: 798, refunded: 399 });
    expect(payment.refunds).toMatchObject([{ amount: 399, reason: 'paidTwice' }]);
  });

  it('a statement confirms by reference or order number, holds another amount, and does nothing twice', async () => {
    const [rahul, lata] = [await shop.addShopper(), await shop.addShopper()];
    const orders = [];
    for (const who of [asha, rahul, lata]) orders.push((await orderByUpi(who, blackM)).answer().orderId);
    const [byReference = '', byNumber = '', short = ''] = orders;
    const reference = nextReference();
    (await claim(asha, byReference, reference)).answer();
    const csv = [
      'Account 0042',
      'Date;Description;Dr/Cr;Amount',
      `21/11/26;UPI-CR/${reference}/ASHA;CR;399.00`,
      `21/11/26;UPI/${nextReference()}/${byNumber};CR;"399.00"`,
      `21/11/26;UPI/${nextReference()}/${short};CR;1,399.00`,
      `21/11/26;UPI/1${reference}/X;CR;399.00`,
      `21/11/26;${reference};DR;399.00`,
    ].join('\n');
    const imported = (await admin.call('importStatement', { body: { csv } })).answer();
    expect(imported.confirmed.toSorted()).toEqual([byReference, byNumber].toSorted());
    expect(imported).toMatchObject({ differing: [{ entryNo: short, row: 5, amount: 1399 }], unknown: 1, repeated: 0 });
    expect(await ordersOf(rahul)).toHaveLength(1);
    const again = (await admin.call('importStatement', { body: { csv } })).answer();
    expect(again).toMatchObject({ confirmed: [], differing: [], unknown: 1, repeated: 3 });
    expect(await codeOf(admin.call('importStatement', { body: { csv: 'a,b\n1,2' } }))).toBe('payment.statement');
    expect(await codeOf(claim(lata, short, reference))).toBe('payment.reference');
  });

  it('a word that a shopper gave as her reference, or a number that two gave, pays nobody with the money of another', async () => {
    const mallory = await shop.addShopper();
    const { orderId } = (await orderByUpi(asha, blackM)).answer();
    const { orderId: other } = (await orderByUpi(mallory, blackM)).answer();
    const [reference, unnamed] = [nextReference(), nextReference()];
    (await claim(asha, orderId, reference)).answer();
    (await claim(mallory, other, 'PAYMENT')).answer();
    const csv = `Narration,Credit\nUPI/${reference}/Payment for Order ${orderId},399.00\nPayment ${unnamed},399.00`;
    const imported = (await admin.call('importStatement', { body: { csv } })).answer();
    expect(imported).toMatchObject({ confirmed: [orderId], unknown: 1 });
    expect((await paymentOf(mallory, other)).stage).toBe('pending');
    const rahul = await shop.addShopper();
    const { orderId: third } = (await orderByUpi(rahul, blackM)).answer();
    for (const [who, entryNo] of [
      [mallory, other],
      [rahul, third],
    ] as const)
      (await claim(who, entryNo, unnamed)).answer();
    const account = nextReference();
    (await claim(mallory, other, account)).answer();
    const ofEach = `Narration,Credit\n${account} UPI ${nextReference()},399.00\n${account} UPI ${nextReference()},399.00`;
    expect((await admin.call('importStatement', { body: { csv: ofEach } })).answer().unknown).toBe(2);
    (await claim(mallory, other, unnamed)).answer();
    for (const text of [`UPI ${unnamed}`, `UPI ${nextReference()} ${other} ${third}`]) {
      const both = (
        await admin.call('importStatement', { body: { csv: `Narration,Credit\n${text},399.00` } })
      ).answer();
      expect(both).toMatchObject({ confirmed: [], unknown: 1 });
    }
  });

  it.each([
    ['UPI/919876543210@waicici/', ''],
    ['UPI/919876543210/', ''],
    ['UPI/', '/919876543210'],
  ])('the mobile number in %s…%s is not the number of the payment', async (before, after) => {
    const row = (entryNo: string, reference: string) => `${before}${reference}/Order ${entryNo}${after},399.00`;
    const orders = [];
    for (const who of [asha, await shop.addShopper()]) {
      const { orderId } = (await orderByUpi(who, blackM)).answer();
      orders.push([orderId, row(orderId, nextReference())] as const);
    }
    for (const [orderId, text] of orders) {
      const imported = (await admin.call('importStatement', { body: { csv: `Narration,Credit\n${text}` } })).answer();
      expect(imported).toMatchObject({ confirmed: [orderId], repeated: 0 });
    }
  });

  it('a statement lists money for an order that is paid already, and enters it only where one file has both', async () => {
    const { orderId } = (await orderByUpi(asha, blackM)).answer();
    const { id } = await paymentOf(asha, orderId);
    (await deskStep(admin, id, 'started', 'confirm', { reference: nextReference() })).answer();
    const row = () => `UPI ${nextReference()} ${orderId},399.00`;
    const take = async (...rows: readonly string[]) =>
      (await admin.call('importStatement', { body: { csv: ['Narration,Credit', ...rows].join('\n') } })).answer();
    expect(await take(row())).toMatchObject({
      confirmed: [],
      further: [{ entryNo: orderId, row: 2, amount: 399 }],
      unknown: 0,
    });
    expect(await paymentOf(asha, orderId)).toMatchObject({ stage: 'paid', received: 399, refunded: 0 });
    const rahul = await shop.addShopper();
    const { orderId: twice } = (await orderByUpi(rahul, blackM)).answer();
    expect(await take(...[0, 0].map(() => `UPI ${nextReference()} ${twice},399.00`))).toMatchObject({ further: [] });
    expect(await paymentOf(rahul, twice)).toMatchObject({ stage: 'paid', received: 798, refunded: 399 });
  });

  it('money that the owner gives back goes with a mail', async () => {
    const { orderId } = (await orderByUpi(asha, blackM)).answer();
    const { id } = await paymentOf(asha, orderId);
    (await deskStep(admin, id, 'started', 'confirm', { reference: nextReference() })).answer();
    (await deskStep(admin, id, 'paid', 'refund', { amount: 100 })).answer();
    const mails = (await mailsAbout(orderId)).map(({ text }) => text);
    expect(mails).toContainEqual(expect.stringMatching(/^Dear .+,\n\nWe send ₹100 back to you\.\n/));
  });

  it('a mistyped reference is corrected until the owner decides, and the statement finds the right one', async () => {
    const rahul = await shop.addShopper();
    const { orderId } = (await orderByUpi(asha, blackM)).answer();
    const { orderId: other } = (await orderByUpi(rahul, blackM)).answer();
    const [wrong, right, taken] = [nextReference(), nextReference(), nextReference()];
    (await claim(asha, orderId, wrong)).answer();
    const { expiresAt } = await paymentOf(asha, orderId);
    const { id: otherId } = await paymentOf(rahul, other);
    (await deskStep(admin, otherId, 'started', 'confirm', { reference: taken })).answer();
    expect(await codeOf(claim(asha, orderId, taken))).toBe('payment.reference');
    shop.clock.advance(minute);
    (await claim(asha, orderId, right)).answer();
    expect(await paymentOf(asha, orderId)).toMatchObject({ stage: 'pending', reference: right, expiresAt });
    const csv = `Narration,Credit\nUPI ${wrong},399.00\nUPI ${right},399.00`;
    const imported = (await admin.call('importStatement', { body: { csv } })).answer();
    expect(imported).toMatchObject({ confirmed: [orderId], unknown: 1 });
    expect(await codeOf(claim(asha, orderId, wrong))).toBe('payment.step');
  });

  it('what was paid for a cancelled order goes back; a charge back is lost', async () => {
    const { orderId } = (await orderByUpi(asha, blackM)).answer();
    const { id } = await paymentOf(asha, orderId);
    (await deskStep(admin, id, 'started', 'confirm', { reference: nextReference() })).answer();
    (await admin.call('cancelOrder', { params: { entryNo: orderId }, body: { reason: 'Torn' } })).answer();
    await runPaymentRound(shop.app.context);
    await runPaymentRound(shop.app.context);
    expect(await paymentOf(asha, orderId)).toMatchObject({ stage: 'refunded', refunded: 399 });
    const texts = (await mailsAbout(orderId)).map(({ text }) => text).join('\n');
    expect(texts).toContain('What you have paid goes back to you');
    expect(texts).not.toContain('due on delivery');
    expect((await entriesOf(orderId)).map(({ reason }) => reason)).toEqual(['cancelled', 'due', 'received']);
    const other = (await orderByUpi(asha, blackM)).answer().orderId;
    const { id: second } = await paymentOf(asha, other);
    (await deskStep(admin, second, 'started', 'confirm', { reference: nextReference() })).answer();
    const { payment } = (await deskStep(admin, second, 'paid', 'chargeBack')).answer();
    expect(payment).toMatchObject({ stage: 'chargedBack', refunds: [{ reason: 'chargedBack', state: 'done' }] });
  });

  it('J70 cash is entered as due and collected when the order is done, once, by whom', async () => {
    const { orderId } = await buy(asha, blackM);
    expect(await entriesOf(orderId)).toEqual([]);
    for (const _ of [1, 2]) (await admin.call('updateDelivery', { params: { entryNo: orderId } })).answer();
    const rows = await shop.database.db
      .selectFrom('money_entry')
      .select(['reason', 'actor_id', 'to_account'])
      .where('entry_no', '=', orderId)
      .orderBy('reason')
      .execute();
    expect(rows).toEqual([
      { reason: 'due', actor_id: admin.id, to_account: 'owed' },
      { reason: 'received', actor_id: admin.id, to_account: 'cash' },
    ]);
  });

  it('GDPR an account is not deleted while an order waits, and nothing of unpaid ones stays', async () => {
    const { db } = shop.database;
    const { orderId } = (await orderByUpi(asha, blackM)).answer();
    const waiting = await db.selectFrom('awaited_order').selectAll().where('customer_id', '=', asha.id).execute();
    expect(waiting).toMatchObject([{ entry_no: orderId, held: 1 }]);
    const params = { entryNo: orderId };
    (await asha.call('takeOwnPaymentStep', { params, body: { step: 'withdraw' } })).answer();
    (await asha.call('takeOwnPaymentStep', { params, body: { step: 'withdraw' } })).answer();
    expect((await paymentOf(asha, orderId)).stage).toBe('expired');
  });
});
