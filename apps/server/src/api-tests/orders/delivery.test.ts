import type { ShopSettings } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, order, orderItem, promotionDraft } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { beforeEach, expect, it } from 'vitest';

const file = [
  'Pincode,Served,COD,Days,Zone,Fee',
  '682,yes,yes,3,Near,',
  '682020,,,2,Near,10.50',
  '700000-799999,yes,no,9,Far,',
  '744101,no,,,,',
].join('\n');

forBothEngines('delivery by pincode', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    asha = await shop.as(people.asha.email);
    return () => shop.close();
  });

  const load = async (text: string, skipBroken?: boolean) =>
    admin.call('importPincodes', { body: { text, ...(skipBroken === undefined ? {} : { skipBroken }) } });
  async function save(
    deliveryTerms: Partial<typeof defaultSettings.deliveryTerms>,
    cashTerms: Partial<typeof defaultSettings.cashTerms> = {},
  ): Promise<void> {
    const { version, settings } = (await admin.call('getSettings')).answer();
    const changed: ShopSettings = {
      ...settings,
      deliveryTerms: { ...defaultSettings.deliveryTerms, ...deliveryTerms },
      cashTerms: { ...defaultSettings.cashTerms, ...cashTerms },
    };
    (await admin.call('saveSettings', { body: { version, settings: changed, theme: null } })).answer();
  }
  const ask = async (pincode?: string) => asha.call('getDelivery', { query: pincode === undefined ? {} : { pincode } });

  it('J42 S2.CART.12 without terms everything is served as before, and the public settings say nothing', async () => {
    expect((await ask('110001')).answer()).toMatchObject({
      isServed: true,
      takesCash: true,
      days: 9,
      rates: { charge: 0 },
    });
    expect((await asha.call('getShop')).answer()).not.toHaveProperty('deliveryBy');
    expect((await buy(asha, variants.blackM)).total).toBe(399);
  });

  it('a table decides about place, days, cash and charge', async () => {
    expect((await load(file)).answer()).toEqual({ success: true, isSaved: true, rows: 4, broken: [] });
    await save({ byPincode: true, zones: [{ zone: 'near', charge: 20 }] });
    expect((await asha.call('getShop')).answer().deliveryBy).toBe('pincode');
    expect((await ask('682 020')).answer()).toMatchObject({
      isServed: true,
      days: 2,
      rates: { charge: 20, fee: 10.5 },
    });
    expect((await ask('682001')).answer()).toMatchObject({ isServed: true, days: 3, rates: { charge: 20, fee: 0 } });
    expect((await ask('744102')).answer()).toMatchObject({
      isServed: true,
      takesCash: false,
      days: 9,
      rates: { charge: 0 },
    });
    for (const pincode of ['744101', '110001'])
      expect((await ask(pincode)).answer()).toMatchObject({ isServed: false });
    for (const pincode of ['68202', '082020', 'Kochi', ''])
      expect((await ask(pincode)).refusal().code).toBe('delivery.pincode');
    expect((await buy(asha, variants.blackM)).total).toBe(429.5);
  });

  it('the table is counted, tried out and downloaded as it was loaded', async () => {
    await load(file);
    const counted = await admin.call('getPincodes', { query: { pincode: '682020' } });
    expect(counted.answer()).toEqual({
      success: true,
      served: 1000 + 99_999,
      notServed: 1,
      withoutCash: 99_999,
      zones: [
        { zone: 'Far', served: 99_999 },
        { zone: 'Near', served: 1000 },
      ],
      found: { isServed: true, takesCash: true, days: 2, zone: 'Near', fee: 10.5 },
    });
    expect((await admin.call('getPincodes', { query: { pincode: '110001' } })).answer().found).toBeNull();
    const { text } = await admin.call('exportPincodes');
    expect(text).toContain('682020,yes,yes,2,Near,10.5');
    await load(text);
    expect((await admin.call('exportPincodes')).text).toBe(text);
  });

  it('every broken row is named, and nothing is saved unless they are left out', async () => {
    await load(file);
    const broken = [
      'Pin code;Cash;Days;Fee',
      '68202o;;;',
      '560001;maybe;;',
      '560002;;-1;',
      '560003;;;4,5',
      '560004;;;',
      '560004;;;',
    ];
    const { isSaved, rows, broken: named } = (await load(broken.join('\n'))).answer();
    expect([isSaved, rows]).toEqual([false, 1]);
    expect(named.map(({ row }) => row)).toEqual([2, 3, 4, 5, 7]);
    expect(named.at(-1)?.message).toBe('Row 6 has the same pincodes.');
    expect((await admin.call('getPincodes')).answer().served).toBe(100_999);
    expect((await load(broken.join('\n'), true)).answer().isSaved).toBe(true);
    expect((await admin.call('getPincodes')).answer().served).toBe(1);
    expect((await load('Code,Days\n682020,3')).refusal().code).toBe('pincodes.file');
  });

  it('19,000 rows are loaded', async () => {
    const rows = Array.from({ length: 19_000 }, (_, index) => `${110_000 + index * 40},yes,yes,${index % 9},,`);
    expect((await load(['Pincode,Served,Cash,Days,Zone,Fee', ...rows].join('\n'))).answer()).toMatchObject({
      rows: 19_000,
    });
    expect((await admin.call('getPincodes')).answer().served).toBe(19_000);
  });

  it('J42 the day is frozen with the order, and her order, its link and its mail say it', async () => {
    const days = async (entryNo: string) =>
      (await asha.call('getOrder', { params: { entryNo } })).answer().orders[0]?.DeliveryDays;
    const mailOf = async (entryNo: string) => (await shop.mail()).find(({ text }) => text.includes(entryNo))?.text;
    const { orderId: before } = await buy(asha, variants.blackM);
    expect(await days(before)).toBe(9);
    expect(await mailOf(before)).not.toContain('Delivery by');
    await load(file);
    await save({ byPincode: true });
    const { orderId: promised } = await buy(asha, variants.blackM);
    await load('Pincode,Days\n682,20');
    expect([await days(promised), await days(before)]).toEqual([2, 9]);
    expect(await mailOf(promised)).toContain('\n\nDelivery by ');
    (await admin.call('takeOrderStep', { body: { step: 'ship', entryNos: [promised] } })).answer();
    const [, token = ''] = /track#([\w-]{43})/.exec(JSON.stringify(await shop.mail())) ?? [];
    expect((await shop.visitor.call('trackOrder', { body: { token } })).answer().deliveryDays).toBe(2);
  });

  it('an order to a place that is not served is refused, and keeps the bag', async () => {
    await load('Pincode\n110');
    await save({ byPincode: true });
    await add(asha, variants.blackM, 1);
    expect((await order(asha, [orderItem(variants.blackM, 1)])).refusal().code).toBe('delivery.not_served');
    await save({ byPincode: false });
    expect((await order(asha, [orderItem(variants.blackM, 1)])).answer().total).toBe(399);
  });

  it('delivery is free from an amount, and heavier bags pay more', async () => {
    await save({ freeFrom: 798, weights: [{ grams: 300, charge: 15 }] });
    expect((await asha.call('getShop')).answer().deliveryBy).toBe('bag');
    expect((await buy(asha, variants.blackM)).total).toBe(414);
    expect((await buy(asha, variants.blackM, 2)).total).toBe(798);
  });

  it('cash has its fee and limits, and its refusal says which', async () => {
    await save({}, { fee: 25, from: 399, upTo: 399 });
    expect((await buy(asha, variants.blackM)).total).toBe(424);
    await add(asha, variants.blackM, 2);
    const refusal = (await order(asha, [orderItem(variants.blackM, 2)])).refusal();
    expect([refusal.code, refusal.message]).toEqual(['payment.cash', 'This order is too large for cash on delivery.']);
  });

  it('cash may be for known customers, and not for some categories', async () => {
    await save({}, { knownOnly: true });
    const stranger = await shop.addShopper();
    await add(stranger, variants.blackM, 1);
    const place = async () => order(stranger, [orderItem(variants.blackM, 1)]);
    expect((await place()).refusal().code).toBe('payment.cash');
    await save({});
    const { orderId } = (await place()).answer();
    await admin.call('updateDelivery', { params: { entryNo: orderId } });
    await save({}, { knownOnly: true });
    expect((await buy(stranger, variants.blackM)).total).toBe(399);
    const { CategoryId } =
      (await asha.call('getProductById', { query: { Id: String(variants.blackM.productId) } })).answer()[0] ?? {};
    await save({}, { withoutCategories: [{ categoryId: Number(CategoryId) }] });
    await add(stranger, variants.blackM, 1);
    expect((await place()).refusal().message).toBe('Something in your bag cannot be paid in cash on delivery.');
  });

  it('J43 S2.CART.12 a promoted order is placed at exactly the amount of the bag, on the terms of its place', async () => {
    await load(file);
    await save({ byPincode: true, freeFrom: 5000, zones: [{ zone: 'Near', charge: 20 }] }, { fee: 25 });
    const free = { code: 'FREE', effect: { kind: 'freeDelivery' } };
    for (const changes of [{}, free]) {
      (await admin.call('addPromotion', { body: { ...promotionDraft, ...changes } })).answer();
    }
    await add(asha, variants.blackM, 1);
    const enter = async (code: string) => (await asha.call('addBagCode', { body: { code } })).answer();
    expect(await enter('MONSOON')).toMatchObject({ delivery: 55.5, amount: 399 - 39.9 + 55.5 });
    expect(await enter('FREE')).toMatchObject({ delivery: 25, amount: 384.1 });
    const { bags } = (await admin.call('tryPromotion', { body: { ...promotionDraft, code: 'TRIED' } })).answer();
    expect(bags).toMatchObject([{ before: 384.1, after: 344.2 }]);
    const placed = (await order(asha, [orderItem(variants.blackM, 1)], { amount: 384.1 })).answer();
    expect(placed.total).toBe(384.1);
    const own = (await asha.call('getOrder', { params: { entryNo: placed.orderId } })).answer();
    expect(own).toMatchObject({ total: 384.1, deliveryCharge: 25 });
    expect(own.discounts?.map(({ amount, ofDelivery }) => [amount, ofDelivery]).toSorted()).toEqual([
      [30.5, 30.5],
      [39.9, 0],
    ]);
    const mail = (await shop.mail()).find(({ text }) => text.includes(placed.orderId));
    expect(mail?.text).toContain('FREE: −₹30.50');
    expect(mail?.text).toContain('₹55.50');
  });
});
