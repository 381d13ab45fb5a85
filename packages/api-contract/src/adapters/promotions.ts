/** Promotions of a bag: wire ↔ domain. */
import type { Paise } from '../domain/catalogue.ts';
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

/** What a bag costs with its promotions. */
export interface BagQuote {
  /** Whether any promotion of the shop has a code. */
  readonly takesCodes: boolean;
  readonly promotions: readonly BagPromotion[];
  readonly delivery: Paise;
  /** Amount to pay in cash, delivery included. */
  readonly amount: Paise;
  /** The part of both that is the fee of cash. */
  readonly cashFee: Paise;
}

/** From the answer of each call about a bag's codes. */
export const toBagQuote = ({ takesCodes, promotions, delivery, amount, cashFee = 0 }: QuoteAnswer): BagQuote => ({
  takesCodes,
  promotions: promotions.map(({ amount: off, missing, ...each }) => ({
    ...each,
    amount: rupeesToPaise(off),
    missing: each.obstacle === 'minimum' ? rupeesToPaise(missing) : missing,
  })),
  delivery: rupeesToPaise(delivery),
  amount: rupeesToPaise(amount),
  cashFee: rupeesToPaise(cashFee),
});
