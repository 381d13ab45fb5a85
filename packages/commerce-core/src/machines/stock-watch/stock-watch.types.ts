import type { StockWatch } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';

/** One change of the watches. */
export type WatchChange =
  | { readonly kind: 'ask'; readonly uniqueCode: string; readonly returnTo: string }
  | { readonly kind: 'stop'; readonly uniqueCode: string };

/** Input of the `saveWatch` actor. */
export interface SaveWatchInput {
  readonly customerId: string;
  readonly change: WatchChange;
}

/** Context of the machine. */
export interface StockWatchContext {
  /** Null while nobody is signed in or the session is unknown. */
  readonly customerId: string | null;
  /** The customer whose session has ended, and whose changes wait; null otherwise. */
  readonly lostId: string | null;
  /** The server's last list; null until it is read. */
  readonly confirmed: readonly StockWatch[] | null;
  /** Unsaved changes, oldest first. A visitor's changes, and those of an ended session, wait for the login. */
  readonly queue: readonly WatchChange[];
  /** The last failed change, with its reason. */
  readonly refused: { readonly change: WatchChange; readonly callError: CallError } | null;
  /** Why the list could not be read. */
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type StockWatchEvent =
  | { readonly type: 'watch.open'; readonly customerId: string }
  /** It is known that nobody is signed in. */
  | { readonly type: 'watch.close' }
  /** The session has ended; unsaved changes wait for the next login. */
  | { readonly type: 'watch.lose' }
  | { readonly type: 'watch.reload' }
  /** 'Notify me'. `returnTo` is the address of the product page with the choice in it. */
  | { readonly type: 'watch.ask'; readonly uniqueCode: string; readonly returnTo: string }
  | { readonly type: 'watch.stop'; readonly uniqueCode: string };

/** Emitted when a login is needed, which leads back to `returnTo`; the machine itself then carries out the change. */
export interface StockWatchEmitted {
  readonly type: 'watch.loginRequired';
  readonly returnTo: string;
}

/** Tags of the states, for `snapshot.hasTag`. */
export type StockWatchTag = 'unknown' | 'signedOut' | 'busy' | 'ready' | 'failed';

/** State of one variant's 'Notify me'. */
export type WatchState = 'idle' | 'login' | 'asking' | 'asked' | 'refused';
