/**
 * Updates a shop on PostgreSQL as a rolling upgrade does: a process of an earlier version takes orders while one of this
 * version starts and changes the data model; then both take orders, and at last the earlier one starts again on the newer
 * data. Every acknowledged order must be there, and stock must agree with orders.
 *
 * Usage: two-versions.ts <folder of a built checkout of the earlier version>; TWO_SECONDS for each part (default 15)
 */
import path from 'node:path';
import { countRows } from '../../server/src/db/count-rows.ts';
import { openDatabase, type DatabaseLocation } from '../../server/src/db/open-database.ts';
import { findLedgerErrors } from '../../server/src/modules/orders/ledger.repository.ts';
import { addStock } from './support/add-stock.ts';
import { makeShoppers, orderRate, type OrderRate } from './support/orders.ts';
import { withPlace } from './support/shop-places.ts';
import { startShop } from './support/shop-process.ts';

const seconds = Number(process.env['TWO_SECONDS'] ?? 15);
const ports = { earlier: 3376, current: 3377 };
/** More than are ordered of one variant. */
const unitsOfVariant = 3000;
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder of a built checkout of the earlier version.');
const earlierVersion = path.resolve(folder);

async function lookInto(place: DatabaseLocation): Promise<{ orders: number; steps: number; ledgerErrors: number }> {
  const { db, close } = openDatabase(place);
  const orders = await countRows(db.selectFrom('placed_order'));
  const steps = await countRows(db.withTables<{ migration: { name: string } }>().selectFrom('migration'));
  const ledgerErrors = (await findLedgerErrors(db)).length;
  await close();
  return { orders, steps, ledgerErrors };
}

await withPlace('PostgreSQL', async (place) => {
  const url = place.databaseUrl ?? '';
  const results: (OrderRate & { readonly part: string })[] = [];
  const order = async (part: string, origin: string, shoppers: Parameters<typeof orderRate>[1]): Promise<void> => {
    results.push({ part, ...(await orderRate(origin, shoppers, seconds)) });
  };

  let earlier = await startShop(ports.earlier, url, { LOAD_SHEDDING: 'off' }, earlierVersion);
  await addStock(place, unitsOfVariant);
  const before = await lookInto(place);
  const shoppers = await makeShoppers(earlier.origin, 8);
  const [some, others] = [shoppers.slice(0, 4), shoppers.slice(4)];
  const [current] = await Promise.all([
    startShop(ports.current, url, { LOAD_SHEDDING: 'off' }),
    order('the earlier version, while this one starts', earlier.origin, some),
  ]);
  await Promise.all([
    order('the earlier version, beside this one', earlier.origin, some),
    order('this version, beside the earlier one', current.origin, others),
  ]);
  await earlier.stop();
  earlier = await startShop(ports.earlier, url, { LOAD_SHEDDING: 'off' }, earlierVersion);
  await Promise.all([
    order('the earlier version, started on the newer data', earlier.origin, some),
    order('this version, beside it', current.origin, others),
  ]);
  const after = await lookInto(place);
  await Promise.all([earlier.stop(), current.stop()]);

  for (const { part, placed, refused } of results) console.info(`${part}: ${placed} orders placed, ${refused} refused`);
  const placed = results.reduce((sum, result) => sum + result.placed, 0);
  console.info(
    `steps of the data model: ${before.steps}, then ${after.steps}; of ${placed} acknowledged orders ` +
      `${after.orders - before.orders} are there; disagreements of the ledger: ${after.ledgerErrors}`,
  );
  const refused = results.reduce((sum, result) => sum + result.refused, 0);
  if (after.orders - before.orders !== placed || refused > 0 || after.ledgerErrors > 0) process.exitCode = 1;
});
