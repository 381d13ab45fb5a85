import type { Transaction } from 'kysely';
import { partsInTurns } from '../../../db/slices.ts';
import { inOneTrip } from '../../../db/in-transaction.ts';
import { prepare } from '../../../db/prepare.ts';
import type { Database } from '../../../db/schema.ts';
import type { StockMovementCause, StockMovementTable } from '../../../db/tables/catalogue.ts';
import type {
  OpenStage,
  OrderStepTable,
  ParcelExchange,
  ParcelLineTable,
  ParcelTable,
} from '../../../db/tables/parcels.ts';
import type { Carriage } from './take-steps.ts';

type Trx = Transaction<Database>;

/** Stores new parcels with their units. */
export async function insertParcels(
  trx: Trx,
  parcels: readonly (ParcelTable & ParcelExchange)[],
  lines: readonly ParcelLineTable[],
): Promise<void> {
  for await (const part of partsInTurns(parcels)) await trx.insertInto('parcel').values(part).execute();
  for await (const part of partsInTurns(lines)) await trx.insertInto('parcel_line').values(part).execute();
}

/** Deletes parcels that were unpacked. */
export async function deleteParcels(trx: Trx, ids: readonly string[]): Promise<void> {
  for await (const part of partsInTurns(ids)) {
    await trx.deleteFrom('parcel_line').where('parcel_id', 'in', part).execute();
    await trx.deleteFrom('parcel').where('id', 'in', part).execute();
  }
}

/** Gives parcels a stage. @param isRestocked whether their units are in stock again */
export async function updateParcels(
  trx: Trx,
  ids: readonly string[],
  { stage, isRestocked }: { readonly stage: ParcelTable['stage']; readonly isRestocked: boolean },
): Promise<void> {
  for await (const part of partsInTurns(ids)) {
    await trx
      .updateTable('parcel')
      .set({ stage, restocked: isRestocked ? 1 : 0 })
      .where('id', 'in', part)
      .execute();
  }
}

const updateCarriage = prepare<Carriage & { readonly id: string }, never>((db, parcel) =>
  db
    .updateTable('parcel')
    .set({ courier_id: parcel.courierId, courier_name: parcel.courierName, tracking_number: parcel.trackingNumber })
    .where('id', '=', parcel.id),
);

/** Stores by whom parcels travel. @throws a unique violation where another parcel of the courier has the number */
export async function updateCarriages(
  trx: Trx,
  parcels: readonly (Carriage & { readonly id: string })[],
): Promise<void> {
  for await (const part of partsInTurns(parcels)) await inOneTrip(part.map((parcel) => updateCarriage(trx, parcel)));
}

/** Stores the stage of open orders. */
export async function updateStages(trx: Trx, entryNos: readonly string[], stage: OpenStage): Promise<void> {
  for await (const part of partsInTurns(entryNos)) {
    await trx.updateTable('placed_order').set({ stage }).where('entry_no', 'in', part).execute();
  }
}

/** Marks open orders delivered. */
export async function markDelivered(trx: Trx, entryNos: readonly string[], at: number): Promise<void> {
  for await (const part of partsInTurns(entryNos)) {
    await trx
      .updateTable('placed_order')
      .set({ delivered: 1, delivered_at: at })
      .where('entry_no', 'in', part)
      .execute();
  }
}

/** Marks open orders cancelled. */
export async function markCancelled(trx: Trx, entryNos: readonly string[], reason: string, at: number): Promise<void> {
  for await (const part of partsInTurns(entryNos)) {
    await trx
      .updateTable('placed_order')
      .set({ cancelled_at: at, cancel_reason: reason })
      .where('entry_no', 'in', part)
      .execute();
  }
}

/** Adds steps to the timelines of orders. */
export async function insertSteps(trx: Trx, steps: readonly OrderStepTable[]): Promise<void> {
  for await (const part of partsInTurns(steps)) await trx.insertInto('order_step').values(part).execute();
}

const addUnits = prepare<{ readonly unique_code: string; readonly delta: number }, never>(
  (db, { unique_code, delta }) =>
    db
      .updateTable('variant')
      .set((eb) => ({ qty: eb('qty', '+', delta) }))
      .where('unique_code', '=', unique_code),
);

/** Puts units back into stock, each with its movement. @param movements by ascending unique code, as orders take them */
export async function returnUnits(
  trx: Trx,
  movements: readonly (StockMovementTable & StockMovementCause)[],
): Promise<void> {
  for (const movement of movements) await addUnits(trx, movement);
  for await (const part of partsInTurns(movements)) await trx.insertInto('stock_movement').values(part).execute();
}

/** Data of the customers of some orders that a mail needs, by order number. */
export async function findOrderedBy(trx: Trx, entryNos: readonly string[]) {
  const rows = [];
  for await (const part of partsInTurns(entryNos)) {
    const found = await trx
      .selectFrom('placed_order')
      .innerJoin('customer', 'customer.id', 'placed_order.customer_id')
      .select([
        'placed_order.entry_no as entryNo',
        'customer.email',
        'placed_order.customer_name as customerName',
        'placed_order.total',
        'placed_order.paid_by as paidBy',
      ])
      .where('placed_order.entry_no', 'in', part)
      .execute();
    rows.push(...found);
  }
  return new Map(rows.map((row) => [row.entryNo, row]));
}
