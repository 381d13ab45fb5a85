import type { StockWatch } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';

/** One change of what is waited for. */
export type WatchChange =
  | { readonly kind: 'ask'; readonly uniqueCode: string; readonly returnTo: string }
  | { readonly kind: 'stop'; readonly uniqueCode: string };

/** What the `saveWatch` actor sends. */
export interface SaveWatchInput {
  readonly customerId: string;
  readonly change: WatchChange;
}

/** What the machine remembers. */
export interface StockWatchContext {
  /** Null while nobody is signed in, or nobody knows yet. */
  readonly customerId: string | null;
  /** What the server said last; null until it has. */
  readonly confirmed: readonly StockWatch[] | null;
  /** Changes that are not saved yet, oldest first. A visitor's wait for her login. */
  readonly queue: readonly WatchChange[];
  /** The last change that was not saved, and why. */
  readonly refused: { readonly change: WatchChange; readonly callError: CallError } | null;
  /** Why the list could not be read. */
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type StockWatchEvent =
  | { readonly type: 'watch.open'; readonly customerId: string }
  /** It is known that nobody is signed in. */
  | { readonly type: 'watch.close' }
  /** The server has forgotten the session: what was asked for waits for the next login. */
  | { readonly type: 'watch.lose' }
  | { readonly type: 'watch.reload' }
  /** 'Notify me'. `returnTo` is the address of the product page with the choice in it. */
  | { readonly type: 'watch.ask'; readonly uniqueCode: string; readonly returnTo: string }
  | { readonly type: 'watch.stop'; readonly uniqueCode: string };

/** What the machine emits: the login is to lead back to `returnTo`; the machine itself carries the wish out. */
export interface StockWatchEmitted {
  readonly type: 'watch.loginRequired';
  readonly returnTo: string;
}

/** What the UI asks `snapshot.hasTag` for. */
export type StockWatchTag = 'unknown' | 'signedOut' | 'busy' | 'ready' | 'failed';

/** How one variant's 'Notify me' stands. */
export type WatchState = 'idle' | 'login' | 'asking' | 'asked' | 'refused';
