import type {
  AttributeValues,
  Paise,
  PaymentWay,
  PromotionObstacle,
  PromotionState,
  PromotionWay,
} from '@kayal/api-contract/client';
import type { SharedDiscount } from '../prices/order-quote.ts';

/** What a promotion takes off. Pieces count from the dearest on, so that a piece more never takes a discount away. */
export type PromotionEffect =
  /** Whole percent of the goods, 1 to 100, rounded down to the paisa. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Paise }
  | { readonly kind: 'freeDelivery' }
  /** Of every `buy` + `get` pieces the `get` cheapest are free. */
  | { readonly kind: 'buyGet'; readonly buy: number; readonly get: number }
  /** Once an order: the cheapest of the `pieces` dearest is free. */
  | { readonly kind: 'cheapestFree'; readonly pieces: number }
  /** Every `pieces` pieces cost `price` together, where that is less. */
  | { readonly kind: 'setPrice'; readonly pieces: number; readonly price: Paise };

/** For which goods, places and people a promotion is; an empty list means all. */
export interface PromotionTarget {
  readonly categoryIds: readonly number[];
  readonly productIds: readonly number[];
  /** Values of attributes; goods with one of them. Absent for all, as in promotions that older versions saved. */
  readonly attributes?: AttributeValues | undefined;
  /** Pincodes, or their first digits. */
  readonly pincodes: readonly string[];
  /** E-mail addresses in small letters. */
  readonly customers: readonly string[];
  readonly isFirstOrder: boolean;
  /** How the order must be paid; absent for every way. */
  readonly paidBy?: PromotionWay | undefined;
}

/** A promotion as data. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  /** In capitals; null for one that applies by itself. */
  readonly code: string | null;
  readonly state: PromotionState;
  readonly effect: PromotionEffect;
  readonly target: PromotionTarget;
  /** First and last day in the shop's time zone, yyyy-mm-dd; null without an end. */
  readonly from: string | null;
  readonly until: string | null;
  /** Of the goods that it is for, at their prices; 0 without one. */
  readonly minimum: Paise;
  /** Orders in all and of each customer; null without a limit. */
  readonly maxOrders: number | null;
  readonly maxPerCustomer: number | null;
  /** Orders that have it, without cancelled ones. */
  readonly used: number;
  /** Whether it applies beside others. */
  readonly isCombined: boolean;
}

/** A line of a bag with what promotions select it by. */
export interface PromotionLine {
  readonly uniqueCode: string;
  readonly productId: number;
  /** Its category, sub-categories and lists. */
  readonly categoryIds: readonly number[];
  readonly attributes: AttributeValues;
  readonly quantity: number;
  /** Current price of one unit. */
  readonly price: Paise;
}

/** A bag, whose it is, and where it goes. */
export interface PromotionBag {
  readonly lines: readonly PromotionLine[];
  /** Delivery charge without promotions. */
  readonly delivery: Paise;
  /** Ids of promotions whose code is in the bag, in any order. */
  readonly codes: ReadonlySet<string>;
  /** Today in the shop's time zone, yyyy-mm-dd. */
  readonly today: string;
  /** Null without an address: then no pincode is refused. */
  readonly pincode: string | null;
  readonly email: string;
  readonly isFirstOrder: boolean;
  /** How it would be paid; absent for cash. */
  readonly way?: PaymentWay | undefined;
  /** Orders of the customer that have a promotion, by its id. */
  readonly usedBefore: ReadonlyMap<string, number>;
}

/** What one promotion does to a bag. */
export interface PromotionResult extends SharedDiscount {
  readonly promotion: Promotion;
  /** Taken off the goods: the sum of `byLine`. */
  readonly amount: Paise;
  /** Taken off the delivery charge. */
  readonly delivery: Paise;
  /** Why it takes nothing off; null where it does. */
  readonly obstacle: PromotionObstacle | null;
  /** What must be added for it to apply: paise with `minimum`, units with `pieces`, otherwise 0. */
  readonly missing: number;
}
