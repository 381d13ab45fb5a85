import type { SessionUser } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { ShopperMessageId } from '../../texts/shopper-messages.ts';
import type { Notice } from '../../texts/notice.ts';
import type { StoragePorts } from '../../rules/user-state.ts';
import type { CartItem } from '../cart/cart.types.ts';
import type { WishlistProduct } from '../wishlist/wishlist.types.ts';

/** A cart addition that waits for a login. `returnTo` is the address of the product page. */
export interface CartAddIntent {
  readonly kind: 'cart.add';
  readonly item: CartItem;
  readonly quantity: number;
  readonly returnTo: string;
}

/** A heart that waits for a login. `returnTo` is the address of the page it was pressed on. */
export interface WishlistIntent {
  readonly kind: 'wishlist.add';
  readonly product: WishlistProduct;
  readonly returnTo: string;
}

/** A page to which the login leads back, such as the bag; nothing is replayed. */
export interface ReturnIntent {
  readonly kind: 'return';
  readonly returnTo: string;
}

/** An action that a visitor tried before her login. */
export type PendingIntent = CartAddIntent | WishlistIntent | ReturnIntent;

/** The fields of the login form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Context of the machine. */
export interface SessionContext {
  /** The signed-in user, confirmed by the server; null otherwise. */
  readonly user: SessionUser | null;
  readonly rememberMe: boolean;
  /** The remembered id before the server has answered. */
  readonly hintId: string | null;
  /** Id of the form's error text. */
  readonly error: ShopperMessageId | null;
  /** The server's reason for `error`, such as the time to wait. */
  readonly errorDetail: string | null;
  readonly callError: CallError | null;
  /** Verification handle of an account whose e-mail is not verified yet. */
  readonly verificationId: string | null;
  /** All intents that wait for the login, oldest first; the newest decides where the login leads. */
  readonly pending: readonly PendingIntent[];
  /** The customer whose session the server has ended, and whose intents may wait; null otherwise. */
  readonly lostId: string | null;
  readonly storage: StoragePorts;
}

/** Events that the machine accepts. */
export type SessionEvent =
  | ({ readonly type: 'login.submit' } & Credentials)
  | { readonly type: 'login.google'; readonly token: string }
  /** The login page is opened: the error of an earlier visit is over. */
  | { readonly type: 'login.open' }
  /** The Google script failed or was closed. */
  | { readonly type: 'login.googleFailed' }
  | { readonly type: 'session.retry' }
  | { readonly type: 'session.signOut' }
  /** A call answered 401: the session has ended on the server. */
  | { readonly type: 'session.lost' }
  /** Another tab signed in or out. */
  | { readonly type: 'session.elsewhere'; readonly change: 'signedIn' | 'signedOut' }
  /** The shopper's name was edited. */
  | { readonly type: 'session.renamed'; readonly name: string }
  | { readonly type: 'intent.keep'; readonly intent: PendingIntent };

/** Events that the machine emits. */
export type SessionEmitted =
  | { readonly type: 'session.notice'; readonly notice: Notice }
  /** Go to `returnTo`, else to '/'. At start-up `restored` is true: stay on the page. */
  | {
      readonly type: 'session.signedIn';
      readonly user: SessionUser;
      readonly restored: boolean;
      readonly returnTo: string | null;
    }
  /** Replay the visitor's intents, one event for each. */
  | { readonly type: 'session.replay'; readonly intent: PendingIntent }
  /** Go to /login when `reason` is 'asked', and notify other tabs unless it is 'elsewhere'. */
  | { readonly type: 'session.signedOut'; readonly reason: 'asked' | 'lost' | 'elsewhere' };

/** Input of the machine. */
export interface SessionInput {
  readonly storage: StoragePorts;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type SessionTag = 'restoring' | 'signedOut' | 'signedIn' | 'admin' | 'busy' | 'failed' | 'unverified' | 'known';
