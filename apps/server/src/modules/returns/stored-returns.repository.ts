import type { ParcelStage, ReturnReason, ReturnStage, Verdict, WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import type { RefundTable, ReturnRequestTable, ReturnStepTable } from '../../db/tables/returns.ts';
import type { Page } from '../../http/paging.ts';
import { leftOfPayments } from '../money/payments.repository.ts';

type Trx = Transaction<Database>;

/** A line of a return with what the order's line says. */
export interface StoredReturnLine {
  readonly lineNo: number;
  readonly productId: number;
  readonly uniqueCode: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
  /** Null for a refund. */
  readonly wanted: string | null;
  readonly wantedColour: string | null;
  readonly wantedSize: string | null;
  /** paise */
  readonly paid: number;
  readonly verdict: Verdict | null;
}

/** A return with all that belongs to it. */
export interface StoredReturn extends ReturnRequestTable {
  /** What the pick-up takes off a refund, paise. */
  readonly way_back_charge: number;
  /** What is left of the money that was paid ahead for its order, paise; null where it was paid in cash. */
  readonly left: number | null;
  readonly customerName: string;
  readonly addressText: string;
  readonly lines: readonly StoredReturnLine[];
  readonly pictures: readonly string[];
  /** Oldest first. */
  readonly steps: readonly Pick<ReturnStepTable, 'step' | 'created_at' | 'taken_by' | 'note'>[];
  /** The newest parcel with what she gets instead. */
  readonly parcel: { readonly number: number; readonly stage: ParcelStage } | null;
  readonly refund: Pick<RefundTable, 'amount' | 'method' | 'reference' | 'created_at'> | null;
}

function listLines(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('return_line')
    .innerJoin('return_request', 'return_request.id', 'return_line.request_id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.entry_no', '=', 'return_request.entry_no')
        .onRef('order_line.line_no', '=', 'return_line.line_no'),
    )
    .leftJoin('variant', 'variant.unique_code', 'return_line.wanted_code')
    .select([
      'return_line.request_id as id',
      'return_line.line_no as lineNo',
      'order_line.product_id as productId',
      'order_line.unique_code as uniqueCode',
      'order_line.name',
      'order_line.colour',
      'order_line.size',
      'return_line.qty as quantity',
      'return_line.reason',
      'return_line.wanted_code as wanted',
      'variant.colour as wantedColour',
      'variant.size as wantedSize',
      'return_line.paid',
      'return_line.verdict',
    ])
    .where('return_line.request_id', 'in', ids)
    .orderBy('return_line.request_id')
    .orderBy('return_line.line_no')
    .execute();
}

const parcelOf = (row: { readonly number: number; readonly stage: ParcelStage } | undefined) =>
  row === undefined ? null : { number: row.number, stage: row.stage };

/** Returns in the given sequence; unknown ones are left out. @param ids max a page of them */
export async function loadReturns(db: Db, ids: readonly string[]): Promise<readonly StoredReturn[]> {
  if (ids.length === 0) return [];
  const requests = await db
    .selectFrom('return_request')
    .innerJoin('placed_order', 'placed_order.entry_no', 'return_request.entry_no')
    .selectAll('return_request')
    .select(['placed_order.customer_name as customerName', 'placed_order.address_text as addressText'])
    .where('return_request.id', 'in', ids)
    .execute();
  const lines = Map.groupBy(await listLines(db, ids), ({ id }) => id);
  const pictures = await db
    .selectFrom('return_picture')
    .select(['id', 'request_id'])
    .where('request_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const steps = await db
    .selectFrom('return_step')
    .select(['request_id', 'step', 'created_at', 'taken_by', 'note'])
    .where('request_id', 'in', ids)
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['request_id', 'amount', 'method', 'reference', 'created_at'])
    .where('request_id', 'in', ids)
    .execute();
  const parcels = await db
    .selectFrom('parcel')
    .select(['request_id', 'number', 'stage'])
    .where('request_id', 'in', ids)
    .orderBy('number')
    .execute();
  const lefts = await leftOfPayments(
    db,
    requests.map(({ entry_no }) => entry_no),
  );
  const byId = new Map(requests.map((request) => [request.id, request]));
  return ids.flatMap((id) => {
    const request = byId.get(id);
    if (request === undefined) return [];
    return {
      ...request,
      left: lefts.get(request.entry_no) ?? null,
      lines: lines.get(id) ?? [],
      pictures: pictures.filter((each) => each.request_id === id).map((picture) => picture.id),
      steps: steps.filter((each) => each.request_id === id),
      parcel: parcelOf(parcels.findLast((each) => each.request_id === id)),
      refund: refunds.find((each) => each.request_id === id) ?? null,
    };
  });
}

