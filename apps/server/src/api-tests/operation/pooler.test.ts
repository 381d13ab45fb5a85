import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherProcessesOf } from '../../db/other-processes.ts';
import { findLedgerErrors } from '../../modules/orders/ledger.repository.ts';
import { openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';

describe('behind a pooler that gives connections away after each transaction', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({ engine: 'postgres', seed: 'small', env: { DATABASE_POOLER: 'transaction' } });
  });
  afterAll(() => shop.close());

  it('leaves nothing on a connection: no prepared statement, no setting, no lock', async () => {
    const { db } = shop.database;
    await shop.setStock(variants.blackM.code, 10);
    const shopper = await shop.addShopper();
    expect((await add(shopper, variants.blackM, 1)).status).toBe(200);
    expect((await order(shopper, [orderItem(variants.blackM, 1)])).status).toBe(200);
    expect(await findLedgerErrors(db)).toEqual([]);

    // A pause keeps each connection until all of the pool have been asked.
    const asked = Array.from({ length: 10 }, async () => {
      const { rows } = await sql<Record<string, unknown>>`
        select (select count(*) from pg_prepared_statements) as statements,
          (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
          (select string_agg(name, ', ') from pg_settings where source in ('session', 'client')
            and name not in ('application_name', 'client_encoding', 'DateStyle', 'TimeZone')) as settings
        from pg_sleep(0.1)`.execute(db);
      return rows[0];
    });
    for (const left of await Promise.all(asked)) expect(left).toEqual({ statements: 0, locks: 0, settings: null });
  });

  it('counts with other processes, which it cannot find among the connections of a pooler', async () => {
    expect(await otherProcessesOf(shop.database.db).mayBeLate()).toBe(true);
  });

  it('answers 503 while the leader has become a replica', async () => {
    const { db } = shop.database;
    const shopper = await shop.addShopper();
    await sql`alter database ${sql.ref(await nameOf(shop))} set default_transaction_read_only = on`.execute(db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    await sql`set default_transaction_read_only = on`.execute(db);
    const refused = await add(shopper, variants.blackM, 1);
    expect([refused.status, refused.refusal().code]).toEqual([503, 'unavailable']);
  });
});

async function nameOf({ database: { db } }: TestApp): Promise<string> {
  const { rows } = await sql<{ readonly name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}
