import type { PincodeRange, PincodeTerms } from '@kayal/commerce-core';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { Database } from '../../db/schema.ts';
import { partsInTurns } from '../../db/slices.ts';
import type { PincodeRangeTable } from '../../db/tables/delivery.ts';

const toRange = ({ first, last, served, cash, days, zone, fee }: PincodeRangeTable): PincodeRange => ({
  first,
  last,
  isServed: served === 1,
  takesCash: cash === 1,
  days,
  zone,
  fee,
});

// Ranges do not overlap: the nearest one that begins at or before a code is the only one that can have it.
const selectNearest = prepare<{ pincode: number }, PincodeRangeTable>((db, { pincode }) =>
  db.selectFrom('pincode_range').selectAll().where('first', '<=', pincode).orderBy('first', 'desc').limit(1),
);

/** What the table says of a pincode; undefined where it does not have it. */
export async function findPincode(db: Db, pincode: number): Promise<PincodeTerms | undefined> {
  const [row] = (await selectNearest(db, { pincode })).rows;
  return row === undefined || row.last < pincode ? undefined : toRange(row);
}

/** The whole table, ascending. */
export async function listPincodes(db: Db): Promise<readonly PincodeRange[]> {
  return (await db.selectFrom('pincode_range').selectAll().orderBy('first').execute()).map(toRange);
}

/** Number of pincodes by zone. */
export async function countPincodes(db: Db) {
  const codes = sql<number>`sum(last - first + 1)`;
  const rows = await db
    .selectFrom('pincode_range')
    .select(['served', 'cash', 'zone', codes.as('codes')])
    .groupBy(['served', 'cash', 'zone'])
    .orderBy('zone')
    .execute();
  return rows.map((row) => ({ ...row, codes: Number(row.codes) }));
}

/** Puts ranges that do not overlap in the place of the whole table. */
export async function replacePincodes(trx: Transaction<Database>, ranges: readonly PincodeRange[]): Promise<void> {
  await trx.deleteFrom('pincode_range').execute();
  const rows = ranges.map(({ first, last, isServed, takesCash, days, zone, fee }) => ({
    first,
    last,
    served: isServed ? (1 as const) : (0 as const),
    cash: takesCash ? (1 as const) : (0 as const),
    days,
    zone,
    fee,
  }));
  for await (const part of partsInTurns(rows)) await trx.insertInto('pincode_range').values(part).execute();
}

/** Whether an order has reached a customer before. */
export async function hasReceived(db: Db, customerId: string): Promise<boolean> {
  const order = await db
    .selectFrom('placed_order')
    .select('entry_no')
    .where('customer_id', '=', customerId)
    .where('delivered', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