/** Locks a return until the transaction ends. @returns whether there is one */
export async function lockReturn(trx: Trx, id: string): Promise<boolean> {
  const query = trx.selectFrom('return_request').select('id').where('id', '=', id);
  return (await forUpdate(trx, query).executeTakeFirst()) !== undefined;
}

/** Ids of the returns of an order, oldest first. */
export async function listReturnsOfOrder(db: Db, entryNo: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('return_request')
    .select('id')
    .where('entry_no', '=', entryNo)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the back office's list shows; everything where absent. */
export type ReturnFilter = WireOf<'getReturns'>['query']['stage'];

function selectMatching(db: Db, filter: ReturnFilter) {
  const query = db.selectFrom('return_request');
  if (filter === undefined) return query;
  if (filter === 'open') return query.where('turn', '<', 2);
  return filter === 'ended' ? query.where('turn', '=', 2) : query.where('stage', '=', filter);
}

/** Ids of a page of returns: those that wait for the shop, those on their way, those that have ended; the most urgent first. */
export async function listReturnQueue(
  db: Db,
  filter: ReturnFilter,
  { limit, offset }: Page,
): Promise<readonly string[]> {
  const query = selectMatching(db, filter).select('id');
  const ofOneStage = filter !== undefined && filter !== 'open' && filter !== 'ended';
  const rows = await (ofOneStage ? query : query.orderBy('turn'))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many returns match. */
export function countReturns(db: Db, filter: ReturnFilter): Promise<number> {
  return countRows(selectMatching(db, filter));
}

/** How many returns wait for a step of the shop. */
export function countWaiting(db: Db): Promise<number> {
  return countRows(db.selectFrom('return_request').where('turn', '=', 0));
}

const onTheirWay: readonly ReturnStage[] = ['approved', 'pickUpArranged'];

/** Ids of returns whose pieces should have arrived before a time. */
export async function listOverdue(db: Db, now: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('return_request')
    .select('id')
    .where('stage', 'in', onTheirWay)
    .where('due_at', '<', now)
    .orderBy('due_at')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stages in which the units of a return can be returned again. */
export const freeing: readonly ReturnStage[] = ['declined', 'sentBack', 'cancelled', 'lapsed'];

/** Units of an order's lines that returns have, and what was paid for them, by line. */
export async function sumReturnedLines(db: Db, entryNo: string) {
  const rows = await db
    .selectFrom('return_request')
    .innerJoin('return_line', 'return_line.request_id', 'return_request.id')
    .select(({ fn }) => [
      'return_line.line_no as lineNo',
      fn.sum<number>('return_line.qty').as('units'),
      fn.sum<number>('return_line.paid').as('paid'),
    ])
    .where('return_request.entry_no', '=', entryNo)
    .where('return_request.stage', 'not in', freeing)
    .groupBy('return_line.line_no')
    .execute();
  return new Map(rows.map(({ lineNo, units, paid }) => [lineNo, { units: Number(units), paid: Number(paid) }]));
}

/** What was charged for the lines of an order, paise, with their products and whether they were final sales. */
export async function listLineCosts(db: Db, entryNo: string) {
  const rows = await db
    .selectFrom('order_line')
    .select(['line_no as lineNo', 'product_id as productId', 'total', 'final_sale'])
    .where('entry_no', '=', entryNo)
    .execute();
  return new Map(rows.map((row) => [row.lineNo, row]));
}

/** The variants of some products that can be sold, in their sequence. */
export function listExchanges(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('variant')
    .select(['product_id as productId', 'unique_code as uniqueCode', 'colour', 'size', 'qty as stock'])
    .where('product_id', 'in', productIds)
    .where('withdrawn', '=', 0)
    .where('qty', '>', 0)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('unique_code')
    .execute();
}

/** The products of some variants that are still sold, by unique code. */
export async function findProductsOf(db: Db, uniqueCodes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (uniqueCodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant')
    .select(['unique_code', 'product_id'])
    .where('unique_code', 'in', uniqueCodes)
    .where('withdrawn', '=', 0)
    .execute();
  return new Map(rows.map((row) => [row.unique_code, row.product_id]));
}
