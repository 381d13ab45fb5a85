import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ImportMode, WireOf } from '@kayal/api-contract';
import { noteFilled } from '../../../db/dialect.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { countBeyondSides, countToFetch } from '../../pictures/fetch/fetch.repository.ts';
import { readSettings } from '../../shop-settings/settings-cache.ts';
import * as repository from '../catalogue-import.repository.ts';
import { pausesOf } from '../give-way.ts';
import { importFolder, type ImportParts } from '../import-parts.ts';
import { formatOf, progressOf, type ImportRun } from '../import-run.ts';
import type { FileFormat } from '../read/file-format.ts';
import { ImportFileError } from '../read/import-file-error.ts';
import { compareWithCatalogue } from './compare.ts';
import { conflictsOf } from './conflicts.ts';
import { GroupNames, type NewName } from './group-names.ts';
import type { Mapping } from './parse/headings.ts';
import type { CellContext } from '@kayal/commerce-core';
import { ErrorList } from './error-list.ts';
import { stageFile, type StagedFile } from './stage/stage-file.ts';
import * as staging from './staging.repository.ts';

/** The file of a run, and how to read it. */
interface RunFile {
  readonly runId: string;
  readonly file: string;
  readonly format: FileFormat;
  readonly mode: ImportMode;
  readonly mapping: Mapping;
  readonly season: string;
  readonly shop: CellContext;
  /** When the file was loaded, ms since 1970. */
  readonly loadedAt: number;
}

/** Result of a check, as it is stored with the run. */
interface CheckResult {
  readonly state: 'checked' | 'refused';
  readonly counts: NonNullable<ImportRun['counts']>;
  readonly newNames: readonly NewName[];
  readonly notes: readonly string[];
}

/** Servers of pictures that are named. */
const maxHosts = 3;
/** Products that a file which comes again names as set back. */
const maxSetBack = 20;

const noCounts = {
  rows: 0,
  new: 0,
  changed: 0,
  withdrawn: 0,
  unchanged: 0,
  prices: 0,
  stock: 0,
  pictures: 0,
  errors: 0,
};

async function versionNow({ db }: ImportParts): Promise<number> {
  const version = catalogueVersionOf(db);
  version.forget();
  return (await version.current()).content;
}

/**
 * Checks the file of a run by the mode, season and mapping that are stored with it: every row, and what it changes in the
 * catalogue. The rows and the changes are stored with the run.
 *
 * A file that was the last one applied is not read again while no product was changed since. Where one was, it gets the
 * file's values again. The file's units are those of the first time: they would bring back what was sold or counted since,
 * so they are left out.
 * @returns the result, and the version of the catalogue that it was compared with
 * @throws ApiError `import.state` when the file is gone, as after a restore: backups hold no imported files
 */
export async function checkRun(parts: ImportParts, id: string): Promise<CheckResult & { readonly version: number }> {
  const { db } = parts;
  const run = await repository.findRun(db, id);
  if (run?.mode === undefined || run.mode === null) throw new ApiError('import.state');
  const { mode } = run;
  const file = path.join(importFolder(parts), run.file);
  if (!existsSync(file)) {
    throw new ApiError('import.state', { message: 'The uploaded file is not on this server any more. Load it again.' });
  }
  const { profile, invoicing, attributes } = (await readSettings(parts)).settings;
  const { season: running, currency: money } = profile;
  const season = run.season ?? running;
  const version = await versionNow(parts);
  const mapping: Mapping = JSON.parse(run.mapping);
  const request: RunFile = {
    runId: id,
    file,
    format: formatOf(run),
    mode,
    mapping,
    season,
    shop: { money, taxClasses: invoicing.classes, attributes },
    loadedAt: run.started_at,
  };
  await staging.clearStaging(db, id);
  // A file for another season than the running one is not skipped as applied already.
  const last = season === running ? await repository.findLastLike(db, mode) : undefined;
  const isSame = last?.mode === mode && last.file_hash === run.file_hash && last.mapping === JSON.stringify(mapping);
  if (!isSame) return { ...(await stageAndCompare(db, request, [])), version };
  const { units, ...withoutUnits } = mapping;
  const stay = units === undefined ? [] : ['Units that were sold or counted since stay as they are.'];
  if (mode === 'stock' || !(await repository.isChangedSince(db, last))) {
    const { rows, ...before } = { ...noCounts, ...JSON.parse(last.counts ?? '{}') };
    const counts = { ...noCounts, rows, unchanged: before.new + before.changed + before.unchanged };
    const notes = [[`This file was applied already, as ${last.file_name}. There is nothing to do.`, ...stay].join(' ')];
    return { state: 'checked', counts, newNames: [], notes, version };
  }
  const again = `This file was applied before, as ${last.file_name}. Products that were changed since get its values again.`;
  const result = await stageAndCompare(db, { ...request, mapping: withoutUnits }, [[again, ...stay].join(' ')]);
  return { ...result, notes: [...result.notes, ...(await setBackNotes(db, id))], version };
}

/**
 * Checks a run again when the catalogue changed since its check, so that what is written fits the current catalogue.
 * @param isSeason whether it is a prepared season, which is always checked again
 * @throws ApiError `import.state` with the first error, when the file does not fit any more
 */
