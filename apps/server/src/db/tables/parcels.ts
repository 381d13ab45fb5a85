/** What happens to an order after its placement: parcels, steps, links to its tracking page. */
import type { Generated } from 'kysely';
import type { OrderStage, ParcelStage, StepTaker, TimelineStep } from '@kayal/api-contract';
import type { Flag } from './flag.ts';

/** Where an open order is. Delivered and cancelled orders are known by their flags and keep the stage they had. */
export type OpenStage = Exclude<OrderStage, 'delivered' | 'cancelled'>;

/** Column of an order; `placed` where a version before it wrote the row. */
export interface OrderStageColumn {
  stage: Generated<OpenStage>;
}

/** A parcel of an order. */
export interface ParcelTable {
  id: string;
  entry_no: string;
  /** From 1 in its order. */
  number: number;
  stage: ParcelStage;
  /** 1: it came back, and its units are in stock again. */
  restocked: Flag;
  /** Id of a courier of the settings; empty without one. */
  courier_id: string;
  /** The courier's name at that time, for one that the settings no longer have. */
  courier_name: string | null;
  tracking_number: string | null;
  created_at: number;
}

/** Column that migration 0046 added to a parcel. */
export interface ParcelExchange {
  /** The return whose exchange or replacement it brings; null for one with pieces that were ordered. */
  request_id: string | null;
}

/** Units of an order line in a parcel; in one of an exchange, of the line that came back. */
export interface ParcelLineTable {
  parcel_id: string;
  line_no: number;
  qty: number;
}

/** A step of an order or parcel. Only ever added. */
export interface OrderStepTable {
  id: string;
  entry_no: string;
  /** Null for a step of the whole order. */
  parcel_number: number | null;
  step: TimelineStep;
  taken_by: StepTaker;
  /** Id of the customer or API token who took it. */
  actor_id: string | null;
  note: string;
  created_at: number;
}

/** A mailed link that shows an order without a log-in. */
export interface TrackingLinkTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  entry_no: string;
  /** ms since 1970 */
  expires_at: number;
}
