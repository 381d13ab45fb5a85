import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { OrderStep, ParcelStep } from '@kayal/api-contract';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('packing and shipping', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;
  const { blackM, redL, shortsS, soldOut } = variants;

  const step = (name: OrderStep, entryNos: readonly string[], details = {}) =>
    admin.call('takeOrderStep', { body: { step: name, entryNos, ...details } });
  const parcelStep = (parcel: string, name: ParcelStep, details = {}) =>
    admin.call('takeParcelStep', { params: { parcel }, body: { step: name, ...details } });
  const packSome = (entryNo: string, lines: readonly object[]) =>
    admin.call('packParcel', { params: { entryNo }, body: { lines } });
  const lifeOf = async (entryNo: string, who = admin) =>
    (await who.call('getOrderLife', { params: { entryNo } })).answer();
  const takenSteps = async (entryNo: string) =>
    (await lifeOf(entryNo)).timeline.map(({ step: name, parcel }) => (parcel === null ? name : `${name} ${parcel}`));
  const mailsTo = async (who: Caller) =>
    (await shop.mail()).filter(({ to, subject }) => to === `${who.id}@kayal.example` && !/order \w+$/.test(subject));
  const statusOf = async (status: string, entryNo: string) => {
    const { orders } = (await admin.call('getAllOrders', { query: { status, q: entryNo } })).answer();
    return orders.length > 0;
  };
  const stageOf = async (entryNo: string) => (await lifeOf(entryNo)).stage;
  const buyTwoLines = async () => {
    await add(asha, blackM, 2);
    await add(asha, shortsS, 1);
    return (await order(asha, [orderItem(blackM, 2), orderItem(shortsS, 1)])).answer().orderId;
  };

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { WEBHOOK_PRIVATE_TARGETS: 'on' } });
    admin = await shop.as(people.admin.email);
  });
  beforeEach(async () => {
    asha = await shop.addShopper();
  });

  it('J40 J45 an order goes from its placement to the door, and every step says when and by whom', async () => {
    const { orderId } = await buy(asha, blackM, 2);
    expect(await statusOf('to-pack', orderId)).toBe(true);
    shop.clock.advance(1000);
    expect((await step('pack', [orderId])).answer()).toEqual({ success: true, done: [orderId], refused: [] });
    expect(await statusOf('to-pack', orderId)).toBe(false);
    expect(await statusOf('packed', orderId)).toBe(true);
    shop.clock.advance(1000);
    const carried = { courierId: 'delhivery', trackingNumber: 'DL 1/2', note: 'Two boxes' };
    (await step('ship', [orderId], carried)).answer();
    expect(await statusOf('shipped', orderId)).toBe(true);
    (await step('outForDelivery', [orderId])).answer();
    expect(await statusOf('shipped', orderId)).toBe(true);
    const [row] = await ordersOf(asha);
    expect(row).toMatchObject({ stage: 'outForDelivery', isDelivered: false });
    (await step('deliver', [orderId])).answer();

    const life = await lifeOf(orderId, asha);
    expect(life).toMatchObject({ stage: 'delivered', canCancel: false });
    expect(life.parcels).toMatchObject([
      {
        number: 1,
        stage: 'delivered',
        courierName: 'Delhivery',
        trackingNumber: 'DL 1/2',
        trackingUrl: 'https://www.delhivery.com/track/package/DL%201%2F2',
        lines: [{ lineNo: 1, quantity: 2 }],
      },
    ]);
    expect(life.timeline.map((entry) => [entry.step, entry.by, entry.parcel, entry.note])).toEqual([
      ['placed', 'shopper', null, ''],
      ['pack', 'shop', 1, ''],
      ['ship', 'shop', 1, 'Two boxes'],
      ['outForDelivery', 'shop', 1, ''],
      ['deliver', 'shop', null, ''],
    ]);
    expect(life.timeline[1]?.at).toBe((life.timeline[0]?.at ?? 0) + 1000);
    expect((await ordersOf(asha))[0]).toMatchObject({ isDelivered: true, stage: 'delivered' });
    const actions = (await admin.call('getAudit')).answer().filter(({ subject }) => subject === orderId);
    const names = ['orders.deliver', 'orders.outForDelivery', 'orders.pack', 'orders.ship'];
    expect(actions.map(({ action }) => action).toSorted()).toEqual(names);
  });

  it('a wrong courier or number is corrected on the way: once more a mail, and the old number is free', async () => {
    const { orderId } = await buy(asha, blackM, 2);
    const other = await buy(asha, blackM, 1);
    await step('ship', [orderId], { courierId: 'india-post', trackingNumber: 'EL7' });
    await step('ship', [other.orderId], { courierId: 'delhivery', trackingNumber: 'D7' });
    const id = (await lifeOf(orderId)).parcels[0]?.id ?? '';
    const taken = await parcelStep(id, 'correct', { courierId: 'delhivery', trackingNumber: 'D7' });
    expect(taken.refusal().code).toBe('parcel.number_taken');
    // Nothing changes, so no step is noted and no mail is sent.
    (await parcelStep(id, 'correct', { courierId: 'india-post', trackingNumber: 'EL7' })).answer();
    (await parcelStep(id, 'outForDelivery')).answer();
    const corrected = (await parcelStep(id, 'correct', { courierId: 'delhivery', trackingNumber: 'D8' })).answer();
    expect(corrected).toMatchObject({
      stage: 'outForDelivery',
      parcels: [{ courierName: 'Delhivery', trackingNumber: 'D8' }],
    });
    expect(corrected.timeline.map((entry) => entry.step)).toEqual([
      'placed',
      'pack',
      'ship',
      'outForDelivery',
      'correct',
    ]);
    const texts = (await mailsTo(asha)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Tracking number: EL7'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Tracking number: D8'))).toHaveLength(1);
    (await parcelStep(id, 'deliver')).answer();
    expect((await parcelStep(id, 'correct', { trackingNumber: 'D9' })).refusal().code).toBe('order.step');
    const again = await buy(asha, blackM, 1);
    expect((await step('ship', [again.orderId], { courierId: 'india-post', trackingNumber: 'EL7' })).status).toBe(200);
  });

  it('a mail goes out with each parcel, on its day and at the door; the link opens the order for five weeks', async () => {
    const { orderId } = await buy(asha, blackM, 2);
    await step('ship', [orderId], { courierId: 'india-post', trackingNumber: 'EL1' });
    const [shipped] = await mailsTo(asha);
    expect(shipped?.subject).toContain(`${orderId} is on its way`);
    expect(shipped?.text).toContain('2 × ');
    expect(shipped?.text).toContain('It travels with India Post.\nTracking number: EL1');
    const token = /\/track#([A-Za-z0-9_-]{43})/.exec(shipped?.text ?? '')?.[1] ?? '';
    expect(shipped?.text).toContain(`${shop.config.publicOrigin}/track#${token}`);
    const stored = await shop.database.db.selectFrom('tracking_link').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);

    const track = (text = token) => shop.visitor.call('trackOrder', { body: { token: text } });
    const seen = (await track()).answer();
    expect(seen).toMatchObject({ entryNo: orderId, stage: 'shipped', destination: 'Kochi 682020' });
    expect(seen.parcels).toMatchObject([{ trackingNumber: 'EL1', items: [{ size: 'M', quantity: 2 }] }]);
    expect(JSON.stringify(seen)).not.toMatch(/Shopper|98765|Lagoon|Kadavanthra/);
    expect((await track('x'.repeat(43))).refusal().code).toBe('tracking.expired');
    expect((await track('x')).status).toBe(400);

    await shop.database.db.updateTable('address').set({ city: 'Kollam' }).where('customer_id', '=', asha.id).execute();
    expect((await track()).answer().destination).toBe('682020');
    const { parcels } = await lifeOf(orderId);
    await parcelStep(parcels[0]?.id ?? '', 'outForDelivery');
    await parcelStep(parcels[0]?.id ?? '', 'deliver');
    const subjects = (await mailsTo(asha)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes('comes today'))).toBe(true);
    expect(subjects.some((subject) => subject.includes('has arrived'))).toBe(true);
    expect(await stageOf(orderId)).toBe('delivered');
    const later = 5 * 7 * 24 * 3_600_000;
    shop.clock.advance(later);
    expect((await track()).refusal().code).toBe('tracking.expired');
    shop.clock.advance(-later);
    expect((await track()).status).toBe(200);
    expect((await admin.call('revokeTracking', { params: { entryNo: orderId } })).status).toBe(200);
    expect((await track()).refusal().code).toBe('tracking.expired');
  });

  it('J47 Done on an order without a parcel sends no mail, as before', async () => {
    const { orderId } = await buy(asha, blackM);
    const before = (await mailsTo(asha)).length;
    await admin.call('updateDelivery', { params: { entryNo: orderId } });
    await admin.call('updateDelivery', { params: { entryNo: orderId } });
    expect(await mailsTo(asha)).toHaveLength(before);
    expect(await takenSteps(orderId)).toEqual(['placed', 'deliver']);
  });

  it('J40 orders that cannot take a step are listed with the reason, and the others take it', async () => {
    const [open, cancelled, delivered] = [await buy(asha, blackM), await buy(asha, blackM), await buy(asha, blackM)];
    await admin.call('cancelOrder', { params: { entryNo: cancelled.orderId }, body: { reason: 'Sold out' } });
    await admin.call('updateDelivery', { params: { entryNo: delivered.orderId } });
    const numbers = [open.orderId, 'KYNONE', cancelled.orderId, delivered.orderId, open.orderId];
    const { done, refused } = (await step('pack', numbers)).answer();
    expect(done).toEqual([open.orderId]);
    expect(refused.map(({ entryNo, code, row }) => [entryNo, code, row])).toEqual([
      ['KYNONE', 'not_found', null],
      [cancelled.orderId, 'order.cancelled', null],
      [delivered.orderId, 'order.delivered', null],
    ]);
    for (const name of ['pack', 'outForDelivery'] as const) {
      expect((await step(name, [open.orderId])).answer().refused).toMatchObject([{ code: 'order.step' }]);
    }
    expect(await takenSteps(open.orderId)).toEqual(['placed', 'pack 1']);
  });

  it('packing is undone while nothing left the house', async () => {
    const { orderId } = await buy(asha, blackM);
    await step('pack', [orderId]);
    expect((await step('unpack', [orderId])).answer().done).toEqual([orderId]);
    expect(await lifeOf(orderId)).toMatchObject({ stage: 'placed', parcels: [], canCancel: true });
    await step('ship', [orderId]);
    expect((await step('unpack', [orderId])).answer().refused).toMatchObject([{ code: 'order.step' }]);
    expect(await takenSteps(orderId)).toEqual(['placed', 'pack 1', 'unpack 1', 'pack 1', 'ship 1']);
  });

  it('part shipments go line by line, and no unit is packed twice', async () => {
    const orderId = await buyTwoLines();
    (await packSome(orderId, [{ lineNo: 1, quantity: 1 }])).answer();
    expect(await stageOf(orderId)).toBe('placed');
    const wrong = [
      [{ lineNo: 1, quantity: 2 }],
      [{ lineNo: 3, quantity: 1 }],
      [
        { lineNo: 1, quantity: 1 },
        { lineNo: 1, quantity: 1 },
      ],
    ];
    for (const lines of wrong) expect((await packSome(orderId, lines)).refusal().code).toBe('order.step');
    expect((await packSome('KYNONE', [{ lineNo: 1, quantity: 1 }])).status).toBe(404);
    const { parcels } = (
      await packSome(orderId, [
        { lineNo: 1, quantity: 1 },
        { lineNo: 2, quantity: 1 },
      ])
    ).answer();
    expect(parcels.map(({ number, lines }) => [number, lines.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const both = { courierId: 'dtdc', trackingNumber: 'D9' };
    expect((await step('ship', [orderId], both)).refusal().code).toBe('parcel.number_taken');
    const [first, second] = parcels;
    expect((await parcelStep(first?.id ?? '', 'ship', both)).answer().stage).toBe('packed');
    expect((await parcelStep(second?.id ?? '', 'ship', both)).refusal().code).toBe('parcel.number_taken');
    expect((await parcelStep(second?.id ?? '', 'ship', { courierId: 'nobody' })).refusal().code).toBe(
      'courier.unknown',
    );
    expect((await parcelStep(second?.id ?? '', 'restock')).refusal().code).toBe('order.step');
    expect((await parcelStep('none', 'ship')).status).toBe(404);
    expect((await parcelStep(second?.id ?? '', 'ship', { ...both, courierId: 'ekart' })).answer().stage).toBe(
      'shipped',
    );
    (await parcelStep(first?.id ?? '', 'deliver')).answer();
    expect((await parcelStep(second?.id ?? '', 'deliver')).answer().stage).toBe('delivered');
    expect((await ordersOf(asha))[0]?.isDelivered).toBe(true);
  });

  it('a tracking number is for one order only, and a courier must be in the settings', async () => {
    const [one, two] = [await buy(asha, blackM), await buy(asha, blackM)];
    const both = [one.orderId, two.orderId];
    expect((await step('ship', both, { trackingNumber: 'T1' })).status).toBe(400);
    expect((await step('ship', both, { courierId: 'nobody' })).refusal().code).toBe('courier.unknown');
    expect((await step('ship', [one.orderId], { trackingNumber: 'T1' })).status).toBe(200);
    expect((await step('ship', [two.orderId], { trackingNumber: 'T1' })).refusal().code).toBe('parcel.number_taken');
    expect(await stageOf(two.orderId)).toBe('placed');
    expect((await step('ship', both)).answer()).toMatchObject({
      done: [two.orderId],
      refused: [{ code: 'order.step' }],
    });
  });

  it('a parcel that came back is packed again, or its units go into stock once and the order ends', async () => {
    const before = await shop.stockOf(blackM.code);
    const { orderId } = await buy(asha, blackM, 2);
    await step('ship', [orderId]);
    const [first] = (await lifeOf(orderId)).parcels;
    expect((await parcelStep(first?.id ?? '', 'returnToSender', { note: 'Not at home' })).answer().stage).toBe(
      'returnedToSender',
    );
    expect(await statusOf('came-back', orderId)).toBe(true);
    await step('ship', [orderId]);
    expect((await parcelStep(first?.id ?? '', 'restock')).refusal().code).toBe('order.step');
    const [, second] = (await lifeOf(orderId)).parcels;
    await parcelStep(second?.id ?? '', 'returnToSender');
    expect(await shop.stockOf(blackM.code)).toBe(before - 2);
    const { stage, parcels } = (await parcelStep(second?.id ?? '', 'restock')).answer();
    expect([stage, parcels.map(({ isRestocked }) => isRestocked)]).toEqual(['cancelled', [false, true]]);
    expect(await shop.stockOf(blackM.code)).toBe(before);
    expect((await parcelStep(second?.id ?? '', 'restock')).refusal().code).toBe('order.step');
    expect((await parcelStep(first?.id ?? '', 'restock')).refusal().code).toBe('order.step');
    expect(await shop.stockOf(blackM.code)).toBe(before);
    expect((await ordersOf(asha))[0]).toMatchObject({ cancelReason: 'The parcel came back.', stage: 'cancelled' });
  });

  it('a parcel that came back stays so when the next one is delivered', async () => {
    const { orderId } = await buy(asha, blackM);
    for (const last of ['returnToSender', 'deliver'] as const) {
      await step('ship', [orderId]);
      await parcelStep((await lifeOf(orderId)).parcels.at(-1)?.id ?? '', last);
    }
    const { stage, parcels } = await lifeOf(orderId);
    expect([stage, parcels.map((parcel) => parcel.stage)]).toEqual(['delivered', ['returnedToSender', 'delivered']]);
  });

  it('J23 who waits for a size gets a mail when a parcel with it came back', async () => {
    await shop.setStock(soldOut.code, 1);
    const { orderId } = await buy(asha, soldOut, 1);
    const rahul = await shop.addShopper();
    await rahul.call('addStockWatch', { body: { uniqueCode: soldOut.code } });
    await step('ship', [orderId]);
    const [parcel] = (await lifeOf(orderId)).parcels;
    await parcelStep(parcel?.id ?? '', 'returnToSender');
    await parcelStep(parcel?.id ?? '', 'restock');
    expect(await mailsTo(rahul)).toHaveLength(1);
  });

  it('the owner cancels an order that came back in part, and no unit returns twice', async () => {
    const before = [await shop.stockOf(blackM.code), await shop.stockOf(shortsS.code)];
    const orderId = await buyTwoLines();
    const { parcels } = (await packSome(orderId, [{ lineNo: 1, quantity: 1 }])).answer();
    const id = parcels[0]?.id ?? '';
    await parcelStep(id, 'ship');
    const cancel = () => admin.call('cancelOrder', { params: { entryNo: orderId }, body: { reason: 'Torn' } });
    expect((await cancel()).refusal().code).toBe('order.step');
    await parcelStep(id, 'returnToSender');
    await parcelStep(id, 'restock');
    await packSome(orderId, [{ lineNo: 2, quantity: 1 }]);
    expect((await cancel()).status).toBe(200);
    expect([await shop.stockOf(blackM.code), await shop.stockOf(shortsS.code)]).toEqual(before);
    const life = await lifeOf(orderId);
    expect(life.parcels.map(({ number }) => number)).toEqual([1]);
    expect(life.timeline.at(-1)).toMatchObject({ step: 'cancel', by: 'shop', note: 'Torn' });
  });

  it('the shopper cancels her own order until something is packed', async () => {
    const before = await shop.stockOf(redL.code);
    const { orderId } = await buy(asha, redL);
    const cancel = (entryNo = orderId, who = asha, body: object = { reason: 'Wrong size' }) =>
      who.call('cancelOwnOrder', { params: { entryNo }, body });
    expect((await lifeOf(orderId, asha)).canCancel).toBe(true);
    const rahul = await shop.addShopper();
    expect((await cancel(orderId, rahul)).status).toBe(404);
    expect((await rahul.call('getOrderLife', { params: { entryNo: orderId } })).status).toBe(404);
    const mails = (await mailsTo(asha)).length;
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    expect(await shop.stockOf(redL.code)).toBe(before);
    const written = await mailsTo(asha);
    expect(written).toHaveLength(mails + 1);
    expect(written.some(({ text }) => text.includes(`you have cancelled your order ${orderId}`))).toBe(true);
    expect((await lifeOf(orderId)).timeline.at(-1)).toMatchObject({
      step: 'cancel',
      by: 'shopper',
      note: 'Wrong size',
    });
    const [entry] = (await admin.call('getAudit')).answer().filter(({ subject }) => subject === orderId);
    expect(entry).toMatchObject({ action: 'order.cancelled', actorId: asha.id });

    const packed = await buy(asha, redL);
    await step('pack', [packed.orderId]);
    expect((await cancel(packed.orderId, asha, {})).refusal().code).toBe('order.packed');
    await step('deliver', [packed.orderId]);
    expect((await cancel(packed.orderId, asha, {})).refusal().code).toBe('order.delivered');
  });

  it('flags of a version before this one become steps, and its parcels arrive with the order', async () => {
    const { db } = shop.database;
    const { orderId } = await buy(asha, blackM);
    await step('pack', [orderId]);
    shop.clock.advance(5000);
    const at = shop.clock.now();
    const flags = { delivered: 1, delivered_at: at } as const;
    await db.updateTable('placed_order').set(flags).where('entry_no', '=', orderId).execute();
    const life = await lifeOf(orderId);
    expect(life).toMatchObject({ stage: 'delivered', parcels: [{ stage: 'delivered' }] });
    expect(life.timeline.at(-1)).toEqual({ step: 'deliver', at, by: 'shop', parcel: null, note: '' });
    expect((await step('pack', [orderId])).answer().refused).toMatchObject([{ code: 'order.delivered' }]);
    expect(await statusOf('packed', orderId)).toBe(false);
  });

  it('webhooks hear when a whole order is packed and shipped', async () => {
    const events = ['order.packed', 'order.shipped', 'order.delivered'];
    (await admin.call('addWebhook', { body: { url: 'http://127.0.0.1:9/', events } })).answer();
    const orderId = await buyTwoLines();
    await packSome(orderId, [{ lineNo: 1, quantity: 2 }]);
    await step('ship', [orderId], {});
    await step('deliver', [orderId]);
    const rows = await shop.database.db.selectFrom('outbox').selectAll().where('channel', '=', 'webhook').execute();
    const sent = rows.filter(({ body }) => body.includes(orderId)).map(({ subject }) => subject);
    expect(sent.toSorted()).toEqual(['order.delivered', 'order.packed', 'order.shipped']);
  });

  it('a deleted account leaves no number, link or words in its parcels and steps, and its file has them before', async () => {
    const kept = await buy(asha, blackM);
    await step('ship', [kept.orderId], { trackingNumber: 'GONE1' });
    await step('deliver', [kept.orderId]);
    const gone = await buy(asha, blackM);
    await asha.call('cancelOwnOrder', { params: { entryNo: gone.orderId }, body: { reason: 'My wedding is off' } });
    const file = (await asha.call('exportMyData')).answer();
    expect(file.parcels).toMatchObject([{ entryNo: kept.orderId, trackingNumber: 'GONE1' }]);
    expect(file.orderSteps?.some(({ note }) => note === 'My wedding is off')).toBe(true);
    const { db } = shop.database;
    const { password_hash } = await db
      .selectFrom('customer')
      .select('password_hash')
      .where('email', '=', people.asha.email)
      .executeTakeFirstOrThrow();
    await db.updateTable('customer').set({ password_hash }).where('id', '=', asha.id).execute();
    await asha.call('confirmIdentity', { body: { password: smallPassword } });
    (await asha.call('deleteAccount', { body: { password: smallPassword } })).answer();
    const all = [
      await db.selectFrom('parcel').selectAll().execute(),
      await db.selectFrom('order_step').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('placed_order').selectAll().execute(),
    ];
    expect(JSON.stringify(all[0])).not.toContain('GONE1');
    expect(JSON.stringify(all)).not.toContain('wedding');
    const links = await db.selectFrom('tracking_link').selectAll().where('entry_no', '=', kept.orderId).execute();
    expect(links).toEqual([]);
  });
});
