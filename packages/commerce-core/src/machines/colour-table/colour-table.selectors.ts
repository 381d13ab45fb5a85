import type { ActorRefFrom } from 'xstate';
import { isBlank, isHexColour } from '../../rules/text.ts';
import type { colourLookupMachine } from '../colour-lookup/colour-lookup.machine.ts';
import { dirtyColours, isDirty } from './colour-table.logic.ts';
import type { ColourRow, ColourTableContext } from './colour-table.types.ts';

/** The part of a snapshot that selectors read. */
interface ColourTableSnapshot {
  readonly context: ColourTableContext;
}

/** The rows in the catalogue's order. */
export function selectColourRows(snapshot: ColourTableSnapshot): readonly ColourRow[] {
  return snapshot.context.rows;
}

/** How many rows hold changes that are not saved, or may be stored though they were set back. */
export function selectDirtyCount(snapshot: ColourTableSnapshot): number {
  return dirtyColours(snapshot.context.rows, snapshot.context.lost).length;
}

/** A selector for the lookup of a row, or null where there is no such row. */
export function selectLookup(
  key: string,
): (snapshot: ColourTableSnapshot) => ActorRefFrom<typeof colourLookupMachine> | null {
  return ({ context }) => context.lookups[key] ?? null;
}

/** The state of a row, for its marker: an invalid hex gets a warning but is not refused. */
export function rowState(row: ColourRow): 'saved' | 'changed' | 'invalidHex' | 'refused' {
  if (row.isMarked) return 'refused';
  if (!isBlank(row.hex) && !isHexColour(row.hex)) return 'invalidHex';
  return isDirty(row) ? 'changed' : 'saved';
}
