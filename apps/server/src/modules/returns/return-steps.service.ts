import { rupeesToPaise, type Paise, type Verdict, type WireOf } from '@kayal/api-contract';
import { isReturnEnded, nextReturn, unpackedLines, type ReturnRequestEvent } from '@kayal/commerce-core';
import { shareOut } from '@kayal/commerce-core/tax';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { findPayment, leftOfPayments, lockPayment } from '../money/payments.repository.ts';
import { requireOrder } from '../orders/life/order-life.service.ts';
import { isDay } from '../../basics/days.ts';
import { saveSteps } from '../orders/life/save-steps.ts';
import { exchangeOf } from '../orders/life/stored-lives.repository.ts';
import { inHand, pack } from '../orders/life/take-steps.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import type { NotifyingParts } from '../stock-watch/stock-watch.service.ts';
import { issueCreditNotes } from '../tax-documents/issue/issue-documents.ts';
import { requireReturn, requireReturnRow } from './read-returns.ts';
import { dayMs, returnInput, saveReturn, type TakenReturnStep } from './save-return.ts';
import { listOverdue, lockReturn, type StoredReturn } from './stored-returns.repository.ts';

type Trx = Transaction<Database>;
type Body = WireOf<'takeReturnStep'>['body'];
type Answer = WireOf<'takeReturnStep'>['answer'];

const invalid = (field: string, error: string): ApiError =>
  new ApiError('request.invalid', { fields: { [field]: error } });

/**
 * A return that does not change until the transaction ends.
 * @param ownerId whose it must be; null for any
 * @throws ApiError `not_found`
 */
export async function requireLockedReturn(trx: Trx, id: string, ownerId: string | null): Promise<StoredReturn> {
  if (!(await lockReturn(trx, id))) throw new ApiError('not_found');
  return requireReturn(trx, id, ownerId);
}

/** What was found in each line, once. @throws ApiError `request.invalid` */
function verdictsOf({ lines }: StoredReturn, { verdicts = [] }: Body): ReadonlyMap<number, Verdict> {
  const found = new Map(verdicts.map(({ lineNo, verdict }) => [lineNo, verdict]));
  const isWhole = lines.every(({ lineNo }) => found.has(lineNo));
  if (!isWhole || verdicts.length !== lines.length) throw invalid('verdicts', 'one for each line');
  return found;
}

/** What a step says. @throws ApiError `request.invalid` where the step needs more or other words */
function detailsOf(stored: StoredReturn, body: Body): Pick<TakenReturnStep, 'pickUpOn' | 'verdicts' | 'refund'> {
  const { step, note = '', pickUpOn, refund } = body;
  if (step === 'decline' && note.trim() === '') throw invalid('note', 'the shopper needs a reason');
  if (step === 'examine') return { verdicts: verdictsOf(stored, body) };
  if (step === 'arrange') {
    if (pickUpOn === undefined || !isDay(pickUpOn)) throw invalid('pickUpOn', 'not a day');
    return { pickUpOn };
  }
  if (step !== 'refund') return {};
  if (refund === undefined) {
    if (returnInput(stored).refundable === 0) return {};
    throw invalid('refund', 'missing');
  }
  return { refund: { ...refund, amount: rupeesToPaise(refund.amount) } };
}

async function eventOf(
  context: AppContext,
  trx: Trx,
  step: Body['step'],
  { refund, pickUpOn }: Pick<TakenReturnStep, 'refund' | 'pickUpOn'>,
): Promise<ReturnRequestEvent> {
  if (step === 'refund') return { type: 'return.refund', amount: refund?.amount ?? 0 };
  if (step !== 'approve' && step !== 'arrange') return { type: `return.${step}` };
  const { sendWithinDays } = (await settingsIn(context, trx)).settings.returnDesk;
  const from = pickUpOn === undefined ? context.now() : Date.parse(pickUpOn);
  return { type: `return.${step}`, sendBy: from + sendWithinDays * dayMs };
}

/**
 * Locks the payment of an order, so that it gives nothing back at the same time.
 * @throws ApiError `return.refund` where less is left of it
 */
async function requireLeft(trx: Trx, entryNo: string, amount: Paise): Promise<void> {
  const payment = await findPayment(trx, { entryNo });
  if (payment === undefined) return;
  await lockPayment(trx, payment.id);
  const left = (await leftOfPayments(trx, [entryNo])).get(entryNo) ?? 0;
  if (amount > left) throw new ApiError('return.refund');
}

/** Credits a refund by a note where the order has an invoice, shared out to its lines by what was paid for them. */
async function creditRefund(
  context: AppContext,
  trx: Trx,
  { entry_no: entryNo, lines }: StoredReturn,
  amount: Paise,
  at: number,
): Promise<void> {
  // Notes of one order are issued one after the other: each credits what those before have left.
  await requireOrder(trx, entryNo, null);
  const shares = shareOut(
    amount,
    lines.map(({ paid }) => paid),
  );
  const credited = lines.map(({ lineNo, quantity }, index) => ({ lineNo, quantity, amount: shares[index] ?? 0 }));
  await issueCreditNotes(context, trx, [{ entryNo, credited }], at);
}

