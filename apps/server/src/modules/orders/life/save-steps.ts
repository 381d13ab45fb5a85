import type { StepTaker } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { isUniqueViolation } from '../../../db/database-errors.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import { postEvents } from '../../events/post-event.ts';
import { giveDiscountsBack } from '../../promotions/order-discounts.ts';
import { enterCollected } from '../../money/money.repository.ts';
import { refundRestocked } from '../../money/want-refund.ts';
import { notifyWaiting } from '../../stock-watch/stock-watch.service.ts';
import { issueDocumentsOf } from './issue-documents-of.ts';
import { postParcelMails } from './parcel-mails.ts';
import {
  deleteParcels,
  insertParcels,
  insertSteps,
  markCancelled,
  markDelivered,
  returnUnits,
  updateCarriages,
  updateParcels,
  updateStages,
} from './saved-steps.repository.ts';
import { stepId } from './stored-lives.repository.ts';
import { changedParcels, type OrderInHand } from './take-steps.ts';

type Trx = Transaction<Database>;

/** Who takes steps, and when. */
export interface Taker {
  readonly by: StepTaker;
  /** Id of the customer or API token. */
  readonly actorId: string;
  /** ms since 1970 */
  readonly at: number;
  /** Why an order is cancelled. */
  readonly reason?: string;
}

/** The reason of an order all of whose parcels came back and went into stock again. */
const cameBack = 'The parcel came back.';

async function saveParcels(trx: Trx, orders: readonly OrderInHand[], at: number): Promise<void> {
  const gone = orders.flatMap(({ stored, life }) => {
    const kept = new Set(life.parcels.map(({ id }) => id));
    return stored.parcels.filter(({ id }) => !kept.has(id));
  });
  await deleteParcels(
    trx,
    gone.map(({ id }) => id),
  );
  const changed = changedParcels(orders);
  const added = changed.filter(({ before }) => before === undefined);
  const rows = added.flatMap(({ order, parcel: { id, stage } }) => {
    const details = order.details.get(id);
    if (details === undefined) return [];
    const { number, courierId, courierName, trackingNumber } = details;
    const carriage = { courier_id: courierId, courier_name: courierName, tracking_number: trackingNumber };
    const { entryNo, requestId } = order.stored;
    const ids = { id, entry_no: entryNo, request_id: requestId };
    return [{ ...ids, number, stage, restocked: 0 as const, ...carriage, created_at: at }];
  });
  const lines = added.flatMap(({ parcel }) =>
    parcel.lines.map(({ lineNo, quantity }) => ({ parcel_id: parcel.id, line_no: lineNo, qty: quantity })),
  );
  await insertParcels(trx, rows, lines);
  const moved = changed.filter(({ before }) => before !== undefined).map(({ parcel }) => parcel);
  for (const own of Map.groupBy(moved, ({ stage, isRestocked }) => `${stage} ${isRestocked}`).values()) {
    const [first] = own;
    if (first === undefined) continue;
    await updateParcels(
      trx,
      own.map(({ id }) => id),
      first,
    );
  }
  const sent = changed.flatMap(({ order, parcel: { id }, before }) => {
    const details = order.details.get(id);
    const isSame = before?.courierId === details?.courierId && before?.trackingNumber === details?.trackingNumber;
    return before === undefined || details === undefined || isSame ? [] : [{ ...details, id }];
  });
  await updateCarriages(trx, sent);
}

async function saveOrders(trx: Trx, orders: readonly OrderInHand[], taker: Taker): Promise<void> {
  const { by, actorId, at, reason = cameBack } = taker;
  const moved = orders.filter(({ stored, life }) => stored.requestId === null && stored.stage !== life.stage);
  for (const [stage, own] of Map.groupBy(moved, ({ life }) => life.stage)) {
    const entryNos = own.map(({ stored }) => stored.entryNo);
    if (stage === 'delivered') {
      await markDelivered(trx, entryNos, at);
      await enterCollected(trx, entryNos, actorId, at);
    } else if (stage === 'cancelled') await markCancelled(trx, entryNos, reason, at);
    else await updateStages(trx, entryNos, stage);
  }
  /** An order and its exchanges share a timeline. */
  const counts = new Map<string, number>();
  const steps = orders.flatMap(({ stored: { entryNo, stepCount }, steps: own }) =>
    own.map(({ step, parcel, note }) => {
      const count = (counts.get(entryNo) ?? stepCount) + 1;
      counts.set(entryNo, count);
      return {
        id: stepId(entryNo, count),
        entry_no: entryNo,
        parcel_number: parcel,
        step,
        taken_by: by,
        actor_id: actorId,
        note,
        created_at: at,
      };
    }),
  );
  await insertSteps(trx, steps);
}

