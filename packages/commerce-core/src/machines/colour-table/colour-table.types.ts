import type { CatalogueColour } from '@kayal/api-contract/client';
import type { ActorRefFrom } from 'xstate';
import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../notice.ts';
import type { colourLookupMachine } from '../colour-lookup/colour-lookup.machine.ts';
import type { ColourLookupEmitted } from '../colour-lookup/colour-lookup.types.ts';

/** What a row shows of a colour. */
export interface ColourLook {
  /** Display name, upper-case (S2.COLOR.03). */
  readonly name: string;
  /** Free text that is a hex colour when valid (S2.COLOR.04, J49). */
  readonly hex: string;
}

/** One row of the table. */
export interface ColourRow extends ColourLook {
  /** Catalogue name, read-only (S2.COLOR.02). */
  readonly key: string;
  /** As the server has it. */
  readonly saved: ColourLook;
  /** The last save was refused over this row, or over all that it was sent with (J49). */
  readonly isMarked: boolean;
}

/** What the machine remembers. */
export interface ColourTableContext {
  readonly rows: readonly ColourRow[];
  /** The lookup of each row, by its key. */
  readonly lookups: Readonly<Record<string, ActorRefFrom<typeof colourLookupMachine>>>;
  /** The highlighted row (S2.COLOR.12). */
  readonly focusedKey: string | null;
  /** What the last save sent. */
  readonly sent: readonly CatalogueColour[];
  readonly callError: CallError | null;
}

/** Everything the machine understands. The last three come from the rows' lookups. */
export type ColourTableEvent =
  | { readonly type: 'row.name'; readonly key: string; readonly text: string }
  | { readonly type: 'row.hex'; readonly key: string; readonly text: string }
  | { readonly type: 'row.focus'; readonly key: string | null }
  /** The lookup button of a row (S2.COLOR.05); nothing happens where the display name is blank. */
  | { readonly type: 'row.lookup'; readonly key: string }
  | { readonly type: 'colours.save' }
  /** Reads the colours again; unsaved changes stay. */
  | { readonly type: 'colours.reload' }
  | ColourLookupEmitted;

/** What the machine emits. */
export type ColourTableEmitted =
  | { readonly type: 'colours.notice'; readonly notice: Notice }
  /** All is saved: go to /dashboard (S2.COLOR.14). */
  | { readonly type: 'colours.saved' };

/** What the UI asks `snapshot.hasTag` for. `refused`: rows are marked; `failed`: no answer; `loadFailed`: no list. */
export type ColourTableTag = 'loading' | 'loadFailed' | 'ready' | 'busy' | 'refused' | 'failed';
