import type { ColourRow } from '@kayal/commerce-core';

/** An edit of a colour that is not saved yet. */
export interface KeptColour {
  readonly key: string;
  readonly name: string;
  readonly hex: string;
}

const isKept = (value: unknown): value is KeptColour =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'name', 'hex'].every((part) => part in value && typeof Reflect.get(value, part) === 'string');

/** Reads edits from saved text; an unknown format gives none. */
export function readColours(text: string): readonly KeptColour[] {
  try {
    const read: unknown = JSON.parse(text === '' ? '[]' : text);
    return Array.isArray(read) ? read.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Edits as text; '' for none. */
export const writeColours = (colours: readonly KeptColour[]): string =>
  colours.length === 0 ? '' : JSON.stringify(colours.map(({ key, name, hex }) => ({ key, name, hex })));

/** The rows with a change. */
export const changedRows = (rows: readonly ColourRow[]): readonly ColourRow[] =>
  rows.filter(({ name, hex, saved }) => name !== saved.name || hex !== saved.hex);

/** Edits of an earlier visit that differ from the table and have no newer edit. */
export function leftColours(kept: readonly KeptColour[], rows: readonly ColourRow[]): readonly KeptColour[] {
  const changed = new Set(changedRows(rows).map(({ key }) => key));
  return kept.filter(({ key, name, hex }) => {
    const row = rows.find((each) => each.key === key);
    return row !== undefined && !changed.has(key) && (row.name !== name || row.hex !== hex);
  });
}
