import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import type { Database } from '../../../db/schema.ts';
import { issueCreditNotes, issueInvoices, type CreditedOrder } from '../../tax-documents/issue/issue-documents.ts';
import { changedParcels, type OrderInHand } from './take-steps.ts';

/** Whether goods of an order have left the shop. */
const hasLeft = ({ stage, parcels }: OrderInHand['life']): boolean =>
  stage === 'delivered' || parcels.some((parcel) => parcel.stage !== 'packed');

/** What is credited of an order in this transaction: all of a cancelled one, or the units of parcels that came back. */
function creditOf(order: OrderInHand): CreditedOrder[] {
  const { stored, life } = order;
  const { entryNo } = stored;
  if (life.stage === 'cancelled') return stored.stage === 'cancelled' ? [] : [{ entryNo, credited: 'rest' }];
  const back = changedParcels([order]).filter(
    ({ parcel, before }) => parcel.isRestocked && before?.isRestocked === false,
  );
  const units = Map.groupBy(
    back.flatMap(({ parcel }) => parcel.lines),
    ({ lineNo }) => lineNo,
  );
  const credited = [...units].map(([lineNo, own]) => ({
    lineNo,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  return credited.length === 0 ? [] : [{ entryNo, credited }];
}

/**
 * Issues invoices of orders that leave the shop for the first time, and credit notes of what came back. An order that had
 * left before the shop issued invoices gets none.
 */
export async function issueDocumentsOf(
  context: AppContext,
  trx: Transaction<Database>,
  orders: readonly OrderInHand[],
  at: number,
): Promise<void> {
  const leaving = orders.filter(({ stored, life }) => !hasLeft(stored) && hasLeft(life));
  await issueInvoices(
    context,
    trx,
    leaving.map(({ stored }) => stored.entryNo),
    at,
  );
  await issueCreditNotes(context, trx, orders.flatMap(creditOf), at);
}
