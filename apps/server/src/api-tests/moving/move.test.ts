import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeFreshPlace, type FreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { openTestApp } from '@kayal/server-testing/src/harness.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import type { Engine } from '../../db/dialect.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase, type Db, type DatabaseLocation } from '../../db/open-database.ts';
import { moveShop } from '../../modules/moving/move-shop.ts';

const options = { replace: false, onTable: () => undefined };

async function freshPlace(engine: Engine): Promise<FreshPlace> {
  const place = await makeFreshPlace(engine, inject('postgresUrl'));
  onTestFinished(() => place.remove());
  return place;
}

async function inShop<T>(place: DatabaseLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** All rows of all tables, sorted. */
const allRows = (place: DatabaseLocation) =>
  inShop(place, async (db) => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name !== 'migration');
    const rows: [string, string[]][] = [];
    for (const table of tables.toSorted()) {
      const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
      rows.push([
        table,
        found.rows
          .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
          .toSorted(),
      ]);
    }
    return rows;
  });

/** A shop that has sold. */
async function livedIn(): Promise<DatabaseLocation> {
  const shop = await openTestApp({ engine: 'sqlite', seed: 'small' });
  onTestFinished(() => shop.close());
  const asha = await shop.as(people.asha.email);
  await buy(asha, variants.jacketL);
  await buy(asha, variants.blackM, 2);
  (await asha.call('updateProfile', { body: { full_name: 'Asha\u2028 "ആശ" \\ 😀' } })).answer();
  const { db } = shop.database;
  const version = () => db.selectFrom('setting').select('value').where('name', '=', 'stock-version').execute();
  // The shop notes its last order a moment after it answered.
  await expect.poll(version).not.toEqual([]);
  return shop.config;
}

it('a shop that has sold is moved to the other engine and back, and has the same rows again', async () => {
  const shop = await livedIn();
  const before = await allRows(shop);
  expect(before.find(([table]) => table === 'placed_order')?.[1]).toHaveLength(2);
  const [postgres, back] = [await freshPlace('postgres'), await freshPlace('sqlite')];
  const there = await moveShop(shop, postgres, options);
  expect(await allRows(postgres)).toEqual(before);
  expect(await moveShop(postgres, back, options)).toEqual(there);
  expect(await allRows(back)).toEqual(before);
  expect(await allRows(shop), 'the source is only read').toEqual(before);
  expect(there.rows).toBe(before.reduce((sum, [, rows]) => sum + rows.length, 0));
});

it('a move that was broken off leaves the shop whole, and a target in which no shop starts until it is moved again', async () => {
  const shop = await livedIn();
  const before = await allRows(shop);
  const target = await freshPlace('postgres');
  const onTable = (table: string): void => {
    if (table === 'placed_order') throw new Error('broken off');
  };
  await expect(moveShop(shop, target, { ...options, onTable })).rejects.toThrow('broken off');
  await expect(inShop(target, migrate)).rejects.toThrow('a move into this database has not finished');
  expect(await allRows(shop)).toEqual(before);
  await moveShop(shop, target, options);
  expect(await allRows(target)).toEqual(before);
  await inShop(target, migrate);
});

it('a target with rows is replaced only when that was said; a shop of another version or with a broken ledger is not moved', async () => {
  const shop = await livedIn();
  const target = await freshPlace('sqlite');
  await moveShop(shop, target, options);
  await expect(moveShop(shop, target, options)).rejects.toThrow('The target has rows already, in ');
  await inShop(target, (db) => db.deleteFrom('order_line').execute());
  await moveShop(shop, target, { ...options, replace: true });
  expect(await allRows(target)).toEqual(await allRows(shop));

  const empty = await freshPlace('postgres');
  await inShop(shop, (db) => sql`insert into migration (name, checksum) values ('9999-later', 'x')`.execute(db));
  await expect(moveShop(shop, empty, options)).rejects.toThrow('the data of a newer version');
  await inShop(shop, (db) => sql`delete from migration where name in ('9999-later', '0032-invoices')`.execute(db));
  await expect(moveShop(shop, empty, options)).rejects.toThrow('Start it with this version once');
  await inShop(shop, (db) => sql`update variant set qty = qty + 1`.execute(db));
  await expect(moveShop(shop, empty, options)).rejects.toThrow('Stock and orders of the shop do not agree');
});
