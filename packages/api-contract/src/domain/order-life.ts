/** Stages of an order. It ends in `delivered` or `cancelled`; `returnedToSender` waits for the owner's decision. */
export const orderStages = [
  'placed',
  'packed',
  'shipped',
  'outForDelivery',
  'returnedToSender',
  'delivered',
  'cancelled',
] as const;

/** One stage of an order. */
export type OrderStage = (typeof orderStages)[number];

/** Stages of a parcel. */
export const parcelStages = ['packed', 'shipped', 'outForDelivery', 'returnedToSender', 'delivered'] as const;

/** One stage of a parcel. */
export type ParcelStage = (typeof parcelStages)[number];

/** Steps that change the stage of one or many whole orders. */
export const orderSteps = ['pack', 'unpack', 'ship', 'outForDelivery', 'deliver'] as const;

/** One step of whole orders. */
export type OrderStep = (typeof orderSteps)[number];

/**
 * Steps of one parcel. `correct` changes courier and tracking number of a parcel on its way; `restock` puts the units of
 * one that came back into stock, and they leave the order.
 */
export const parcelSteps = [
  'unpack',
  'ship',
  'correct',
  'outForDelivery',
  'deliver',
  'returnToSender',
  'restock',
] as const;

/** One step of a parcel. */
export type ParcelStep = (typeof parcelSteps)[number];

/** What the timeline of an order names. */
export const timelineSteps = [
  'placed',
  'pack',
  'unpack',
  'ship',
  'correct',
  'outForDelivery',
  'deliver',
  'returnToSender',
  'restock',
  'cancel',
] as const;

/** One kind of entry of the timeline. */
export type TimelineStep = (typeof timelineSteps)[number];

/** Who took a step. */
export const stepTakers = ['shop', 'shopper', 'courier'] as const;

/** One of those who take steps. */
export type StepTaker = (typeof stepTakers)[number];

/** Why a row of a file or one of many orders was refused. */
export interface StepRefusal {
  /** Order number as it was sent. */
  readonly entryNo: string;
  /** Row of the file, from 1; null where there was no file. */
  readonly row: number | null;
  /** Code of the refusal, such as `order.step`. */
  readonly code: string;
  readonly message: string;
}

/** Result of a step that many orders took: those that could not are listed, the others have taken it. */
export interface StepResult {
  /** Numbers of the orders that took the step. */
  readonly done: readonly string[];
  readonly refused: readonly StepRefusal[];
}

/** A company that delivers parcels, as the owner set it. */
export interface Courier {
  /** Stays the same when the name changes. */
  readonly id: string;
  readonly name: string;
  /** Address of its tracking page with `{number}`; empty without one. */
  readonly trackingUrl: string;
  readonly phone: string;
}

/** Units of an order line in a parcel. */
export interface ParcelLine {
  /** Number of the line in its order, from 1. */
  readonly lineNo: number;
  readonly quantity: number;
}

/** Pieces that are sent instead of returned ones. */
export interface ExchangedPieces {
  readonly returnId: string;
  readonly items: readonly {
    readonly name: string;
    readonly colour: string;
    readonly size: string;
    readonly quantity: number;
  }[];
}

/** A parcel of an order. */
export interface Parcel {
  readonly id: string;
  /** From 1, in the order in which they were packed. */
  readonly number: number;
  readonly stage: ParcelStage;
  /** Whether its units went back into stock after it had come back. */
  readonly isRestocked: boolean;
  /** Id of a courier of the settings, or of one that was removed; empty without one. */
  readonly courierId: string;
  readonly courierName: string | null;
  readonly courierPhone: string | null;
  readonly trackingNumber: string | null;
  /** The courier's page about it; null without one. */
  readonly trackingUrl: string | null;
  /** What it brings in exchange for returned pieces; null where it brings what was ordered. */
  readonly exchange: ExchangedPieces | null;
  readonly lines: readonly ParcelLine[];
}

/** One entry of an order's timeline. */
export interface TimelineEntry {
  readonly step: TimelineStep;
  /** ms since 1970 */
  readonly at: number;
  readonly by: StepTaker;
  /** Number of the parcel; null for a step of the whole order. */
  readonly parcel: number | null;
  /** Why, in the owner's words; empty without a reason. */
  readonly note: string;
}

/** The life of an order: where it is, its parcels, and what has happened to it. */
export interface OrderLife {
  readonly entryNo: string;
  readonly stage: OrderStage;
  readonly parcels: readonly Parcel[];
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Whether the shopper may still cancel it herself. */
  readonly canCancel: boolean;
}

/** What the mailed link shows without a log-in: no name, no phone, no street. */
export interface TrackedOrder extends Pick<OrderLife, 'entryNo' | 'stage' | 'timeline'> {
  /** City and pincode. */
  readonly destination: string;
  /** Max business days from the order to its delivery. */
  readonly deliveryDays: number;
  readonly parcels: readonly (Omit<Parcel, 'lines' | 'id' | 'courierId'> & {
    readonly items: readonly { readonly name: string; readonly size: string; readonly quantity: number }[];
  })[];
}
