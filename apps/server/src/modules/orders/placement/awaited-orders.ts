import type { PaymentWay, PrepaidWay } from '@kayal/api-contract';
import { isAwaited } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import { newId } from '../../../db/ids.ts';
import { inOneTrip } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findCustomer, type CustomerRow } from '../../accounts/customers/customers.repository.ts';
import { raiseCartVersion } from '../../cart/cart.repository.ts';
import { postIfLow, type UnitsChange } from '../../events/post-event.ts';
import { enterMoney } from '../../money/money.repository.ts';
import { insertPayment, lockPayment, movePayment } from '../../money/payments.repository.ts';
import {
  countDiscounts,
  countDiscountsAgain,
  toDiscountRows,
  writeDiscounts,
} from '../../promotions/order-discounts.ts';
import { countOrders } from '../../promotions/promotions.repository.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { lockStock } from '../../stock/stock.repository.ts';
import { notifyWaiting } from '../../stock-watch/stock-watch.service.ts';
import { returnUnits } from '../life/saved-steps.repository.ts';
import {
  deleteAwaited,
  deleteOrderedLines,
  findAwaited,
  findWaiting,
  insertAwaited,
  insertHoldMovements,
  listAwaitedDiscounts,
  listAwaitedLines,
  markPaidBy,
  releaseAwaited,
  type WaitingOrder,
} from './awaited-orders.repository.ts';
import { commitOrder, type PreparedOrder } from './order-statements.ts';
import { takeAll } from './take-units.ts';

type Trx = Transaction<Database>;

const minute = 60_000;
/** How long units are held for a shopper who has not said that she has paid. */
const payWithinMs = 15 * minute;

const unitsOf = (lines: PreparedOrder['lines']) =>
  lines.map(({ unique_code, qty }) => ({ uniqueCode: unique_code, quantity: qty }));

/** Stores an order that waits for its payment, and takes its units out of stock until then. @throws `order.stock` */
export async function awaitOrder(
  context: AppContext,
  trx: Trx,
  { order, lines, discounts }: PreparedOrder,
  way: PrepaidWay,
): Promise<void> {
  const { delivered: _delivered, delivered_at: _deliveredAt, ...head } = order;
  const { entry_no, customer_id, total, created_at: at } = order;
  for (const change of await takeAll(trx, unitsOf(lines))) await postIfLow(trx, change, at);
  await countDiscounts(trx, discounts);
  await insertAwaited(trx, { ...head, held: 1 }, lines, toDiscountRows(entry_no, discounts));
  await insertHoldMovements(trx, lines, -1, at);
  const payment = {
    id: newId(),
    entry_no,
    customer_id,
    way,
    stage: 'none' as const,
    amount: total,
    received: 0,
    refunded: 0,
    started_at: at,
    expires_at: null,
    reference: '',
    gateway_id: null,
    pay_address: null,
    asked_at: null,
    ask_again_at: null,
    closed_at: null,
  };
  await insertPayment(trx, payment);
  await movePayment(trx, payment, { type: 'payment.start', expiresAt: context.now() + payWithinMs });
}

/** Puts the units of a waiting order back into stock, and gives back its promotions; a second call changes nothing. */
export async function freeAwaited(context: AppContext, trx: Trx, entryNo: string): Promise<void> {
  const awaited = await findAwaited(trx, entryNo);
  if (awaited?.held !== 1) return;
  const lines = await listAwaitedLines(trx, entryNo);
  const movements = lines.map(({ line_no, unique_code, qty }) => ({
    id: `${entryNo}-${line_no}-free`,
    unique_code,
    delta: qty,
    reason: 'correction' as const,
    cause: 'hold' as const,
    entry_no: entryNo,
    created_at: context.now(),
  }));
  await returnUnits(trx, movements);
  for (const { promotion } of await listAwaitedDiscounts(trx, entryNo)) await countOrders(trx, promotion.id, -1);
  await releaseAwaited(trx, entryNo);
  for (const { unique_code } of lines) await notifyWaiting(context, trx, unique_code);
}

/**
 * Gives up an order that waits, because its shopper orders something else.
 * @throws ApiError `payment.waiting` where she has said that she has paid, or money has come
 */
