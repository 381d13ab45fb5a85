import type { ActorRef, Snapshot } from 'xstate';
import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../notice.ts';
import type { NamedColour } from '../../rules/colour-lookup.ts';

/** What the machine remembers. */
export interface ColourLookupContext {
  /** Catalogue name of the row. */
  readonly key: string;
  /** The table around it, which gets what is emitted; null where the row stands alone. */
  readonly table: ActorRef<Snapshot<unknown>, ColourLookupEmitted> | null;
  /** The name that is or was looked up. */
  readonly text: string;
  readonly matches: readonly NamedColour[];
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type ColourLookupEvent =
  /** The lookup button: asks, or closes the list that is open (S4.COLOR.06). */
  | { readonly type: 'lookup.press'; readonly text: string }
  /** An entry of the list (S4.COLOR.04). */
  | { readonly type: 'lookup.choose'; readonly hex: string }
  /** The name changed, Escape, or another row opened its list (S4.COLOR.07). */
  | { readonly type: 'lookup.close' };

/** What the machine emits, to its listeners and to its table. */
export type ColourLookupEmitted =
  /** Set this hex (S4.COLOR.02, S4.COLOR.04). */
  | { readonly type: 'lookup.found'; readonly key: string; readonly hex: string }
  /** Its list is open now: any other closes (S4.COLOR.07). */
  | { readonly type: 'lookup.opened'; readonly key: string }
  | { readonly type: 'lookup.notice'; readonly key: string; readonly notice: Notice };

/** Input of the machine. */
export interface ColourLookupInput {
  readonly key: string;
  readonly table: ColourLookupContext['table'];
}

/** What the UI asks `snapshot.hasTag` for. `loading`: 'fetching color code...' is shown (S2.COLOR.11). */
export type ColourLookupTag = 'loading' | 'open' | 'done';
