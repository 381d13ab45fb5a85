import { expect, inject, it, onTestFinished } from 'vitest';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { openTestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { placeThreeOrders } from '../orders/three-orders.ts';

/** Reads sales in a shop with three orders that has such a replica. */
async function readSales(replicaUrl: string) {
  const shop = await openTestApp({ engine: 'postgres', seed: 'small', env: { DATABASE_REPLICA_URL: replicaUrl } });
  onTestFinished(() => shop.close());
  await placeThreeOrders(shop, { asha: await shop.as(people.asha.email), rahul: await shop.as(people.rahul.email) });
  const admin = await shop.as(people.admin.email);
  const report = await admin.call('getSalesReport', { query: { by: 'day' } });
  const file = await admin.call('getReportFile', { params: { file: 'sales' } });
  return { orders: report.answer().sum.orders, report, file };
}

it('reads reports and their files from the replica and says how old it is', async () => {
  // A database that has none of the orders shows where the figures come from.
  const replica = await makeFreshPlace('postgres', inject('postgresUrl'));
  onTestFinished(() => replica.remove());
  const { orders, report, file } = await readSales(replica.databaseUrl ?? '');
  expect([orders, report.headers['age'], file.headers['age']]).toEqual([0, '0', '0']);
});

it('reads the database itself while the replica does not answer', async () => {
  const { orders, report } = await readSales('postgres://nobody@127.0.0.1:1/nothing');
  expect([orders, report.headers['age']]).toEqual([3, undefined]);
});
