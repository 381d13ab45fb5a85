import { withoutHiddenMarks } from '@kayal/api-contract';
import { ExportColumns } from '../../catalogue-import/exports/columns.ts';
import { systemOf } from '../../catalogue-import/exports/open-import.ts';
import { detectFormat, type FileFormat } from '../../catalogue-import/read/file-format.ts';
import { CutFileError, ImportFileError } from '../../catalogue-import/read/import-file-error.ts';
import { headingsIn, problemOf, rowsOf, surplusOf, type ImportRow } from '../../catalogue-import/read/read-rows.ts';
import type { SheetRow } from '../../catalogue-import/read/sheet-row.ts';
import { PeopleFileRefusal } from './problems.ts';
import type { PeopleProfile } from './people-profile.ts';
import { peopleProfiles } from './profiles.ts';

/** A file of customers or orders. */
export interface OpenPeople {
  readonly profile: PeopleProfile;
  readonly columns: ExportColumns;
  /** Rows below the headings that are not empty. */
  readonly rows: AsyncGenerator<ImportRow>;
}

/** The profile of a file with these headings; undefined for one that holds neither customers nor orders. */
export function profileOf(headings: readonly string[]): PeopleProfile | undefined {
  const columns = new ExportColumns(headings);
  return peopleProfiles.find(({ signs }) => signs.some((sign) => columns.hasAll(sign)));
}

function profileOrRefusal(headings: readonly string[]): PeopleProfile {
  const profile = profileOf(headings);
  if (profile !== undefined) return profile;
  if (systemOf(headings) !== null) {
    throw new PeopleFileRefusal('products', 'This file holds products. Import it under Catalogue, Import.');
  }
  throw new PeopleFileRefusal(
    'unknown',
    'This file holds neither customers nor orders. Customers need columns for name and e-mail; orders for number, date and e-mail.',
  );
}

const isEmpty = ({ cells }: SheetRow): boolean => cells.every((cell) => cell.trim() === '');

/** The error of a reader as the refusal that it means. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ImportFileError)) return error;
  const code = error instanceof CutFileError ? 'cut' : 'unreadable';
  return new PeopleFileRefusal(code, `${error.message} ${error.remedy}`, error.row);
}

/** The first row that is not empty. */
async function firstRow(rows: AsyncGenerator<SheetRow>): Promise<SheetRow> {
  for (;;) {
    const { value, done } = await rows.next();
    if (done === true) throw new PeopleFileRefusal('empty', 'The file has no rows.');
    if (!isEmpty(value)) return value;
  }
}

/** @throws PeopleFileRefusal where two files were put together, and after the last row where that one is cut */
async function* filledRows(
  sheet: AsyncGenerator<SheetRow>,
  headings: readonly string[],
  { kind }: FileFormat,
): AsyncGenerator<ImportRow> {
  let shortRows = 0;
  let last = { row: 0, isShort: false };
  try {
    for await (const { row, cells: raw, types } of sheet) {
      if (isEmpty({ row, cells: raw })) continue;
      const cells = headings.map(
        (_, column) => types?.get(column)?.day ?? withoutHiddenMarks(raw[column] ?? '').trim(),
      );
      if (cells.every((cell, column) => cell === headings[column])) {
        throw new PeopleFileRefusal(
          'mixed',
          'The headings stand here again: two files were put together. Bring each of them over.',
          row,
        );
      }
      last = { row, isShort: raw.length < headings.length };
      if (last.isShort) shortRows += 1;
      yield { row, cells, surplus: surplusOf(raw, headings.length) };
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (last.row === 0) throw new PeopleFileRefusal('empty', 'The file has no rows below its headings.');
  // Programs that leave empty cells at the end of a row away do so in others too.
  if (kind === 'csv' && last.isShort && shortRows === 1) {
    throw new PeopleFileRefusal(
      'cut',
      'The last row ends in the middle: the file is cut off. Export it again.',
      last.row,
    );
  }
}

/** Opens a file of customers or orders. @throws PeopleFileRefusal from here or from `rows` */
export async function openPeople(file: string): Promise<OpenPeople> {
  try {
    const format = await detectFormat(file);
    const sheet = rowsOf(file, format);
    const first = await firstRow(sheet);
    const headings = headingsIn(first);
    const problem = problemOf(headings);
    try {
      if (problem !== null) throw new PeopleFileRefusal('unreadable', problem, first.row);
      const profile = profileOrRefusal(headings);
      return { profile, columns: new ExportColumns(headings), rows: filledRows(sheet, headings, format) };
    } catch (error) {
      // What is not read to its end must be closed.
      await sheet.return(undefined);
      throw error;
    }
  } catch (error) {
    throw refusalOf(error);
  }
}
