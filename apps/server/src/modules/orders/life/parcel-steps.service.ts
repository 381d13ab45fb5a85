import type { ParcelLine, ParcelStep, WireOf } from '@kayal/api-contract';
import { unpackedLines } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { requireOrder } from './order-life.service.ts';
import { requireCarriage } from './order-steps.service.ts';
import { saveSteps } from './save-steps.ts';
import { findOrderOfParcel, holderOf } from './stored-lives.repository.ts';
import { changedParcels, inHand, pack, takeEvent, withCarriage, type OrderInHand } from './take-steps.ts';

/** Stores the step of one order with its audit row. @returns whether units returned to stock */
async function save(
  context: AppContext,
  trx: Transaction<Database>,
  admin: Identity,
  order: OrderInHand,
  { action, ...after }: { readonly action: string; readonly [fact: string]: unknown },
): Promise<boolean> {
  const at = context.now();
  const { entryNo } = order.stored;
  await insertAudit(trx, { actorId: admin.customerId, action, subject: entryNo, before: {}, after, at });
  return saveSteps(context, trx, [order], { by: 'shop', actorId: admin.customerId, at });
}

/** A line that is named twice is packed once, with both quantities. */
const mergeLines = (lines: readonly ParcelLine[]): readonly ParcelLine[] =>
  [...Map.groupBy(lines, ({ lineNo }) => lineNo)].map(([lineNo, same]) => ({
    lineNo,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));

/**
 * Packs some units of an order, or all of an exchange whose parcel came back, into a parcel of their own.
 * @throws ApiError `not_found`, `order.step` where they are not there to be packed
 */
export async function packParcel(
  context: AppContext,
  admin: Identity,
  entryNo: string,
  { lines, returnId }: WireOf<'packParcel'>['body'],
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const order = await requireOrder(trx, entryNo, null);
    const holder = returnId === undefined ? order : order.exchanges.find(({ requestId }) => requestId === returnId);
    if (holder === undefined) throw new ApiError('not_found');
    const packed = pack(inHand(holder), mergeLines(lines));
    // An exchange travels whole, so that its return never ends for a part of it.
    const isPart = packed !== null && holder.requestId !== null && unpackedLines(packed.life).length > 0;
    if (packed === null || isPart) throw new ApiError('order.step');
    await save(context, trx, admin, packed, { action: 'parcel.pack', lines, returnId });
  });
}

const eventOf = {
  unpack: 'parcel.unpack',
  ship: 'parcel.ship',
  correct: 'parcel.correct',
  outForDelivery: 'parcel.outForDelivery',
  deliver: 'parcel.deliver',
  returnToSender: 'parcel.returnToSender',
  restock: 'parcel.restock',
} as const satisfies Readonly<Record<ParcelStep, string>>;

/**
 * Takes one step of one parcel.
 * @param onRestocked called in the same transaction when all that a return got instead is in stock again
 * @returns the number of its order
 * @throws ApiError `not_found`, `order.step`, `courier.unknown`, `parcel.number_taken`
 */
export async function takeParcelStep(
  context: AppContext,
  admin: Identity,
  parcelId: string,
  { step, note = '', ...words }: WireOf<'takeParcelStep'>['body'],
  onRestocked: (trx: Transaction<Database>, requestId: string) => Promise<void>,
): Promise<string> {
  const { entryNo, hasReturned } = await inTransaction(context.db, async (trx) => {
    const found = await findOrderOfParcel(trx, parcelId);
    if (found === undefined) throw new ApiError('not_found');
    const order = inHand(holderOf(await requireOrder(trx, found, null), parcelId));
    const after = takeEvent(order, { type: eventOf[step], parcelId }, note);
    // What is set aside for an exchange stays packed: nothing else remembers that it is to be sent.
    if (after === null || (step === 'unpack' && order.stored.requestId !== null)) throw new ApiError('order.step');
    const isSent = step === 'ship' || step === 'correct';
    const sent = isSent ? withCarriage(after, parcelId, await requireCarriage(context, trx, words, parcelId)) : after;
    // A correction that is sent twice is no further step.
    if (step === 'correct' && note === '' && changedParcels([sent]).length === 0) {
      return { entryNo: found, hasReturned: false };
    }
    const parcel = order.details.get(parcelId)?.number;
    const facts = { action: `parcel.${step}`, parcel, note, ...words };
    const saved = { entryNo: found, hasReturned: await save(context, trx, admin, sent, facts) };
    const { requestId } = order.stored;
    if (requestId !== null && sent.life.stage === 'cancelled') await onRestocked(trx, requestId);
    return saved;
  });
  if (hasReturned) catalogueVersionOf(context.db).noteStockChange();
  return entryNo;
}
