import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import { add, order, orderItem, promotionDraft as draft } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { deskStep, offerUpi, paymentOf } from '../payments/upi.ts';

const { shortsS, jacketL, blackM } = variants;

forEachEngine('promotions', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  let count = 0;

  const start = async (changes: object = {}) => {
    count += 1;
    const body = { ...draft, code: `CODE${count}`, ...changes };
    return (await admin.call('addPromotion', { body })).answer().promotion;
  };
  const end = (id: string) => admin.call('setPromotionState', { params: { id }, body: { state: 'ended' } });
  const enter = (code: string | null, who = asha) => who.call('addBagCode', { body: { code: code ?? '' } });
  const quoteOf = async (who = asha) => (await who.call('getBagQuote', { params: { customer: who.id } })).answer();
  const codeOf = async (reply: Promise<{ refusal(): { code: string } }>) => (await reply).refusal().code;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
  });

  it('J43 a shop without promotions says nothing of them, and bag and order cost what they did', async () => {
    expect((await shop.visitor.call('getShop')).answer().promotions).toBeUndefined();
    await add(asha, shortsS, 1);
    expect(await quoteOf()).toMatchObject({ takesCodes: false, promotions: [] });
    const { orderId, total } = (await order(asha, [orderItem(shortsS, 1)])).answer();
    expect(total).toBe(orderItem(shortsS, 1).mrp);
    const answer = (await asha.call('getOrder', { params: { entryNo: orderId } })).answer();
    expect(answer.discounts).toBeUndefined();
  });

  it('J43 a code is kept by the bag, spent with the order, shown with it, and given back by a cancel', async () => {
    const { id, code } = await start({ maxOrders: 1 });
    expect((await shop.visitor.call('getShop')).answer().promotions).toBe(true);
    await add(asha, shortsS, 2);
    const full = orderItem(shortsS, 2).mrp * 2;
    const off = Math.floor(full * 10) / 100;
    const quote = (await enter(`  ${code?.toLowerCase() ?? ''} `)).answer();
    expect(quote).toMatchObject({ takesCodes: true, promotions: [{ id, code, amount: off, obstacle: null }] });
    expect(await quoteOf()).toEqual(quote);
    const placed = (await order(asha, [orderItem(shortsS, 2)], { amount: quote.amount })).answer();
    expect(placed.total).toBe(quote.amount);
    const own = (await asha.call('getOrder', { params: { entryNo: placed.orderId } })).answer();
    expect(own).toMatchObject({
      total: quote.amount,
      discounts: [{ name: 'Monsoon', code, amount: off, ofDelivery: 0 }],
    });
    expect(own.orders[0]?.Total).toBe(full - off);
    const mails = await shop.mail();
    expect(mails.find(({ text }) => text.includes(placed.orderId) && text.includes(`${code}: −₹`))).toBeDefined();
    expect((await quoteOf()).promotions).toEqual([]);
    expect(await codeOf(enter(code))).toBe('promotion.spent');
    const cancelling = { params: { entryNo: placed.orderId }, body: { reason: 'Sold out' } };
    (await admin.call('cancelOrder', cancelling)).answer();
    (await admin.call('cancelOrder', cancelling)).answer();
    expect((await enter(code)).answer().promotions).toMatchObject([{ id, obstacle: 'noGoods' }]);
    await add(asha, shortsS, 1);
    expect((await quoteOf()).promotions).toMatchObject([{ id, obstacle: null }]);
    await end(id);
    expect((await quoteOf()).promotions).toMatchObject([{ id, obstacle: 'over' }]);
    (await asha.call('removeBagCode', { params: { id } })).answer();
    expect((await quoteOf()).promotions).toEqual([]);
  });

  it('J43 a bag says why a code does not apply, and what would bring it back', async () => {
    const { id, code } = await start({ minimum: orderItem(shortsS, 1).mrp + 201 });
    await add(asha, shortsS, 1);
    const { promotions } = (await enter(code)).answer();
    expect(promotions).toMatchObject([{ id, amount: 0, obstacle: 'minimum', missing: 201 }]);
    await end(id);
  });

  it('J43 one for values of attributes takes something off pieces with one of them', async () => {
    const { db } = shop.database;
    await db
      .updateTable('product')
      .set({ attributes: '{"fabric":["Cotton","Linen"]}' })
      .where('id', '=', 102)
      .execute();
    const attributes = { fabric: ['Linen'] };
    const started = await start({ attributes });
    expect(started.attributes).toEqual(attributes);
    await add(asha, shortsS, 1);
    expect((await enter(started.code)).answer().promotions).toMatchObject([{ obstacle: 'noGoods' }]);
    await add(asha, jacketL, 1);
    const off = Math.floor(orderItem(jacketL, 1).mrp * 10) / 100;
    expect((await quoteOf()).promotions).toMatchObject([{ amount: off, obstacle: null }]);
    await end(started.id);
  });

  it('J43 an order at another amount than was shown is refused with the new one, and the bag stays', async () => {
    const { id, code } = await start();
    await add(asha, jacketL, 1);
    const shown = (await enter(code)).answer().amount;
    await admin.call('setPromotionState', { params: { id }, body: { state: 'paused' } });
    const refused = (await order(asha, [orderItem(jacketL, 1)], { amount: shown })).refusal();
    const { amount } = await quoteOf();
    expect(refused).toMatchObject({ code: 'order.amount_changed', amount });
    expect(amount).toBeGreaterThan(shown);
    expect((await quoteOf()).promotions).toMatchObject([{ obstacle: 'paused' }]);
    (await order(asha, [orderItem(jacketL, 1)], { amount })).answer();
    await end(id);
  });

  it('J43 codes that are wrong, spent, over or too early are refused by name', async () => {
    const { id, code } = await start({ maxPerCustomer: 1 });
    for (const typed of ['NOTHING', 'x'.repeat(300), '', 'ÄÖÜ']) {
      expect(await codeOf(enter(typed))).toBe('promotion.unknown');
    }
    await add(asha, shortsS, 1);
    (await enter(code)).answer();
    (await order(asha, [orderItem(shortsS, 1)])).answer();
    expect(await codeOf(enter(code))).toBe('promotion.used');
    await end(id);
    expect(await codeOf(enter(code))).toBe('promotion.over');
    const later = await start({ from: '2030-01-01' });
    expect(await codeOf(enter(later.code))).toBe('promotion.not_yet');
    const past = await start({ until: '2020-01-01' });
    expect(await codeOf(enter(past.code))).toBe('promotion.over');
    const hers = await start({ customers: ['somebody@else.example'] });
    expect(await codeOf(enter(hers.code))).toBe('promotion.unknown');
    for (const each of [later, past, hers]) await end(each.id);
  });

  it('J43 whoever guesses codes is stopped', async () => {
    for (let guess = 0; guess < 10; guess += 1) await enter(`GUESS${guess}`);
    expect(await codeOf(enter('GUESS'))).toBe('rate.limited');
  });

  it('J43 guesses that come at once are ten as well, and a known code between them gives none back', async () => {
    const { id, code } = await start();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => enter(guess === 5 ? code : `G${guess}`)),
    );
    const codes = guesses.filter(({ status }) => status !== 200).map((reply) => reply.refusal().code);
    expect(codes.filter((each) => each === 'promotion.unknown')).toHaveLength(10);
    expect(await codeOf(enter(code))).toBe('rate.limited');
    await end(id);
  });

  it('J43 an owner cannot save what makes no sense', async () => {
    const fieldsOf = async (changes: object) =>
      Object.keys((await admin.call('addPromotion', { body: { ...draft, ...changes } })).refusal().fields ?? {});
    expect(await fieldsOf({ from: '2026-12-02', until: '2026-12-01' })).toEqual(['until']);
    expect(await fieldsOf({ from: '2026-02-30' })).toEqual(['from']);
    expect(await fieldsOf({ code: 'A%' })).toEqual(['code']);
    expect(await fieldsOf({ effect: { kind: 'amount' } })).toEqual(['amount']);
    for (const percent of [0, 101]) {
      const body = { ...draft, effect: { kind: 'percent', percent } };
      expect(await codeOf(admin.call('addPromotion', { body }))).toBe('request.invalid');
    }
    const { id, code } = await start();
    expect(await codeOf(admin.call('addPromotion', { body: { ...draft, code } }))).toBe('promotion.code_taken');
    const renamed = { params: { id }, body: { ...draft, code, name: 'Winter' } };
    expect((await admin.call('updatePromotion', renamed)).answer().promotion.name).toBe('Winter');
    await end(id);
    expect(await codeOf(admin.call('updatePromotion', renamed))).toBe('promotion.ended');
  });

  it('J43 an owner tries a promotion out on real bags, and reads what it brought', async () => {
    await add(asha, jacketL, 1);
    const tried = (await admin.call('tryPromotion', { body: { ...draft, code: 'TRIED' } })).answer();
    const own = tried.bags.find(({ before }) => before === orderItem(jacketL, 1).mrp);
    expect(own).toMatchObject({ pieces: 1, obstacle: null });
    expect(own?.after).toBeLessThan(own?.before ?? 0);
    const { id } = await start({ code: null, name: 'By itself' });
    const { amount } = await quoteOf();
    (await order(asha, [orderItem(jacketL, 1)], { amount })).answer();
    const { rows } = (await admin.call('getPromotionReport')).answer();
    expect(rows.find((row) => row.id === id)).toMatchObject({ orders: 1, brought: amount });
    const { promotions } = (await admin.call('getPromotions')).answer();
    expect(promotions.find((each) => each.id === id)).toMatchObject({ used: 1, code: null });
    await end(id);
  });

  it('J43 a code for few orders holds while many buyers press at once', async () => {
    const { id, code } = await start({ maxOrders: 5 });
    const buyers: Caller[] = [];
    for (let each = 0; each < 30; each += 1) buyers.push(await shop.addShopper());
    for (const buyer of buyers) {
      await add(buyer, blackM, 1);
      (await enter(code, buyer)).answer();
    }
    const { amount } = await quoteOf(buyers[0]);
    const replies = await Promise.all(buyers.map((buyer) => order(buyer, [orderItem(blackM, 1)], { amount })));
    const placed = replies.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(5);
    const refusals = replies.filter(({ status }) => status !== 200).map((reply) => reply.refusal().code);
    expect(new Set(refusals)).toEqual(new Set(['order.amount_changed']));
    const { promotions } = (await admin.call('getPromotions')).answer();
    expect(promotions.find((each) => each.id === id)?.used).toBe(5);
    await end(id);
  });

  it('J43 J70 what is for paying ahead is quoted by each way, and the way of the order decides', async () => {
    await offerUpi(admin);
    const { id } = await start({ code: null, effect: { kind: 'amount', amount: 50 }, paidBy: 'prepaid' });
    await add(asha, shortsS, 1);
    const line = orderItem(shortsS, 1);
    const less = line.mrp - 50;
    expect(await quoteOf()).toMatchObject({
      amount: line.mrp,
      promotions: [],
      ahead: [{ way: 'upi', amount: less, promotions: [{ id, amount: 50 }] }],
    });
    expect(await codeOf(order(asha, [line], { amount: less }))).toBe('order.amount_changed');
    expect(await codeOf(order(asha, [line], { amount: line.mrp, payment: 'upi' }))).toBe('order.amount_changed');
    const awaited = (await order(asha, [line], { amount: less, payment: 'upi' })).answer();
    expect(awaited).toMatchObject({ awaits: 'upi', total: less });
    const inCash = (await order(asha, [line], { amount: line.mrp })).answer();
    expect(inCash.total).toBe(line.mrp);
    const used = async () =>
      (await admin.call('getPromotions')).answer().promotions.find((promotion) => promotion.id === id)?.used;
    expect(await used()).toBe(0);

    await add(asha, shortsS, 1);
    const { orderId } = (await order(asha, [line], { payment: 'upi' })).answer();
    const payment = await paymentOf(asha, orderId);
    (await deskStep(admin, payment.id, 'started', 'confirm', { reference: '512345678901' })).answer();
    const placed = (await asha.call('getOrder', { params: { entryNo: orderId } })).answer();
    expect(placed).toMatchObject({ total: less, discounts: [{ name: 'Monsoon', amount: 50, ofDelivery: 0 }] });
    expect(await used()).toBe(1);
    (await admin.call('cancelOrder', { params: { entryNo: orderId }, body: { reason: 'Torn' } })).answer();
    await runPaymentRound(shop.app.context);
    expect(await paymentOf(asha, orderId)).toMatchObject({ stage: 'refunded', refunded: less });
    expect(await used()).toBe(0);
    await end(id);
  });

  it('J43 a code for one way to pay stays in the bag and says so; the try-out pays as it wants', async () => {
    await offerUpi(admin);
    const { id, code } = await start({ effect: { kind: 'percent', percent: 10 }, paidBy: 'upi' });
    await add(asha, shortsS, 1);
    const { promotions, ahead } = (await enter(code)).answer();
    expect(promotions).toMatchObject([{ id, obstacle: 'payment', amount: 0 }]);
    expect(ahead?.[0]?.promotions).toMatchObject([{ id, obstacle: null }]);
    await end(id);
    const body = { ...draft, code: null, paidBy: 'upi' };
    const [bag] = (await admin.call('tryPromotion', { body })).answer().bags;
    expect(bag?.obstacle).toBeNull();
    expect(bag?.after).toBeLessThan(bag?.before ?? 0);
  });
});
