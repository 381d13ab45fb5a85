import { expect, inject, it, onTestFinished } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase, type DatabaseLocation, type Db } from '../../db/open-database.ts';
import { findLedgerErrors } from '../../modules/orders/ledger.repository.ts';
import { makeFreshPlace } from '../fresh-database.ts';
import { addSession } from '../add-session.ts';
import { forEachEngine } from '../harness.ts';
import { addressRow, customerRow, seedSmall } from '../small-seed.ts';
import { Storm, Victim, type Acknowledged, type StormShopper } from '../storm.ts';

/** On each engine; the storm of the benches kills without end. */
const kills = 5;
const shopperCount = 8;

async function withDatabase<T>(place: DatabaseLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase(place);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function prepare(db: Db): Promise<readonly StormShopper[]> {
  await migrate(db);
  await seedSmall(db, '2025-26');
  const shoppers: StormShopper[] = [];
  for (let number = 1; number <= shopperCount; number += 1) {
    const id = `storm-${number}`;
    const person = { id, name: `Storm ${number}`, email: `${id}@kayal.example` };
    await db.insertInto('customer').values(customerRow(person, null)).execute();
    await db.insertInto('address').values(addressRow(id, person.name)).execute();
    shoppers.push({ id, cookie: await addSession(db, id, Date.now()) });
  }
  return shoppers;
}

/** Every acknowledged order is there once, with both its lines, and stock agrees with orders. */
async function expectSound(db: Db, acknowledged: readonly Acknowledged[]): Promise<void> {
  const known = [...acknowledged];
  const lines = await db
    .selectFrom('order_line')
    .select((eb) => ['entry_no', eb.fn.countAll<number>().as('lines')])
    .groupBy('entry_no')
    .execute();
  const found = new Map(lines.map((row) => [row.entry_no, row.lines]));
  expect(known.map(({ entryNo }) => found.get(entryNo))).toEqual(known.map(() => 2));
  expect(new Set(known.map(({ entryNo }) => entryNo)).size).toBe(known.length);
  expect(await findLedgerErrors(db)).toEqual([]);
}

forEachEngine('kill -9 in an order storm', (engine) => {
  it(`R-60 R-61 J21 after ${kills} kills every intent is one order and none is lost`, async () => {
    const place = await makeFreshPlace(engine, inject('postgresUrl'));
    onTestFinished(() => place.remove());
    const shoppers = await withDatabase(place, prepare);
    const victim = new Victim({
      ...process.env,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      DEMO: 'off',
      LOG_LEVEL: 'fatal',
      NODE_ENV: '',
      PORT: '',
      RATE_LIMIT: 'off',
    });
    const storm = new Storm(victim);
    try {
      await victim.start();
      const over = storm.run(shoppers);
      for (let kill = 1; kill <= kills; kill += 1) {
        await Promise.race([storm.untilAcknowledged(10 + kill), over]);
        await victim.kill();
        await victim.start();
        await withDatabase(place, async (db) => expectSound(db, storm.acknowledged));
      }
      await Promise.race([storm.untilAcknowledged(10), over]);
      storm.end();
      await over;
    } finally {
      await victim.kill();
    }

    await withDatabase(place, async (db) => {
      await expectSound(db, storm.acknowledged);
      const orders = await db.selectFrom('placed_order').select(['entry_no', 'customer_id']).execute();
      const pairs = (list: readonly (readonly [string, string])[]) => list.map((pair) => pair.join(' ')).toSorted();
      expect(pairs(orders.map((row) => [row.customer_id, row.entry_no]))).toEqual(
        pairs(storm.acknowledged.map((order) => [order.customerId, order.entryNo])),
      );
      expect(await db.selectFrom('cart_line').selectAll().execute()).toEqual([]);
    });
  });
});
