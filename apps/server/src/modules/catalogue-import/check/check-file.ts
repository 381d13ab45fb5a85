import type { ImportMode } from '@kayal/api-contract';
import type { Db } from '../../../db/open-database.ts';
import { findLastOfMode, updateRun } from '../catalogue-import.repository.ts';
import { progressOf } from '../import-run.ts';
import type { FileFormat } from '../read/file-format.ts';
import { ImportFileError } from '../read/import-file-error.ts';
import { compareWithCatalogue } from './compare.ts';
import { GroupNames, type NewName } from './group-names.ts';
import type { Mapping } from './headings.ts';
import type { RowError } from './parse-row.ts';
import { ErrorList, stageFile } from './stage-file.ts';
import * as staging from './staging.repository.ts';

/** Max reported conflicts of one kind. */
const maxConflicts = 200;

/** Parameters of a check. */
export interface CheckFile {
  readonly runId: string;
  readonly file: string;
  readonly fileHash: string;
  readonly format: FileFormat;
  readonly mode: ImportMode;
  readonly mapping: Mapping;
  readonly season: string;
  /** Whether it is loaded beside the running season: what it says is compared again when it is put on sale. */
  readonly isBeside: boolean;
}

const noCounts = { rows: 0, new: 0, changed: 0, withdrawn: 0, unchanged: 0, prices: 0, stock: 0, errors: 0 };

/** Conflicts of the staged rows with each other or with the catalogue. */
async function conflictsOf(db: Db, { runId, mode, mapping }: CheckFile): Promise<readonly RowError[]> {
  if (mode === 'stock') return [];
  if (mode === 'prices') {
    const rows = await staging.offersAboveMrp(db, runId, maxConflicts);
    const remedy = 'Lower the offer, or leave it empty to end it.';
    const heading = mapping.offer ?? mapping.mrp ?? '';
    return rows.map(({ row, uniqueCode }) => ({
      row,
      heading,
      value: uniqueCode,
      problem: 'The offer is above the MRP.',
      remedy,
    }));
  }
  const heading = mapping.unique_code ?? '';
  const [ofOthers, taken, twice, offers] = await Promise.all([
    staging.codesOfOthers(db, runId, maxConflicts),
    staging.placesTaken(db, runId, maxConflicts),
    staging.placesTwice(db, runId, maxConflicts),
    staging.offersAboveMrp(db, runId, maxConflicts),
  ]);
  return [
    ...ofOthers.map(({ row, uniqueCode, other }) => ({
      row,
      heading,
      value: uniqueCode,
      problem: `This unique code belongs to product ${other}.`,
      remedy: 'Give the variant a code of its own, or correct the product id.',
    })),
    ...taken.map(({ row, uniqueCode, other }) => ({
      row,
      heading,
      value: uniqueCode,
      problem: `This colour and size has the code ${other} in the shop.`,
      remedy: `Keep the code ${other}; orders name it.`,
    })),
    ...twice.map(({ row, uniqueCode, other }) => ({
      row,
      heading,
      value: uniqueCode,
      problem: `The variant ${other} has the same product, colour and size.`,
      remedy: 'Correct colour or size, or leave one of the rows out.',
    })),
    ...offers.map(({ row, uniqueCode }) => ({
      row,
      heading: mapping.mrp ?? '',
      value: uniqueCode,
      problem: 'The offer of this product is above its MRP.',
      remedy: 'Raise the MRP, or name a lower offer.',
    })),
  ];
}

/** Whether the last applied import of this mode had the same bytes and mapping, so that nothing would change. */
async function isAppliedAlready(db: Db, { fileHash, mode, mapping, isBeside }: CheckFile) {
  if (isBeside) return null;
  const last = await findLastOfMode(db, mode);
  if (last === undefined || last.file_hash !== fileHash || last.mapping !== JSON.stringify(mapping)) return null;
  return last;
}

/**
 * Checks every row of a file and compares it with the catalogue. The result is stored with the run, whose state is then
 * `checked` or `refused`.
 */
export async function checkFile(db: Db, request: CheckFile): Promise<void> {
  const { runId, mode, season } = request;
  await staging.clearStaging(db, runId);
  const same = await isAppliedAlready(db, request);
  if (same !== null) {
    const { rows, ...before } = { ...noCounts, ...JSON.parse(same.counts ?? '{}') };
    const counts = { ...noCounts, rows, unchanged: before.new + before.changed + before.unchanged };
    await updateRun(db, runId, {
      state: 'checked',
      counts: JSON.stringify(counts),
      new_names: '[]',
      notes: JSON.stringify([`This file was applied already, as ${same.file_name}. There is nothing to do.`]),
    });
    return;
  }
  const errors = new ErrorList(db, runId);
  let rows = 0;
  let newNames: readonly NewName[] = [];
  const onProgress = (done: number): void => void progressOf.set(runId, { done, total: 0 });
  try {
    const staged = await stageFile(db, { ...request, onProgress }, errors);
    ({ rows, newNames } = staged);
    if (rows === 0) throw new ImportFileError('The file has headings, but no rows.', 'Export it again with its rows.');
    await errors.add(await conflictsOf(db, request));
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    await errors.add([{ row: error.row, heading: '', value: '', problem: error.message, remedy: error.remedy }]);
  }
  if (errors.count > 0) {
    const counts = JSON.stringify({ ...noCounts, rows, errors: errors.count });
    await updateRun(db, runId, { state: 'refused', counts, new_names: '[]', notes: '[]' });
    return;
  }
  const groups = await groupsWith(db, newNames);
  await compareWithCatalogue(db, { runId, mode, season, groups, onProgress });
  const counts = { ...noCounts, rows, ...(await staging.countChanges(db, runId)) };
  await updateRun(db, runId, {
    state: 'checked',
    counts: JSON.stringify(counts),
    new_names: JSON.stringify(newNames),
    notes: '[]',
  });
}

/** The names of all groups, new ones too. */
async function groupsWith(db: Db, newNames: readonly NewName[]): Promise<GroupNames> {
  const known = await staging.listGroups(db);
  const added = newNames.map(({ id, kind, name }) => ({ id, kind, name, same_as: id, position: 0 }));
  return new GroupNames([...known, ...added]);
}