/** Packs what she gets instead into a parcel of its own, which takes its steps as others do. */
async function packExchange(
  context: AppContext,
  trx: Trx,
  { id, entry_no: entryNo, lines }: StoredReturn,
  { by, actorId, at }: { readonly by: 'shop'; readonly actorId: string; readonly at: number },
): Promise<void> {
  const sent = lines.map(({ lineNo, quantity, wanted, name, wantedColour, wantedSize }) => {
    return { lineNo, quantity, uniqueCode: wanted ?? '', name, colour: wantedColour ?? '', size: wantedSize ?? '' };
  });
  const exchange = exchangeOf(await requireOrder(trx, entryNo, null), id, sent, []);
  const packed = pack(inHand(exchange), unpackedLines(exchange));
  if (packed !== null) await saveSteps(context, trx, [packed], { by, actorId, at });
}

/**
 * Takes one step of a return. Of two people who decide at once one succeeds: the other saw a stage that is past.
 * @throws ApiError `not_found`, `return.step`, `return.refund`, `return.sold`, `request.invalid`
 */
export async function takeReturnStep(context: AppContext, admin: Identity, id: string, body: Body): Promise<Answer> {
  const { step, stage, note = '' } = body;
  const { hasMoved, answer } = await inTransaction(context.db, async (trx) => {
    const stored = await requireLockedReturn(trx, id, null);
    if (stored.stage !== stage) throw new ApiError('return.step');
    const details = detailsOf(stored, body);
    const next = nextReturn(returnInput(stored), await eventOf(context, trx, step, details));
    if (next === null) throw new ApiError(step === 'refund' && stage === 'examined' ? 'return.refund' : 'return.step');
    if (details.refund !== undefined) await requireLeft(trx, stored.entry_no, details.refund.amount);
    const at = context.now();
    const actorId = admin.customerId;
    const { verdicts, ...facts } = details;
    await insertAudit(trx, {
      actorId,
      action: `return.${step}`,
      subject: id,
      before: { stage },
      after: { stage: next.stage, note, ...facts, ...(verdicts === undefined ? {} : { verdicts: [...verdicts] }) },
      at,
    });
    const taken = { step, by: 'shop' as const, actorId, note: note.trim(), at, ...details };
    const moved = await saveReturn(context, trx, stored, next, taken);
    if (step === 'exchange' || step === 'replace') await packExchange(context, trx, stored, taken);
    if (details.refund !== undefined) await creditRefund(context, trx, stored, details.refund.amount, at);
    const request = await requireReturnRow(context, trx, id);
    return { hasMoved: moved, answer: { success: true as const, request } };
  });
  if (hasMoved) catalogueVersionOf(context.db).noteStockChange();
  return answer;
}

/**
 * Takes an own return back, until it has arrived; a second call changes nothing.
 * @throws ApiError `not_found`, `return.step`
 */
export async function cancelReturn(context: AppContext, shopper: Identity, id: string): Promise<Answer> {
  const { customerId: actorId } = shopper;
  const { hasReturned, answer } = await inTransaction(context.db, async (trx) => {
    const stored = await requireLockedReturn(trx, id, actorId);
    const next = nextReturn(returnInput(stored), { type: 'return.cancel' });
    if (next === null && stored.stage !== 'cancelled') throw new ApiError('return.step');
    const taken = { step: 'cancel' as const, by: 'shopper' as const, actorId, note: '', at: context.now() };
    const moved = next !== null && (await saveReturn(context, trx, stored, next, taken));
    const request = await requireReturnRow(context, trx, id);
    return { hasReturned: moved, answer: { success: true as const, request } };
  });
  if (hasReturned) catalogueVersionOf(context.db).noteStockChange();
  return answer;
}

/** Opens a return again when all that was sent instead is in stock again, in the transaction that puts it there. */
export async function reopenReturn(context: AppContext, trx: Trx, admin: Identity, id: string): Promise<void> {
  const stored = await requireLockedReturn(trx, id, null);
  const next = nextReturn(returnInput(stored), { type: 'return.restock' });
  if (next === null) return;
  const { customerId: actorId } = admin;
  await saveReturn(context, trx, stored, next, { step: 'restock', by: 'shop', actorId, note: '', at: context.now() });
}

/** Ends returns whose pieces did not arrive in time, each in a transaction of its own, and frees what they hold. */
export async function lapseReturns(parts: NotifyingParts): Promise<void> {
  const { db, now } = parts;
  for (const id of await listOverdue(db, now())) {
    const hasReturned = await inTransaction(db, async (trx) => {
      const stored = await requireLockedReturn(trx, id, null);
      const at = now();
      const next = nextReturn(returnInput(stored), { type: 'return.lapse', now: at });
      if (next === null) return false;
      return saveReturn(parts, trx, stored, next, { step: 'lapse', by: 'shop', actorId: null, note: '', at });
    });
    if (hasReturned) catalogueVersionOf(db).noteStockChange();
  }
}

/** Whether pictures can still be added to a return. */
export const takesPictures = ({ stage }: StoredReturn): boolean => !isReturnEnded(stage);
