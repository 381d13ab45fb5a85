import { XMLParser } from 'fast-xml-parser';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items } from '@kayal/server-testing/src/small-seed.ts';

const origin = 'https://shop.example';

type Row = Readonly<Record<string, string>>;

forEachEngine('feeds of shopping services', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { PUBLIC_ORIGIN: origin } });
    const { db } = shop.database;
    await db
      .updateTable('product')
      .set({ name: 'Wind & <Rain>', description: 'Line one\nand "two", =3' })
      .where('id', '=', items.jacket.id)
      .execute();
    await db.insertInto('offer').values({ product_id: items.jacket.id, price: 12_345, updated_at: 1 }).execute();
  });

  const readGoogle = async (): Promise<readonly Row[]> => {
    const { statusCode, headers, body } = await shop.app.inject('/feeds/google.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const feed = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' }).parse(body);
    return feed.rss.channel.item;
  };

  it('S2.PDP.01 Google finds each variant on sale with its price, offer, picture and page', async () => {
    const rows = await readGoogle();
    const { db } = shop.database;
    const onSale = await db
      .selectFrom('variant as v')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .select('v.unique_code')
      .where('p.visible', '=', 1)
      .where('v.withdrawn', '=', 0)
      .execute();
    expect(new Set(rows.map((row) => row['g:id']))).toEqual(new Set(onSale.map((row) => row.unique_code)));
    expect(rows).toHaveLength(onSale.length);
    const jacket = rows.filter((row) => row['g:item_group_id'] === String(items.jacket.id));
    for (const row of jacket) {
      expect(row).toMatchObject({
        'g:description': 'Line one\nand "two", =3',
        'g:sale_price': '123.45 INR',
        'g:price': expect.stringMatching(/^\d+\.\d{2} INR$/),
        'g:condition': 'new',
      });
      expect(row['g:title']).toMatch(/^Wind & <Rain>, /);
      expect(row['g:link']).toMatch(/^https:\/\/shop\.example\/fullimage\?I=/);
      expect(row['g:image_link']).toMatch(/^https:\/\/shop\.example\/uploads\//);
    }
    expect(jacket.length).toBeGreaterThan(0);
    for (const row of rows) expect(['in_stock', 'out_of_stock']).toContain(row['g:availability']);
  });

  it('Meta reads the same rows in its own words', async () => {
    const { statusCode, headers, body } = await shop.app.inject('/feeds/meta.csv');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows: readonly Row[] = parse(body, { columns: true, bom: true });
    const google = await readGoogle();
    expect(rows.map(({ id }) => id)).toEqual(google.map((row) => row['g:id']));
    for (const [index, { availability, price }] of rows.entries()) {
      expect([availability, price]).toEqual([
        google[index]?.['g:availability']?.replaceAll('_', ' '),
        google[index]?.['g:price'],
      ]);
    }
  });
});
