import { apiBase } from '@kayal/api-contract';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { countTurns } from '@kayal/server-testing/src/count-turns.ts';
import { readPdf } from '@kayal/server-testing/src/pdf-reader.ts';
import { add, buy, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

forEachEngine('invoices', (engine) => {
  let shop: TestApp;
  let asha: Caller;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    asha = await shop.addShopper();
  });

  const download = async (entryNo: string, of: TestApp = shop, customerId = asha.id) => {
    const cookie = await addSession(of.database.db, customerId, of.clock.now());
    return of.app.inject({ url: `${apiBase}/order/invoice/kayal/${entryNo}`, headers: { cookie } });
  };

  it('J46 eight long invoices at once leave the server free for others', async () => {
    const { db } = shop.database;
    const { orderId } = await buy(asha, variants.blackM);
    const row = await db.selectFrom('order_line').selectAll().where('entry_no', '=', orderId).executeTakeFirstOrThrow();
    const copies = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => {
        const entryNo = `KYLONG${number}`;
        const head = db.selectFrom('placed_order').selectAll().where('entry_no', '=', orderId);
        const { search_text: _searched, search_with_digits: _digits, ...found } = await head.executeTakeFirstOrThrow();
        await db
          .insertInto('placed_order')
          .values({ ...found, entry_no: entryNo, total: row.total * 100 })
          .execute();
        const lines = Array.from({ length: 100 }, (_line, index) => ({
          ...row,
          entry_no: entryNo,
          line_no: index + 1,
        }));
        await db.insertInto('order_line').values(lines).execute();
        return entryNo;
      }),
    );
    const turns = countTurns();
    const replies = await Promise.all(copies.map((entryNo) => download(entryNo)));
    // Drawn by this thread, the whole work would allow about ten turns.
    expect(turns.end()).toBeGreaterThan(40);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(copies.map(() => 200));
    // These orders took no stock, and the ledger is checked after every test.
    for (const table of ['order_line', 'placed_order'] as const) {
      await db.deleteFrom(table).where('entry_no', 'in', copies).execute();
    }
  });

  it('J46 a shopper who requests eighty invoices at once takes no one else’s', async () => {
    const { db } = shop.database;
    const { orderId } = await buy(asha, variants.blackM);
    const other = await shop.addShopper();
    const own = await buy(other, variants.blackM);
    const head = db.selectFrom('placed_order').selectAll().where('entry_no', '=', orderId);
    const { search_text: _searched, search_with_digits: _digits, ...found } = await head.executeTakeFirstOrThrow();
    const row = await db.selectFrom('order_line').selectAll().where('entry_no', '=', orderId).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 80 }, (_, number) => `KYMANY${number}`);
    await db
      .insertInto('placed_order')
      .values(copies.map((entryNo) => ({ ...found, entry_no: entryNo })))
      .execute();
    await db
      .insertInto('order_line')
      .values(copies.map((entryNo) => ({ ...row, entry_no: entryNo })))
      .execute();
    const many = copies.map((entryNo) => download(entryNo));
    await many[0];
    expect((await download(own.orderId, shop, other.id)).statusCode).toBe(200);
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
    for (const table of ['order_line', 'placed_order'] as const) {
      await db.deleteFrom(table).where('entry_no', 'in', copies).execute();
    }
  });

  it('S2.SUM.08 J46 J70 the owner gets a PDF with seller, order, address, lines, sums and payment', async () => {
    await add(asha, variants.blackM, 2);
    await add(asha, variants.shortsS, 1);
    const placed = await order(asha, [orderItem(variants.blackM, 2), orderItem(variants.shortsS, 1)]);
    const { orderId } = placed.answer();
    const reply = await download(orderId);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(reply.headers).toMatchObject({
      'content-disposition': `attachment; filename="KAYAL-invoice-${orderId}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const { title, pages } = readPdf(reply.rawPayload);
    expect(title).toBe(`Invoice ${orderId}`);
    expect(pages).toHaveLength(1);
    for (const text of [
      'KAYAL',
      '14 Boat Jetty Road',
      `Order number: ${orderId}`,
      'Order date: 21-11-2026',
      'Payment: cash or UPI on delivery',
      `Shopper ${asha.id}`,
      `Shopper ${asha.id}, 14/2 Lagoon View, Kadavanthra, Kochi, Ernakulam - 682020`,
      'Phone: 9876500011',
      'Aero Training T-shirt',
      'Colour: Jet Black · Size: M · AERO-BLK-M',
      '2₹499−₹200₹798',
      'Court Shorts',
      'Colour: White · Size: S · COURT-WHT-S',
      '1₹799.50₹0₹799.50',
      'Price₹1,797.50',
      'Discount−₹200',
      'Delivery chargesFree',
      'Total amount₹1,597.50',
      'Rupees one thousand five hundred ninety-seven and fifty paise only',
      'Prices include all taxes',
      'To be paid in cash or by UPI on delivery',
    ]) {
      expect(
        pages[0]?.some((line) => line.replace(/^\d(?=[AC]\w+ )/, '') === text),
        text,
      ).toBe(true);
    }
  });

  it('J46 J48 it shows the order as placed, independent of later changes of names', async () => {
    const { orderId } = await buy(asha, variants.lastOne);
    const { db } = shop.database;
    await db.updateTable('product').set({ name: 'Renamed', mrp: 1 }).where('id', '=', 102).execute();
    const text = readPdf((await download(orderId)).rawPayload)
      .pages.flat()
      .join('\n');
    expect(text).toContain('Trail Wind Jacket');
    expect(text).toContain('1₹2,499₹0₹2,499');
    expect(text).not.toContain('Renamed');
  });

  it('J46 keeps the seller and the tax numbers of the moment when the order was placed', async () => {
    const admin = await shop.as(people.admin.email);
    const textOf = async (entryNo: string) =>
      readPdf((await download(entryNo, shop, people.admin.id)).rawPayload)
        .pages.flat()
        .join('\n');
    const older = await buy(asha, variants.shortsS);
    const before = await textOf(older.orderId);
    const { version, settings, theme } = (await admin.call('getSettings')).answer();
    shop.clock.advance(1000);
    const saved = {
      ...settings,
      profile: { ...settings.profile, name: 'Lagoon Sports' },
      contact: { ...settings.contact, address: ['1 New Street', 'Kochi'] },
      tax: { gstin: '32ABCDE1234F1Z5', hsn: '6109' },
    };
    (await admin.call('saveSettings', { body: { version, settings: saved, theme } })).answer();
    expect(await textOf(older.orderId)).toBe(before);
    const newer = await textOf((await buy(asha, variants.shortsS)).orderId);
    for (const each of ['Lagoon Sports', '1 New Street', 'GSTIN: 32ABCDE1234F1Z5', '6109']) {
      expect(newer).toContain(each);
      expect(before).not.toContain(each);
    }
    (await admin.call('saveSettings', { body: { version: version + 1, settings, theme } })).answer();
  });

  it('J46 R-28 R-29 the owner and admins only; for others it is not there', async () => {
    const { orderId } = await buy(asha, variants.shortsS);
    const statusFor = async (customerId: string) => (await download(orderId, shop, customerId)).statusCode;
    expect(await statusFor(asha.id)).toBe(200);
    expect(await statusFor(people.admin.id)).toBe(200);
    expect(await statusFor(people.rahul.id)).toBe(404);
    expect((await shop.visitor.call('getInvoice', { params: { entryNo: orderId } })).status).toBe(401);
    expect((await download('KY0000000000', shop, people.admin.id)).statusCode).toBe(404);
  });

  it('J46 a registered shop prints GSTIN and HSN', async () => {
    const env = { GSTIN: '32ABCDE1234F1Z5', HSN_CODE: '6109' };
    const registered = await openTestApp({ engine, seed: 'small', env });
    const buyer = await registered.addShopper();
    const { orderId } = await buy(buyer, variants.shortsS);
    const text = readPdf((await download(orderId, registered, buyer.id)).rawPayload)
      .pages.flat()
      .join('\n');
    for (const each of ['Tax Invoice', 'GSTIN: 32ABCDE1234F1Z5', '61091₹799.50']) expect(text).toContain(each);
    await registered.close();
  });
});
