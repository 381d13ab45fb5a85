import { apiBase, type ShopSettings } from '@kayal/api-contract';
import { beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createCaller, type Caller } from '@kayal/server-testing/src/caller.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { setStock } from '../../modules/stock/stock.service.ts';
import { readPdf } from '@kayal/server-testing/src/pdf-reader.ts';
import { add, buy, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('saved settings count everywhere', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    asha = await shop.as(people.asha.email);
    return () => shop.close();
  });

  /** Saves settings changed by `change`. */
  async function save(change: (settings: ShopSettings) => Partial<ShopSettings>): Promise<void> {
    const { version, settings } = (await admin.call('getSettings')).answer();
    const body = { version, settings: { ...settings, ...change(settings) }, theme: null };
    (await admin.call('saveSettings', { body })).answer();
  }

  it('an order has the saved delivery charge, and its mail the saved text and name', async () => {
    await save(({ delivery, profile, mails }) => ({
      delivery: { ...delivery, charge: 49.5 },
      profile: { ...profile, name: 'LAGOON' },
      mails: { ...mails, orderPlaced: { subject: '{shop}: {order}', body: '{name} owes {total} with {delivery}' } },
    }));
    const { orderId, total } = await buy(asha, variants.blackM);
    expect(total).toBe(448.5);
    expect((await asha.call('getOrder', { params: { entryNo: orderId } })).answer().deliveryCharge).toBe(49.5);
    expect(await ordersOf(asha)).toMatchObject([{ Total: 399, DeliveryCharge: 49.5 }]);
    const { text: file } = await admin.call('exportOrders', { body: {} });
    expect(file).toContain('"399.00","Pending","49.50"');
    const [mail] = await shop.mail();
    expect(mail).toMatchObject({ subject: `LAGOON: ${orderId}`, text: `${people.asha.name} owes ₹448.50 with ₹49.50` });
  });

  it('another process uses a change with its next request', async () => {
    const database = openDatabase(shop.config);
    const app = await buildApp({ config: shop.config, database, clock: () => shop.clock.now() });
    try {
      await app.ready();
      const there = createCaller(app, asha.id, await addSession(database.db, asha.id, shop.clock.now()));
      expect((await add(there, variants.blackM, 2)).status).toBe(200);
      await save(() => ({ limits: { unitsPerLine: 2, linesPerCart: 1 } }));
      expect((await add(there, variants.blackM, 1)).refusal().code).toBe('cart.limit');
      expect((await add(there, variants.redL, 1)).refusal().code).toBe('cart.limit');
      await save(({ delivery }) => ({ delivery: { ...delivery, charge: 40 } }));
      expect((await order(there, [orderItem(variants.blackM, 2)])).answer().total).toBe(838);
    } finally {
      await app.close();
      await database.close();
    }
  });

  it('R-62 a cart above lowered limits cannot be ordered, one that fits them exactly can', async () => {
    await add(asha, variants.blackM, 3);
    await add(asha, variants.redL, 2);
    const lines = (units: number) => [orderItem(variants.blackM, units), orderItem(variants.redL, 2)];
    await save(() => ({ limits: { unitsPerLine: 2, linesPerCart: 2 } }));
    expect((await order(asha, lines(3))).refusal().code).toBe('cart.limit');
    await add(asha, variants.blackM, -1);
    await save(() => ({ limits: { unitsPerLine: 2, linesPerCart: 1 } }));
    expect((await order(asha, lines(2))).refusal().code).toBe('cart.limit');
    await save(() => ({ limits: { unitsPerLine: 2, linesPerCart: 2 } }));
    expect((await order(asha, lines(2))).status).toBe(200);
  });

  it('R-62 a line above a lowered limit can be made smaller step by step', async () => {
    await add(asha, variants.blackM, 4);
    await save(() => ({ limits: { unitsPerLine: 2, linesPerCart: 2 } }));
    expect((await add(asha, variants.blackM, -1)).answer().quantity).toBe(3);
    expect((await add(asha, variants.blackM, 1)).refusal().code).toBe('cart.limit');
    expect((await add(asha, variants.blackM, -3)).refusal().code).toBe('cart.quantity_min');
  });

  it('mails have the saved texts, colours those of the saved season', async () => {
    const { db } = shop.database;
    const names = { season: '2031-32', db_color: 'Brick Red', md_color: 'LATERITE', hex: '#8a3324' };
    await db.insertInto('colour').values(names).execute();
    await save(({ profile, mails }) => ({
      profile: { ...profile, name: 'LAGOON', season: '2031-32' },
      mails: {
        ...mails,
        resetCode: { subject: 'Reset at {shop}', body: '{name}: {code}' },
        backInStock: { subject: '{product}', body: '{colour} {size} {link}' },
      },
    }));
    await shop.visitor.call('sendOtp', { body: { email: people.asha.email } });
    const [code] = await shop.mail();
    expect(code?.subject).toBe('Reset at LAGOON');
    expect(code?.text).toMatch(new RegExp(String.raw`^${people.asha.name}: \d{6}$`));

    await asha.call('addStockWatch', { body: { uniqueCode: variants.soldOut.code } });
    shop.clock.advance(1000);
    await setStock(shop.app.context, [{ uniqueCode: variants.soldOut.code, units: 2 }]);
    const [back] = await shop.mail();
    expect(back?.text).toMatch(/^LATERITE M http/);
    await add(asha, variants.redL, 1);
    const cart = (await asha.call('getCart', { params: { customer: asha.id } })).answer().items;
    expect(cart.map(({ ColorName }) => ColorName)).toEqual(['LATERITE']);
    const found = (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer();
    expect(JSON.stringify(found)).toContain('LATERITE');
  });

  it('an invoice has the saved name and tax numbers, and a later save changes it', async () => {
    const { orderId } = await buy(asha, variants.blackM);
    const cookie = await addSession(shop.database.db, asha.id, shop.clock.now());
    const download = () => shop.app.inject({ url: `${apiBase}/order/invoice/kayal/${orderId}`, headers: { cookie } });
    const textOf = (bytes: Buffer) => JSON.stringify(readPdf(bytes).pages);
    expect(textOf((await download()).rawPayload)).not.toContain('GSTIN');
    await save(({ profile }) => ({
      profile: { ...profile, name: 'Lagoon "Sport"' },
      tax: { gstin: '32ABCDE1234F1Z5', hsn: '6109' },
    }));
    const reply = await download();
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="Lagoon-Sport-invoice-${orderId}.pdf"`);
    const text = textOf(reply.rawPayload);
    for (const part of ['Lagoon', '32ABCDE1234F1Z5', '6109', 'Tax Invoice']) expect(text).toContain(part);
  });

  it('J71 days are those of the saved time zone: of orders, sums and file names', async () => {
    await save(() => ({ timeZone: 'Pacific/Kiritimati' }));
    // Noon of 21 November in Kolkata is half past eight in the evening there; four hours later its next day has begun.
    shop.clock.advance(4 * 60 * 60 * 1000);
    // An admin's session has ended by then.
    admin = await shop.as(people.admin.email);
    asha = await shop.as(people.asha.email);
    expect((await shop.visitor.call('getShop')).answer().timeZone).toBe('Pacific/Kiritimati');
    await add(asha, variants.blackM, 1);
    const line = [orderItem(variants.blackM, 1)];
    expect((await order(asha, line, { date: '2026-11-20' })).refusal().fields).toHaveProperty('date');
    expect((await order(asha, line, { date: '2026-11-23' })).status).toBe(200);
    expect((await admin.call('getOrderDays')).answer().days.at(-1)?.date).toBe('2026-11-22');
    const file = await admin.call('exportSettings');
    expect(file.headers['content-disposition']).toContain('shop-settings-2026-11-22.json');
  });

  it('S9.DATE.01 the mail of an order has its date as the shop writes dates', async () => {
    await save(({ mails }) => ({ mails: { ...mails, orderPlaced: { subject: 'Thanks', body: '{date}' } } }));
    await buy(asha, variants.blackM);
    expect((await shop.mail())[0]?.text).toBe('21/11/2026');
  });
});
