/** Pieces that come back, and money that goes back. */
import type {
  RefundMethod,
  ReturnReason,
  ReturnStage,
  ReturnStep,
  ReturnWish,
  Verdict,
  WayBack,
} from '@kayal/api-contract';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** A return of pieces of one order. Times are ms since 1970. */
export interface ReturnRequestTable {
  id: string;
  entry_no: string;
  customer_id: string;
  stage: ReturnStage;
  wish: ReturnWish;
  way_back: WayBack;
  note: string;
  asked_at: number;
  send_by: number | null;
  /** yyyy-mm-dd */
  pick_up_on: string | null;
  /** 1: the units wanted in exchange are taken out of stock and held. */
  held: Flag;
  /** Whose turn it is: 0 the shop's, 1 the shopper's or the courier's, 2 nobody's, because it has ended. */
  turn: 0 | 1 | 2;
  /** Its place in the queue, lowest first: `send_by`, before the approval `asked_at`; at the end −`ended_at`. */
  due_at: number;
  /** Null while it is open. */
  ended_at: number | null;
}

/** Column that migration 0046 added to a return. */
export interface ReturnCharge {
  /** What the pick-up takes off a refund, paise. */
  way_back_charge: Generated<number>;
}

/** Units of an order line in a return. */
export interface ReturnLineTable {
  request_id: string;
  line_no: number;
  qty: number;
  reason: ReturnReason;
  /** Variant wanted in exchange. */
  wanted_code: string | null;
  /** What was paid for these units, paise. */
  paid: number;
  verdict: Verdict | null;
}

/** A picture of a damaged piece; its file is in the storage, never under `/uploads`. */
export interface ReturnPictureTable {
  id: string;
  request_id: string;
  created_at: number;
}

/** A step of a return. Only ever added. */
export interface ReturnStepTable {
  id: string;
  request_id: string;
  step: ReturnStep | 'ask' | 'cancel' | 'lapse' | 'restock';
  taken_by: 'shop' | 'shopper';
  actor_id: string | null;
  note: string;
  created_at: number;
}

/** Money that went back to a customer. Only ever added; one for each return. */
export interface RefundTable {
  id: string;
  request_id: string;
  entry_no: string;
  /** paise */
  amount: number;
  method: RefundMethod;
  reference: string;
  actor_id: string;
  created_at: number;
}
