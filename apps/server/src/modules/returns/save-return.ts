import { paiseToRupees, type RefundMethod, type Verdict } from '@kayal/api-contract';
import { isReturnEnded, type ReturnRequestInput } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { ReturnRequestTable, ReturnStepTable } from '../../db/tables/returns.ts';
import { ApiError } from '../../http/api-error.ts';
import { enterCollected, enterMoney } from '../money/money.repository.ts';
import { postEvent, postIfLow } from '../events/post-event.ts';
import { returnUnits } from '../orders/life/saved-steps.repository.ts';
import { stepId } from '../orders/life/stored-lives.repository.ts';
import { takeStock } from '../stock/stock.repository.ts';
import { notifyWaiting, type NotifyingParts } from '../stock-watch/stock-watch.service.ts';
import { postReturnMail } from './return-mails.ts';
import {
  insertHolds,
  insertRefund,
  insertReturnStep,
  updateReturn,
  updateVerdicts,
} from './saved-returns.repository.ts';
import type { StoredReturn } from './stored-returns.repository.ts';

type Trx = Transaction<Database>;

/** A day, ms. */
export const dayMs = 24 * 60 * 60 * 1000;

/** A step that a return takes, and what it says. */
export interface TakenReturnStep {
  readonly step: ReturnStepTable['step'];
  readonly by: ReturnStepTable['taken_by'];
  /** Null where the shop's own rules took it. */
  readonly actorId: string | null;
  readonly note: string;
  /** ms since 1970 */
  readonly at: number;
  /** yyyy-mm-dd */
  readonly pickUpOn?: string;
  readonly verdicts?: ReadonlyMap<number, Verdict>;
  /** Amount in paise. */
  readonly refund?: { readonly amount: number; readonly method: RefundMethod; readonly reference: string };
}

/** The place of a return in the queue of the back office. */
export function placeInQueue(
  { stage, sendBy }: Pick<ReturnRequestInput, 'stage' | 'sendBy'>,
  { way_back, asked_at }: Pick<ReturnRequestTable, 'way_back' | 'asked_at'>,
  endedAt: number | null,
): Pick<ReturnRequestTable, 'turn' | 'due_at'> {
  if (endedAt !== null) return { turn: 2, due_at: -endedAt };
  const isOnItsWay = stage === 'pickUpArranged' || (stage === 'approved' && way_back === 'ownParcel');
  return { turn: isOnItsWay ? 1 : 0, due_at: sendBy ?? asked_at };
}

/** What was paid for the pieces of a return, paise. */
export const paidFor = (lines: readonly { readonly paid: number }[]): number =>
  lines.reduce((sum, { paid }) => sum + paid, 0);

/** A return as the statechart takes it. No more can go back than is left of what was paid ahead. */
export function returnInput(stored: StoredReturn): ReturnRequestInput {
  const { stage, wish, held, send_by, way_back_charge, lines, left, refund } = stored;
  const paid = paidFor(lines) - way_back_charge;
  const refundable = left === null || refund !== null ? paid : Math.max(0, Math.min(paid, left));
  return { stage, wish, refundable, isHeld: held === 1, sendBy: send_by };
}

/**
 * Units that go into stock: those that can be sold again, and held ones that she does not get; and out of it: those that she
 * gets back. By ascending unique code, as orders take them, and of one code first those that go in.
 */
function movedUnits(stored: StoredReturn, frees: boolean, { step, at, verdicts }: TakenReturnStep) {
  const moved = (lineNo: number, code: string, units: number, why: 'return' | 'sendBack' | 'free') => ({
    id: `${stored.id}-${lineNo}-${why}`,
    unique_code: code,
    delta: units,
    reason: 'correction' as const,
    cause: why === 'free' ? ('hold' as const) : ('return' as const),
    entry_no: stored.entry_no,
    created_at: at,
  });
  return stored.lines
    .flatMap(({ lineNo, uniqueCode, wanted, quantity, verdict }) => [
      ...(verdicts?.get(lineNo) === 'sellable' ? [moved(lineNo, uniqueCode, quantity, 'return')] : []),
      ...(step === 'sendBack' && verdict === 'sellable' ? [moved(lineNo, uniqueCode, -quantity, 'sendBack')] : []),
      ...(frees && wanted !== null ? [moved(lineNo, wanted, quantity, 'free')] : []),
    ])
    .toSorted((a, b) => (a.unique_code === b.unique_code ? b.delta - a.delta : a.unique_code < b.unique_code ? -1 : 1));
}

