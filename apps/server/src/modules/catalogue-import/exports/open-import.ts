import { exportSystems, type ExportSystem } from '@kayal/api-contract';
import { guessMapping, type Mapping } from '../check/parse/headings.ts';
import type { FileFormat } from '../read/file-format.ts';
import { openTable, type ImportRow, type ImportTable } from '../read/read-rows.ts';
import { ExportColumns } from './columns.ts';
import { ExportRows } from './export-rows.ts';
import { withMade } from './made-columns.ts';
import { exportProfiles } from './profiles.ts';

/** A table as it is imported. */
export interface OpenImport extends ImportTable {
  /** A guess of the columns by their names, or the columns of a known export. */
  readonly mapping: Mapping;
  /** What was left out or changed of an export, for the owner; complete after the last row. */
  readonly notes: (mapping: Mapping) => readonly string[];
  /** How many pictures of an export its rows do not have, because a colour cannot; complete after the last row. */
  readonly picturesLeft: () => number;
}

/** The system whose export has these headings; null for a plain table. */
export function systemOf(headings: readonly string[]): ExportSystem | null {
  const columns = new ExportColumns(headings);
  return exportSystems.find((system) => exportProfiles[system].signs.some((sign) => columns.hasAll(sign))) ?? null;
}

async function* taken(rows: AsyncGenerator<ImportRow>, exported: ExportRows): AsyncGenerator<ImportRow> {
  for await (const row of rows) {
    const variant = exported.take(row);
    if (variant !== null) yield variant;
  }
}

/**
 * Opens a file as a table, with the columns that are made of its own. An export of another system is read twice: first for what it says once for several rows.
 * @param maxRows rows of an export that are read for that
 * @throws ImportFileError from here or from `rows`
 */
export async function openImport(file: string, format: FileFormat, maxRows = Infinity): Promise<OpenImport> {
  return withMade(await openOwn(file, format, maxRows), format.made);
}

async function openOwn(file: string, format: FileFormat, maxRows: number): Promise<OpenImport> {
  const table = await openTable(file, format);
  if (format.system === null) {
    return { ...table, mapping: guessMapping(table.headings), notes: () => [], picturesLeft: () => 0 };
  }
  const exported = new ExportRows(exportProfiles[format.system], table.headings);
  let read = 0;
  for await (const row of table.rows) {
    exported.add(row);
    read += 1;
    if (read >= maxRows) break;
  }
  const again = await openTable(file, format);
  const { headings, mapping } = exported;
  return {
    headings,
    mapping,
    rows: taken(again.rows, exported),
    notes: (chosen) => exported.notes(chosen),
    picturesLeft: () => exported.picturesLeft,
  };
}
