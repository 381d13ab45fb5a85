import type { SessionUser } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import type { MessageId } from '../../messages.ts';
import type { Notice } from '../../notice.ts';
import type { StoragePorts } from '../../rules/user-state.ts';
import type { CartItem } from '../cart/cart.types.ts';
import type { WishlistProduct } from '../wishlist/wishlist.types.ts';

/** An addition to the bag that waits for a login (J19). `returnTo` is the address of the product page. */
export interface CartAddIntent {
  readonly kind: 'cart.add';
  readonly item: CartItem;
  readonly quantity: number;
  readonly returnTo: string;
}

/** A heart that waits for a login (J17). `returnTo` is the address of the page it was pressed on. */
export interface WishlistIntent {
  readonly kind: 'wishlist.add';
  readonly product: WishlistProduct;
  readonly returnTo: string;
}

/** A page that asked for the login and that the login leads back to, such as the bag; nothing is replayed. */
export interface ReturnIntent {
  readonly kind: 'return';
  readonly returnTo: string;
}

/** What a visitor wanted when the login came between. */
export type PendingIntent = CartAddIntent | WishlistIntent | ReturnIntent;

/** What the login form sends. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** What the machine remembers. */
export interface SessionContext {
  /** Who the server says is signed in; null otherwise. */
  readonly user: SessionUser | null;
  readonly rememberMe: boolean;
  /** The remembered id before the server has answered (J05). */
  readonly hintId: string | null;
  /** What the form shows, as a listed text. */
  readonly error: MessageId | null;
  /** The reason behind `error` in the server's words, such as how long to wait. */
  readonly errorDetail: string | null;
  readonly callError: CallError | null;
  /** Verification handle of an account whose e-mail is not verified yet (J75). */
  readonly verificationId: string | null;
  /** Everything that waits for the login, oldest first; the newest says where the login leads. */
  readonly pending: readonly PendingIntent[];
  readonly storage: StoragePorts;
}

/** Everything the machine understands. */
export type SessionEvent =
  | ({ readonly type: 'login.submit' } & Credentials)
  | { readonly type: 'login.google'; readonly token: string }
  /** The Google script failed or was closed (S8.SOCIAL.02). */
  | { readonly type: 'login.googleFailed' }
  | { readonly type: 'session.retry' }
  | { readonly type: 'session.signOut' }
  /** A call answered 401: the server has forgotten the session. */
  | { readonly type: 'session.lost' }
  /** Another tab signed in or out (J04). */
  | { readonly type: 'session.elsewhere'; readonly change: 'signedIn' | 'signedOut' }
  /** The shopper's name was edited (J53). */
  | { readonly type: 'session.renamed'; readonly name: string }
  | { readonly type: 'intent.keep'; readonly intent: PendingIntent };

/** What the machine emits. */
export type SessionEmitted =
  | { readonly type: 'session.notice'; readonly notice: Notice }
  /** Go to `returnTo`, else to '/' (S4.AUTH.01, J19). `restored` is true on start-up: go nowhere. */
  | {
      readonly type: 'session.signedIn';
      readonly user: SessionUser;
      readonly restored: boolean;
      readonly returnTo: string | null;
    }
  /** Replay what the visitor wanted, one event for each thing (J17, J19). */
  | { readonly type: 'session.replay'; readonly intent: PendingIntent }
  /** Go to /login when `reason` is 'asked' (S4.AUTH.03), and notify other tabs unless it is 'elsewhere' (J04). */
  | { readonly type: 'session.signedOut'; readonly reason: 'asked' | 'lost' | 'elsewhere' };

/** Input of the machine. */
export interface SessionInput {
  readonly storage: StoragePorts;
}

/** What the UI asks `snapshot.hasTag` for. */
export type SessionTag = 'restoring' | 'signedOut' | 'signedIn' | 'admin' | 'busy' | 'failed' | 'unverified' | 'known';
