import type { CartLine } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../notice.ts';
import type { CartAddIntent } from '../session/session.types.ts';

/** A variant as it goes into the bag: a cart line without quantity and price memory. Prices in paise. */
export type CartItem = Omit<CartLine, 'quantity' | 'priceWhenAdded'>;

/** One change on its way to the server. */
export interface CartChange {
  readonly kind: 'add' | 'quantity' | 'remove';
  /** Idempotency key, one per change, kept over retries. */
  readonly key: string;
  readonly item: CartItem;
  /** Units to add; negative to take away (S4.CART.08). A removal takes away all. */
  readonly delta: number;
}

/** What the machine remembers. What shoppers see is `confirmed` with `queue` applied: see the selectors. */
export interface CartContext {
  readonly customerId: string | null;
  /** Last answer of the server. */
  readonly confirmed: readonly CartLine[];
  /** Changes in order; the first is in flight while the state is `saving`. */
  readonly queue: readonly CartChange[];
  /** The last confirmed removal, for Undo (J74). */
  readonly removed: CartChange | null;
  /** Why the last call failed; null after the next success. */
  readonly callError: CallError | null;
  readonly newKey: () => string;
}

/** Everything the machine understands. */
export type CartEvent =
  | { readonly type: 'cart.open'; readonly customerId: string }
  | { readonly type: 'cart.close' }
  | { readonly type: 'cart.reload' }
  /** `returnTo` is where 'Back to product' leads after a login (J19). */
  | { readonly type: 'line.add'; readonly item: CartItem; readonly quantity: number; readonly returnTo: string }
  /** `quantity` is the wanted quantity, not the difference. */
  | { readonly type: 'line.quantity'; readonly uniqueCode: string; readonly quantity: number }
  | { readonly type: 'line.remove'; readonly uniqueCode: string }
  | { readonly type: 'line.undo' }
  | { readonly type: 'order.placed' };

/** What the machine emits. */
export type CartEmitted =
  | { readonly type: 'cart.notice'; readonly notice: Notice }
  | { readonly type: 'cart.loginRequired'; readonly intent: CartAddIntent }
  /** A call answered 401: the session machine has to know. */
  | { readonly type: 'cart.sessionLost' };

/** Input of the machine. */
export interface CartInput {
  /** Null for a visitor. */
  readonly customerId: string | null;
  /** Makes idempotency keys, at most 255 characters each. */
  readonly newKey: () => string;
}

/** Input of the `saveChange` actor, which answers the whole cart after the change. */
export interface SaveChangeInput {
  readonly customerId: string;
  readonly change: CartChange;
}

/** What the UI asks `snapshot.hasTag` for. */
export type CartTag = 'loading' | 'ready' | 'busy' | 'failed' | 'signedOut';