export async function giveUpWaiting(context: AppContext, trx: Trx, waiting: WaitingOrder): Promise<void> {
  const payment = await lockPayment(trx, waiting.paymentId);
  if (payment.stage !== 'started') throw new ApiError('payment.waiting');
  await movePayment(trx, payment, { type: 'payment.withdraw' });
  await freeAwaited(context, trx, waiting.entry_no);
}

/** How placing a paid order ended. `gone`: its account was deleted. */
export type PlacingResult = 'placed' | 'soldOut' | 'promotionOver' | 'gone';

/**
 * Takes units and promotions again that were given back.
 * @returns changes of stock; where some units are gone, or a promotion cannot be used any more, nothing is taken
 */
async function takeAgain(
  context: AppContext,
  trx: Trx,
  { lines, discounts }: Pick<PreparedOrder, 'lines' | 'discounts'>,
  { id: customerId, email }: CustomerRow,
  way: PrepaidWay,
): Promise<readonly UnitsChange[] | Extract<PlacingResult, 'soldOut' | 'promotionOver'>> {
  for (const { unique_code, qty } of lines) if (((await lockStock(trx, unique_code)) ?? 0) < qty) return 'soldOut';
  const other = await findWaiting(trx, customerId);
  const waiting = other === undefined ? null : await listAwaitedDiscounts(trx, other.entry_no);
  const { timeZone } = (await settingsIn(context, trx)).settings;
  const use = { customer: { customerId, email }, way, waiting };
  const isCounted = await countDiscountsAgain(trx, discounts, use, { now: context.now(), timeZone });
  return isCounted ? takeAll(trx, unitsOf(lines)) : 'promotionOver';
}

/**
 * Places an order whose payment has come, under its number. Units that are no longer held are taken again, and
 * its promotions are counted again, within their limits.
 * The caller has locked customer and payment.
 */
export async function placeAwaited(
  context: AppContext,
  trx: Trx,
  {
    id,
    entry_no: entryNo,
    way,
    customer_id: customerId,
  }: {
    readonly id: string;
    readonly entry_no: string;
    readonly way: PrepaidWay;
    readonly customer_id: string;
  },
): Promise<PlacingResult> {
  const awaited = await findAwaited(trx, entryNo);
  const customer = await findCustomer(trx, customerId);
  if (awaited === undefined || customer === undefined) return 'gone';
  const { held, ...head } = awaited;
  const lines = await listAwaitedLines(trx, entryNo);
  const discounts = await listAwaitedDiscounts(trx, entryNo);
  const at = context.now();
  if (held === 1) await insertHoldMovements(trx, lines, 1, at);
  const taken = held === 1 ? [] : await takeAgain(context, trx, { lines, discounts }, customer, way);
  if (taken === 'soldOut' || taken === 'promotionOver') return taken;
  const order = { ...head, created_at: at, delivered: 0 as const, delivered_at: null };
  const { settings } = await settingsIn(context, trx);
  const placing = { email: customer.email, settings, taken, isPaid: true };
  await inOneTrip(commitOrder(context, trx, { order, lines, discounts }, placing));
  await writeDiscounts(trx, customerId, entryNo, discounts);
  await markPaidBy(trx, entryNo, way);
  await deleteAwaited(trx, entryNo);
  await deleteOrderedLines(trx, customerId, lines);
  await raiseCartVersion(trx, customerId);
  if (order.total > 0) {
    await enterMoney(trx, {
      entry_no: entryNo,
      payment_id: id,
      from_account: 'sales',
      to_account: 'owed',
      paise: order.total,
      reason: 'due',
      actor_id: null,
      created_at: at,
    });
  }
  return 'placed';
}

/** Whether a waiting order is the one that a shopper orders again, to be paid in the same way. */
export function isSameOrder({ order }: PreparedOrder, waiting: WaitingOrder, way: PaymentWay): boolean {
  return (
    isAwaited(waiting.stage) &&
    waiting.way === way &&
    waiting.lines_hash === order.lines_hash &&
    waiting.total === order.total &&
    waiting.address_text === order.address_text &&
    waiting.phone === order.phone
  );
}
