import type { CatalogueColour, ColourChange } from '@kayal/api-contract/client';
import { colourTexts } from '../../texts/back-office-texts.ts';
import type { CallError } from '../../call-error.ts';
import type { ColourLook, ColourRow } from './colour-table.types.ts';

const isSame = (a: ColourLook, b: ColourLook): boolean => a.name === b.name && a.hex === b.hex;

/** Whether a row holds a change that is not saved. */
export function isDirty(row: ColourRow): boolean {
  return !isSame(row, row.saved);
}

/**
 * The rows with unsaved changes, in the form of a save.
 * @param lost changes of saves without an answer: they may be stored, so their rows are sent also where they were set back
 */
export function dirtyColours(rows: readonly ColourRow[], lost: readonly ColourChange[]): ColourChange[] {
  const unsure = new Set(lost.map(({ key }) => key));
  const changed = rows.filter((row) => isDirty(row) || unsure.has(row.key));
  return changed.map(({ key, name, hex, saved }) => ({ key, name, hex, was: saved }));
}

/** A row for each colour as it is now; fields that were changed in the earlier rows keep their change. */
export function rowsOf(colours: readonly CatalogueColour[], earlier: readonly ColourRow[] = []): ColourRow[] {
  const rows = new Map(earlier.map((row) => [row.key, row]));
  return colours.map(({ key, name, hex }) => {
    const saved = { name: name.toUpperCase(), hex };
    const row = rows.get(key);
    return {
      key,
      name: row === undefined || row.name === row.saved.name ? saved.name : row.name,
      hex: row === undefined || row.hex === row.saved.hex ? saved.hex : row.hex,
      saved,
      isMarked: false,
    };
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

/** Fields that a refusal's `changes` name. */
function changedPaths(changes: unknown): string[] {
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((change: unknown) =>
    typeof change === 'object' && change !== null && 'field' in change ? [String(change.field)] : [],
  );
}

/** Keys of the sent rows that a refusal names in its fields or changes; all of them when it names none. */
export function refusedKeys(callError: CallError, sent: readonly CatalogueColour[]): string[] {
  const fields = callError.details['fields'];
  const invalid = typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
  const paths = [...invalid, ...changedPaths(callError.details['changes'])];
  const keys = sent.map(({ key }) => key);
  const named = keys.filter((key) => paths.some((path) => path === key || path.split(/[./]/).includes(key)));
  return named.length > 0 ? named : keys;
}

/** Rows after a refused save: all edits stay, and the refused rows are marked. */
export function markedRows(rows: readonly ColourRow[], keys: readonly string[]): ColourRow[] {
  return rows.map((row) => ({ ...row, isMarked: keys.includes(row.key) }));
}

/** Rows without their unsaved changes. */
export function droppedRows(rows: readonly ColourRow[]): ColourRow[] {
  return rows.map((row) => ({ ...row, ...row.saved, isMarked: false }));
}

/** The text after a save without an answer: 'Failed to save ' and the reason. */
export function saveErrorText(error: unknown): string {
  return colourTexts['S8.COLOR.02'] + (error instanceof Error ? error.message : String(error));
}
