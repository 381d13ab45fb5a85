import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { countTurns } from '@kayal/server-testing/src/count-turns.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { readPdf } from '@kayal/server-testing/src/pdf-reader.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';

forEachEngine('papers of the packing table', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let cookie: string;
  let first: string;
  let second: string;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
    const asha = await shop.as(people.asha.email);
    const { db } = shop.database;
    await db.updateTable('address').set({ city: 'മരട' }).where('customer_id', '=', people.asha.id).execute();
    first = (await buy(asha, variants.blackM, 2)).orderId;
    second = (await buy(await shop.as(people.rahul.email), variants.blackM, 1)).orderId;
  });

  const print = async (kind: string, entryNos: readonly string[]) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: urlOf('printOrders'),
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: { kind, entryNos },
    });
    return { ...response, pdf: response.statusCode === 200 ? readPdf(response.rawPayload) : null };
  };

  it('the packing list has the units of all orders by product, with their numbers', async () => {
    const { pdf, headers } = await print('list', [first, second, first]);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="list-2026-11-21.pdf"');
    const text = pdf?.pages.flat().join('\n') ?? '';
    expect(text).toContain('2 orders, 3 units');
    expect(text).toContain('Aero Training T-shirt · Jet Black · M');
    expect(text).toContain(`${first} × 2`);
    expect(text).toContain(second);
  });

  it('a slip has a page for each order, without prices, in every script', async () => {
    const { pdf } = await print('slips', [second, first]);
    expect(pdf?.pages.map((lines) => lines.includes(second))).toEqual([true, false]);
    expect(pdf?.pages[1]?.join('\n')).toContain('മരട');
    expect(pdf?.pages.flat().join('\n')).not.toMatch(/₹|399/);
  });

  it('labels stand alone on A6 and by four on A4, with address, telephone and number', async () => {
    const five = [first, second];
    const alone = (await print('labels-a6', five)).pdf;
    expect(alone?.pages).toHaveLength(2);
    expect(alone?.pages[0]?.join('\n')).toMatch(/Lagoon View[^]*Phone: 9876500011[^]*KY/);
    expect((await print('labels-a4', five)).pdf?.pages).toHaveLength(1);
  });

  it('J46 invoices of many orders are one file; each counts its own pages', async () => {
    const { pdf, headers } = await print('invoices', [second, first]);
    expect(headers['content-disposition']).toBe('attachment; filename="invoices-2026-11-21.pdf"');
    expect(pdf?.pages.map((page) => page.at(-1))).toEqual(
      [second, first].map((entryNo) => `KAYAL · Order ${entryNo}Page 1 of 1`),
    );
  });

  it('an order that does not exist is named, and nothing is drawn', async () => {
    const refused = await admin.call('printOrders', { body: { kind: 'list', entryNos: [first, 'KYNONE', 'KYNO2'] } });
    expect([refused.status, refused.refusal().message]).toEqual([404, 'There is no order KYNONE.']);
    expect((await admin.call('printOrders', { body: { kind: 'list', entryNos: [] } })).status).toBe(400);
  });

  it('other calls are answered while papers are drawn', async () => {
    const turns = countTurns();
    expect((await print('slips', [first, second])).statusCode).toBe(200);
    expect(turns.end()).toBeGreaterThan(3);
  });
});
