import type { OrderStage, ParcelLine, WireOf } from '@kayal/api-contract';
import { canCancelOrder, nextOrderLife, unpackedLines, type OrderLifeEvent } from '@kayal/commerce-core';
import {
  stepsTakenAt,
  type OrderLifeRow,
  type ParcelRow,
  type StoredLife,
  type TimelineRow,
} from './fixtures/order-lives.ts';
import type { OrderRow } from './fixtures/orders.ts';
import type { ReturnRow } from './fixtures/returns.ts';
import type { MockShopState } from './mock-shop-state.ts';

type StepBody = WireOf<'takeParcelStep'>['body'];

const linesOf = (rows: readonly OrderRow[]): ParcelLine[] =>
  rows.map(({ Quantity }, index) => ({ lineNo: index + 1, quantity: Quantity }));

/** Where an order is, by its flags and parcels. */
export function stageOf([row]: readonly OrderRow[]): OrderStage {
  if (row === undefined) return 'placed';
  if (row.cancelledAt != null) return 'cancelled';
  return row.isDelivered ? 'delivered' : (row.stage ?? 'placed');
}

/** A step of the shop, now. */
export const timelineEntry = (step: TimelineRow['step'], parcel: number | null, note = ''): TimelineRow => ({
  step,
  at: stepsTakenAt,
  by: 'shop',
  parcel,
  note,
});

/** One mocked order: reads its life, and takes its steps by the shop's own statechart. */
export class MockOrderLife {
  private readonly state: MockShopState;
  private readonly entryNo: string;

  constructor(state: MockShopState, entryNo: string) {
    this.state = state;
    this.entryNo = entryNo;
  }

  get rows(): readonly OrderRow[] {
    return this.state.orders.filter(({ EntryNo }) => EntryNo === this.entryNo);
  }

  private get stored(): StoredLife {
    return this.state.orderLives.get(this.entryNo) ?? { parcels: [], steps: [] };
  }

  get facts() {
    const parcels = this.stored.parcels.filter(({ exchange }) => exchange === null);
    return { stage: stageOf(this.rows), lines: linesOf(this.rows), parcels };
  }

  /** The exchange of a return, which takes steps after its order has ended. */
  private exchange(returnId: string) {
    const parcels = this.stored.parcels.filter(({ exchange }) => exchange?.returnId === returnId);
    return { stage: 'packed' as const, lines: parcels[0]?.lines ?? [], parcels };
  }

  /** @returns whether the step was legal; otherwise nothing changed */
  take(
    event: OrderLifeEvent,
    entry: TimelineRow,
    { returnId, ...details }: Omit<StepBody, 'step'> & { readonly returnId?: string } = {},
  ): boolean {
    const before = this.stored;
    const next = nextOrderLife(returnId === undefined ? this.facts : this.exchange(returnId), event);
    if (next === null) return false;
    // An exchange travels whole.
    if (returnId !== undefined && event.type === 'order.pack' && unpackedLines(next).length > 0) return false;
    const { exchange } = before.parcels.find((parcel) => parcel.exchange?.returnId === returnId) ?? { exchange: null };
    const touched = 'parcelId' in event ? event.parcelId : null;
    const courier = this.state.settings.settings.couriers?.find(({ id }) => id === details.courierId);
    const changed = next.parcels.map((parcel): ParcelRow => {
      const known = before.parcels.find(({ id }) => id === parcel.id);
      const own = known ?? {
        id: parcel.id,
        number: before.parcels.length + 1,
        courierId: '',
        courierName: null,
        courierPhone: null,
        trackingNumber: null,
        trackingUrl: null,
        exchange: returnId === undefined ? null : exchange,
      };
      const isShipped = touched === parcel.id && (event.type === 'parcel.ship' || event.type === 'parcel.correct');
      const number = isShipped ? (details.trackingNumber ?? own.trackingNumber) : own.trackingNumber;
      return {
        ...own,
        stage: parcel.stage,
        isRestocked: parcel.isRestocked,
        lines: [...parcel.lines],
        courierId: isShipped ? (courier?.id ?? '') : own.courierId,
        courierName: isShipped ? (courier?.name ?? own.courierName) : own.courierName,
        trackingNumber: number,
        trackingUrl:
          isShipped && courier !== undefined && number !== null
            ? courier.trackingUrl.replace('{number}', encodeURIComponent(number))
            : own.trackingUrl,
      };
    });
    const others = before.parcels.filter((parcel) => parcel.exchange?.returnId !== returnId);
    const parcels = [...others, ...changed].toSorted((a, b) => a.number - b.number);
    if (event.type === 'parcel.correct' && JSON.stringify(parcels) === JSON.stringify(before.parcels)) return true;
    const lives = new Map(this.state.orderLives);
    this.state.orderLives = lives.set(this.entryNo, { parcels, steps: [...before.steps, entry] });
    if (returnId !== undefined) return true;
    this.state.orders = this.state.orders.map((row) =>
      row.EntryNo === this.entryNo ? { ...row, ...flagsOf(next.stage, entry) } : row,
    );
    return true;
  }

  /** Packs what is unpacked. */
  packRest(): boolean {
    const number = this.stored.parcels.length + 1;
    const event = {
      type: 'order.pack',
      parcelId: `parcel_${this.entryNo}_${number}`,
      lines: unpackedLines(this.facts),
    } as const;
    return this.take(event, timelineEntry('pack', number));
  }

  life(): OrderLifeRow {
    const { stage, parcels } = this.facts;
    const placedAt = this.rows[0]?.orderedAt ?? 0;
    return {
      success: true,
      entryNo: this.entryNo,
      stage,
      parcels: [...this.stored.parcels],
      timeline: [{ ...timelineEntry('placed', null), at: placedAt, by: 'shopper' }, ...this.stored.steps],
      canCancel: stage === 'placed' && canCancelOrder({ parcels }, 'shopper'),
    };
  }
}

/** Columns of an order's rows at a stage. */
function flagsOf(stage: OrderStage, { at, note }: TimelineRow): Partial<OrderRow> {
  if (stage === 'delivered') return { stage, isDelivered: true, deliveredAt: at };
  if (stage === 'cancelled') return { stage, cancelledAt: at, cancelReason: note };
  return { stage };
}

/** Packs what a return gets instead, as the server does. */
export function packExchange(state: MockShopState, { id, entryNo, lines }: ReturnRow): ParcelRow {
  const before = state.orderLives.get(entryNo) ?? { parcels: [], steps: [] };
  const number = before.parcels.length + 1;
  const items = lines.map(({ name, wantedColour, wantedSize, quantity }) => {
    return { name, colour: wantedColour ?? '', size: wantedSize ?? '', quantity };
  });
  const parcel: ParcelRow = {
    id: `parcel_${entryNo}_${number}`,
    number,
    stage: 'packed',
    isRestocked: false,
    courierId: '',
    courierName: null,
    courierPhone: null,
    trackingNumber: null,
    trackingUrl: null,
    exchange: { returnId: id, items },
    lines: lines.map(({ lineNo, quantity }) => ({ lineNo, quantity })),
  };
  const steps = [...before.steps, timelineEntry('pack', number)];
  state.orderLives = new Map(state.orderLives).set(entryNo, { parcels: [...before.parcels, parcel], steps });
  return parcel;
}
