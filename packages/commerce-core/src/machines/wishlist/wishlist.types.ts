import type { Paise, WishlistItem } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../notice.ts';
import type { WishlistIntent } from '../session/session.types.ts';

/** A product as its heart knows it. */
export interface WishlistProduct {
  readonly productId: number;
  readonly name: string;
  readonly mrp: Paise;
  readonly offer: Paise | null;
  /** Empty where the list does not carry one (J39). */
  readonly uniqueCode: string;
  readonly picture: string;
  readonly pictureAt: number;
  readonly stock: number;
}

/** Where hearts are; it decides which text a visitor reads (S5.WISH.01–02). */
export const heartSurfaces = ['home', 'search', 'product', 'listing'] as const;
export type HeartSurface = (typeof heartSurfaces)[number];

/** One change on its way to the server. */
export type WishlistChange =
  | { readonly kind: 'add'; readonly product: WishlistProduct; readonly returnTo: string }
  | { readonly kind: 'remove'; readonly product: Pick<WishlistProduct, 'productId'>; readonly rowId: string | null };

/** What the machine remembers. What hearts show is `confirmed` with `queue` applied: see the selectors. */
export interface WishlistContext {
  readonly customerId: string | null;
  readonly confirmed: readonly WishlistItem[];
  /** Changes in order; the first is in flight while the state is `saving`. */
  readonly queue: readonly WishlistChange[];
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type WishlistEvent =
  | { readonly type: 'wishlist.open'; readonly customerId: string }
  | { readonly type: 'wishlist.close' }
  /** The server has forgotten the session: the list closes, and hearts on their way are kept for after the login (J17). */
  | { readonly type: 'wishlist.lose' }
  | { readonly type: 'wishlist.reload' }
  | {
      readonly type: 'heart.toggle';
      readonly product: WishlistProduct;
      readonly surface: HeartSurface;
      readonly returnTo: string;
    }
  /** A kept intent, replayed after the login: adds and never takes away (J17). */
  | { readonly type: 'heart.fill'; readonly product: WishlistProduct; readonly returnTo: string }
  | { readonly type: 'item.remove'; readonly productId: number };

/** What the machine emits. */
export type WishlistEmitted =
  | { readonly type: 'wishlist.notice'; readonly notice: Notice }
  /** Keep the intent for after the login (J17). */
  | { readonly type: 'wishlist.loginRequired'; readonly intent: WishlistIntent }
  /** A removal the server refused: to be logged, not shown (S8.WISH.06). */
  | { readonly type: 'wishlist.removalRefused'; readonly productId: number; readonly callError: CallError };

/** Input of the machine: null for a visitor. */
export interface WishlistInput {
  readonly customerId: string | null;
}

/** Input of the `saveWish` actor, which answers the whole wishlist after the change. */
export interface SaveWishInput {
  readonly customerId: string;
  readonly change: WishlistChange;
}

/** What the UI asks `snapshot.hasTag` for. */
export type WishlistTag = 'loading' | 'ready' | 'busy' | 'failed' | 'signedOut';