export async function recheckRun(parts: ImportParts, id: string, isSeason: boolean): Promise<void> {
  const { db } = parts;
  const run = await repository.findRun(db, id);
  if (!isSeason && run?.shape === (await versionNow(parts))) return;
  const { state, counts, newNames, version } = await checkRun(parts, id);
  const kept = { counts: JSON.stringify(counts), new_names: JSON.stringify(newNames), shape: version };
  if (state === 'checked') {
    await repository.updateRun(db, id, kept);
    return;
  }
  if (!isSeason) await repository.updateRun(db, id, kept);
  const [first] = await repository.listErrors(db, id, { limit: 1, offset: 0 });
  const error = first === undefined ? '' : ` Row ${first.row}: ${first.problem} ${first.remedy}`;
  throw new ApiError('import.state', { message: `The shop changed since this file was checked.${error}` });
}

/** Checks every row, and compares the rows with the catalogue. @param notes of the result, when there are no errors */
async function stageAndCompare(db: Db, request: RunFile, notes: readonly string[]): Promise<CheckResult> {
  const { runId } = request;
  const errors = new ErrorList(db, runId);
  const pause = await pausesOf(db);
  let staged: StagedFile = { rows: 0, leftOut: 0, newNames: [], notes: [], picturesLeft: 0 };
  const onProgress = (done: number): void => void progressOf.set(runId, { done, total: 0 });
  try {
    staged = await stageFile(db, { ...request, onProgress, pause }, errors);
    if (staged.rows === 0) {
      const problem = staged.notes.length === 0 ? 'The file has headings, but no rows.' : 'No row of the file is left.';
      throw new ImportFileError(problem, 'Export it again with its rows.');
    }
    await noteFilled(db, 'import_product', 'import_variant', 'import_stock');
    await errors.add(await conflictsOf(db, request));
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    await errors.add([{ row: error.row, heading: '', value: '', problem: error.message, remedy: error.remedy }]);
  }
  const { rows, leftOut, newNames } = staged;
  if (errors.count === 0) {
    const groups = await groupsWith(db, newNames);
    await errors.add(await compareWithCatalogue(db, { ...request, groups, onProgress, pause }));
  }
  if (errors.count > 0) {
    const counts = { ...noCounts, rows, errors: errors.count };
    return { state: 'refused', counts, newNames: [], notes: [...errors.notes, ...staged.notes] };
  }
  const pictures = await picturesToFetch(db, runId, staged.picturesLeft);
  const counts = { ...noCounts, rows, ...(await staging.countChanges(db, runId)), pictures: pictures.count };
  return {
    state: 'checked',
    counts,
    newNames,
    notes: [...notes, ...sheetNotes(request.format), ...pictures.notes, ...staged.notes, ...leftOutNotes(leftOut)],
  };
}

/** What a file that comes again sets back, the first products by name. */
async function setBackNotes(db: Db, runId: string): Promise<readonly string[]> {
  const changes = await repository.listChanges(db, runId, 'changed', { limit: maxSetBack, offset: 0 });
  return changes.map(({ name, fields: stored }) => {
    const fields: WireOf<'getImportChanges'>['answer'][number]['fields'] = JSON.parse(stored);
    const parts = fields.map(({ field, uniqueCode, before, after }) => {
      const of = uniqueCode === null ? field : `${field} of ${uniqueCode}`;
      return `${of} from ${before ?? 'nothing'} to ${after ?? 'nothing'}`;
    });
    return `Set back: ${name}, ${parts.join(', ')}.`;
  });
}

/** How many pictures are fetched after the import, and from where. @param left those that were not staged */
async function picturesToFetch(
  db: Db,
  runId: string,
  left: number,
): Promise<{ readonly count: number; readonly notes: readonly string[] }> {
  const hosts = await countToFetch(db, runId);
  const count = hosts.reduce((sum, { pictures }) => sum + pictures, 0);
  const beyond = left + (await countBeyondSides(db, runId));
  const named = hosts.slice(0, maxHosts).map(({ host, pictures }) => `${host} (${pictures})`);
  const others = hosts.length > maxHosts ? ` and ${hosts.length - maxHosts} other servers` : '';
  const what = count === 1 ? '1 picture is' : `${count} pictures are`;
  return {
    count,
    notes: [
      ...(count === 0 ? [] : [`${what} fetched after the import, from ${named.join(', ')}${others}.`]),
      ...(beyond === 0 ? [] : [`Pictures beyond the three of a colour are not fetched: ${beyond}.`]),
    ],
  };
}

/** Which sheet was read, where there are several. */
function sheetNotes({ sheet, sheets }: FileFormat): readonly string[] {
  return sheets.length > 1 ? [`The sheet ${sheet} was read, one of ${sheets.length}.`] : [];
}

function leftOutNotes(rows: number): readonly string[] {
  if (rows === 0) return [];
  const which = rows === 1 ? '1 row was left out' : `${rows} rows were left out`;
  return [`${which}: nothing is in the columns that are used, as in rows with only a picture.`];
}

/** The names of all groups, new ones too. */
async function groupsWith(db: Db, newNames: readonly NewName[]): Promise<GroupNames> {
  const known = await staging.listGroups(db);
  const added = newNames.map(({ id, kind, name }) => ({ id, kind, name, same_as: id, position: 0 }));
  return new GroupNames([...known, ...added]);
}
