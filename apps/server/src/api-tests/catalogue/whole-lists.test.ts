import { beforeAll, expect, it } from 'vitest';
import { countTurns } from '@kayal/server-testing/src/count-turns.ts';
import { urlOf } from '@kayal/server-testing/src/caller.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { items } from '@kayal/server-testing/src/small-seed.ts';

const copies = 3000;

forEachEngine('whole lists', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { RATE_LIMIT: 'on' } });
    const { db } = shop.database;
    const found = db.selectFrom('product').selectAll().where('id', '=', items.tee.id);
    const product = await found.executeTakeFirstOrThrow();
    for (let first = 0; first < copies; first += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => ({ ...product, id: 5000 + first + index }));
      await db.insertInto('product').values(rows).execute();
      await db
        .insertInto('offer')
        .values(rows.map(({ id }) => ({ product_id: id, price: 100, updated_at: 0 })))
        .execute();
    }
  });

  const whole = (remoteAddress: string) => shop.app.inject({ url: urlOf('getProductByFilter'), remoteAddress });

  it('S7.CAT.06 J72 a long list without a limit is whole, the same as its pages, and leaves turns to others', async () => {
    const turns = countTurns();
    const answer = await whole('203.0.113.1');
    expect(turns.end()).toBeGreaterThan(12);
    const rows: { ID: number }[] = answer.json();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'x-total-count': String(rows.length),
    });
    expect(rows.length).toBeGreaterThan(copies);
    for (const offset of [0, 200, 2800]) {
      const page = await shop.visitor.call('getProductByFilter', { query: { limit: '200', offset: String(offset) } });
      expect(rows.slice(offset, offset + 200)).toEqual(page.answer());
    }
    const rest = await shop.app.inject(urlOf('getProductByFilter', { query: { offset: '100' } }));
    expect(rest.json()).toEqual(rows.slice(100));
  });

  it('R-67 whole lists are answered few at once, one to a network', async () => {
    const addresses = ['203.0.113.2', '203.0.113.2', '198.51.100.2', '192.0.2.2', '192.0.3.2'];
    const answers = await Promise.all(addresses.map(whole));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200, 503, 503]);
    expect(answers[1]?.headers['retry-after']).toBe('10');
    expect((await whole('192.0.2.2')).statusCode).toBe(200);
  });

  it('R-67 whole lists are weighed by their bytes, and reads of the same network go on', async () => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429) statuses.push((await whole('203.0.113.9')).statusCode);
    expect(statuses.length).toBeLessThan(25);
    const { statusCode } = await shop.app.inject({ url: urlOf('getCategories'), remoteAddress: '203.0.113.9' });
    expect(statusCode).toBe(200);
  });

  it.each([
    ['198.18.0', 'getProductByFilter', { limit: '200' }],
    ['198.18.1', 'getProductByFilter', { offset: '2900' }],
    ['198.18.2', 'facets', { products: '1', limit: '200' }],
  ] as const)(
    'R-67 to %s many rows that no cache has cost more than those it has, and than a page of the shop: %s %j',
    async (network, name, query) => {
      const countAnswers = async (host: number, changesOf: (count: number) => object) => {
        let count = 0;
        const remoteAddress = `${network}.${host}`;
        const read = () =>
          shop.app.inject({ url: urlOf(name, { query: { ...query, ...changesOf(count) } }), remoteAddress });
        while (count < 50 && (await read()).statusCode === 200) count += 1;
        return count;
      };
      const minPrice = (count: number) => `0.${count + 10}`;
      expect(await countAnswers(1, (count) => ({ minPrice: minPrice(count) }))).toBeLessThan(25);
      expect(await countAnswers(2, () => ({ minPrice: minPrice(0) }))).toBe(50);
      expect(await countAnswers(3, (count) => ({ minPrice: minPrice(count), limit: '24' }))).toBe(50);
    },
  );

  it('R-67 calls that nobody specified have a maximum: offers, and products beside facets', async () => {
    const offers = await shop.visitor.call('getOffers');
    expect(offers.answer()).toHaveLength(200);
    expect(Number(offers.headers['x-total-count'])).toBeGreaterThan(copies);
    const facets = await shop.visitor.call('facets', { query: { products: '1' } });
    expect(facets.answer().products).toHaveLength(200);
  });
});
