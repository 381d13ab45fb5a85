import type { ColourRow } from '@kayal/commerce-core';

/** An edit of a colour that is not saved yet. */
export interface DraftColour {
  readonly key: string;
  readonly name: string;
  readonly hex: string;
}

const isDraftColour = (value: unknown): value is DraftColour =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'name', 'hex'].every((part) => part in value && typeof Reflect.get(value, part) === 'string');

/** Reads edits from saved text; an unknown format gives none. */
export function readColours(text: string): readonly DraftColour[] {
  try {
    const read: unknown = JSON.parse(text === '' ? '[]' : text);
    return Array.isArray(read) ? read.filter(isDraftColour) : [];
  } catch {
    return [];
  }
}

/** Edits as text; '' for none. */
export const writeColours = (colours: readonly DraftColour[]): string =>
  colours.length === 0 ? '' : JSON.stringify(colours.map(({ key, name, hex }) => ({ key, name, hex })));

/** Rows that differ from what is saved. */
export const changedRows = (rows: readonly ColourRow[]): readonly ColourRow[] =>
  rows.filter(({ name, hex, saved }) => name !== saved.name || hex !== saved.hex);

/** Edits of an earlier visit that differ from the table and have no newer edit. */
export function restorableColours(drafts: readonly DraftColour[], rows: readonly ColourRow[]): readonly DraftColour[] {
  const changed = new Set(changedRows(rows).map(({ key }) => key));
  return drafts.filter(({ key, name, hex }) => {
    const row = rows.find((each) => each.key === key);
    return row !== undefined && !changed.has(key) && (row.name !== name || row.hex !== hex);
  });
}
