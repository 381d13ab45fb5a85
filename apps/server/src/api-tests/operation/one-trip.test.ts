import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inOneTrip, inTransaction } from '../../db/in-transaction.ts';
import { prepare } from '../../db/prepare.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

const insert = prepare<{ name: string; value: string }, { name: string }>((db, { name, value }) =>
  db.insertInto('setting').values({ name, value }).returning('name'),
);
const find = prepare<{ name: string }, { value: string }>((db, { name }) =>
  db.selectFrom('setting').select('value').where('name', '=', name),
);

forBothEngines('statements of one trip', (engine) => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
  });

  it('R-74 run in their order, so that each sees what those before it wrote', async () => {
    const results = await inTransaction(shop.database.db, (trx) =>
      inOneTrip([
        find(trx, { name: 'a' }),
        insert(trx, { name: 'a', value: '1' }),
        find(trx, { name: 'a' }),
        sql<{ two: number }>`select 2 as two`.execute(trx),
      ]),
    );
    expect(results.map(({ rows }) => rows)).toEqual([[], [{ name: 'a' }], [{ value: '1' }], [{ two: 2 }]]);
  });

  it('R-74 the error is that of the first that failed, and nothing of them is stored', async () => {
    const both = inTransaction(shop.database.db, (trx) =>
      inOneTrip([
        insert(trx, { name: 'b', value: '1' }),
        insert(trx, { name: 'b', value: '2' }),
        find(trx, { name: 'b' }),
        insert(trx, { name: 'c', value: '3' }),
      ]),
    );
    await expect(both).rejects.toThrow(engine === 'sqlite' ? /UNIQUE constraint/ : /duplicate key/);
    const { db } = shop.database;
    expect([(await find(db, { name: 'b' })).rows, (await find(db, { name: 'c' })).rows]).toEqual([[], []]);
  });

  it('R-74 a transaction that has ended takes no further statement', async () => {
    const ended = await inTransaction(shop.database.db, async (trx) => [trx] as const);
    await expect(find(ended[0], { name: 'a' })).rejects.toThrow(/committed/);
  });
});
