import type { PaymentFilter, PrepaidWay, RefundState } from '@kayal/api-contract';
import { nextPayment, type PaymentEvent } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentReceiptTable, PaymentRefundTable, PaymentTable } from '../../db/tables/payments.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Page } from '../../http/paging.ts';

type Trx = Transaction<Database>;

/** Stores a payment that has begun. */
export async function insertPayment(trx: Trx, payment: PaymentTable): Promise<void> {
  await trx.insertInto('payment').values(payment).execute();
}

const columns = [
  'id',
  'entry_no',
  'customer_id',
  'way',
  'stage',
  'amount',
  'received',
  'refunded',
  'started_at',
  'expires_at',
  'reference',
  'gateway_id',
  'pay_address',
  'asked_at',
  'ask_again_at',
  'closed_at',
] as const satisfies readonly (keyof PaymentTable)[];

const selectById = prepare<{ id: string }, PaymentTable>((db, { id }) =>
  db.selectFrom('payment').select(columns).where('id', '=', id),
);

const selectLocked = prepare<{ id: string }, PaymentTable>((db, { id }) =>
  forUpdate(db, db.selectFrom('payment').select(columns).where('id', '=', id)),
);

/** A payment by its id, or by the number of its order. */
export async function findPayment(
  db: Db,
  by: { readonly id: string } | { readonly entryNo: string },
): Promise<PaymentTable | undefined> {
  if ('id' in by) return (await selectById(db, by)).rows[0];
  return db.selectFrom('payment').select(columns).where('entry_no', '=', by.entryNo).executeTakeFirst();
}

/** As `findPayment`, and the payment does not change until the transaction ends. Lock its customer first. */
export async function lockPayment(trx: Trx, id: string): Promise<PaymentTable> {
  const [payment] = (await selectLocked(trx, { id })).rows;
  if (payment === undefined) throw new ApiError('not_found');
  return payment;
}

type Move = Pick<PaymentTable, 'id' | 'stage' | 'received' | 'refunded' | 'expires_at'>;
const updateMoved = prepare<Move, object>((db, { id, stage, received, refunded, expires_at }) =>
  db.updateTable('payment').set({ stage, received, refunded, expires_at }).where('id', '=', id),
);

/**
 * Takes one step of a locked payment by the statechart: nothing else writes a stage or a sum.
 * @throws ApiError `payment.step` where the step is illegal; nothing has changed then
 */
export async function movePayment(trx: Trx, payment: PaymentTable, event: PaymentEvent): Promise<PaymentTable> {
  const { stage, amount, received, refunded, expires_at: expiresAt } = payment;
  const next = nextPayment({ stage, amount, received, refunded, expiresAt }, event);
  if (next === null) throw new ApiError('payment.step');
  const changes = {
    stage: next.stage,
    received: next.received,
    refunded: next.refunded,
    expires_at: next.expiresAt,
  };
  await updateMoved(trx, { id: payment.id, ...changes });
  return { ...payment, ...changes };
}

/** Stores what the shopper gave as reference. */
export async function updateReference(trx: Trx, id: string, reference: string): Promise<void> {
  await trx.updateTable('payment').set({ reference }).where('id', '=', id).execute();
}

const selectReceipt = prepare<{ way: PrepaidWay; id: string }, Pick<PaymentReceiptTable, 'payment_id'>>(
  (db, { way, id }) =>
    db.selectFrom('payment_receipt').select('payment_id').where('way', '=', way).where('id', '=', id),
);

/** The payment that a reference of a bank or gateway belongs to. */
export async function findReceipt(
  db: Db,
  way: PrepaidWay,
  id: string,
): Promise<Pick<PaymentReceiptTable, 'payment_id'> | undefined> {
  return (await selectReceipt(db, { way, id })).rows[0];
}

const writeReceipt = prepare<PaymentReceiptTable, object>((db, { way, id, payment_id, amount, actor_id, created_at }) =>
  db.insertInto('payment_receipt').values({ way, id, payment_id, amount, actor_id, created_at }),
);

/** Stores money that arrived. */
export async function insertReceipt(trx: Trx, receipt: PaymentReceiptTable): Promise<void> {
  await writeReceipt(trx, receipt);
}

/** Stores money that is to go back, or went. */
export async function insertRefund(trx: Trx, refund: PaymentRefundTable): Promise<void> {
  await trx.insertInto('payment_refund').values(refund).execute();
}

