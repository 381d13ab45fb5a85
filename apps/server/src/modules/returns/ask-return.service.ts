import { rupeesToPaise, type WireOf } from '@kayal/api-contract';
import { nextReturn, paidForUnits, returnObstacle, wayBackCharge, type ReturnTerms } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import { randomCode } from '../../basics/random-code.ts';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import type { ReturnLineTable } from '../../db/tables/returns.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { postIfLow } from '../events/post-event.ts';
import { answerOnce, hashWrite, refuseWhenBusy, type Answered } from '../idempotency/idempotency.service.ts';
import { requireOrder } from '../orders/life/order-life.service.ts';
import { stepId, type StoredLife } from '../orders/life/stored-lives.repository.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { takeStock } from '../stock/stock.repository.ts';
import { requireReturn, requireReturnRow, returnableLine } from './read-returns.ts';
import { insertHolds, insertReturn, insertReturnStep } from './saved-returns.repository.ts';
import { dayMs, paidFor, placeInQueue, returnInput, saveReturn } from './save-return.ts';
import { findProductsOf, listLineCosts, sumReturnedLines } from './stored-returns.repository.ts';

type Trx = Transaction<Database>;
type Body = WireOf<'askReturn'>['body'];
type Answer = WireOf<'askReturn'>['answer'];
/** A line of a return that is not stored yet. */
type NewLine = Omit<ReturnLineTable, 'request_id'>;

const invalid = (fields: Readonly<Record<string, string>>): ApiError => new ApiError('request.invalid', { fields });

function requireOnce({ lines }: Body): void {
  if (new Set(lines.map(({ lineNo }) => lineNo)).size < lines.length) throw invalid({ lines: 'a line is named twice' });
}

/** Units of a line that came back with their parcels and are in stock again. */
const restockedUnits = ({ parcels }: StoredLife, lineNo: number): number =>
  parcels
    .filter(({ isRestocked }) => isRestocked)
    .flatMap(({ lines }) => lines.filter((line) => line.lineNo === lineNo))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * The lines of a return, with what was paid for them. The order is locked, so no other return takes the same units.
 * @throws ApiError `return.not_delivered`, `return.too_late`, `return.final_sale`, `return.units`, `return.exchange`,
 * `request.invalid`
 */
async function decideLines(
  trx: Trx,
  life: StoredLife,
  { wish, lines }: Body,
  terms: ReturnTerms,
  now: number,
): Promise<readonly NewLine[]> {
  if (life.stage !== 'delivered' || life.deliveredAt === null) throw new ApiError('return.not_delivered');
  const taken = await sumReturnedLines(trx, life.entryNo);
  const costs = await listLineCosts(trx, life.entryNo);
  const wanted = lines.flatMap((line) => (wish === 'exchange' && line.wanted !== undefined ? [line.wanted] : []));
  const productOf = await findProductsOf(trx, wanted);
  return lines.map(({ lineNo, quantity, reason, wanted: wantedCode }) => {
    const ordered = life.lines.find((line) => line.lineNo === lineNo);
    const cost = costs.get(lineNo);
    if (ordered === undefined || cost === undefined) throw new ApiError('return.units');
    const before = taken.get(lineNo) ?? { units: 0, paid: 0 };
    const line = returnableLine(life, ordered, before.units, cost);
    if (quantity > line.quantity - before.units) throw new ApiError('return.units');
    const obstacle = returnObstacle(line, reason, terms, now);
    if (obstacle === 'finalSale') throw new ApiError('return.final_sale');
    if (obstacle !== null) throw new ApiError('return.too_late');
    if (wish === 'exchange') {
      if (wantedCode === undefined) throw invalid({ wanted: `line ${lineNo} does not name a variant` });
      const product = productOf.get(wantedCode);
      if (product === undefined) throw new ApiError('return.exchange');
      if (product !== cost.productId) throw invalid({ wanted: `${wantedCode} is another product` });
    }
    const restocked = restockedUnits(life, lineNo);
    const back = {
      units: before.units + restocked,
      paid: before.paid + paidForUnits(cost.total, ordered.quantity, { units: 0, paid: 0 }, restocked),
    };
    return {
      line_no: lineNo,
      qty: quantity,
      reason,
      wanted_code: { refund: null, replacement: ordered.uniqueCode, exchange: wantedCode ?? null }[wish],
      paid: paidForUnits(cost.total, ordered.quantity, back, quantity),
      verdict: null,
    };
  });
}

