import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, order, orderItem, ordersOf, promotionDraft } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { deskStep, offerUpi, orderByUpi, paymentOf } from './upi.ts';

const quarter = 15 * 60_000;

forBothEngines('terms of orders that are paid by UPI', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  const { blackM, blackL } = variants;
  const codeOf = async (reply: Promise<{ refusal(): { code: string } }>) => (await reply).refusal().code;
  const enter = (who: Caller, code: string) => who.call('addBagCode', { body: { code } });
  const usedOf = async (id: string) =>
    (await admin.call('getPromotions')).answer().promotions.find((each) => each.id === id)?.used;
  const confirm = async (entryNo: string, reference: string, who = asha) => {
    const { id, stage } = await paymentOf(who, entryNo);
    return (await deskStep(admin, id, stage, 'confirm', { reference })).answer().payment;
  };
  /** Orders her bag of one piece by UPI and takes the order back. @returns its number */
  const takeBack = async () => {
    const { orderId } = (await order(asha, [orderItem(blackM, 1)], { payment: 'upi' })).answer();
    const step = { params: { entryNo: orderId }, body: { step: 'withdraw' } };
    (await asha.call('takeOwnPaymentStep', step)).answer();
    return orderId;
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    await shop.setStock(blackM.code, 100);
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
    await offerUpi(admin);
  });

  it('fee and limits of cash count for cash only; what a place costs is frozen with the order', async () => {
    const { version, settings, theme } = (await admin.call('getSettings')).answer();
    const terms = {
      delivery: { ...settings.delivery, charge: 40 },
      cashTerms: { fee: 25, from: 0, upTo: 0, knownOnly: true, withoutCategories: [] },
    };
    await admin.call('saveSettings', { body: { version, settings: { ...settings, ...terms }, theme } });
    await add(asha, blackM, 1);
    expect(await codeOf(order(asha, [orderItem(blackM, 1)]))).toBe('payment.cash');
    const { orderId, total } = (await order(asha, [orderItem(blackM, 1)], { payment: 'upi', amount: 439 })).answer();
    expect(total).toBe(439);
    const now = (await admin.call('getSettings')).answer();
    const body = { version: now.version, settings: { ...settings, payments: now.settings.payments }, theme };
    (await admin.call('saveSettings', { body })).answer();
    expect(await confirm(orderId, '500000000001')).toMatchObject({ stage: 'paid', isPlaced: true });
    const placed = (await asha.call('getOrder', { params: { entryNo: orderId } })).answer();
    expect(placed).toMatchObject({ total: 439, deliveryCharge: 40 });
    expect((await ordersOf(asha))[0]).toMatchObject({ DeliveryDays: 9, PaidBy: 'upi' });
  });

  it('J43 a code is spent while an order waits, kept by its bag, and given back when it expires; late money goes back once others have spent it', async () => {
    const draft = { ...promotionDraft, code: 'ONCE', maxOrders: 1 };
    const { id } = (await admin.call('addPromotion', { body: draft })).answer().promotion;
    await add(asha, blackM, 1);
    const shown = (await enter(asha, 'ONCE')).answer().amount;
    const submit = () => order(asha, [orderItem(blackM, 1)], { payment: 'upi', amount: shown });
    const { orderId } = (await submit()).answer();
    expect(await usedOf(id)).toBe(1);
    expect((await submit()).answer().orderId, 'the same order again').toBe(orderId);
    const quote = (await asha.call('getBagQuote', { params: { customer: asha.id } })).answer();
    expect(quote.promotions).toMatchObject([{ id, obstacle: null }]);
    const rahul = await shop.addShopper();
    expect(await codeOf(enter(rahul, 'ONCE'))).toBe('promotion.spent');

    shop.clock.advance(quarter);
    await runPaymentRound(shop.app.context);
    expect(await usedOf(id)).toBe(0);
    await add(rahul, blackM, 1);
    (await enter(rahul, 'ONCE')).answer();
    (await order(rahul, [orderItem(blackM, 1)])).answer();
    expect(await usedOf(id)).toBe(1);
    const before = await shop.stockOf(blackM.code);

    const payment = await confirm(orderId, '500000000002');
    expect(payment).toMatchObject({ stage: 'refunded', isPlaced: false, refunds: [{ reason: 'promotionOver' }] });
    expect(await usedOf(id), 'his order has spent it').toBe(1);
    expect(await shop.stockOf(blackM.code)).toBe(before);
    const mails = (await shop.mail()).filter(({ subject }) => subject.includes(orderId));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('could no longer be used')]);
  });

  it('J43 orders that were taken back and are paid later spend their code again, within its limits and while it lasts', async () => {
    const draft = { ...promotionDraft, code: 'FEW', maxOrders: 5, maxPerCustomer: 2 };
    const { id } = (await admin.call('addPromotion', { body: draft })).answer().promotion;
    await add(asha, blackM, 1);
    (await enter(asha, 'FEW')).answer();
    const takenBack = [];
    for (const _ of [1, 2, 3, 4]) takenBack.push(await takeBack());
    const [first = '', second = '', third = '', fourth = ''] = takenBack;
    expect(await usedOf(id)).toBe(0);
    expect(await confirm(first, '500000000011')).toMatchObject({ stage: 'paid', isPlaced: true });
    const placed = (await asha.call('getOrder', { params: { entryNo: first } })).answer();
    expect(placed).toMatchObject({ total: 359.1, discounts: [{ code: 'FEW' }] });
    const setState = (state: 'paused' | 'active' | 'ended') =>
      admin.call('setPromotionState', { params: { id }, body: { state } });
    await setState('paused');
    expect(await confirm(second, '500000000012')).toMatchObject({ refunds: [{ reason: 'promotionOver' }] });
    await setState('active');
    expect(await confirm(third, '500000000013')).toMatchObject({ stage: 'paid', isPlaced: true });
    expect(await confirm(fourth, '500000000014'), 'a third one of hers').toMatchObject({ stage: 'refunded' });
    expect(await usedOf(id)).toBe(2);
    const rahul = await shop.addShopper();
    await add(rahul, blackM, 1);
    (await enter(rahul, 'FEW')).answer();
    const { orderId } = (await order(rahul, [orderItem(blackM, 1)], { payment: 'upi' })).answer();
    await setState('ended');
    expect(await confirm(orderId, '500000000015', rahul), 'it holds its code').toMatchObject({ isPlaced: true });
    expect(await usedOf(id)).toBe(3);
  });

  it('J43 another amount for an order whose promotion has ended cannot place it, and waits for the owner', async () => {
    const body = { ...promotionDraft, code: 'LATE' };
    const { id } = (await admin.call('addPromotion', { body })).answer().promotion;
    await add(asha, blackM, 1);
    (await enter(asha, 'LATE')).answer();
    const takenBack = await takeBack();
    (await admin.call('setPromotionState', { params: { id }, body: { state: 'ended' } })).answer();
    const { id: payment } = await paymentOf(asha, takenBack);
    const short = { amount: 359, reference: '500000000021' };
    (await deskStep(admin, payment, 'expired', 'confirm', short)).answer();
    expect((await deskStep(admin, payment, 'held', 'accept')).refusal().code).toBe('promotion.ended');
    expect((await paymentOf(asha, takenBack)).stage).toBe('held');
  });

  it.each([
    { code: 'HERS', maxPerCustomer: 1 },
    { code: 'FIRST', isFirstOrder: true },
  ])('J43 late money goes back while a newer order of hers holds the same code, %o', async (limit) => {
    const body = { ...promotionDraft, ...limit };
    const { id } = (await admin.call('addPromotion', { body })).answer().promotion;
    await add(asha, blackM, 1);
    (await enter(asha, limit.code)).answer();
    const takenBack = await takeBack();
    const { orderId } = (await order(asha, [orderItem(blackM, 1)], { payment: 'upi' })).answer();
    expect(await confirm(takenBack, `6${limit.code}0000001`)).toMatchObject({ refunds: [{ reason: 'promotionOver' }] });
    expect(await confirm(orderId, `6${limit.code}0000002`)).toMatchObject({ stage: 'paid', isPlaced: true });
    expect(await usedOf(id)).toBe(1);
  });

  it('late money for an order of which one piece is gone goes back, and the other pieces stay in stock', async () => {
    await shop.setStock(blackL.code, 1);
    await add(asha, blackL, 1);
    const before = await shop.stockOf(blackM.code);
    await add(asha, blackM, 2);
    const lines = [orderItem(blackL, 1), orderItem(blackM, 2)];
    const { orderId } = (await order(asha, lines, { payment: 'upi' })).answer();
    shop.clock.advance(quarter);
    await runPaymentRound(shop.app.context);
    const rahul = await shop.addShopper();
    (await orderByUpi(rahul, blackL)).answer();
    const payment = await confirm(orderId, '500000000003');
    expect(payment).toMatchObject({ stage: 'refunded', isPlaced: false, refunds: [{ reason: 'soldOut' }] });
    expect(await shop.stockOf(blackM.code)).toBe(before);
    expect(await findLedgerErrors(shop.database.db)).toEqual([]);
  });
});
