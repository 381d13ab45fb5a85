import type { OrderStage } from '@kayal/api-contract';
import { stageOfParcels, type LifeParcel, type OrderLifeInput } from '@kayal/commerce-core';
import { forUpdate } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import { partsInTurns } from '../../../db/slices.ts';
import type { OpenStage } from '../../../db/tables/parcels.ts';

/** A line of an order, as far as parcels and their mails need it. */
export interface StoredLine {
  readonly lineNo: number;
  readonly quantity: number;
  readonly uniqueCode: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
}

/** What a parcel has besides its stage and units. */
export interface ParcelDetails {
  /** From 1 in its order. */
  readonly number: number;
  /** Empty without a courier. */
  readonly courierId: string;
  readonly courierName: string | null;
  readonly trackingNumber: string | null;
}

/** A stored parcel. */
export type StoredParcel = LifeParcel & ParcelDetails;

/** An order with its parcels, as the statechart takes it. */
export interface StoredLife extends OrderLifeInput {
  readonly entryNo: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly addressText: string;
  /** Max business days to its delivery; null for an order from before they were stored. */
  readonly deliveryDays: number | null;
  /** ms since 1970 */
  readonly orderedAt: number;
  /** ms since 1970; null while it is not delivered, or not cancelled. */
  readonly deliveredAt: number | null;
  readonly cancelledAt: number | null;
  readonly cancelReason: string | null;
  readonly lines: readonly StoredLine[];
  readonly parcels: readonly StoredParcel[];
  /** How many steps of the order's timeline are stored. */
  readonly stepCount: number;
  /** Highest number of a parcel of the order, those of exchanges included; 0 without one. */
  readonly lastParcel: number;
  /** The return whose exchange or replacement this is; null for an order. */
  readonly requestId: string | null;
}

/** An order with the exchanges that were sent for its returns. */
export interface StoredOrder extends StoredLife {
  readonly requestId: null;
  /** Each with lines, parcels and a stage of its own. It takes steps by the same statechart, after its order has ended. */
  readonly exchanges: readonly StoredLife[];
}

/** The stage of an order's row: the flags decide, because a version before parcels writes only them. */
export function stageOfRow(row: {
  readonly stage: OpenStage;
  readonly delivered: 0 | 1;
  readonly cancelledAt: number | null;
}): OrderStage {
  if (row.cancelledAt !== null) return 'cancelled';
  return row.delivered === 1 ? 'delivered' : row.stage;
}

/** A parcel with the return whose exchange it brings. */
type ListedParcel = StoredParcel & { readonly requestId: string | null };

/** Parcels of orders with their units, by the order's number. */
async function listParcels(db: Db, entryNos: readonly string[]): Promise<ReadonlyMap<string, ListedParcel[]>> {
  const rows = await db
    .selectFrom('parcel')
    .innerJoin('parcel_line', 'parcel_line.parcel_id', 'parcel.id')
    .select([
      'parcel.entry_no as entryNo',
      'parcel.id',
      'parcel.number',
      'parcel.stage',
      'parcel.restocked',
      'parcel.request_id as requestId',
      'parcel.courier_id as courierId',
      'parcel.courier_name as courierName',
      'parcel.tracking_number as trackingNumber',
      'parcel_line.line_no as lineNo',
      'parcel_line.qty as quantity',
    ])
    .where('parcel.entry_no', 'in', entryNos)
    .orderBy('parcel.entry_no')
    .orderBy('parcel.number')
    .orderBy('parcel_line.line_no')
    .execute();
  const byOrder = new Map<string, ListedParcel[]>();
  for (const own of Map.groupBy(rows, ({ id }) => id).values()) {
    const [head] = own;
    if (head === undefined) continue;
    const { entryNo, restocked, lineNo: _lineNo, quantity: _quantity, ...parcel } = head;
    const lines = own.map(({ lineNo, quantity }) => ({ lineNo, quantity }));
    byOrder.set(entryNo, [...(byOrder.get(entryNo) ?? []), { ...parcel, isRestocked: restocked === 1, lines }]);
  }
  return byOrder;
}

async function listLines(db: Db, entryNos: readonly string[]): Promise<ReadonlyMap<string, StoredLine[]>> {
  const rows = await db
    .selectFrom('order_line')
    .select([
      'entry_no as entryNo',
      'line_no as lineNo',
      'qty as quantity',
      'unique_code as uniqueCode',
      'name',
      'colour',
      'size',
    ])
    .where('entry_no', 'in', entryNos)
    .orderBy('entry_no')
    .orderBy('line_no')
    .execute();
  return Map.groupBy(rows, ({ entryNo }) => entryNo);
}

/** What exchanges bring, by the return; a variant that is gone has no colour and size. */
async function listExchangedLines(db: Db, requestIds: readonly string[]): Promise<ReadonlyMap<string, StoredLine[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('return_line')
    .innerJoin('return_request', 'return_request.id', 'return_line.request_id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.entry_no', '=', 'return_request.entry_no')
        .onRef('order_line.line_no', '=', 'return_line.line_no'),
    )
    .leftJoin('variant', 'variant.unique_code', 'return_line.wanted_code')
    .select([
      'return_line.request_id as requestId',
      'return_line.line_no as lineNo',
      'return_line.qty as quantity',
      'return_line.wanted_code as uniqueCode',
      'order_line.name',
      'variant.colour',
      'variant.size',
    ])
    .where('return_line.request_id', 'in', requestIds)
    .orderBy('return_line.line_no')
    .execute();
  const lines = rows.map(({ uniqueCode, colour, size, ...line }) => {
    return { ...line, uniqueCode: uniqueCode ?? '', colour: colour ?? '', size: size ?? '' };
  });
  return Map.groupBy(lines, ({ requestId }) => requestId);
}

