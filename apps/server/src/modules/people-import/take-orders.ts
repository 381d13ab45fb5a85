import type { PeopleSystem } from '@kayal/api-contract';
import { newId } from '../../db/ids.ts';
import { insertPastOrders, listKnownNumbers } from '../orders/past/past-orders.repository.ts';
import { noCounts, type Counts } from './import-run.ts';
import type { ReadOrder } from './read/read-orders.ts';
import type { TakeParts } from './take-customers.ts';

/** Brings a slice of orders over, in the transaction of `db`; one that is known stays as it is. @returns what is new */
export async function takeOrders(
  { db, importId, now, problems }: TakeParts,
  source: PeopleSystem,
  slice: readonly ReadOrder[],
): Promise<Counts> {
  if (importId === null) {
    const numbers = slice.map(({ number }) => number);
    const known = await listKnownNumbers(db, source, numbers);
    for (const { number, row } of slice) if (known.has(number)) problems.add('known', row);
    return { ...noCounts, orders: slice.length - known.size, leftOut: known.size };
  }
  const orders = await insertPastOrders(
    db,
    slice.map((order) => ({
      id: newId(),
      import_id: importId,
      source,
      number: order.number,
      email: order.email,
      ordered_on: order.orderedOn,
      status: order.status,
      total: order.total,
      delivery: order.delivery,
      discount: order.discount,
      address: order.address,
      lines: JSON.stringify(order.lines),
      created_at: now,
    })),
  );
  return { ...noCounts, orders };
}
