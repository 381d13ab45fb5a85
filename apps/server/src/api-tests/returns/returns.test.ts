import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { refreshSizeHints } from '@kayal/server/src/modules/returns/size-hints.ts';
import { lapseReturns } from '@kayal/server/src/modules/returns/return-steps.service.ts';
import { buy, ordersOf, promotionDraft } from '@kayal/server-testing/src/shopping.ts';
import { items, people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { ask, buyDelivered, dayMs, examined, refundOf, returnMails, setDesk, takeStep } from './return-desk.ts';

forEachEngine('returns', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  const { blackM, blackL, redL, soldOut, shortsS, jacketL } = variants;

  const ofOrder = async (entryNo: string, who = asha) =>
    (await who.call('getOrderReturns', { params: { entryNo } })).answer();
  const codeOf = async (reply: Promise<{ refusal(): { code: string } }>) => (await reply).refusal().code;
  const setDelivered = (entryNo: string, at: number) =>
    shop.database.db.updateTable('placed_order').set({ delivered_at: at }).where('entry_no', '=', entryNo).execute();
  const cancel = (id: string, who = asha) => who.call('cancelReturn', { params: { id } });
  const endPromotion = async (id: string) =>
    (await admin.call('setPromotionState', { params: { id }, body: { state: 'ended' } })).answer();

  /** Asks for a red L in exchange, and sends it; its parcel comes back. @returns the return, and steps of the parcel */
  const exchangeCameBack = async (entryNo: string, quantity: number) => {
    const wanting = { wish: 'exchange', line: { quantity, wanted: redL.code } };
    const { request } = (await ask(asha, entryNo, wanting)).answer();
    await examined(admin, request);
    (await takeStep(admin, request.id, 'examined', 'exchange')).answer();
    const parcel = (await admin.call('getOrderLife', { params: { entryNo } })).answer().parcels[0]?.id ?? '';
    const step = async (name: string) =>
      (await admin.call('takeParcelStep', { params: { parcel }, body: { step: name } })).answer();
    await step('ship');
    await step('returnToSender');
    return { id: request.id, step };
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { WEBHOOK_PRIVATE_TARGETS: 'on' } });
    admin = await shop.as(people.admin.email);
    await setDesk(admin, { isOpen: true });
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
  });

  it('a return goes from the question to the refund; each step is kept, mailed, told and audited', async () => {
    const events = ['order.returned', 'refund.made'];
    const hook = (await admin.call('addWebhook', { body: { url: 'http://127.0.0.1:9/', events } })).answer();
    const before = await shop.stockOf(blackM.code);
    const entryNo = await buyDelivered(admin, asha, blackM, 2);
    const asked = (await ask(asha, entryNo, { note: ' Too tight ', wayBack: 'pickUp' })).answer().request;
    expect(asked).toMatchObject({ entryNo, stage: 'asked', note: 'Too tight', refundable: 399, isHeld: false });
    expect(asked.pickUpAddress).toContain('Lagoon View');
    const [ordered] = await ordersOf(asha);
    expect(ordered?.ColorName).not.toBe(ordered?.Color);
    expect(asked.lines[0]?.colour).toBe(ordered?.ColorName);
    const { lines } = await ofOrder(entryNo);
    expect(lines[0]?.exchanges.find(({ uniqueCode }) => uniqueCode === blackM.code)?.colour).toBe(ordered?.ColorName);
    expect(asked.id).toMatch(/^R[0-9A-Z]{10}$/);
    shop.clock.advance(1000);
    const { id } = asked;
    const approved = (await takeStep(admin, id, 'asked', 'approve', { note: 'Please fold it.' })).answer().request;
    expect(approved.sendBy).toBe(shop.clock.now() + 14 * dayMs);
    expect(await codeOf(takeStep(admin, id, 'approved', 'arrange'))).toBe('request.invalid');
    expect(await codeOf(takeStep(admin, id, 'approved', 'arrange', { pickUpOn: '2026-02-30' }))).toBe(
      'request.invalid',
    );
    (await takeStep(admin, id, 'approved', 'arrange', { pickUpOn: '2026-11-25' })).answer();
    (await takeStep(admin, id, 'pickUpArranged', 'receive')).answer();
    const wrong = [[], [{ lineNo: 2, verdict: 'sellable' }], [1, 1].map((lineNo) => ({ lineNo, verdict: 'sellable' }))];
    for (const verdicts of wrong) {
      expect(await codeOf(takeStep(admin, id, 'received', 'examine', { verdicts }))).toBe('request.invalid');
    }
    expect(await shop.stockOf(blackM.code)).toBe(before - 2);
    const verdicts = [{ lineNo: 1, verdict: 'sellable' }];
    (await takeStep(admin, id, 'received', 'examine', { verdicts })).answer();
    expect(await shop.stockOf(blackM.code)).toBe(before - 1);
    expect(await codeOf(takeStep(admin, id, 'examined', 'refund'))).toBe('request.invalid');
    expect(await codeOf(takeStep(admin, id, 'examined', 'refund', refundOf(399.01)))).toBe('return.refund');
    const done = (await takeStep(admin, id, 'examined', 'refund', refundOf(399))).answer().request;
    expect(done.refund).toEqual({ amount: 399, method: 'upi', reference: 'UPI 42', at: shop.clock.now() });
    expect(await codeOf(takeStep(admin, id, 'refunded', 'refund', refundOf(1)))).toBe('return.step');
    expect(done.timeline.map(({ step, by, note }) => [step, by, note])).toEqual([
      ['ask', 'shopper', ''],
      ['approve', 'shop', 'Please fold it.'],
      ['arrange', 'shop', ''],
      ['receive', 'shop', ''],
      ['examine', 'shop', ''],
      ['refund', 'shop', ''],
    ]);
    expect(done.lines).toMatchObject([{ quantity: 1, reason: 'tooSmall', paid: 399, verdict: 'sellable', size: 'M' }]);

    const texts = (await returnMails(shop, asha)).map(({ subject, text }) => `${subject}\n${text}`);
    const words = ['Please fold it.', 'on 25/11/2026.', 'has reached', 'refunded ₹399 by UPI. Reference: UPI 42'];
    for (const word of words) expect(texts.filter((text) => text.includes(word))).toHaveLength(1);
    expect(texts).toHaveLength(4);
    expect(texts.every((text) => text.includes(id) && text.includes('1 × Aero Training T-shirt (Jet Black, M)'))).toBe(
      true,
    );
    const rows = await shop.database.db.selectFrom('outbox').selectAll().where('channel', '=', 'webhook').execute();
    const sent = rows.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data]);
    expect(sent).toContainEqual(['order.returned', { entryNo, returnId: id }]);
    expect(sent).toContainEqual(['refund.made', { entryNo, returnId: id, amount: 399 }]);
    await admin.call('deleteWebhook', { params: { id: hook.webhook.id } });
    const audit = (await admin.call('getAudit')).answer().filter(({ subject }) => subject === id);
    expect(audit.map(({ action }) => action.slice(7)).toSorted()).toEqual(
      ['approve', 'arrange', 'examine', 'receive', 'refund'].toSorted(),
    );
    expect(JSON.stringify(audit)).not.toContain('tight');
  });

  it('a final sale comes back only where it is not what was sold, as it was marked when it was ordered', async () => {
    const mark = (final_sale: 0 | 1) =>
      shop.database.db.updateTable('product').set({ final_sale }).where('id', '=', items.shorts.id).execute();
    const { orderId: before } = await buy(asha, shortsS);
    await mark(1);
    const { orderId: marked } = await buy(asha, shortsS);
    await mark(0);
    for (const entryNo of [before, marked]) (await admin.call('updateDelivery', { params: { entryNo } })).answer();
    expect((await ofOrder(before)).lines[0]).not.toHaveProperty('finalSale');
    expect((await ofOrder(marked)).lines[0]).toMatchObject({ obstacle: null, finalSale: true });
    expect(await codeOf(ask(asha, marked))).toBe('return.final_sale');
    expect((await ask(asha, marked, { line: { reason: 'wrongPiece' } })).status).toBe(200);
    expect((await ask(asha, before)).status).toBe(200);
  });

  it('what cannot be returned says why, and refused questions leave nothing', async () => {
    const { orderId: open } = await buy(asha, shortsS, 3);
    expect((await ofOrder(open)).lines).toMatchObject([
      { left: 3, until: null, damagedUntil: null, obstacle: 'notDelivered' },
    ]);
    expect(await codeOf(ask(asha, open))).toBe('return.not_delivered');
    (await admin.call('updateDelivery', { params: { entryNo: open } })).answer();
    const at = shop.clock.now();
    const seen = await ofOrder(open);
    expect(seen).toMatchObject({ isOpen: true, returns: [] });
    expect(seen.lines).toMatchObject([
      { left: 3, until: at + 30 * dayMs, damagedUntil: at + 7 * dayMs, obstacle: null },
    ]);
    const rahul = await shop.addShopper();
    expect((await ask(rahul, open)).status).toBe(404);
    expect((await ask(admin, open)).status).toBe(404);
    for (const line of [{ quantity: 4 }, { lineNo: 2 }])
      expect(await codeOf(ask(asha, open, { line }))).toBe('return.units');
    const twice = [1, 2].map((quantity) => ({ lineNo: 1, quantity, reason: 'colour' }));
    expect(await codeOf(ask(asha, open, { lines: twice }))).toBe('request.invalid');
    expect((await ask(asha, open, { line: { reason: 'bored' } })).status).toBe(400);
    await setDesk(admin, { isOpen: false });
    expect(await codeOf(ask(asha, open))).toBe('return.closed');
    expect((await ofOrder(open)).isOpen).toBe(false);
    await setDesk(admin, { isOpen: true });
    await setDelivered(open, at - 7 * dayMs - 1);
    expect(await codeOf(ask(asha, open, { line: { reason: 'damaged' } }))).toBe('return.too_late');
    expect((await ofOrder(open)).returns).toEqual([]);
    const { id } = (await ask(asha, open, { line: { quantity: 2 } })).answer().request;
    expect(await codeOf(ask(asha, open, { line: { quantity: 2 } }))).toBe('return.units');
    expect((await ofOrder(open)).lines[0]?.left).toBe(1);
    (await cancel(id)).answer();
    expect((await ofOrder(open, admin)).lines[0]?.left).toBe(3);
    await setDelivered(open, at - 30 * dayMs - 1);
    expect(await codeOf(ask(asha, open))).toBe('return.too_late');
    expect((await ofOrder(open)).lines[0]?.obstacle).toBe('tooLate');
  });

  it('units that came back with their parcel never reached her and cannot be returned', async () => {
    const { orderId: entryNo } = await buy(asha, shortsS, 3);
    const params = { entryNo };
    const packed = await admin.call('packParcel', { params, body: { lines: [{ lineNo: 1, quantity: 2 }] } });
    const parcel = packed.answer().parcels[0]?.id ?? '';
    for (const step of ['ship', 'returnToSender', 'restock']) {
      (await admin.call('takeParcelStep', { params: { parcel }, body: { step } })).answer();
    }
    (await admin.call('updateDelivery', { params })).answer();
    expect((await ofOrder(entryNo)).lines[0]?.left).toBe(1);
    expect(await codeOf(ask(asha, entryNo, { line: { quantity: 2 } }))).toBe('return.units');
  });

  it('an exchange holds the wanted size at once and sends it; a replacement holds the same', async () => {
    const entryNo = await buyDelivered(admin, asha, blackM, 2);
    const { exchanges } = (await ofOrder(entryNo)).lines[0] ?? { exchanges: [] };
    expect(exchanges.map(({ uniqueCode }) => uniqueCode)).toEqual([blackM.code, blackL.code, redL.code]);
    const exchange = (wanted?: string, quantity = 1) =>
      ask(asha, entryNo, { wish: 'exchange', line: { quantity, wanted } });
    expect(await codeOf(exchange())).toBe('request.invalid');
    expect(await codeOf(exchange(jacketL.code))).toBe('request.invalid');
    expect(await codeOf(exchange(soldOut.code))).toBe('return.exchange');
    expect(await codeOf(exchange('NONE'))).toBe('return.exchange');
    const before = [await shop.stockOf(blackL.code), await shop.stockOf(blackM.code)] as const;
    const one = (await exchange(blackL.code)).answer().request;
    expect(one).toMatchObject({ isHeld: true, lines: [{ wanted: blackL.code, wantedSize: 'L' }] });
    expect(await shop.stockOf(blackL.code)).toBe(before[0] - 1);
    const two = (await ask(asha, entryNo, { wish: 'replacement', line: { reason: 'damaged' } })).answer().request;
    expect(await shop.stockOf(blackM.code)).toBe(before[1] - 1);

    await examined(admin, one, 'secondChoice');
    expect(await codeOf(takeStep(admin, one.id, 'examined', 'replace'))).toBe('return.step');
    expect((await takeStep(admin, one.id, 'examined', 'exchange')).answer().request.stage).toBe('exchanged');
    await examined(admin, two, 'faulty');
    expect(await codeOf(takeStep(admin, two.id, 'examined', 'exchange'))).toBe('return.step');
    (await takeStep(admin, two.id, 'examined', 'replace')).answer();
    expect([await shop.stockOf(blackL.code), await shop.stockOf(blackM.code)]).toEqual([before[0] - 1, before[1] - 1]);
    const mails = await returnMails(shop, asha);
    expect(mails.some(({ text }) => text.includes('We send you:\n1 × Aero Training T-shirt (Jet Black, L)'))).toBe(
      true,
    );
    expect((await ofOrder(entryNo)).lines[0]).toMatchObject({ left: 0, obstacle: 'returnedAlready' });
  });

  it('J41 what she gets instead is a parcel of its own, with courier and steps, and no row of the orders', async () => {
    const before = await shop.stockOf(blackL.code);
    const entryNo = await buyDelivered(admin, asha, blackM);
    const rows = async () => (await admin.call('getAllOrders', { query: { q: entryNo } })).answer();
    const listed = await rows();
    const asked = (await ask(asha, entryNo, { wish: 'exchange', line: { wanted: blackL.code } })).answer().request;
    await examined(admin, asked);
    const done = (await takeStep(admin, asked.id, 'examined', 'exchange')).answer().request;
    expect(done.parcel).toEqual({ number: 1, stage: 'packed' });
    const life = async () => (await asha.call('getOrderLife', { params: { entryNo } })).answer();
    const [parcel] = (await life()).parcels;
    const pieces = [{ name: 'Aero Training T-shirt', colour: 'Jet Black', size: 'L', quantity: 1 }];
    expect(parcel).toMatchObject({ stage: 'packed', exchange: { returnId: asked.id, items: pieces } });
    const step = (name: string, details: object = {}, id = parcel?.id ?? '') =>
      admin.call('takeParcelStep', { params: { parcel: id }, body: { step: name, ...details } });
    expect(await codeOf(step('unpack'))).toBe('order.step');
    const toShip = async () => {
      const found = await admin.call('getAllOrders', { query: { q: entryNo, status: 'exchange-to-ship' } });
      return found.answer().orders.length;
    };
    expect(await toShip()).toBe(1);
    const carriage = { courierId: 'india-post', trackingNumber: 'EX42IN' };
    (await step('ship', carriage)).answer();
    expect(await toShip()).toBe(0);
    const onItsWay = await life();
    expect(onItsWay).toMatchObject({ stage: 'delivered', parcels: [{ stage: 'shipped', trackingNumber: 'EX42IN' }] });
    expect(onItsWay.timeline.map((each) => each.step)).toEqual(['placed', 'deliver', 'pack', 'ship']);
    const mail = (await shop.mail()).find(({ text }) => text.includes('EX42IN'))?.text ?? '';
    expect(mail).toContain('1 × Aero Training T-shirt (Jet Black, L)');
    const [, token = ''] = /track#([\w-]{43})/.exec(mail) ?? [];
    const tracked = (await shop.visitor.call('trackOrder', { body: { token } })).answer();
    expect(tracked.parcels[0]?.items).toEqual([{ name: 'Aero Training T-shirt', size: 'L', quantity: 1 }]);

    (await step('returnToSender')).answer();
    const again = { lines: [{ lineNo: 1, quantity: 1 }], returnId: asked.id };
    expect((await admin.call('packParcel', { params: { entryNo }, body: { ...again, returnId: 'R1' } })).status).toBe(
      404,
    );
    const packed = (await admin.call('packParcel', { params: { entryNo }, body: again })).answer().parcels;
    expect(packed.map(({ number, stage }) => [number, stage])).toEqual([
      [1, 'returnedToSender'],
      [2, 'packed'],
    ]);
    const [, second] = packed;
    (await step('ship', {}, second?.id)).answer();
    (await step('returnToSender', {}, second?.id)).answer();
    expect(await shop.stockOf(blackL.code)).toBe(before - 1);
    (await step('restock', {}, second?.id)).answer();
    expect(await shop.stockOf(blackL.code)).toBe(before);
    expect(await findLedgerErrors(shop.database.db)).toEqual([]);
    expect(await rows()).toEqual(listed);
  });

  it('a courier’s file and program know the parcel of an exchange by order and number', async () => {
    const entryNo = await buyDelivered(admin, asha, shortsS);
    const asked = (await ask(asha, entryNo, { wish: 'replacement', line: { reason: 'damaged' } })).answer().request;
    await examined(admin, asked, 'faulty');
    (await takeStep(admin, asked.id, 'examined', 'replace')).answer();
    const text = `Order,Courier,AWB\n${entryNo},India Post,EX77IN\n${entryNo},India Post,EX78IN`;
    const file = (await admin.call('importTracking', { body: { text, skipBroken: true } })).answer();
    expect([file.done, file.refused.map(({ row, code }) => [row, code])]).toEqual([
      [entryNo],
      [[3, 'order.delivered']],
    ]);
    const { token } = (await admin.call('addApiToken', { body: { name: 'Courier', scopes: ['parcels'] } })).answer();
    const updates = ['outForDelivery', 'deliver', 'deliver'].map((step) => ({ trackingNumber: 'EX77IN', step }));
    const sent = await shop.visitor.call('feedParcels', {
      body: { updates },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sent.answer()).toEqual({ success: true, done: [entryNo], refused: [] });
    expect((await ofOrder(entryNo)).returns[0]?.parcel).toEqual({ number: 1, stage: 'delivered' });
  });

  it('she pays a pick-up out of her refund, unless a piece is not what was sold', async () => {
    await setDesk(admin, { pickUpCharge: 50 });
    const entryNo = await buyDelivered(admin, asha, blackM, 3);
    expect((await ofOrder(entryNo)).pickUpCharge).toBe(50);
    const asked = (await ask(asha, entryNo, { wayBack: 'pickUp' })).answer().request;
    expect(asked).toMatchObject({ refundable: 349, wayBackCharge: 50 });
    const faulty = { wayBack: 'pickUp', line: { reason: 'notAsShown' } };
    expect((await ask(asha, entryNo, faulty)).answer().request).toMatchObject({ refundable: 399, wayBackCharge: 0 });
    expect((await ask(asha, entryNo)).answer().request.wayBackCharge).toBe(0);
    // What was said when she asked holds.
    await setDesk(admin, { pickUpCharge: 0 });
    await examined(admin, asked);
    expect(await codeOf(takeStep(admin, asked.id, 'examined', 'refund', refundOf(349.01)))).toBe('return.refund');
    (await takeStep(admin, asked.id, 'examined', 'refund', refundOf(349))).answer();
    expect(await findLedgerErrors(shop.database.db)).toEqual([]);
  });

  it('J23 what was held is free again, and who waits for it hears of it, when the return ends another way', async () => {
    const before = await shop.stockOf(redL.code);
    const entryNo = await buyDelivered(admin, asha, blackM);
    const exchange = async (quantity = 1) =>
      (await ask(asha, entryNo, { wish: 'exchange', line: { quantity, wanted: redL.code } })).answer().request;
    const declined = await exchange();
    expect(await codeOf(takeStep(admin, declined.id, 'asked', 'decline', { note: ' ' }))).toBe('request.invalid');
    (await takeStep(admin, declined.id, 'asked', 'decline', { note: 'It was worn.' })).answer();
    expect((await returnMails(shop, asha)).at(-1)?.text).toContain('It was worn.');
    expect(await shop.stockOf(redL.code)).toBe(before);

    const cancelled = await exchange();
    expect((await cancel(cancelled.id, await shop.addShopper())).status).toBe(404);
    expect((await cancel(cancelled.id)).answer().request).toMatchObject({ stage: 'cancelled', isHeld: false });
    expect((await cancel(cancelled.id)).answer().request.timeline).toHaveLength(2);
    expect(await shop.stockOf(redL.code)).toBe(before);

    await shop.setStock(redL.code, 1);
    const sentBack = await exchange();
    const rahul = await shop.addShopper();
    (await rahul.call('addStockWatch', { body: { uniqueCode: redL.code } })).answer();
    await examined(admin, sentBack, 'faulty');
    expect(await codeOf(cancel(sentBack.id))).toBe('return.step');
    (await takeStep(admin, sentBack.id, 'examined', 'sendBack', { note: 'It is torn.' })).answer();
    expect(await shop.stockOf(redL.code)).toBe(1);
    expect((await shop.mail()).filter(({ to }) => to === `${rahul.id}@kayal.example`)).toHaveLength(1);

    const refunded = await exchange();
    await examined(admin, refunded);
    (await takeStep(admin, refunded.id, 'examined', 'refund', refundOf(399))).answer();
    expect(await shop.stockOf(redL.code)).toBe(1);
  });

  it('a piece that is sent back leaves the stock again, and stays where it was sold meanwhile', async () => {
    const { db } = shop.database;
    const before = await shop.stockOf(blackM.code);
    const entryNo = await buyDelivered(admin, asha, blackM, 2);
    for (const wish of ['refund', 'replacement', 'refund']) {
      const asked = (await ask(asha, entryNo, { wish, line: { quantity: 2 } })).answer().request;
      await examined(admin, asked, 'sellable');
      (await takeStep(admin, asked.id, 'examined', 'sendBack', { note: 'It was worn.' })).answer();
      expect(await shop.stockOf(blackM.code)).toBe(before - 2);
    }
    const asked = (await ask(asha, entryNo, { line: { quantity: 2 } })).answer().request;
    await examined(admin, asked, 'sellable');
    await shop.setStock(blackM.code, 1);
    const sendBack = () => takeStep(admin, asked.id, 'examined', 'sendBack', { note: 'It was worn.' });
    expect(await codeOf(sendBack())).toBe('return.sold');
    expect((await ofOrder(entryNo)).returns.find(({ id }) => id === asked.id)?.stage).toBe('examined');
    expect(await shop.stockOf(blackM.code)).toBe(1);
    await shop.setStock(blackM.code, 2);
    expect((await sendBack()).answer().request.stage).toBe('sentBack');
    expect(await shop.stockOf(blackM.code)).toBe(0);
    expect(await findLedgerErrors(db)).toEqual([]);
    await shop.setStock(blackM.code, before);
  });

  it('a return of pieces that cost nothing ends by a refund without money', async () => {
    const { db } = shop.database;
    const everything = { ...promotionDraft, code: null, effect: { kind: 'percent' as const, percent: 100 } };
    const { promotion } = (await admin.call('addPromotion', { body: everything })).answer();
    const before = await shop.stockOf(blackM.code);
    const entryNo = await buyDelivered(admin, asha, blackM);
    await endPromotion(promotion.id);
    const asked = (await ask(asha, entryNo)).answer().request;
    expect((await examined(admin, asked)).refundable).toBe(0);
    expect(await codeOf(takeStep(admin, asked.id, 'examined', 'refund', refundOf(0.01)))).toBe('return.refund');
    const done = (await takeStep(admin, asked.id, 'examined', 'refund')).answer().request;
    expect(done).toMatchObject({ stage: 'refunded', refund: null });
    const texts = (await returnMails(shop, asha)).map(({ text }) => text);
    const words = 'We keep the pieces. Nothing is left to be refunded for them.';
    expect(texts.filter((text) => text.includes(words))).toHaveLength(1);
    expect(await shop.stockOf(blackM.code)).toBe(before);
    expect(await codeOf(ask(asha, entryNo))).toBe('return.units');
    expect(await findLedgerErrors(db)).toEqual([]);
  });

  it('an exchange that came back and went into stock opens its return again', async () => {
    const { db } = shop.database;
    const before = 5;
    await shop.setStock(redL.code, before);
    const entryNo = await buyDelivered(admin, asha, blackM, 2);
    const { id, step } = await exchangeCameBack(entryNo, 2);
    // It travels whole, so that its return never ends for a part.
    const half = { lines: [{ lineNo: 1, quantity: 1 }], returnId: id };
    expect(await codeOf(admin.call('packParcel', { params: { entryNo }, body: half }))).toBe('order.step');
    shop.clock.advance(1000);
    await step('restock');
    const [again] = (await ofOrder(entryNo)).returns;
    expect(again).toMatchObject({ stage: 'examined', isHeld: false });
    expect(again?.timeline.at(-1)).toMatchObject({ step: 'restock', by: 'shop' });
    expect((await admin.call('getReturns', { query: { stage: 'open' } })).answer().returns).toContainEqual(again);
    expect(await shop.stockOf(redL.code)).toBe(before);
    expect(await findLedgerErrors(db)).toEqual([]);
    expect(await codeOf(takeStep(admin, id, 'examined', 'exchange'))).toBe('return.step');
    (await takeStep(admin, id, 'examined', 'refund', refundOf(again?.refundable ?? 0))).answer();
    expect(await shop.stockOf(redL.code)).toBe(before);
    expect(await findLedgerErrors(db)).toEqual([]);
  });

  it('an exchange that went into stock leaves its order its promotion', async () => {
    const { db } = shop.database;
    const draft = { ...promotionDraft, code: null, maxOrders: 1 };
    const { promotion } = (await admin.call('addPromotion', { body: draft })).answer();
    await shop.setStock(redL.code, 5);
    const entryNo = await buyDelivered(admin, asha, blackM);
    await endPromotion(promotion.id);
    await (await exchangeCameBack(entryNo, 1)).step('restock');
    const used = await db.selectFrom('promotion').select('used').where('id', '=', promotion.id).executeTakeFirst();
    expect(used).toEqual({ used: 1 });
  });

  it('a pick-up after the last day moves it', async () => {
    const entryNo = await buyDelivered(admin, asha, shortsS);
    const { id } = (await ask(asha, entryNo, { wayBack: 'pickUp' })).answer().request;
    const { sendBy } = (await takeStep(admin, id, 'asked', 'approve')).answer().request;
    const arrange = async (stage: 'approved' | 'pickUpArranged', pickUpOn: string) =>
      (await takeStep(admin, id, stage, 'arrange', { pickUpOn })).answer().request;
    // An earlier day takes nothing from her.
    const arranged = await arrange('approved', '2026-12-07');
    expect(arranged.sendBy).toBe(Date.UTC(2026, 11, 21));
    expect(arranged.sendBy).toBeGreaterThan(sendBy ?? 0);
    expect((await arrange('pickUpArranged', '2026-11-20')).sendBy).toBe(arranged.sendBy);
    const mail = (await returnMails(shop, asha)).find(({ text }) => text.includes('on 07/12/2026.'));
    expect(mail?.text).toContain('by 21/12/2026');
    await lapseReturns({ ...shop.app.context, now: () => Date.UTC(2026, 11, 21) });
    expect((await takeStep(admin, id, 'pickUpArranged', 'receive')).answer().request.stage).toBe('received');
  });

  it('three pieces returned one by one give back exactly what the line cost, whatever was cancelled in between', async () => {
    const { db } = shop.database;
    const entryNo = await buyDelivered(admin, asha, blackM, 3);
    const paid = async () => (await ask(asha, entryNo)).answer().request;
    const [first, second, third] = [await paid(), await paid(), await paid()];
    expect([first, second, third].map(({ refundable }) => refundable)).toEqual([399, 399, 399]);
    (await cancel(first.id)).answer();
    const again = await paid();
    expect(again.refundable).toBe(399);
    for (const each of [second, third, again]) {
      await examined(admin, each);
      (await takeStep(admin, each.id, 'examined', 'refund', refundOf(each.refundable))).answer();
    }
    const rows = await db.selectFrom('refund').select('amount').where('entry_no', '=', entryNo).execute();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(3 * 39_900);
  });

  it('returns below an amount are approved by the shop itself', async () => {
    await setDesk(admin, { autoApproveBelow: 399.01, sendWithinDays: 3 });
    const entryNo = await buyDelivered(admin, asha, blackM, 2);
    const cheap = (await ask(asha, entryNo)).answer().request;
    expect(cheap).toMatchObject({ stage: 'approved', sendBy: shop.clock.now() + 3 * dayMs });
    expect(cheap.timeline.map(({ step, by }) => [step, by])).toEqual([
      ['ask', 'shopper'],
      ['approve', 'shop'],
    ]);
    expect((await returnMails(shop, asha)).map(({ subject }) => subject)).toEqual([
      `Your return ${cheap.id} to KAYAL is approved`,
    ]);
    const dear = await buyDelivered(admin, asha, jacketL);
    expect((await ask(asha, dear)).answer().request.stage).toBe('asked');
    await setDesk(admin, { autoApproveBelow: 0, sendWithinDays: 14 });
  });

  it('the queue shows first what waits for the shop, and the report counts what came back of what was sold', async () => {
    const fresh = await openTestApp({ engine, seed: 'small' });
    const owner = await fresh.as(people.admin.email);
    const meera = await fresh.addShopper();
    await setDesk(owner, { isOpen: true });
    const entryNo = await buyDelivered(owner, meera, shortsS, 5);
    const ids: string[] = [];
    for (const reason of ['tooSmall', 'tooSmall', 'colour', 'changedMind']) {
      fresh.clock.advance(1000);
      ids.push((await ask(meera, entryNo, { line: { reason } })).answer().request.id);
    }
    const [first = '', second = '', third = '', fourth = ''] = ids;
    (await takeStep(owner, first, 'asked', 'approve')).answer();
    (await takeStep(owner, second, 'asked', 'approve')).answer();
    (await takeStep(owner, second, 'approved', 'receive')).answer();
    (await takeStep(owner, fourth, 'asked', 'decline', { note: 'No' })).answer();
    const queue = async (query: Record<string, string> = {}) => {
      const reply = await owner.call('getReturns', { query });
      const { returns, waiting } = reply.answer();
      return [returns.map(({ id }) => id), Number(reply.headers['x-total-count']), waiting];
    };
    expect(await queue()).toEqual([[third, second, first, fourth], 4, 2]);
    expect(await queue({ stage: 'open' })).toEqual([[third, second, first], 3, 2]);
    expect(await queue({ stage: 'ended' })).toEqual([[fourth], 1, 2]);
    expect(await queue({ stage: 'declined' })).toEqual([[fourth], 1, 2]);
    expect(await queue({ limit: '1', offset: '1' })).toEqual([[second], 4, 2]);
    const report = async (query: Record<string, string> = {}) =>
      (await owner.call('getReturnReport', { query })).answer().rows;
    const row = { productId: items.shorts.id, name: items.shorts.name, size: 'S', sold: 5 };
    expect(await report()).toEqual([
      { ...row, reason: 'tooSmall', units: 2 },
      { ...row, reason: 'colour', units: 1 },
    ]);
    expect(await report({ to: '2026-11-20' })).toEqual([]);
    const { places, ways } = (await owner.call('getReturnReport')).answer();
    expect(places).toEqual([{ pincode: '682020', orders: 1, cameBack: 0, returned: 1 }]);
    expect(ways).toEqual([{ way: 'cash', orders: 1, cameBack: 0, returned: 1 }]);
    const hint = async () =>
      (await meera.call('getProductById', { query: { Id: String(items.shorts.id) } })).answer()[0]?.Facts?.sizeHint;
    const { context } = fresh.app;
    await refreshSizeHints(context);
    expect(await hint()).toBeUndefined();
    await setDesk(owner, { showsSizeHint: true });
    await refreshSizeHints(context);
    expect(await hint()).toBe('larger');
    await setDesk(owner, { showsSizeHint: false });
    await refreshSizeHints(context);
    expect(await hint()).toBeUndefined();
    expect((await owner.call('getReturnReport', { query: { from: '2026-02-30' } })).status).toBe(400);
  });
});
