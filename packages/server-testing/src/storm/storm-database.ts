import { expect } from 'vitest';
import { inTransaction } from '@kayal/server/src/db/in-transaction.ts';
import { migrate } from '@kayal/server/src/db/migrate.ts';
import { openDatabase, type DatabaseLocation, type Db } from '@kayal/server/src/db/open-database.ts';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { addSession } from '../add-session.ts';
import { addressRow, customerRow, seedSmall } from '../small-seed.ts';
import type { Acknowledged, StormShopper } from './storm.ts';

/** Environment of a storm's server: no demo, no limits of calls. */
export function stormEnv({ dataDir, databaseUrl }: DatabaseLocation): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    NODE_ENV: '',
    PORT: '',
    RATE_LIMIT: 'off',
  };
}

/** Opens a database for `work` and closes it afterwards, also when `work` throws. */
export async function withDatabase<T>(place: DatabaseLocation, work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase(place);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Fills an empty database. @returns its shoppers */
export async function prepareStorm(db: Db, shopperCount = 8): Promise<readonly StormShopper[]> {
  await migrate(db);
  await seedSmall(db, '2025-26');
  return inTransaction(db, async (trx) => {
    const shoppers: StormShopper[] = [];
    for (let number = 1; number <= shopperCount; number += 1) {
      const id = `storm-${number}`;
      const person = { id, name: `Storm ${number}`, email: `${id}@kayal.example` };
      await trx.insertInto('customer').values(customerRow(person, null)).execute();
      await trx.insertInto('address').values(addressRow(id, person.name)).execute();
      shoppers.push({ id, cookie: await addSession(trx, id, Date.now()) });
    }
    return shoppers;
  });
}

/** Every acknowledged order is there once, with both its lines, and stock agrees with orders. */
export async function expectSound(db: Db, acknowledged: readonly Acknowledged[]): Promise<void> {
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
