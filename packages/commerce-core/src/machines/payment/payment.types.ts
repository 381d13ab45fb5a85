import type { Paise, PaymentStage } from '@kayal/api-contract/client';

/** Context of the machine. */
export interface PaymentContext {
  /** What the order costs. */
  readonly amount: Paise;
  /** What arrived, in all. */
  readonly received: Paise;
  /** What went back or is about to, in all. */
  readonly refunded: Paise;
  /** When it expires, ms since 1970; null where it does not. */
  readonly expiresAt: number | null;
}

/** A payment as it is stored. */
export interface PaymentInput extends PaymentContext {
  readonly stage: PaymentStage;
}

/** Events that the machine accepts. Times are ms since 1970. */
export type PaymentEvent =
  | { readonly type: 'payment.start'; readonly expiresAt: number }
  /** She says that she has paid. */
  | { readonly type: 'payment.claim'; readonly expiresAt: number }
  /** The money is reserved, and not taken yet. */
  | { readonly type: 'payment.authorise' }
  /** Money arrived. */
  | { readonly type: 'payment.receive'; readonly amount: Paise }
  /** The owner takes what arrived although the amount differs. */
  | { readonly type: 'payment.accept' }
  | { readonly type: 'payment.refund'; readonly amount: Paise }
  /** The bank took the money back. */
  | { readonly type: 'payment.chargeBack' }
  | { readonly type: 'payment.fail' }
  /** The shopper took her order back. */
  | { readonly type: 'payment.withdraw' }
  /** Time passed. */
  | { readonly type: 'payment.expire'; readonly now: number };
