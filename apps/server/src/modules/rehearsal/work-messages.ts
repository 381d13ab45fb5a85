import type { ErrorCode } from '@kayal/api-contract';
import type { Config } from '../../config/config.ts';
import type { Differences } from './switch/tally.ts';
import type { SwitchConfig, SwitchRequest } from './switch/switch-shop.ts';

/** Work on a rehearsal. */
export type RehearsalWork =
  | { readonly kind: 'copy' }
  | { readonly kind: 'compare' }
  | ({ readonly kind: 'switch' } & Omit<SwitchRequest, 'onTable'>);

/** Sent once to the process that does it. */
export interface WorkOrder {
  readonly config: SwitchConfig & Pick<Config, 'publicOrigin'>;
  /** Whether mails go to the local mailbox. */
  readonly keepsMail: boolean;
  /** The shop's time, ms since 1970. */
  readonly at: number;
  readonly work: RehearsalWork;
}

/** How work ended. */
export type WorkEnd =
  | { readonly differences: Differences | null }
  /** The stack of an error; its code and sentence where it is an expected one. */
  | { readonly stack: string; readonly refusal: { readonly code: ErrorCode; readonly text: string } | null };

/** Sent back: how far a copy is, then the end. */
export type WorkMessage = { readonly progress: { readonly done: number; readonly total: number } } | WorkEnd;
