import { hash } from 'node:crypto';
import { paiseToRupees, type PaymentWay, type PrepaidWay, type ShopSettings, type WireOf } from '@kayal/api-contract';
import { offeredWays, quoteOrder } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import { inOneTrip, inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderLineTable, OrderPromise, OrderTable } from '../../../db/tables/orders.ts';
import { ApiError } from '../../../http/api-error.ts';
import { connectedGateways } from '../../../config/gateways.ts';
import type { AppContext } from '../../../context/app-context.ts';
import type { Identity } from '../../../http/identity.ts';
import { findActiveAddress } from '../../addresses/addresses.repository.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { clearLines, listCart, lockCart, type CartRow } from '../../cart/cart.repository.ts';
import { orderTerms } from '../../delivery/delivery-terms.service.ts';
import { findAnswer } from '../../idempotency/idempotency.repository.ts';
import { hashWrite, refuseWhenBusy, rememberAnswer, type Answered } from '../../idempotency/idempotency.service.ts';
import {
  countDiscounts,
  discountsOf,
  requireShownAmount,
  termsAfter,
  writeDiscounts,
} from '../../promotions/order-discounts.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { awaitOrder, giveUpWaiting, isSameOrder } from './awaited-orders.ts';
import { findWaiting } from './awaited-orders.repository.ts';
import { guessCashCode, requireCashCode, type GuessedCode } from './cash-code.ts';
import { commitOrder, type PreparedOrder } from './order-statements.ts';
import {
  addressSnapshot,
  describesCart,
  findPriceChanges,
  hashLines,
  isPlausibleDate,
  newEntryNo,
  type ClaimedLine,
} from './placement.logic.ts';
import { findRepeatedOrder, listOrderTimes } from './placement.repository.ts';
import { takeAll } from './take-units.ts';

/** The answer to a placed order, which is stored for retries. */
export type PlacementAnswer = WireOf<'placeOrder'>['answer'];

/** An order submission, read and checked for shape; whether its date is plausible is not checked yet. */
export interface Submission {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly lines: readonly ClaimedLine[];
  /** Amount to pay that the shopper was shown, rupees. */
  readonly amount?: number | undefined;
  /** Idempotency key, when the client sent one. */
  readonly key: string | undefined;
  /** Absent for cash on delivery. */
  readonly way?: PaymentWay | undefined;
  /** Six digits, where an order in cash needs them. */
  readonly cashCode?: string | undefined;
}

const hourMs = 60 * 60 * 1000;
/** How long a repeated submission on an emptied cart is answered with the order that emptied it, ms. */
const repeatWindowMs = 10 * 60 * 1000;
/** Orders one customer may place in an hour, those included that waited for a payment which never came. */
const ordersPerHour = 10;

const byCode = (one: { readonly uniqueCode: string }, other: { readonly uniqueCode: string }): number =>
  one.uniqueCode < other.uniqueCode ? -1 : 1;

/** @param awaits how it is paid before it is placed */
function toAnswer(entryNo: string, total: number, awaits?: PrepaidWay): PlacementAnswer {
  const order = { orderId: entryNo, entryNos: [entryNo], total: paiseToRupees(total) };
  return { success: true, ...order, ...(awaits === undefined ? {} : { awaits }) };
}

/** The key of a client that sends none: one per version of the cart, which only rises. */
function deriveKey(customerId: string, cartVersion: number): string {
  return hash('sha256', `${customerId}\n${cartVersion}`);
}

