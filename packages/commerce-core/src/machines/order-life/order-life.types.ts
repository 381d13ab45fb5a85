import type { OrderStage, ParcelLine, ParcelStage } from '@kayal/api-contract/client';

/** A parcel, as far as the life of its order depends on it. */
export interface LifeParcel {
  readonly id: string;
  readonly stage: ParcelStage;
  /** Whether its units went back into stock after it had come back. They have left the order. */
  readonly isRestocked: boolean;
  readonly lines: readonly ParcelLine[];
}

/** Context of the machine. */
export interface OrderLifeContext {
  /** What was ordered. */
  readonly lines: readonly ParcelLine[];
  /** Every parcel that was packed and not unpacked, those that came back included. */
  readonly parcels: readonly LifeParcel[];
}

/** An order as it is stored. */
export interface OrderLifeInput extends OrderLifeContext {
  readonly stage: OrderStage;
}

/** Events that the machine accepts. */
export type OrderLifeEvent =
  /** Packs units that are in no parcel, or in one that came back. */
  | { readonly type: 'order.pack'; readonly parcelId: string; readonly lines: readonly ParcelLine[] }
  /** The whole order is with the customer: the listed 'Done'. */
  | { readonly type: 'order.deliver' }
  | { readonly type: 'order.cancel'; readonly by: 'shop' | 'shopper' }
  | { readonly type: ParcelEventType; readonly parcelId: string };

/**
 * Events of one parcel. `parcel.correct` changes courier and tracking number of one on its way, `parcel.restock` takes the
 * units of one that came back out of the order.
 */
export type ParcelEventType =
  | 'parcel.unpack'
  | 'parcel.ship'
  | 'parcel.correct'
  | 'parcel.outForDelivery'
  | 'parcel.deliver'
  | 'parcel.returnToSender'
  | 'parcel.restock';
