import type { Address, CartLine, Paise, PaymentWay, PlacedOrder } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../texts/notice.ts';

/** The displayed order at the press of Place Order. */
export interface OrderDraft {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** The active address; without one the order is refused. */
  readonly address: Address | null;
  /** yyyy-mm-dd in the shop's zone. */
  readonly date: string;
  /** Amount to pay that is shown; the server refuses another one. Absent where only the lines are compared. */
  readonly amount?: Paise;
  /** How it is paid; absent for cash on delivery. */
  readonly payment?: PaymentWay;
}

/** Input of `submitOrder`: a draft that passed the checks, and the idempotency key. */
export interface SubmitOrderInput extends OrderDraft {
  readonly address: Address;
  readonly key: string;
  /** The mailed code, where the server asked for one. */
  readonly code?: string;
}

/** Reasons for which an order is refused before it is sent. */
export const orderRefusals = ['noAddress', 'emptyCart', 'busy'] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

/** Context of the machine. */
export interface OrderPlacementContext {
  readonly draft: OrderDraft | null;
  /** Idempotency key: one per placement, the same after a network error, new after a coded refusal. */
  readonly key: string | null;
  /** The mailed code with which it was sent last; null without. */
  readonly code: string | null;
  /** The order from the server: placed, or waiting for its payment. */
  readonly order: PlacedOrder | null;
  readonly refusal: OrderRefusal | null;
  readonly callError: CallError | null;
  readonly newKey: () => string;
}

/** Events that the machine accepts. */
export type OrderPlacementEvent =
  | { readonly type: 'order.place'; readonly draft: OrderDraft }
  | { readonly type: 'order.retry' }
  /** The mailed code: the same order is sent again with it. */
  | { readonly type: 'order.confirm'; readonly code: string }
  /** 'Continue Shopping', or the shopper returns to her bag. */
  | { readonly type: 'order.dismiss' };

/** Events that the machine emits. */
export type OrderPlacementEmitted =
  | { readonly type: 'order.notice'; readonly notice: Notice }
  /** The order is placed and the cart is empty. */
  | { readonly type: 'order.placed'; readonly order: PlacedOrder }
  /** The order waits for its payment; the cart stays as it is. */
  | { readonly type: 'order.awaited'; readonly order: PlacedOrder }
  /** No toast for `noAddress`: the focus moves to the address line. */
  | { readonly type: 'order.refused'; readonly reason: OrderRefusal }
  /** Nothing is placed yet: the server waits for a mailed code, or for another one. */
  | { readonly type: 'order.codeNeeded' }
  /** Stock, prices or lines differ from the displayed ones: read the cart again. */
  | { readonly type: 'order.cartOutdated' };

/** Input of the machine. */
export interface OrderPlacementInput {
  readonly newKey: () => string;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type OrderPlacementTag = 'busy' | 'failed' | 'retryable' | 'placed';
