import type { FetchState } from '@kayal/api-contract/client';

/** Context of the machine. */
export interface PictureFetchContext {
  /** Tries that failed since it was noted or tried again by hand. */
  readonly tries: number;
}

/** An address as it is stored. */
export interface PictureFetchInput extends PictureFetchContext {
  readonly state: FetchState;
}

/** Events that the machine accepts. */
export type PictureFetchEvent =
  /** The picture is in the shop. */
  | { readonly type: 'fetch.store' }
  /** The other server may answer later: it is slow, busy or away. */
  | { readonly type: 'fetch.postpone' }
  /** Another try would end the same. */
  | { readonly type: 'fetch.fail' }
  /** The owner wants it tried again. */
  | { readonly type: 'fetch.retry' }
  /** The owner does without it. */
  | { readonly type: 'fetch.leave' }
  /** An import names another address for this place. */
  | { readonly type: 'fetch.replace' };
