/** Promotions of a bag: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
import type { PrepaidWay } from '../domain/payments.ts';
import type { PromotionObstacle } from '../domain/promotions.ts';
import type { WireOf } from '../endpoints.ts';
import { rupeesToPaise } from '../rupees.ts';

type QuoteAnswer = WireOf<'getBagQuote'>['answer'];

/** What a promotion does to a bag. */
export interface BagPromotion {
  readonly id: string;
  readonly name: string;
  /** Null for one that applies by itself. */
  readonly code: string | null;
  /** Taken off, of goods and delivery charge. */
  readonly amount: Paise;
  /** Why it takes nothing off; null where it does. */
  readonly obstacle: PromotionObstacle | null;
  /** What must be added for it to apply: paise with `minimum`, pieces with `pieces`, otherwise 0. */
  readonly missing: number;
}

/** What a bag costs by one way to pay. */
export interface WayQuote {
  readonly promotions: readonly BagPromotion[];
  readonly delivery: Paise;
  /** Amount to pay, delivery included. */
  readonly amount: Paise;
}

/** What a bag costs in cash with its promotions, the fee of cash included. */
export interface BagQuote extends WayQuote {
  /** Whether any promotion of the shop has a code. */
  readonly takesCodes: boolean;
  /** The part of delivery and amount that is the fee of cash. */
  readonly cashFee: Paise;
  /** What it costs by each way that is paid ahead; empty where no promotion depends on the way. */
  readonly ahead: readonly (WayQuote & { readonly way: PrepaidWay })[];
}

const toWayQuote = ({
  promotions,
  delivery,
  amount,
}: Pick<QuoteAnswer, 'promotions' | 'delivery' | 'amount'>): WayQuote => ({
  promotions: promotions.map(({ amount: off, missing, ...each }) => ({
    ...each,
    amount: rupeesToPaise(off),
    missing: each.obstacle === 'minimum' ? rupeesToPaise(missing) : missing,
  })),
  delivery: rupeesToPaise(delivery),
  amount: rupeesToPaise(amount),
});

/** From the answer of each call about a bag's codes. */
export const toBagQuote = ({ takesCodes, cashFee = 0, ahead = [], ...quote }: QuoteAnswer): BagQuote => ({
  ...toWayQuote(quote),
  takesCodes,
  cashFee: rupeesToPaise(cashFee),
  ahead: ahead.map(({ way, ...each }) => ({ way, ...toWayQuote(each) })),
});