async function countSteps(db: Db, entryNos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('order_step')
    .select(({ fn }) => ['entry_no as entryNo', fn.countAll<number>().as('count')])
    .where('entry_no', 'in', entryNos)
    .groupBy('entry_no')
    .execute();
  return new Map(rows.map(({ entryNo, count }) => [entryNo, Number(count)]));
}

/**
 * Orders with their lines and parcels, by number; unknown numbers are left out.
 * @param isLocked whether they must not change until the transaction ends
 */
export async function loadLives(
  db: Db,
  wanted: readonly string[],
  isLocked: boolean,
): Promise<ReadonlyMap<string, StoredOrder>> {
  const lives = new Map<string, StoredOrder>();
  // Sorted, so that no two transactions wait for each other.
  for await (const entryNos of partsInTurns([...new Set(wanted)].toSorted())) {
    const query = db
      .selectFrom('placed_order')
      .select([
        'entry_no as entryNo',
        'customer_id as customerId',
        'customer_name as customerName',
        'address_text as addressText',
        'delivery_days as deliveryDays',
        'created_at as orderedAt',
        'stage',
        'delivered',
        'delivered_at as deliveredAt',
        'cancelled_at as cancelledAt',
        'cancel_reason as cancelReason',
      ])
      .where('entry_no', 'in', entryNos)
      .orderBy('entry_no');
    const rows = await (isLocked ? forUpdate(db, query) : query).execute();
    const lines = await listLines(db, entryNos);
    const parcels = await listParcels(db, entryNos);
    const steps = await countSteps(db, entryNos);
    const requestIds = [...parcels.values()].flat().flatMap(({ requestId }) => (requestId === null ? [] : [requestId]));
    const exchanged = await listExchangedLines(db, [...new Set(requestIds)]);
    for (const { delivered, ...row } of rows) {
      const stage = stageOfRow({ ...row, delivered });
      const all = Map.groupBy(parcels.get(row.entryNo) ?? [], ({ requestId }) => requestId);
      const own = all.get(null) ?? [];
      const facts = {
        ...row,
        stepCount: steps.get(row.entryNo) ?? 0,
        lastParcel: Math.max(0, ...[...all.values()].flat().map(({ number }) => number)),
      };
      const order = {
        ...facts,
        stage,
        lines: lines.get(row.entryNo) ?? [],
        parcels: stage === 'delivered' ? own.map(asDelivered) : own,
        requestId: null,
      };
      const exchanges = [...all].flatMap(([requestId, sent]) =>
        requestId === null ? [] : [exchangeOf(order, requestId, exchanged.get(requestId) ?? [], sent)],
      );
      lives.set(row.entryNo, { ...order, exchanges });
    }
  }
  return lives;
}

/** The life of what is sent instead of returned pieces: it ends with its parcels, as that of an order. */
export function exchangeOf(
  order: StoredLife,
  requestId: string,
  lines: readonly StoredLine[],
  parcels: readonly StoredParcel[],
): StoredLife {
  return { ...order, requestId, lines, parcels, stage: stageOfParcels({ lines, parcels }) };
}

/** What a parcel belongs to: its order, or one of the order's exchanges. */
export const holderOf = (order: StoredOrder, parcelId: string): StoredLife =>
  order.exchanges.find(({ parcels }) => parcels.some(({ id }) => id === parcelId)) ?? order;

/** A parcel of a delivered order: a version before parcels marks the order only. */
const asDelivered = (parcel: StoredParcel): StoredParcel =>
  parcel.stage === 'returnedToSender' ? parcel : { ...parcel, stage: 'delivered' };

/** The order of a parcel; `undefined` for an unknown one. */
export async function findOrderOfParcel(db: Db, parcelId: string): Promise<string | undefined> {
  const row = await db.selectFrom('parcel').select('entry_no').where('id', '=', parcelId).executeTakeFirst();
  return row?.entry_no;
}

/** Parcels that have these tracking numbers. */
export async function findTracked(db: Db, numbers: readonly string[]) {
  const found = [];
  for await (const part of partsInTurns([...new Set(numbers)])) {
    const rows = await db
      .selectFrom('parcel')
      .select(['id', 'entry_no as entryNo', 'tracking_number as trackingNumber', 'courier_id as courierId'])
      .where('tracking_number', 'in', part)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** The steps that were taken with an order, oldest first. */
export function listSteps(db: Db, entryNo: string) {
  return db
    .selectFrom('order_step')
    .select(['step', 'created_at as at', 'taken_by as by', 'parcel_number as parcel', 'note'])
    .where('entry_no', '=', entryNo)
    .orderBy('id')
    .execute();
}

/** The key of a step: those of an order sort as they were taken, whatever the clock did. @param count from 1 */
export const stepId = (entryNo: string, count: number): string => `${entryNo}-${String(count).padStart(5, '0')}`;
