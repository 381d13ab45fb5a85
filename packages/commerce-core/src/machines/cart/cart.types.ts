import type { CartLine } from '@kayal/api-contract/client';
import type { OptimisticState } from '../../optimistic-queue/optimistic-queue.ts';
import type { Notice } from '../../texts/notice.ts';
import type { CartAddIntent } from '../session/session.types.ts';

/** A variant to add: a cart line without quantity and former price. Prices in paise. */
export type CartItem = Omit<CartLine, 'quantity' | 'priceWhenAdded' | 'withdrawn'>;

/** Limits of one cart, as the owner set them. */
export interface CartLimits {
  readonly unitsPerLine: number;
  readonly linesPerCart: number;
}

/** One change in the queue. */
export interface CartChange {
  readonly kind: 'add' | 'quantity' | 'remove';
  /** Idempotency key, one per change, the same for its retries. */
  readonly key: string;
  readonly item: CartItem;
  /** Units to add; negative to remove. A removal has the negative of all units. */
  readonly delta: number;
  /** Of an addition from a product's page: the address to which a login returns, should the session have ended. */
  readonly returnTo?: string;
}

/** Context of the machine. The displayed lines are `confirmed` with `queue` applied: see the selectors. */
export interface CartContext extends OptimisticState<readonly CartLine[], CartChange> {
  readonly customerId: string | null;
  /** The confirmed removals that can be undone, oldest first. */
  readonly removed: readonly CartChange[];
  readonly newKey: () => string;
  readonly limits: CartLimits;
}

/** Events that the machine accepts. */
export type CartEvent =
  | { readonly type: 'cart.open'; readonly customerId: string }
  | { readonly type: 'cart.close' }
  /** The session has ended: the cart is cleared, and its additions wait for the login. */
  | { readonly type: 'cart.lose' }
  | { readonly type: 'cart.reload' }
  /** `returnTo` is the address of 'Back to product' after a login. */
  | { readonly type: 'line.add'; readonly item: CartItem; readonly quantity: number; readonly returnTo: string }
  /** `quantity` is the new quantity, not the difference. */
  | { readonly type: 'line.quantity'; readonly uniqueCode: string; readonly quantity: number }
  | { readonly type: 'line.remove'; readonly uniqueCode: string }
  /** Undoes the removal with this key. */
  | { readonly type: 'line.undo'; readonly key: string }
  | { readonly type: 'order.placed' };

/** Events that the machine emits. */
export type CartEmitted =
  /** `removalKey`: the removal that the notice's Undo takes back. */
  | { readonly type: 'cart.notice'; readonly notice: Notice; readonly removalKey?: string }
  /** Additions that wait for a login, one of each variant, oldest first. */
  | { readonly type: 'cart.loginRequired'; readonly intents: readonly CartAddIntent[] }
  /** A call answered 401; the session machine must be notified. */
  | { readonly type: 'cart.sessionLost' };

/** Input of the machine. */
export interface CartInput {
  /** Null for a visitor. */
  readonly customerId: string | null;
  /** Makes idempotency keys, max 255 characters each. */
  readonly newKey: () => string;
  /** The highest that a shop may set, where it is left out. */
  readonly limits?: CartLimits;
}

/** Input of the `saveChange` actor, which returns the whole cart after the change. */
export interface SaveChangeInput {
  readonly customerId: string;
  readonly change: CartChange;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type CartTag = 'loading' | 'ready' | 'busy' | 'failed' | 'signedOut';
