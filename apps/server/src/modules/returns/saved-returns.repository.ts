import type { Verdict } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { StockMovementCause, StockMovementTable } from '../../db/tables/catalogue.ts';
import type { RefundTable, ReturnLineTable, ReturnRequestTable, ReturnStepTable } from '../../db/tables/returns.ts';

type Trx = Transaction<Database>;

/** Stores a new return with its lines. */
export async function insertReturn(
  trx: Trx,
  request: ReturnRequestTable & { readonly way_back_charge: number },
  lines: readonly ReturnLineTable[],
): Promise<void> {
  await trx.insertInto('return_request').values(request).execute();
  await trx.insertInto('return_line').values(lines).execute();
}

/** Stores what a return has become. */
export async function updateReturn(
  trx: Trx,
  id: string,
  changes: Pick<ReturnRequestTable, 'stage' | 'send_by' | 'pick_up_on' | 'held' | 'turn' | 'due_at' | 'ended_at'>,
): Promise<void> {
  await trx.updateTable('return_request').set(changes).where('id', '=', id).execute();
}

/** Adds a step to the timeline of a return. */
export async function insertReturnStep(trx: Trx, step: ReturnStepTable): Promise<void> {
  await trx.insertInto('return_step').values(step).execute();
}

/** Stores what was found in the pieces of a return, by line. */
export async function updateVerdicts(trx: Trx, id: string, verdicts: ReadonlyMap<number, Verdict>): Promise<void> {
  for (const [lineNo, verdict] of verdicts) {
    await trx
      .updateTable('return_line')
      .set({ verdict })
      .where('request_id', '=', id)
      .where('line_no', '=', lineNo)
      .execute();
  }
}

/** Stores the money that went back. */
export async function insertRefund(trx: Trx, refund: RefundTable): Promise<void> {
  await trx.insertInto('refund').values(refund).execute();
}

/** Stores that a return has a picture. */
export async function insertReturnPicture(trx: Trx, id: string, picture: string, at: number): Promise<void> {
  await trx.insertInto('return_picture').values({ id: picture, request_id: id, created_at: at }).execute();
}

/** Stores the movements of units that were taken out of stock: for an exchange, or to be sent back. */
export async function insertHolds(
  trx: Trx,
  holds: readonly (StockMovementTable & StockMovementCause)[],
): Promise<void> {
  if (holds.length > 0) await trx.insertInto('stock_movement').values(holds).execute();
}