/** Takes the wanted units out of stock. @throws ApiError `return.exchange` where there are too few */
async function hold(trx: Trx, id: string, entryNo: string, lines: readonly NewLine[], at: number): Promise<void> {
  const holds = lines
    .flatMap(({ line_no, qty, wanted_code }) =>
      wanted_code === null ? [] : [{ lineNo: line_no, units: qty, code: wanted_code }],
    )
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  for (const { code, units } of holds) {
    const left = await takeStock(trx, code, units);
    if (left === undefined) throw new ApiError('return.exchange');
    await postIfLow(trx, { uniqueCode: code, before: left + units, after: left }, at);
  }
  await insertHolds(
    trx,
    holds.map(({ lineNo, code, units }) => ({
      id: `${id}-${lineNo}-hold`,
      unique_code: code,
      delta: -units,
      reason: 'correction' as const,
      cause: 'hold' as const,
      entry_no: entryNo,
      created_at: at,
    })),
  );
}

async function ask(
  context: AppContext,
  trx: Trx,
  { customerId }: Identity,
  entryNo: string,
  body: Body,
): Promise<Answer> {
  const life = await requireOrder(trx, entryNo, customerId);
  const { returns: terms, returnDesk } = (await settingsIn(context, trx)).settings;
  if (!returnDesk.isOpen) throw new ApiError('return.closed');
  const at = context.now();
  const lines = await decideLines(trx, life, body, terms, at);
  const id = `R${randomCode(10)}`;
  const place = { way_back: body.wayBack, asked_at: at };
  const request = {
    id,
    entry_no: entryNo,
    customer_id: customerId,
    stage: 'asked' as const,
    wish: body.wish,
    note: body.note?.trim() ?? '',
    ...place,
    send_by: null,
    pick_up_on: null,
    held: body.wish === 'refund' ? (0 as const) : (1 as const),
    ended_at: null,
    way_back_charge: wayBackCharge(rupeesToPaise(returnDesk.pickUpCharge), {
      wayBack: body.wayBack,
      reasons: lines.map(({ reason }) => reason),
      paid: paidFor(lines),
    }),
    ...placeInQueue({ stage: 'asked', sendBy: null }, place, null),
  };
  await insertReturn(
    trx,
    request,
    lines.map((line) => ({ ...line, request_id: id })),
  );
  await hold(trx, id, entryNo, lines, at);
  const step = { id: stepId(id, 1), request_id: id, step: 'ask' as const, taken_by: 'shopper' as const };
  await insertReturnStep(trx, { ...step, actor_id: customerId, note: '', created_at: at });
  const stored = await requireReturn(trx, id, null);
  const input = returnInput(stored);
  if (paidFor(lines) < rupeesToPaise(returnDesk.autoApproveBelow)) {
    const next = nextReturn(input, { type: 'return.approve', sendBy: at + returnDesk.sendWithinDays * dayMs });
    if (next !== null) {
      await saveReturn(context, trx, stored, next, { step: 'approve', by: 'shop', actorId: null, note: '', at });
    }
  }
  return { success: true, request: await requireReturnRow(context, trx, id) };
}

/**
 * Asks for a return of pieces of an own order. What she wants in exchange is taken out of stock at once and held until the
 * return ends. The same key asks once.
 * @throws ApiError `not_found`, `return.closed`, `return.not_delivered`, `return.too_late`,
 * `return.final_sale`, `return.units`, `return.exchange`, `request.invalid`, `idempotency.reused`, `idempotency.in_progress`
 */
export async function askReturn(
  context: AppContext,
  shopper: Identity,
  entryNo: string,
  body: Body,
  key: string | undefined,
): Promise<Answered<Answer>> {
  const { customerId } = shopper;
  requireOnce(body);
  const { wish, wayBack, note = '', lines } = body;
  const bodyHash = hashWrite('askReturn', [entryNo, wish, wayBack, note, lines]);
  const asked = await refuseWhenBusy('idempotency.in_progress', () =>
    inTransaction(context.db, async (trx) => {
      await lockCart(trx, customerId);
      return answerOnce(trx, { customerId, key, bodyHash, now: context.now() }, () =>
        ask(context, trx, shopper, entryNo, body),
      );
    }),
  );
  if (asked.answer.request.isHeld && !asked.replayed) catalogueVersionOf(context.db).noteStockChange();
  return asked;
}
