import type { Address, CartLine, PlacedOrder } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../notice.ts';

/** What is to be ordered, as the shopper sees it when she presses Place Order. */
export interface OrderDraft {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** The active address; null refuses the order (J18). */
  readonly address: Address | null;
  /** yyyy-mm-dd in the shop's zone (S3.ENT.14). */
  readonly date: string;
}

/** Input of `submitOrder`: a draft that passed the checks, and the idempotency key. */
export interface SubmitOrderInput extends OrderDraft {
  readonly address: Address;
  readonly key: string;
}

/** Why an order was not even sent. */
export const orderRefusals = ['noAddress', 'emptyCart', 'busy'] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

/** What the machine remembers. */
export interface OrderPlacementContext {
  readonly draft: OrderDraft | null;
  /** Idempotency key: one per placement, kept after a network error, new after a coded refusal (J21). */
  readonly key: string | null;
  /** The order as the server answered it; kept while its clearing goes on. */
  readonly order: PlacedOrder | null;
  readonly refusal: OrderRefusal | null;
  readonly callError: CallError | null;
  readonly newKey: () => string;
}

/** Everything the machine understands. */
export type OrderPlacementEvent =
  | { readonly type: 'order.place'; readonly draft: OrderDraft }
  | { readonly type: 'order.retry' }
  /** 'Continue Shopping', or the shopper goes back to her bag. */
  | { readonly type: 'order.dismiss' };

/** What the machine emits. */
export type OrderPlacementEmitted =
  | { readonly type: 'order.notice'; readonly notice: Notice }
  /** The order exists; the bag is empty (S4.ORDER.03). */
  | { readonly type: 'order.placed'; readonly order: PlacedOrder }
  /** No toast for `noAddress`: focus moves to the address line (J18). */
  | { readonly type: 'order.refused'; readonly reason: OrderRefusal }
  /** Stock, prices or lines are not what was shown: read the cart again. */
  | { readonly type: 'order.cartOutdated' };

/** Input of the machine. */
export interface OrderPlacementInput {
  readonly newKey: () => string;
}

/** What the UI asks `snapshot.hasTag` for. */
export type OrderPlacementTag = 'busy' | 'failed' | 'retryable' | 'placed';