/** Stores that a refund was made. @param from where it may stand. @returns whether it stood there */
export async function markRefunded(
  trx: Trx,
  id: string,
  reference: string,
  from: readonly RefundState[],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_refund')
    .set({ state: 'done', reference })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores that the gateway could not make a refund. */
export async function markRefundFailed(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('payment_refund').set({ state: 'failed', reference: '' }).where('id', '=', id).execute();
}

/** Stores what is left of a refund of which a part has failed. @param reference of the parts that were made */
export async function updateRefund(trx: Trx, id: string, amount: number, reference: string): Promise<void> {
  await trx.updateTable('payment_refund').set({ amount, reference }).where('id', '=', id).execute();
}

/** Refunds of some payments, oldest first. */
export async function listRefunds(db: Db, paymentIds: readonly string[]): Promise<readonly PaymentRefundTable[]> {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const forOwner = ['pending', 'held'] as const;

/** What a list of payments is narrowed to: those of a filter, the one of an order. */
export interface PaymentMatch {
  readonly filter?: PaymentFilter | undefined;
  readonly entryNo?: string | undefined;
}

function selectMatching(db: Db, { filter, entryNo }: PaymentMatch) {
  const all = db.selectFrom('payment');
  const query = entryNo === undefined ? all : all.where('entry_no', '=', entryNo);
  if (filter === undefined) return query;
  if (filter === 'waiting') return query.where('stage', 'in', forOwner);
  if (filter !== 'toRefund') return query.where('stage', '=', filter);
  return query.where('id', 'in', db.selectFrom('payment_refund').select('payment_id').where('state', '!=', 'done'));
}

/** A page of payments; those that wait for the owner oldest first, others newest first. */
export function listPayments(db: Db, match: PaymentMatch, { limit, offset }: Page): Promise<PaymentTable[]> {
  const { filter } = match;
  const order = filter === 'waiting' || filter === 'toRefund' ? 'asc' : 'desc';
  return selectMatching(db, match)
    .selectAll()
    .orderBy('started_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many payments match. */
export function countPayments(db: Db, match: PaymentMatch): Promise<number> {
  return countRows(selectMatching(db, match));
}

/** What was given back for returns of some orders, by their numbers. Paise; without an entry none was. */
export async function sumOfReturns(db: Db, entryNos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (entryNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('refund')
    .select(({ fn }) => ['entry_no', fn.sum<number>('amount').as('sum')])
    .where('entry_no', 'in', entryNos)
    .groupBy('entry_no')
    .execute();
  return new Map(rows.map(({ entry_no, sum }) => [entry_no, Number(sum)]));
}

/**
 * What is left of the money that was paid ahead for some orders, by their numbers: without refunds, and without what was
 * given back for returns. Paise; an order in cash is absent.
 */
export async function leftOfPayments(db: Db, entryNos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (entryNos.length === 0) return new Map();
  const query = db.selectFrom('payment').select(['entry_no', 'received', 'refunded']);
  const payments = await query.where('entry_no', 'in', entryNos).execute();
  const returned = await sumOfReturns(db, entryNos);
  return new Map(
    payments.map(({ entry_no, received, refunded }) => [entry_no, received - refunded - (returned.get(entry_no) ?? 0)]),
  );
}

/** Payments by UPI that wait for money and whose shoppers gave a reference. */
export function listClaimed(db: Db): Promise<PaymentTable[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('way', '=', 'upi')
    .where('stage', 'in', ['pending', 'expired', 'failed', 'held'])
    .where('reference', '!=', '')
    .orderBy('started_at', 'desc')
    .limit(10_000)
    .execute();
}

/** Ids of payments that still wait after their time. */
export async function listOverduePayments(db: Db, now: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('stage', 'in', ['started', 'pending', 'authorised'])
    .where('expires_at', '<=', now)
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of payments with another amount that the owner has not decided about before a time; their units are still held. */
export async function listUndecided(db: Db, expiredBefore: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('awaited_order', 'awaited_order.entry_no', 'payment.entry_no')
    .select('payment.id')
    .where('payment.stage', '=', 'held')
    .where('awaited_order.held', '=', 1)
    .where('payment.expires_at', '<=', expiredBefore)
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of payments that hold money of a cancelled order. */
export async function listOfCancelledOrders(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('placed_order', 'placed_order.entry_no', 'payment.entry_no')
    .select('payment.id')
    .where('payment.stage', '=', 'paid')
    .where('placed_order.cancelled_at', 'is not', null)
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
