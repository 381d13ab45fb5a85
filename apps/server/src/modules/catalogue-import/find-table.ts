import type { ExportSystem, MadeColumn } from '@kayal/api-contract';
import { guessMapping } from './check/parse/headings.ts';
import { systemOf } from './exports/open-import.ts';
import type { FileFormat } from './read/file-format.ts';
import { ImportFileError } from './read/import-file-error.ts';
import { headingsIn, openTable, problemOf, rowsOf } from './read/read-rows.ts';
import { xlsxSheets } from './read/xlsx-rows.ts';

/** Max rows of a sheet that are searched for headings. */
const maxRowsAbove = 30;
/** Max sheets that are searched. */
const maxSheets = 10;
/** As many known headings in one row are certain to be those of the table. */
const certain = 6;

/** Where to read a table; what is absent is guessed. */
export interface TablePlace {
  readonly sheet?: string | undefined;
  /** As a spreadsheet counts. */
  readonly headingRow?: number | undefined;
  readonly system?: ExportSystem | 'none' | undefined;
  /** Columns that are made of others. */
  readonly made?: readonly MadeColumn[] | undefined;
}

/** How many columns of a row are known: by our names for them, by one of some saved mappings, or as another shop's export. */
function scoreOf(headings: readonly string[], known: readonly (readonly string[])[]): number {
  const saved = known.filter((names) => names.every((name) => headings.includes(name))).map((names) => names.length);
  const exported = systemOf(headings) === null ? 0 : certain;
  return Math.max(Object.keys(guessMapping(headings)).length, exported, ...saved);
}

/** The row of a sheet with the most known headings, else its first one; null for an empty sheet. */
async function bestRow(file: string, format: FileFormat, known: readonly (readonly string[])[]) {
  let best: { readonly headingRow: number; readonly score: number } | null = null;
  let searched = 0;
  for await (const row of rowsOf(file, format)) {
    const headings = headingsIn(row);
    if (headings.length === 0) continue;
    const score = problemOf(headings) === null ? scoreOf(headings, known) : 0;
    // One known word alone may be a title, such as the name of the sheet.
    if (best === null || (score > best.score && score > 1)) best = { headingRow: row.row, score };
    searched += 1;
    if (best.score >= certain || searched === maxRowsAbove) break;
  }
  return best;
}

/**
 * Finds the sheet and the row of headings of a table: those with the most known headings, and the system that wrote them.
 * @param known the headings of each saved mapping
 * @param place what somebody chose
 * @throws ImportFileError when there is no such sheet
 */
export async function findTable(
  file: string,
  format: FileFormat,
  known: readonly (readonly string[])[],
  place: TablePlace = {},
): Promise<FileFormat> {
  const found = { ...(await findHeadings(file, format, known, place)), made: place.made ?? format.made };
  if (place.system !== undefined) return { ...found, system: place.system === 'none' ? null : place.system };
  const { headings, rows } = await openTable(file, found);
  await rows.return(undefined);
  return { ...found, system: systemOf(headings) };
}

async function findHeadings(
  file: string,
  format: FileFormat,
  known: readonly (readonly string[])[],
  place: TablePlace,
): Promise<FileFormat> {
  if (format.kind === 'jsonl' || format.kind === 'xml') return format;
  const sheets = format.kind === 'xlsx' ? await xlsxSheets(file) : [];
  if (place.sheet !== undefined && !sheets.includes(place.sheet)) {
    const names = sheets.length === 0 ? 'It has no sheets.' : `Its sheets are: ${sheets.join(', ')}.`;
    throw new ImportFileError(`The file has no sheet ${place.sheet}.`, names);
  }
  const candidates = place.sheet === undefined ? sheets.slice(0, maxSheets) : [place.sheet];
  let best = { ...format, sheets, sheet: candidates[0] ?? '' };
  if (place.headingRow !== undefined && candidates.length < 2) return { ...best, headingRow: place.headingRow };
  let bestScore = -1;
  for (const sheet of candidates.length === 0 ? [''] : candidates) {
    const found = await bestRow(file, { ...best, sheet, headingRow: 0 }, known);
    if (found !== null && found.score > bestScore) {
      best = { ...best, sheet, headingRow: place.headingRow ?? found.headingRow };
      bestScore = found.score;
    }
    if (bestScore >= certain) break;
  }
  return best;
}