/** Units that return to stock: of restocked parcels, those of an exchange as what was held for it; the rest of a cancelled order. */
function returnedUnits(orders: readonly OrderInHand[], at: number) {
  const moved = (order: OrderInHand, lineNo: number, delta: number, id: string) => ({
    id: `${order.stored.entryNo}-${lineNo}-${id}`,
    unique_code: order.stored.lines.find((line) => line.lineNo === lineNo)?.uniqueCode ?? '',
    delta,
    entry_no: order.stored.entryNo,
    created_at: at,
  });
  const restocked = changedParcels(orders)
    .filter(({ parcel }) => parcel.isRestocked)
    .flatMap(({ order, parcel }) =>
      parcel.lines.map(({ lineNo, quantity }) => ({
        ...moved(order, lineNo, quantity, `restock-${order.details.get(parcel.id)?.number}`),
        reason: 'correction' as const,
        cause: order.stored.requestId === null ? ('return' as const) : ('hold' as const),
      })),
    );
  const cancelled = orders
    .filter(
      ({ stored, life }) => stored.requestId === null && life.stage === 'cancelled' && stored.stage !== 'cancelled',
    )
    .flatMap((order) => {
      const back = order.life.parcels.filter(({ isRestocked }) => isRestocked).flatMap(({ lines }) => lines);
      return order.stored.lines.map(({ lineNo, quantity }) => {
        const returned = back.filter((line) => line.lineNo === lineNo).reduce((sum, line) => sum + line.quantity, 0);
        return { ...moved(order, lineNo, quantity - returned, 'return'), reason: 'order' as const, cause: null };
      });
    })
    .filter(({ delta }) => delta > 0);
  return [...restocked, ...cancelled].toSorted((a, b) => (a.unique_code < b.unique_code ? -1 : 1));
}

async function postOrderEvents(trx: Trx, orders: readonly OrderInHand[], { at, reason = cameBack }: Taker) {
  const came = (stage: OrderInHand['life']['stage']) => orders.filter(({ reached }) => reached.includes(stage));
  const numbered = (own: readonly OrderInHand[]) => own.map(({ stored: { entryNo } }) => ({ entryNo }));
  await postEvents(trx, 'order.packed', numbered(came('packed')), at);
  const shipped = came('shipped').map(({ stored: { entryNo }, life, details }) => {
    const numbers = life.parcels
      .filter(({ stage }) => stage !== 'returnedToSender')
      .map(({ id }) => details.get(id)?.trackingNumber ?? null);
    return { entryNo, trackingNumbers: numbers.filter((number) => number !== null) };
  });
  await postEvents(trx, 'order.shipped', shipped, at);
  await postEvents(trx, 'order.delivered', numbered(came('delivered')), at);
  const cancelled = numbered(came('cancelled')).map((data) => ({ ...data, reason }));
  await postEvents(trx, 'order.cancelled', cancelled, at);
}

/**
 * Saves what orders became: parcels, stages, timelines, units that return to stock, mails about parcels, events, and
 * numbered documents; all in the caller's transaction, which has locked the orders. An exchange has neither events nor
 * documents: its order had them.
 * @returns whether units returned to stock: then the caller notes a change of stock after its commit
 * @throws ApiError `parcel.number_taken`
 */
export async function saveSteps(
  context: AppContext,
  trx: Trx,
  orders: readonly OrderInHand[],
  taker: Taker,
): Promise<boolean> {
  await saveParcels(trx, orders, taker.at).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError('parcel.number_taken') : error;
  });
  await saveOrders(trx, orders, taker);
  const units = returnedUnits(orders, taker.at);
  await returnUnits(trx, units);
  await giveDiscountsBack(
    trx,
    orders
      .filter(
        ({ stored, life }) => stored.requestId === null && life.stage === 'cancelled' && stored.stage !== 'cancelled',
      )
      .map(({ stored }) => stored.entryNo),
  );
  const restocked = changedParcels(orders).filter(({ parcel: { isRestocked } }) => isRestocked);
  const standing = restocked.filter(({ order }) => order.stored.requestId === null && order.life.stage !== 'cancelled');
  for (const entryNo of new Set(standing.map(({ order }) => order.stored.entryNo))) {
    await refundRestocked(context, trx, entryNo);
  }
  for (const code of new Set(units.map(({ unique_code }) => unique_code))) await notifyWaiting(context, trx, code);
  await postParcelMails(context, trx, changedParcels(orders), taker.at);
  const whole = orders.filter(({ stored }) => stored.requestId === null);
  await postOrderEvents(trx, whole, taker);
  // Last, because others wait for their numbers until this transaction ends.
  await issueDocumentsOf(context, trx, whole, taker.at);
  return units.length > 0;
}