/** Moves units with their ledger entries. @throws ApiError `return.sold` where fewer are left than she gets back */
async function moveUnits(trx: Trx, units: ReturnType<typeof movedUnits>): Promise<void> {
  for (const unit of units) {
    const { unique_code: uniqueCode, delta, created_at: at } = unit;
    if (delta > 0) {
      await returnUnits(trx, [unit]);
      continue;
    }
    const left = await takeStock(trx, uniqueCode, -delta);
    if (left === undefined) throw new ApiError('return.sold');
    await postIfLow(trx, { uniqueCode, before: left - delta, after: left }, at);
    await insertHolds(trx, [unit]);
  }
}

/** Enters money that went back for a return: the pieces are sold no longer, and the way of the refund has less. */
async function enterRefund(
  trx: Trx,
  entryNo: string,
  { amount, method }: NonNullable<TakenReturnStep['refund']>,
  actorId: string,
  at: number,
): Promise<void> {
  await enterCollected(trx, [entryNo], null, at);
  const entry = { entry_no: entryNo, payment_id: null, paise: amount, actor_id: actorId, created_at: at };
  await enterMoney(trx, { ...entry, from_account: 'owed', to_account: 'sales', reason: 'returned' });
  await enterMoney(trx, { ...entry, from_account: method, to_account: 'owed', reason: 'refunded' });
}

/**
 * Saves what a return became by a step: its stage, timeline, stock, money, mail and events, all in the caller's transaction,
 * which has locked the return.
 * @returns whether stock has changed: then the caller notes it after its commit
 * @throws ApiError `return.sold`
 */
export async function saveReturn(
  parts: NotifyingParts,
  trx: Trx,
  stored: StoredReturn,
  next: ReturnRequestInput,
  taken: TakenReturnStep,
): Promise<boolean> {
  const { step, by, actorId, note, at, pickUpOn, verdicts, refund } = taken;
  const { id, entry_no: entryNo } = stored;
  const endedAt = isReturnEnded(next.stage) ? at : null;
  const frees = stored.held === 1 && endedAt !== null && next.stage !== 'exchanged' && next.stage !== 'replaced';
  await updateReturn(trx, id, {
    stage: next.stage,
    send_by: next.sendBy,
    pick_up_on: pickUpOn ?? stored.pick_up_on,
    held: next.isHeld && !frees ? 1 : 0,
    ended_at: endedAt,
    ...placeInQueue(next, stored, endedAt),
  });
  await insertReturnStep(trx, {
    id: stepId(id, stored.steps.length + 1),
    request_id: id,
    step,
    taken_by: by,
    actor_id: actorId,
    note,
    created_at: at,
  });
  if (verdicts !== undefined) await updateVerdicts(trx, id, verdicts);
  if (refund !== undefined && actorId !== null) {
    const row = { id: newId(), request_id: id, entry_no: entryNo, ...refund, actor_id: actorId, created_at: at };
    await insertRefund(trx, row);
    await enterRefund(trx, entryNo, refund, actorId, at);
    const data = { entryNo, returnId: id, amount: paiseToRupees(refund.amount) };
    await postEvent(trx, 'refund.made', data, at);
  }
  if (step === 'receive') await postEvent(trx, 'order.returned', { entryNo, returnId: id }, at);
  const units = movedUnits(stored, frees, taken);
  await moveUnits(trx, units);
  for (const [code, own] of Map.groupBy(units, ({ unique_code }) => unique_code)) {
    if (own.reduce((sum, { delta }) => sum + delta, 0) > 0) await notifyWaiting(parts, trx, code);
  }
  await postReturnMail(parts, trx, stored, next, taken);
  return units.length > 0;
}
