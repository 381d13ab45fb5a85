/** Promotions, and what they took off orders. */
import type { PromotionState } from '@kayal/api-contract';
import type { Flag } from './flag.ts';

/** A promotion. Days are yyyy-mm-dd in the shop's time zone; null means no limit. */
export interface PromotionTable {
  id: string;
  name: string;
  /** In capitals; null for one that applies by itself. Unique, ended ones included. */
  code: string | null;
  state: PromotionState;
  /** JSON of `PromotionEffect`. */
  effect: string;
  /** JSON of `PromotionTarget`. */
  target: string;
  from_day: string | null;
  until_day: string | null;
  /** paise */
  minimum: number;
  max_orders: number | null;
  max_per_customer: number | null;
  combined: Flag;
  /** Orders that have it, without cancelled ones. */
  used: number;
  created_at: number;
}

/** A code that a customer's bag keeps. */
export interface CartCodeTable {
  customer_id: string;
  promotion_id: string;
}

/** What a promotion took off an order, with its name and code as they were. Only ever added. */
export interface OrderDiscountTable {
  entry_no: string;
  promotion_id: string;
  name: string;
  code: string | null;
  /** Of goods and delivery charge, paise. */
  amount: number;
  /** The part of `amount` that is of the delivery charge, paise. */
  of_delivery: number;
}
