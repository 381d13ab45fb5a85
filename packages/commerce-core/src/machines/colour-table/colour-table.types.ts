import type { ColourChange } from '@kayal/api-contract/client';
import type { ActorRefFrom } from 'xstate';
import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../texts/notice.ts';
import type { colourLookupMachine } from '../colour-lookup/colour-lookup.machine.ts';
import type { ColourLookupEmitted } from '../colour-lookup/colour-lookup.types.ts';

/** The editable fields of a row. */
export interface ColourLook {
  /** Display name, upper-case. */
  readonly name: string;
  /** Free text that is a hex colour when valid. */
  readonly hex: string;
}

/** One row of the table. */
export interface ColourRow extends ColourLook {
  /** Catalogue name, read-only. */
  readonly key: string;
  /** The server's values. */
  readonly saved: ColourLook;
  /** The last save was refused because of this row, or because of the whole save. */
  readonly isMarked: boolean;
}

/** Context of the machine. */
export interface ColourTableContext {
  readonly rows: readonly ColourRow[];
  /** The lookup of each row, by its key. */
  readonly lookups: Readonly<Record<string, ActorRefFrom<typeof colourLookupMachine>>>;
  /** The highlighted row. */
  readonly focusedKey: string | null;
  /** The colours of the last save. */
  readonly sent: readonly ColourChange[];
  /** What saves without an answer have sent since the colours were known last. */
  readonly lost: readonly ColourChange[];
  readonly callError: CallError | null;
}

/** Input of `saveColours`. */
export interface SaveColoursInput {
  readonly colours: readonly ColourChange[];
  /** Changes of earlier saves without an answer: where the server has one of them, nobody else has changed the colour. */
  readonly lost: readonly ColourChange[];
}

/** Events that the machine accepts. The last three come from the rows' lookups. */
export type ColourTableEvent =
  | { readonly type: 'row.name'; readonly key: string; readonly text: string }
  | { readonly type: 'row.hex'; readonly key: string; readonly text: string }
  | { readonly type: 'row.focus'; readonly key: string | null }
  /** The lookup button of a row; without effect when the display name is blank. */
  | { readonly type: 'row.lookup'; readonly key: string }
  | { readonly type: 'colours.save' }
  /** Reads the colours again after they could not be read. */
  | { readonly type: 'colours.reload' }
  /** Puts the unsaved changes on top of what another admin has saved meanwhile. */
  | { readonly type: 'colours.merge' }
  /** Drops the unsaved changes and reads the colours again. */
  | { readonly type: 'colours.drop' }
  | ColourLookupEmitted;

/** Events that the machine emits. */
export type ColourTableEmitted =
  | { readonly type: 'colours.notice'; readonly notice: Notice }
  /** Everything is saved: go to /dashboard. */
  | { readonly type: 'colours.saved' };

/**
 * Tags of the states, for `snapshot.hasTag`. `refused`: rows are marked; `changed`: another admin saved some of them first;
 * `merging`: her changes are being read; `unread`: they could not be read; `failed`: no answer; `loadFailed`: no list.
 */
export type ColourTableTag =
  | 'loading'
  | 'loadFailed'
  | 'ready'
  | 'busy'
  | 'refused'
  | 'changed'
  | 'merging'
  | 'unread'
  | 'failed';
