import { apiBase, type TokenScope } from '@kayal/api-contract';
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, smallPassword, variants } from '@kayal/server-testing/src/small-seed.ts';
import { uploadFile } from '@kayal/server-testing/src/upload-form.ts';

forEachEngine('feeds of other programs', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  const tokenFor = async (...scopes: TokenScope[]): Promise<Readonly<Record<string, string>>> => {
    const { token } = (await admin.call('addApiToken', { body: { name: 'Tally', scopes } })).answer();
    return { authorization: `Bearer ${token}` };
  };
  const send = async (path: string, headers: Readonly<Record<string, string>>, payload?: object) => {
    const url = `${apiBase}${path}`;
    const response = await (payload === undefined
      ? shop.app.inject({ url, headers })
      : shop.app.inject({ method: 'POST', url, headers, payload }));
    return response;
  };

  it('a token is shown once, stored as a hash, and invalid after it is revoked', async () => {
    const { token, row } = (await admin.call('addApiToken', { body: { name: 'Tally', scopes: ['stock'] } })).answer();
    const kept = await shop.database.db.selectFrom('api_token').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await admin.call('getApiTokens')).answer()).toEqual([row]);
    expect(row).toMatchObject({ lastUsedAt: null, createdBy: people.admin.name, prefix: token.slice(0, 8) });
    const body = { items: [{ unique_code: 'AERO-BLK-L', units: 6 }] };
    const headers = { authorization: `Bearer ${token}` };
    expect((await send('/feed/stock/kayal', headers, body)).statusCode).toBe(200);
    expect((await admin.call('getApiTokens')).answer()[0]?.lastUsedAt).toBe(shop.clock.now());
    (await admin.call('revokeApiToken', { params: { id: row.id } })).answer();
    expect((await send('/feed/stock/kayal', headers, body)).json()).toMatchObject({ code: 'token.invalid' });
  });

  it('a token is valid for its scopes only, while its maker is an admin', async () => {
    const headers = await tokenFor('orders');
    const body = { items: [{ unique_code: 'AERO-BLK-L', units: 6 }] };
    expect((await send('/feed/stock/kayal', headers, body)).json()).toMatchObject({ code: 'token.scope' });
    expect((await send('/feed/orders/kayal', headers)).statusCode).toBe(200);
    expect((await send('/settings/kayal', headers)).statusCode).toBe(401);
    const { db } = shop.database;
    await db.updateTable('customer').set({ role: 'shopper' }).where('id', '=', people.admin.id).execute();
    expect((await send('/feed/orders/kayal', headers)).statusCode).toBe(401);
  });

  it('R-64 the log names the token that wrote, and a token ends after a year and with the password of its maker', async () => {
    const headers = await tokenFor('stock');
    const body = { items: [{ unique_code: 'AERO-BLK-L', units: 6 }] };
    const status = async () => (await send('/feed/stock/kayal', headers, body)).statusCode;
    expect(await status()).toBe(200);
    const [row] = (await admin.call('getApiTokens')).answer();
    const changes = (await admin.call('getAudit')).answer();
    const imported = changes.find(({ action }) => action === 'catalogue.imported');
    expect(imported).toMatchObject({ actorId: row?.id, actorName: 'Tally' });
    const { db } = shop.database;
    await db
      .updateTable('api_token')
      .set({ created_at: shop.clock.now() - 365 * 24 * 3_600_000 })
      .execute();
    expect(await status()).toBe(401);
    await db.updateTable('api_token').set({ created_at: shop.clock.now() }).execute();
    expect(await status()).toBe(200);
    const change = { password: smallPassword, newPassword: 'lagoon-wind-forty' };
    expect((await admin.call('changePassword', { body: change })).status).toBe(200);
    expect(await status()).toBe(401);
  });

  it('stock and prices are set all or none, and every error is named', async () => {
    const headers = await tokenFor('stock', 'prices');
    const stock = await send('/feed/stock/kayal', headers, {
      items: [
        { unique_code: 'AERO-BLK-L', units: 11 },
        { unique_code: 'AERO-RED-L', units: 12 },
      ],
    });
    expect(stock.json()).toMatchObject({ success: true, result: 'applied', import: { counts: { stock: 2 } } });
    expect(await shop.stockOf('AERO-RED-L')).toBe(12);
    const wrong = {
      items: [
        { unique_code: 'AERO-BLK-L', units: 1 },
        { unique_code: 'NO-SUCH', units: 1 },
      ],
    };
    const refused = (await send('/feed/stock/kayal', headers, wrong)).json();
    expect(refused).toMatchObject({ success: false, result: 'refused', errors: [{ row: 3, value: 'NO-SUCH' }] });
    expect(await shop.stockOf('AERO-BLK-L')).toBe(11);
    const prices = { items: [{ product_id: 101, mrp: 549.5, offer: null }] };
    expect((await send('/feed/prices/kayal', headers, prices)).json()).toMatchObject({ result: 'applied' });
    const [tee] = (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer();
    expect(tee).toMatchObject({ MRP: 549.5, OfferPrice: null });
    expect((await send('/feed/prices/kayal', headers, prices)).json()).toMatchObject({ result: 'unchanged' });
  });

  it('a price with more than two decimals is refused at every door', async () => {
    const headers = await tokenFor('prices', 'catalogue');
    const problem = 'A price has at most two decimals.';
    for (const price of [{ mrp: 549.995 }, { mrp: 549.5, offer: 499.995 }]) {
      const body = { items: [{ product_id: 101, ...price }] };
      const answer = (await send('/feed/prices/kayal', headers, body)).json();
      expect(answer).toMatchObject({ result: 'refused', errors: [{ problem }] });
    }
    const offer = { categoryName: '', itemId: 101, itemName: '', mrp: 0, offerPrice: 399.995 };
    expect((await admin.call('addOffer', { body: offer })).refusal().code).toBe('offer.price');
    const {
      id: _id,
      withdrawn: _withdrawn,
      pictureAt: _at,
      ...draft
    } = (await admin.call('getAdminProduct', { params: { id: '101' } })).answer();
    const body = { ...draft, mrp: 499.995 };
    expect((await admin.call('saveAdminProduct', { params: { id: '101' }, body })).refusal()).toMatchObject({
      fields: { mrp: 'at most two decimals' },
    });
  });

  it('stock and prices that are sent again are set again after a sale and a change by hand', async () => {
    const headers = await tokenFor('stock', 'prices');
    const sendTwice = async (path: string, items: readonly object[], between: () => Promise<unknown>) => {
      const results: unknown[] = [];
      for (const step of [between, async () => undefined]) {
        results.push((await send(path, headers, { items })).json().result);
        shop.clock.advance(1000);
        await step();
        shop.clock.advance(1000);
      }
      return results;
    };
    const sale = async () => buy(await shop.as(people.asha.email), variants.blackL);
    const units = [{ unique_code: variants.blackL.code, units: 3 }];
    expect(await sendTwice('/feed/stock/kayal', units, sale)).toEqual(['applied', 'applied']);
    expect(await shop.stockOf(variants.blackL.code)).toBe(3);
    const byHand = () =>
      admin.call('addOffer', { body: { categoryName: '', itemId: 101, itemName: '', mrp: 0, offerPrice: 500 } });
    const prices = [{ product_id: 101, mrp: 549.5, offer: null }];
    expect(await sendTwice('/feed/prices/kayal', prices, byHand)).toEqual(['applied', 'applied']);
    const [tee] = (await shop.visitor.call('getProductById', { query: { Id: '101' } })).answer();
    expect(tee).toMatchObject({ MRP: 549.5, OfferPrice: null });
  });

  it('the file of all products imports again unchanged', async () => {
    const headers = await tokenFor('catalogue');
    const file = await send('/feed/products.csv/kayal', headers);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.split('\r\n')).toHaveLength(10);
    const path = '/feed/import/kayal?mode=whole';
    const { status, body } = await uploadFile(shop.app, {
      path,
      headers,
      name: 'products.csv',
      bytes: file.rawPayload.toString(),
    });
    expect([status, body]).toMatchObject([
      200,
      { result: 'unchanged', import: { counts: { new: 0, changed: 0, withdrawn: 0, unchanged: 4 } } },
    ]);
    const ofAdmin = await admin.call('exportProducts');
    expect(ofAdmin.text).toBe(file.body);
  });

  it('names that a spreadsheet would calculate are text in the file of all products, and import again unchanged', async () => {
    const names = ['=1+1', '@home Tee', '-20% Tee', "'=Tee", '+91 Tee'];
    for (const [index, name] of names.entries()) {
      const body = {
        name,
        description: `- cotton\n- ${name}`,
        mrp: 499,
        offerPrice: null,
        categoryId: 4,
        listIds: [],
        hidden: false,
        displayColour: 'Coral',
        variants: [{ uniqueCode: `-FORMULA-${index}`, colour: 'Coral', size: 'S', units: 1 }],
      };
      (await admin.call('addAdminProduct', { body })).answer();
    }
    const headers = await tokenFor('catalogue');
    const file = await send('/feed/products.csv/kayal', headers);
    expect(file.body).toContain(",'=1+1,");
    expect(file.body).not.toMatch(/(?:\r\n|[,"])[=+@-]/);
    const { body } = await uploadFile(shop.app, {
      path: '/feed/import/kayal?mode=whole',
      headers,
      name: 'products.csv',
      bytes: file.rawPayload.toString(),
    });
    expect(body).toMatchObject({ result: 'unchanged', import: { counts: { changed: 0, unchanged: 9, errors: 0 } } });
  });

  it('a description that looks like HTML imports again unchanged, and HTML of another description becomes text', async () => {
    const description = 'Use <b>bold</b> &amp; more,\nsize < 40';
    const variant = { uniqueCode: 'HTML-S', colour: 'Coral', size: 'S', units: 1 };
    const body = {
      name: 'HTML Tee',
      description,
      mrp: 499,
      offerPrice: null,
      categoryId: 4,
      listIds: [],
      hidden: false,
    };
    (await admin.call('addAdminProduct', { body: { ...body, displayColour: 'Coral', variants: [variant] } })).answer();
    const headers = await tokenFor('catalogue');
    const file = (await send('/feed/products.csv/kayal', headers)).rawPayload.toString();
    const take = (bytes: string) =>
      uploadFile(shop.app, { path: '/feed/import/kayal?mode=whole', headers, name: 'products.csv', bytes });
    expect(await take(file)).toMatchObject({ body: { result: 'unchanged', import: { counts: { changed: 0 } } } });
    const changed = await take(file.replace('Use <b>', 'Use <i>'));
    expect(changed).toMatchObject({ body: { result: 'applied', import: { counts: { changed: 1 } } } });
    const { db } = shop.database;
    const [stored] = await db.selectFrom('product').select('description').where('name', '=', 'HTML Tee').execute();
    expect(stored).toEqual({ description: 'Use bold & more, size < 40' });
  });

  it('the cursor returns every order once, as JSON and as CSV', async () => {
    const headers = await tokenFor('orders');
    const asha = await shop.as(people.asha.email);
    const { orderId } = await buy(asha, variants.blackM);
    shop.clock.advance(60_000);
    const first = (await send('/feed/orders/kayal', headers)).json();
    expect(first).toMatchObject({ success: true, orders: [{ EntryNo: orderId }], hasMore: false });
    const next = (await send(`/feed/orders/kayal?cursor=${first.cursor}`, headers)).json();
    expect(next).toMatchObject({ orders: [], cursor: first.cursor });
    const { db } = shop.database;
    await db.updateTable('placed_order').set({ phone: '+91 98765 43210' }).where('entry_no', '=', orderId).execute();
    const csv = await send('/feed/orders.csv/kayal', headers);
    expect([csv.headers['x-next-cursor'], csv.body.includes(String(orderId))]).toEqual([first.cursor, true]);
    expect(csv.headers['content-disposition']).toMatch(/filename="orders-for-programs-\d{4}-\d{2}-\d{2}[.]csv"/);
    expect(csv.body).not.toMatch(/(?:^|,)"'/m);
  });

  it('pages of the cursor have each order once, also those of one moment, and nothing of the last seconds', async () => {
    const headers = await tokenFor('orders');
    const asha = await shop.as(people.asha.email);
    const placed: string[] = [];
    for (const wait of [0, 0, 1, 60_000, 0]) {
      shop.clock.advance(wait);
      placed.push((await buy(asha, variants.blackM)).orderId);
    }
    const read = async (kind: 'orders' | 'orders.csv') => {
      const found: string[] = [];
      let cursor = '';
      for (let page = 0; page < 9; page += 1) {
        const answer = await send(`/feed/${kind}/kayal?limit=2${cursor}`, headers);
        const body = kind === 'orders' ? answer.json() : null;
        const csv = body === null ? (answer.body.match(/KY-?[0-9A-Z-]+/g) ?? []) : [];
        found.push(...(body?.orders.map((order: { EntryNo: string }) => order.EntryNo) ?? csv));
        cursor = `&cursor=${body?.cursor ?? answer.headers['x-next-cursor']}`;
        if (String(body?.hasMore ?? answer.headers['x-has-more']) === 'false') break;
      }
      return found;
    };
    expect((await read('orders')).toSorted()).toEqual(placed.slice(0, 3).toSorted());
    shop.clock.advance(60_000);
    for (const kind of ['orders', 'orders.csv'] as const) {
      const found = await read(kind);
      expect([kind, found.toSorted()]).toEqual([kind, placed.toSorted()]);
      expect(found.slice(3).toSorted()).toEqual(placed.slice(3).toSorted());
    }
    expect((await send('/feed/orders/kayal?cursor=nonsense', headers)).json()).toMatchObject({
      code: 'request.invalid',
    });
  });
});
