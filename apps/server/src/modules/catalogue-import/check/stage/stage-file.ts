import type { ImportMode } from '@kayal/api-contract';
import type { Db } from '../../../../db/open-database.ts';
import { openImport } from '../../exports/open-import.ts';
import type { PauseAfterSlice } from '../../give-way.ts';
import { importRules } from '../../import-modes.ts';
import type { FileFormat } from '../../read/file-format.ts';
import type { ErrorList } from '../error-list.ts';
import { GroupNames, type NewName } from '../group-names.ts';
import type { Mapping } from '../parse/headings.ts';
import type { CellContext } from '@kayal/commerce-core';
import { RowParser, type ParsedRow, type RowError } from '../parse/parse-row.ts';
import { listGroups, listOwnNumbersAbove, listProductNumbers } from '../staging.repository.ts';
import { lastOwnNumber, ProductNumbers } from './product-numbers.ts';
import { ProductCells } from './product-cells.ts';
import type { RefuseRow } from './refuse-row.ts';
import { CatalogueRows } from './stage-catalogue-rows.ts';
import { ValueRows } from './stage-value-rows.ts';

/** Rows per slice; between two slices other requests are served. */
const rowsPerSlice = 400;

/** Result of staging a file. */
export interface StagedFile {
  readonly rows: number;
  /** Rows with nothing in the columns that are used. */
  readonly leftOut: number;
  readonly newNames: readonly NewName[];
  /** What was left out or changed of another shop's export, and what is not used of others. */
  readonly notes: readonly string[];
  /** Pictures of another shop's export that are not staged, because a colour has no place for them. */
  readonly picturesLeft: number;
}

/** Parameters of staging. */
export interface StageRequest {
  readonly runId: string;
  readonly file: string;
  readonly format: FileFormat;
  readonly mode: ImportMode;
  readonly mapping: Mapping;
  readonly shop: CellContext;
  /** Called with the number of finished rows. */
  readonly onProgress: (rows: number) => void;
  readonly pause: PauseAfterSlice;
}

/**
 * Reads a file row by row into the staging tables. It does not change the catalogue.
 * @throws ImportFileError when the file cannot be read further
 */
export async function stageFile(db: Db, request: StageRequest, errors: ErrorList): Promise<StagedFile> {
  const { runId, mode, mapping } = request;
  const [listed, numbered, used] = await Promise.all([
    listGroups(db),
    listProductNumbers(db),
    listOwnNumbersAbove(db, lastOwnNumber),
  ]);
  const groups = new GroupNames(listed);
  const numbers = new ProductNumbers(numbered, used);
  const { isCatalogue, hasPrices } = importRules[mode];
  const stager = isCatalogue
    ? new CatalogueRows(db, runId, groups, numbers, request.format.system !== null)
    : new ValueRows(db, runId, hasPrices, numbers);
  const codes = new UniqueCodes();

  const { headings, rows, notes, picturesLeft } = await openImport(request.file, request.format);
  const parser = new RowParser(headings, mapping, mode, request.shop, request.format.system !== null);
  let count = 0;
  let leftOut = 0;
  let slice: ParsedRow[] = [];
  let refused: RowError[] = [];
  const refuse: RefuseRow = ({ row }, field, value, problem, remedy) => {
    refused.push({ row, heading: mapping[field] ?? '', value, problem, remedy });
  };
  const flush = async (): Promise<void> => {
    await stager.stage(codes.withoutRepeated(slice, refuse), refuse);
    await errors.add(refused);
    slice = [];
    refused = [];
    request.onProgress(count);
    await request.pause();
  };
  const filler = isCatalogue ? new ProductCells(headings, mapping) : null;
  for await (const row of rows) {
    count += 1;
    const filled = filler === null ? row : filler.fill(row);
    if (filled === null) {
      leftOut += 1;
      continue;
    }
    const parsed = parser.parse(filled);
    if (isErrors(parsed)) refused.push(...parsed);
    else slice.push(parsed);
    if (slice.length + refused.length < rowsPerSlice) continue;
    await flush();
    if (errors.isFull) break;
  }
  await flush();
  return {
    rows: count,
    leftOut,
    newNames: groups.newNames,
    notes: [...notes(mapping), ...stager.notes],
    picturesLeft: picturesLeft(),
  };
}

function isErrors(parsed: ParsedRow | readonly RowError[]): parsed is readonly RowError[] {
  return Array.isArray(parsed);
}

/** The unique codes that a file has had so far, each with its row. */
class UniqueCodes {
  readonly #rows = new Map<string, number>();

  /** The rows without those whose code an earlier row has. */
  withoutRepeated(rows: readonly ParsedRow[], refuse: RefuseRow): ParsedRow[] {
    return rows.filter((row) => {
      const { unique_code: uniqueCode } = row;
      if (uniqueCode === undefined) return true;
      const firstRow = this.#rows.get(uniqueCode);
      if (firstRow === undefined) {
        this.#rows.set(uniqueCode, row.row);
        return true;
      }
      const remedy = 'Give each variant a code of its own, or leave one of the rows out.';
      refuse(row, 'unique_code', uniqueCode, `This unique code stands in row ${firstRow} already.`, remedy);
      return false;
    });
  }
}
