import type { Paise, ReturnStage, ReturnWish } from '@kayal/api-contract/client';

/** Context of the machine. Times are ms since 1970. */
export interface ReturnRequestContext {
  readonly wish: ReturnWish;
  /** What was paid for the pieces: the most that can be refunded; of 0 only 0 can. */
  readonly refundable: Paise;
  /** Whether the wanted variants are held for an exchange or a replacement. */
  readonly isHeld: boolean;
  /** By when approved pieces must arrive; null before the approval. */
  readonly sendBy: number | null;
}

/** A return as it is stored. */
export interface ReturnRequestInput extends ReturnRequestContext {
  readonly stage: ReturnStage;
}

/** Events that the machine accepts. */
export type ReturnRequestEvent =
  | { readonly type: 'return.approve'; readonly sendBy: number }
  | { readonly type: 'return.decline' }
  /** A courier picks it up, and it must arrive by `sendBy`; an earlier day than before changes nothing. */
  | { readonly type: 'return.arrange'; readonly sendBy: number }
  | { readonly type: 'return.receive' }
  | { readonly type: 'return.examine' }
  | { readonly type: 'return.refund'; readonly amount: Paise }
  | { readonly type: 'return.exchange' }
  | { readonly type: 'return.replace' }
  | { readonly type: 'return.sendBack' }
  /** All of what was sent instead came back and is in stock again. */
  | { readonly type: 'return.restock' }
  /** The shopper changed her mind. */
  | { readonly type: 'return.cancel' }
  /** Time passed. */
  | { readonly type: 'return.lapse'; readonly now: number };
