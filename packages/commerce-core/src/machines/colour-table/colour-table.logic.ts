import type { CatalogueColour } from '@kayal/api-contract/client';
import { colourTexts } from '../../texts/back-office-texts.ts';
import type { CallError } from '../../call-error.ts';
import type { ColourLook, ColourRow } from './colour-table.types.ts';

const isSame = (a: ColourLook, b: ColourLook): boolean => a.name === b.name && a.hex === b.hex;

/** Whether a row holds a change that is not saved. */
export function isDirty(row: ColourRow): boolean {
  return !isSame(row, row.saved);
}

/** The rows with unsaved changes, in the form of a save. */
export function dirtyColours(rows: readonly ColourRow[]): CatalogueColour[] {
  return rows.filter(isDirty).map(({ key, name, hex }) => ({ key, name, hex }));
}

/** A row for each colour, without a change. */
export function rowsOf(colours: readonly CatalogueColour[]): ColourRow[] {
  return colours.map(({ key, name, hex }) => {
    const saved = { name: name.toUpperCase(), hex };
    return { key, ...saved, saved, isMarked: false };
  });
}

/** Rows after an edit of one, which removes its mark. */
export function editedRows(rows: readonly ColourRow[], key: string, change: Partial<ColourLook>): ColourRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change, isMarked: false } : row));
}

/** Rows after a save: the sent values are saved; later edits stay changes. */
export function savedRows(rows: readonly ColourRow[], sent: readonly CatalogueColour[]): ColourRow[] {
  return rows.map((row) => {
    const stored = sent.find(({ key }) => key === row.key);
    return stored === undefined ? row : { ...row, saved: { name: stored.name, hex: stored.hex }, isMarked: false };
  });
}

/** Keys of the sent rows that a refusal names in its fields; all of them when it names none. */
export function refusedKeys(callError: CallError, sent: readonly CatalogueColour[]): string[] {
  const fields = callError.details['fields'];
  const paths = typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
  const keys = sent.map(({ key }) => key);
  const named = keys.filter((key) => paths.some((path) => path === key || path.split(/[./]/).includes(key)));
  return named.length > 0 ? named : keys;
}

/** Rows after a refused save: every edit is kept, and the refused rows are marked. */
export function markedRows(rows: readonly ColourRow[], keys: readonly string[]): ColourRow[] {
  return rows.map((row) => ({ ...row, isMarked: keys.includes(row.key) }));
}

/** The text after a save without an answer: 'Failed to save ' and the reason. */
export function saveErrorText(error: unknown): string {
  return colourTexts['S8.COLOR.02'] + (error instanceof Error ? error.message : String(error));
}
