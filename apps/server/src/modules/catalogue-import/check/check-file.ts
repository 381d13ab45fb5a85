import type { ImportMode } from '@kayal/api-contract';
import type { MoneyFormat } from '@kayal/commerce-core';
import type { Db } from '../../../db/open-database.ts';
import { findLastLike, isChangedSince } from '../catalogue-import.repository.ts';
import { pausesOf } from '../give-way.ts';
import { progressOf, type ImportRun } from '../import-run.ts';
import type { FileFormat } from '../read/file-format.ts';
import { ImportFileError } from '../read/import-file-error.ts';
import { compareWithCatalogue } from './compare.ts';
import { conflictsOf } from './conflicts.ts';
import { GroupNames, type NewName } from './group-names.ts';
import type { Mapping } from './parse/headings.ts';
import { ErrorList } from './error-list.ts';
import { stageFile } from './stage/stage-file.ts';
import * as staging from './staging.repository.ts';

/** Parameters of a check. */
export interface CheckFile {
  readonly runId: string;
  readonly file: string;
  readonly fileHash: string;
  readonly format: FileFormat;
  readonly mode: ImportMode;
  readonly mapping: Mapping;
  readonly season: string;
  /** How the shop writes amounts. */
  readonly money: MoneyFormat;
  /** When the file was loaded, ms since 1970. */
  readonly loadedAt: number;
  /** Whether it belongs to another season than the running one: then it is not skipped as applied already. */
  readonly isBeside: boolean;
}

/** Result of a check, as it is stored with the run. */
export interface CheckResult {
  readonly state: 'checked' | 'refused';
  readonly counts: NonNullable<ImportRun['counts']>;
  readonly newNames: readonly NewName[];
  readonly notes: readonly string[];
}

const noCounts = { rows: 0, new: 0, changed: 0, withdrawn: 0, unchanged: 0, prices: 0, stock: 0, errors: 0 };

/**
 * The last applied import, when it was of this mode and had the same bytes and mapping. An import of products since may
 * have changed all that the file says.
 */
async function findSame(db: Db, { fileHash, mode, mapping, isBeside }: CheckFile) {
  if (isBeside) return null;
  const last = await findLastLike(db, mode);
  const isSame = last?.mode === mode && last.file_hash === fileHash && last.mapping === JSON.stringify(mapping);
  return isSame ? last : null;
}

/**
 * Checks every row of a file and compares it with the catalogue. The rows and the changes are stored with the run.
 *
 * A file that was the last one applied is not read again while no product was changed since. Where one was, it gets the
 * file's values again. The file's units are those of the first time: they would bring back what was sold or counted since,
 * so they are left out.
 */
export async function checkFile(db: Db, request: CheckFile): Promise<CheckResult> {
  const { runId, mode } = request;
  await staging.clearStaging(db, runId);
  const same = await findSame(db, request);
  if (same === null) return checkRows(db, request, []);
  const { units, ...withoutUnits } = request.mapping;
  const stay = units === undefined ? [] : ['Units that were sold or counted since stay as they are.'];
  if (mode === 'stock' || !(await isChangedSince(db, same))) {
    const { rows, ...before } = { ...noCounts, ...JSON.parse(same.counts ?? '{}') };
    const counts = { ...noCounts, rows, unchanged: before.new + before.changed + before.unchanged };
    const notes = [[`This file was applied already, as ${same.file_name}. There is nothing to do.`, ...stay].join(' ')];
    return { state: 'checked', counts, newNames: [], notes };
  }
  const again = `This file was applied before, as ${same.file_name}. Products that were changed since get its values again.`;
  return checkRows(db, { ...request, mapping: withoutUnits }, [[again, ...stay].join(' ')]);
}

/** @param notes of the result, when there are no errors */
async function checkRows(db: Db, request: CheckFile, notes: readonly string[]): Promise<CheckResult> {
  const { runId } = request;
  const errors = new ErrorList(db, runId);
  const pause = await pausesOf(db);
  let rows = 0;
  let newNames: readonly NewName[] = [];
  const onProgress = (done: number): void => void progressOf.set(runId, { done, total: 0 });
  try {
    const staged = await stageFile(db, { ...request, onProgress, pause }, errors);
    ({ rows, newNames } = staged);
    if (rows === 0) throw new ImportFileError('The file has headings, but no rows.', 'Export it again with its rows.');
    await errors.add(await conflictsOf(db, request));
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    await errors.add([{ row: error.row, heading: '', value: '', problem: error.message, remedy: error.remedy }]);
  }
  if (errors.count > 0) {
    const counts = { ...noCounts, rows, errors: errors.count };
    return { state: 'refused', counts, newNames: [], notes: errors.notes };
  }
  const groups = await groupsWith(db, newNames);
  await compareWithCatalogue(db, { ...request, groups, onProgress, pause });
  const counts = { ...noCounts, rows, ...(await staging.countChanges(db, runId)) };
  return { state: 'checked', counts, newNames, notes };
}

/** The names of all groups, new ones too. */
async function groupsWith(db: Db, newNames: readonly NewName[]): Promise<GroupNames> {
  const known = await staging.listGroups(db);
  const added = newNames.map(({ id, kind, name }) => ({ id, kind, name, same_as: id, position: 0 }));
  return new GroupNames([...known, ...added]);
}
