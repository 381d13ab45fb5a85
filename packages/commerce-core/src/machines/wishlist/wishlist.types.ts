import type { Paise, WishlistItem } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { OptimisticState } from '../../optimistic-queue/optimistic-queue.ts';
import type { Notice } from '../../texts/notice.ts';
import type { WishlistIntent } from '../session/session.types.ts';

/** The fields of a product that the wishlist needs. */
export interface WishlistProduct {
  readonly productId: number;
  readonly name: string;
  readonly mrp: Paise;
  readonly offer: Paise | null;
  /** Empty when the product list has none. */
  readonly uniqueCode: string;
  readonly picture: string;
  readonly pictureAt: number;
  readonly stock: number;
}

/** Pages with hearts; the page decides a visitor's text. */
export const heartSurfaces = ['home', 'search', 'product', 'listing'] as const;
export type HeartSurface = (typeof heartSurfaces)[number];

/** One change in the queue. */
export type WishlistChange =
  | { readonly kind: 'add'; readonly product: WishlistProduct; readonly returnTo: string }
  | { readonly kind: 'remove'; readonly product: Pick<WishlistProduct, 'productId'>; readonly rowId: string | null };

/** Context of the machine. The displayed items are `confirmed` with `queue` applied: see the selectors. */
export interface WishlistContext extends OptimisticState<readonly WishlistItem[], WishlistChange> {
  readonly customerId: string | null;
}

/** Events that the machine accepts. */
export type WishlistEvent =
  | { readonly type: 'wishlist.open'; readonly customerId: string }
  | { readonly type: 'wishlist.close' }
  /** The session has ended: the list is cleared, and hearts in flight wait for the login. */
  | { readonly type: 'wishlist.lose' }
  | { readonly type: 'wishlist.reload' }
  | {
      readonly type: 'heart.toggle';
      readonly product: WishlistProduct;
      /** Whether the heart was shown filled. A tap on one shown empty, because the list was not read yet, never removes. */
      readonly filled?: boolean;
      readonly surface: HeartSurface;
      readonly returnTo: string;
    }
  /** An intent replayed after the login: it adds and never removes. */
  | { readonly type: 'heart.fill'; readonly product: WishlistProduct; readonly returnTo: string }
  | { readonly type: 'item.remove'; readonly productId: number };

/** Events that the machine emits. */
export type WishlistEmitted =
  | { readonly type: 'wishlist.notice'; readonly notice: Notice }
  /** Keep the intent for after the login. */
  | { readonly type: 'wishlist.loginRequired'; readonly intent: WishlistIntent }
  /** A refused removal: logged, not shown. */
  | { readonly type: 'wishlist.removalRefused'; readonly productId: number; readonly callError: CallError };

/** Input of the machine: null for a visitor. */
export interface WishlistInput {
  readonly customerId: string | null;
}

/** Input of the `saveWish` actor, which returns the whole wishlist after the change. */
export interface SaveWishInput {
  readonly customerId: string;
  readonly change: WishlistChange;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type WishlistTag = 'loading' | 'ready' | 'busy' | 'failed' | 'signedOut';
