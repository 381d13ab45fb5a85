import type { ErrorCode, OrderStage, ParcelLine, TimelineStep } from '@kayal/api-contract';
import {
  nextOrderLife,
  unpackedLines,
  type LifeParcel,
  type OrderLifeEvent,
  type OrderLifeState,
} from '@kayal/commerce-core';
import { newId } from '../../../db/ids.ts';
import type { ParcelDetails, StoredLife, StoredParcel } from './stored-lives.repository.ts';

/** By whom a parcel travels, and under which number. */
export type Carriage = Omit<ParcelDetails, 'number'>;

/** A step that an order took in this transaction. */
export interface TakenStep {
  readonly step: TimelineStep;
  /** Number of the parcel; null for a step of the whole order. */
  readonly parcel: number | null;
  readonly note: string;
}

/** An order as it was stored, and what became of it in this transaction. Never changed, only followed by another one. */
export interface OrderInHand {
  readonly stored: StoredLife;
  readonly life: OrderLifeState;
  readonly details: ReadonlyMap<string, ParcelDetails>;
  readonly steps: readonly TakenStep[];
  /** Stages that the whole order came to. */
  readonly reached: readonly OrderStage[];
}

/** An order that nothing has happened to. */
export function inHand(stored: StoredLife): OrderInHand {
  const { stage, lines, parcels } = stored;
  const details = new Map(
    parcels.map(({ id, number, courierId, courierName, trackingNumber }) => {
      return [id, { number, courierId, courierName, trackingNumber }];
    }),
  );
  return { stored, life: { stage, lines, parcels }, details, steps: [], reached: [] };
}

const stepOfEvent = {
  'order.pack': 'pack',
  'order.deliver': 'deliver',
  'order.cancel': 'cancel',
  'parcel.unpack': 'unpack',
  'parcel.ship': 'ship',
  'parcel.correct': 'correct',
  'parcel.outForDelivery': 'outForDelivery',
  'parcel.deliver': 'deliver',
  'parcel.returnToSender': 'returnToSender',
  'parcel.restock': 'restock',
} as const satisfies Readonly<Record<OrderLifeEvent['type'], TimelineStep>>;

/** Takes a step by the statechart. @returns null where it is illegal */
export function takeEvent(order: OrderInHand, event: OrderLifeEvent, note: string): OrderInHand | null {
  const life = nextOrderLife(order.life, event);
  if (life === null) return null;
  const details =
    event.type === 'order.pack' ? new Map([...order.details, [event.parcelId, newParcel(order)]]) : order.details;
  const parcel = 'parcelId' in event ? (details.get(event.parcelId)?.number ?? null) : null;
  return {
    ...order,
    life,
    details,
    steps: [...order.steps, { step: stepOfEvent[event.type], parcel, note }],
    reached: life.stage === order.life.stage ? order.reached : [...order.reached, life.stage],
  };
}

function newParcel({ stored, details }: OrderInHand): ParcelDetails {
  const number = 1 + Math.max(stored.lastParcel, ...[...details.values()].map((parcel) => parcel.number));
  return { number, courierId: '', courierName: null, trackingNumber: null };
}

/** Takes several steps, all or none. @returns null where one of them is illegal */
export function takeEvents(order: OrderInHand, events: readonly OrderLifeEvent[], note: string): OrderInHand | null {
  let next: OrderInHand | null = order;
  for (const event of events) next = next === null ? null : takeEvent(next, event, note);
  return next;
}

/** Packs units into a new parcel. @returns null where they are not there to be packed */
export function pack(order: OrderInHand, lines: readonly ParcelLine[], note = ''): OrderInHand | null {
  return takeEvent(order, { type: 'order.pack', parcelId: newId(), lines }, note);
}

/** Packs all units that are in no parcel; an order without any stays as it is. */
export function packRest(order: OrderInHand): OrderInHand {
  return pack(order, unpackedLines(order.life)) ?? order;
}

/** Notes by whom a parcel travels. */
export function withCarriage(order: OrderInHand, parcelId: string, carriage: Carriage): OrderInHand {
  const known = order.details.get(parcelId);
  if (known === undefined) return order;
  return { ...order, details: new Map([...order.details, [parcelId, { ...known, ...carriage }]]) };
}

/** Why an order takes no more steps, or not this one. */
export function refusalOf({ life }: OrderInHand): ErrorCode & ('order.delivered' | 'order.cancelled' | 'order.step') {
  return life.stage === 'delivered' || life.stage === 'cancelled' ? `order.${life.stage}` : 'order.step';
}

/** A parcel after the steps, with what it was before. */
export interface ChangedParcel {
  readonly order: OrderInHand;
  readonly parcel: LifeParcel;
  /** Absent for a new one. */
  readonly before: StoredParcel | undefined;
}

/** Whether a parcel travels by another courier or under another number than it was stored. */
function isRerouted({ details }: OrderInHand, { id }: LifeParcel, before: StoredParcel): boolean {
  const now = details.get(id);
  return before.courierId !== now?.courierId || before.trackingNumber !== now.trackingNumber;
}

/** Parcels that are new, moved, rerouted or restocked. */
export function changedParcels(orders: readonly OrderInHand[]): readonly ChangedParcel[] {
  return orders.flatMap((order) => {
    const stored = new Map(order.stored.parcels.map((parcel) => [parcel.id, parcel]));
    return order.life.parcels
      .map((parcel) => ({ order, parcel, before: stored.get(parcel.id) }))
      .filter(
        ({ parcel, before }) =>
          before?.stage !== parcel.stage ||
          before.isRestocked !== parcel.isRestocked ||
          isRerouted(order, parcel, before),
      );
  });
}
