import type { ActorRef, Snapshot } from 'xstate';
import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../texts/notice.ts';
import type { NamedColour } from '../../rules/colours/colour-lookup.ts';

/** Context of the machine. */
export interface ColourLookupContext {
  /** Catalogue name of the row. */
  readonly key: string;
  /** The parent table, which gets the emitted events; null without one. */
  readonly table: ActorRef<Snapshot<unknown>, ColourLookupEmitted> | null;
  /** The name that is or was looked up. */
  readonly text: string;
  readonly matches: readonly NamedColour[];
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type ColourLookupEvent =
  /** The lookup button: looks up, or closes the open list. */
  | { readonly type: 'lookup.press'; readonly text: string }
  /** An entry of the list. */
  | { readonly type: 'lookup.choose'; readonly hex: string }
  /** The name changed, Escape, or another row opened its list. */
  | { readonly type: 'lookup.close' };

/** Events that the machine emits, to its listeners and to its table. */
export type ColourLookupEmitted =
  /** Set this hex. */
  | { readonly type: 'lookup.found'; readonly key: string; readonly hex: string }
  /** Its list has opened; every other list closes. */
  | { readonly type: 'lookup.opened'; readonly key: string }
  | { readonly type: 'lookup.notice'; readonly key: string; readonly notice: Notice };

/** Input of the machine. */
export interface ColourLookupInput {
  readonly key: string;
  readonly table: ColourLookupContext['table'];
}

/** Tags of the states, for `snapshot.hasTag`. `loading`: 'fetching color code...' is shown. */
export type ColourLookupTag = 'loading' | 'open' | 'done';
