import { beforeAll, expect, it } from 'vitest';
import { apiBase, type TokenScope } from '@kayal/api-contract';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { addOrders, deleteOrders } from './many-lives.ts';

forBothEngines('tracking numbers by file and by call', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    asha = await shop.addShopper();
  });

  const load = (text: string, skipBroken?: boolean) =>
    admin.call('importTracking', { body: { text, ...(skipBroken === undefined ? {} : { skipBroken }) } });
  const place = async () => (await buy(asha, variants.shortsS)).orderId;
  const lifeOf = async (entryNo: string) => (await admin.call('getOrderLife', { params: { entryNo } })).answer();

  it.each([
    [
      'a comma, and a title above',
      (no: string) => `Despatch of today\nAWB No.,Order ID,Courier\nA-${no},${no},delhivery\n`,
      'delhivery',
    ],
    ['a semicolon', (no: string) => `\u{FEFF}Reference;Waybill\r\n${no};A-${no}\r\n;\r\n`, null],
    [
      'a tab',
      (no: string) => `sr\tCONSIGNMENT NO\tcourier name\torder number\n1\tA-${no}\t"Blue Dart"\t${no}`,
      'Blue Dart',
    ],
  ])('a file with %s ships its orders', async (_what, textOf, courier) => {
    const entryNo = await place();
    expect((await load(textOf(entryNo))).answer()).toEqual({
      success: true,
      isSaved: true,
      done: [entryNo],
      refused: [],
    });
    const { stage, parcels } = await lifeOf(entryNo);
    expect(stage).toBe('shipped');
    expect(parcels[0]?.trackingNumber).toBe(`A-${entryNo}`);
    expect(parcels[0]?.courierName?.toLowerCase() ?? null).toBe(courier?.toLowerCase() ?? null);
  });

  it('every broken row is listed with its number and reason, and nothing is saved unless they are skipped', async () => {
    const [good, open, done, cancelled] = [await place(), await place(), await place(), await place()];
    await admin.call('updateDelivery', { params: { entryNo: done } });
    await admin.call('cancelOrder', { params: { entryNo: cancelled }, body: { reason: 'Sold out' } });
    await admin.call('takeOrderStep', { body: { step: 'ship', entryNos: [await place()], trackingNumber: 'OLD1' } });
    const text = [
      'Order,Tracking,Courier',
      `${good},NEW-${good},`,
      'KYNONE,N1,',
      `${open},N2,Nobody`,
      `${open},NEW-${good},`,
      `${open},OLD1,`,
      `${done},N3,`,
      `${cancelled},N4,`,
      `${open},1.2E+11,`,
      `${good},N5,`,
    ].join('\n');
    const kept = (await load(text)).answer();
    expect([kept.isSaved, kept.done]).toEqual([false, []]);
    expect(kept.refused.map(({ row, code }) => [row, code])).toEqual([
      [3, 'not_found'],
      [4, 'courier.unknown'],
      [5, 'parcel.number_taken'],
      [6, 'parcel.number_taken'],
      [7, 'order.delivered'],
      [8, 'order.cancelled'],
      [9, 'request.invalid'],
      [10, 'order.step'],
    ]);
    expect(kept.refused[2]?.message).toBe('Row 2 has this tracking number too.');
    expect((await lifeOf(good)).stage).toBe('placed');
    expect((await load(text, true)).answer()).toEqual({ ...kept, isSaved: true, done: [good] });
    expect((await lifeOf(open)).stage).toBe('placed');
  });

  it('a file without the columns, or of nothing but broken quotes, is refused', async () => {
    for (const text of ['nothing', 'Order,Courier\nA,B', '"\n\n', 'a']) {
      expect((await load(text)).refusal().code).toBe('tracking.file');
    }
    expect((await load('Order,AWB\n')).answer()).toMatchObject({ isSaved: false, done: [], refused: [] });
  });

  it('two rows of an order in two parcels ship one parcel each', async () => {
    await asha.call('addToCart', {
      body: { itemId: variants.shortsS.productId, uniqueCode: variants.shortsS.code, quantity: 2 },
    });
    const items = JSON.stringify([{ id: 103, uniqueCode: variants.shortsS.code, quantity: 2, mrp: 799.5 }]);
    const body = { date: '2026-11-21', id: asha.id, contact: '9876500011', items };
    const { orderId } = (await asha.call('placeOrder', { body })).answer();
    await admin.call('packParcel', { params: { entryNo: orderId }, body: { lines: [{ lineNo: 1, quantity: 1 }] } });
    (await load(`Order,AWB\n${orderId},P1${orderId}\n${orderId},P2${orderId}`)).answer();
    const { stage, parcels } = await lifeOf(orderId);
    expect([stage, parcels.map(({ trackingNumber }) => trackingNumber)]).toEqual([
      'shipped',
      [`P1${orderId}`, `P2${orderId}`],
    ]);
  });

  it('10,000 rows of which 40 are broken save nothing, or all the others at once', async () => {
    const numbers = await addOrders(shop.database.db, asha.id, 9960);
    const rows = numbers.map((entryNo, index) => `${entryNo},BULK${index}`);
    const broken = Array.from({ length: 40 }, (_, index) => `KYGONE${index},LOST${index}`);
    const text = ['Order No,AWB', ...rows.slice(0, 5000), ...broken, ...rows.slice(5000)].join('\n');
    const kept = (await load(text)).answer();
    expect([kept.isSaved, kept.refused.length, kept.refused[0]?.row]).toEqual([false, 40, 5002]);
    const count = async () =>
      (await admin.call('getAllOrders', { query: { status: 'shipped', q: 'KYLIFE', limit: '1' } })).answer().total;
    expect(await count()).toBe(0);
    const saved = (await load(text, true)).answer();
    expect([saved.isSaved, saved.done.length, saved.refused.length]).toEqual([true, 9960, 40]);
    expect(await count()).toBe(9960);
    await deleteOrders(shop.database.db);
  }, 120_000);

  const tokenFor = async (...scopes: TokenScope[]) => {
    const { token } = (await admin.call('addApiToken', { body: { name: 'Courier', scopes } })).answer();
    return { authorization: `Bearer ${token}` };
  };
  const feed = async (headers: Readonly<Record<string, string>>, updates: readonly object[]) => {
    const url = `${apiBase}/feed/parcels/kayal`;
    return shop.app.inject({ method: 'POST', url, headers, payload: { updates } });
  };

  it('a courier sends steps by tracking number; a repeated one is done without effect', async () => {
    const entryNo = await place();
    const other = await place();
    await admin.call('takeOrderStep', { body: { step: 'ship', entryNos: [entryNo], trackingNumber: 'C1' } });
    await admin.call('takeOrderStep', { body: { step: 'ship', entryNos: [other], trackingNumber: 'C2' } });
    const headers = await tokenFor('parcels');
    const updates = [
      { trackingNumber: 'C1', step: 'outForDelivery' },
      { trackingNumber: 'C1', step: 'deliver', note: 'To a neighbour' },
      { trackingNumber: 'C1', step: 'outForDelivery' },
      { trackingNumber: 'C1', step: 'returnToSender' },
      { trackingNumber: 'C2', step: 'returnToSender' },
      { trackingNumber: 'C404', step: 'deliver' },
    ];
    const answer = (await feed(headers, updates)).json();
    expect(answer.done.toSorted()).toEqual([entryNo, other].toSorted());
    expect(answer.refused).toMatchObject([
      { entryNo, code: 'order.delivered' },
      { entryNo: '', code: 'not_found', message: 'No parcel has the tracking number C404.' },
    ]);
    const { stage, timeline } = await lifeOf(entryNo);
    expect(stage).toBe('delivered');
    expect(timeline.slice(-2)).toMatchObject([
      { step: 'outForDelivery', by: 'courier' },
      { step: 'deliver', by: 'courier', note: 'To a neighbour' },
    ]);
    expect((await lifeOf(other)).stage).toBe('returnedToSender');
    expect((await feed(headers, updates)).json()).toEqual(answer);
    expect((await lifeOf(entryNo)).timeline).toEqual(timeline);
    const refused = await feed(await tokenFor('orders'), updates);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'token.scope']);
    expect((await feed({}, updates)).statusCode).toBe(401);
  });

  it('a number of parcels of two couriers is not guessed', async () => {
    for (const courierId of ['ekart', 'dtdc']) {
      const body = { step: 'ship', entryNos: [await place()], courierId, trackingNumber: 'SAME' };
      (await admin.call('takeOrderStep', { body })).answer();
    }
    const answer = (await feed(await tokenFor('parcels'), [{ trackingNumber: 'SAME', step: 'deliver' }])).json();
    expect(answer).toMatchObject({ done: [], refused: [{ entryNo: '', code: 'parcel.number_taken' }] });
  });
});