/** What an order is decided by, read after the customer's row is locked. */
async function readFacts(context: AppContext, trx: Transaction<Database>, customerId: string) {
  const now = context.now();
  const [version, cart, orderTimes, address, waiting, { settings }] = await inOneTrip([
    lockCart(trx, customerId),
    listCart(trx, customerId),
    listOrderTimes(trx, customerId, { from: now - hourMs, to: now + hourMs }, ordersPerHour),
    findActiveAddress(trx, customerId),
    findWaiting(trx, customerId),
    settingsIn(context, trx),
  ]);
  const lines = cart.filter(({ withdrawn }) => !withdrawn);
  return { version, cart: lines.toSorted(byCode), orderTimes, address, waiting, settings };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

function requireFewerOrders(context: AppContext, { orderTimes }: Facts): void {
  const oldest = orderTimes[ordersPerHour - 1];
  if (!context.config.rateLimit || oldest === undefined) return;
  throw new ApiError('order.limit', { retryAfterSeconds: Math.ceil((oldest + hourMs - context.now()) / 1000) });
}

/** A cart may have been filled before its limits were lowered. */
function requireWithinLimits(cart: readonly CartRow[], { unitsPerLine, linesPerCart }: ShopSettings['limits']): void {
  const isWithin = cart.length <= linesPerCart && cart.every(({ quantity }) => quantity <= unitsPerLine);
  if (!isWithin) throw new ApiError('cart.limit');
}

/** @param totals of the lines after discounts, paise */
function toLines(entryNo: string, cart: readonly CartRow[], totals: readonly number[]): readonly OrderLineTable[] {
  return cart.map((row, index) => ({
    entry_no: entryNo,
    line_no: index + 1,
    product_id: row.productId,
    unique_code: row.uniqueCode,
    name: row.name,
    colour: row.colour,
    size: row.size,
    qty: row.quantity,
    price: row.price,
    mrp: row.mrp,
    total: totals[index] ?? 0,
  }));
}

/** The order that a bag becomes. @throws ApiError why it cannot be ordered; units are not taken yet */
async function prepareOrder(
  context: AppContext,
  trx: Transaction<Database>,
  customer: Identity,
  submission: Submission,
  facts: Facts,
): Promise<PreparedOrder> {
  const { cart, address, settings } = facts;
  if (address === undefined) throw new ApiError('order.no_address');
  if (!describesCart(submission.lines, cart)) throw new ApiError('order.cart_changed');
  const changes = findPriceChanges(submission.lines, cart);
  if (changes.length > 0) {
    throw new ApiError('order.price_changed', {
      items: changes.map((row) => ({ uniqueCode: row.uniqueCode, price: paiseToRupees(row.price) })),
    });
  }
  requireWithinLimits(cart, settings.limits);
  const { customerId } = customer;
  const { way = 'cash' } = submission;
  const { charges, days } = await orderTerms(trx, customerId, { pincode: address.pincode, lines: cart, settings }, way);
  const at = context.now();
  const bag = { customer, lines: cart, pincode: address.pincode, way, ...charges };
  const discounts = await discountsOf(trx, bag, { now: at, timeZone: settings.timeZone });
  const quote = quoteOrder(cart, termsAfter(bag, discounts));
  requireShownAmount(submission.amount, quote.amount);
  const entryNo = newEntryNo();
  const order: OrderTable & OrderPromise = {
    entry_no: entryNo,
    customer_id: customerId,
    customer_name: customer.name,
    phone: address.mobile,
    address_text: addressSnapshot(address),
    total: quote.amount,
    delivery_charge: quote.charges,
    order_date: submission.date,
    created_at: at,
    delivered: 0,
    delivered_at: null,
    lines_hash: hashLines(cart),
    delivery_days: days,
  };
  return { order, lines: toLines(entryNo, cart, quote.lineTotals), discounts: discounts.applied };
}

/** @param remember stores the answer under the key of the submission */
async function createOrder(
  context: AppContext,
  trx: Transaction<Database>,
  customer: Identity,
  { guessed, ...submission }: Submission & { readonly guessed: GuessedCode | null },
  facts: Facts,
  remember: (answer: PlacementAnswer) => Promise<void>,
): Promise<PlacementAnswer> {
  const { way = 'cash' } = submission;
  const { cart, settings, waiting } = facts;
  if (!offeredWays(settings, connectedGateways(context.config)).includes(way)) throw new ApiError('payment.way');
  const prepared = await prepareOrder(context, trx, customer, submission, facts);
  const { entry_no: entryNo, customer_id: customerId, total } = prepared.order;
  if (waiting !== undefined && isSameOrder(prepared, waiting, way)) {
    return toAnswer(waiting.entry_no, total, waiting.way);
  }
  requireFewerOrders(context, facts);
  if (waiting !== undefined) await giveUpWaiting(context, trx, waiting);
  if (way !== 'cash' && total > 0) {
    await awaitOrder(context, trx, prepared, way);
    const answer = toAnswer(entryNo, total, way);
    await remember(answer);
    return answer;
  }
  const taken = await takeAll(trx, cart);
  await requireCashCode(trx, prepared, settings, guessed);
  const answer = toAnswer(entryNo, total);
  await inOneTrip([
    ...commitOrder(context, trx, prepared, { email: customer.email, settings, taken, isPaid: false }),
    clearLines(trx, customerId),
    remember(answer),
  ]);
  await countDiscounts(trx, prepared.discounts);
  await writeDiscounts(trx, customerId, entryNo, prepared.discounts);
  return answer;
}

/** Finds the order that emptied the cart a moment ago: a client without keys may have sent it twice. */
async function repeatOrder(
  context: AppContext,
  trx: Transaction<Database>,
  customerId: string,
  lines: readonly ClaimedLine[],
): Promise<PlacementAnswer> {
  const now = context.now();
  const times = { from: now - repeatWindowMs, to: now + repeatWindowMs };
  const repeated = await findRepeatedOrder(trx, customerId, hashLines(lines), times);
  if (repeated === undefined) throw new ApiError('order.empty_cart');
  return toAnswer(repeated.entryNo, repeated.total);
}

/**
 * Places an order: order, lines, stock, cart, message and kept answer in one transaction, serialised per customer. The
 * same key, or the same lines right after, give the same order.
 *
 * @throws ApiError `request.invalid` for a date more than a day from now, `order.empty_cart`, `order.limit`,
 * `order.no_address`, `delivery.not_served`, `payment.cash`, `order.cart_changed`, `order.price_changed`,
 * `order.amount_changed`, `cart.limit`, `order.stock`, `order.in_progress`,
 * `idempotency.reused`, `payment.way`, `payment.waiting`, those of `requireCashCode`; a refusal keeps nothing.
 */
export async function placeOrder(
  context: AppContext,
  customer: Identity,
  submission: Submission,
): Promise<Answered<PlacementAnswer>> {
  const { customerId } = customer;
  const { way = 'cash' } = submission;
  const meaning = way === 'cash' ? [] : [way];
  const bodyHash = hashWrite('placeOrder', [submission.lines.toSorted(byCode), ...meaning]);
  const guessed = way === 'cash' ? await guessCashCode(context, customerId, submission.cashCode) : null;
  let key = submission.key;
  const place = async (trx: Transaction<Database>): Promise<Answered<PlacementAnswer>> => {
    const facts = await readFacts(context, trx, customerId);
    const ownKey = submission.key ?? deriveKey(customerId, facts.version);
    key = ownKey;
    const kept = await findAnswer(trx, customerId, ownKey);
    // Without a key of the client a prepaid order is recognised by its bag: the stored one may have expired.
    const isKept = kept?.body_hash === bodyHash && (way === 'cash' || submission.key !== undefined);
    if (isKept) return { answer: JSON.parse(kept.body), replayed: true };
    if (kept !== undefined && submission.key !== undefined) throw new ApiError('idempotency.reused');
    // After the kept answer: a phone that was offline for a day may ask again for an order that it has.
    if (!isPlausibleDate(submission.date, context.now(), facts.settings.timeZone)) {
      throw new ApiError('request.invalid', { fields: { date: 'not within a day of today' } });
    }
    const remember = async (answer: PlacementAnswer): Promise<void> => {
      if (kept !== undefined) return;
      await rememberAnswer(trx, { customerId, key: ownKey, bodyHash, now: context.now() }, answer);
    };
    if (facts.cart.length > 0) {
      return {
        answer: await createOrder(context, trx, customer, { ...submission, guessed }, facts, remember),
        replayed: false,
      };
    }
    const answer = await repeatOrder(context, trx, customerId, submission.lines);
    await remember(answer);
    return { answer, replayed: true };
  };
  const placed = await refuseWhenBusy('order.in_progress', () => inTransaction(context.db, place)).catch(
    async (error: unknown): Promise<Answered<PlacementAnswer>> => {
      if (error instanceof ApiError || key === undefined) throw error;
      return { answer: await confirmAfterLoss(context, { customerId, key, bodyHash }, error), replayed: false };
    },
  );
  if (!placed.replayed) catalogueVersionOf(context.db).noteStockChange();
  return placed;
}

/** After a connection lost during COMMIT the result is unknown; the stored answer shows whether it succeeded. */
async function confirmAfterLoss(
  context: AppContext,
  write: { readonly customerId: string; readonly key: string; readonly bodyHash: string },
  error: unknown,
): Promise<PlacementAnswer> {
  const kept = await findAnswer(context.db, write.customerId, write.key).catch(() => undefined);
  if (kept?.body_hash !== write.bodyHash) throw error;
  return JSON.parse(kept.body);
}
