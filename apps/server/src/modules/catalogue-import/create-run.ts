import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImportSource, ImportState, MadeColumn } from '@kayal/api-contract';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { ImportRunTable } from '../../db/tables/imports.ts';
import { ApiError } from '../../http/api-error.ts';
import * as repository from './catalogue-import.repository.ts';
import * as mappings from './saved-mappings.repository.ts';
import { withAttributes, type Mapping } from './check/parse/headings.ts';
import { readSettings } from '../shop-settings/settings-cache.ts';
import { sourcesOf } from './exports/made-columns.ts';
import { openImport } from './exports/open-import.ts';
import { findTable, type TablePlace } from './find-table.ts';
import { importFolder, type ImportParts } from './import-parts.ts';
import { formatOf, requireRun, type HeadingSample, type ImportRun } from './import-run.ts';
import { detectFormat, type FileFormat } from './read/file-format.ts';
import { ImportFileError } from './read/import-file-error.ts';

/** Rows of a file that are shown with its headings. */
const sampleRows = 5;
/** Rows of another shop's export that are read for what they say of the products in the sample. */
const rowsForSample = 1000;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** The first rows of a table, column by column, and the fields of its columns. @throws ImportFileError */
async function readSamples(
  file: string,
  format: FileFormat,
): Promise<{ readonly samples: readonly HeadingSample[]; readonly mapping: Mapping }> {
  const { headings, mapping, rows } = await openImport(file, format, rowsForSample);
  if (headings.length === 0)
    throw new ImportFileError('The file has no headings.', 'Name the columns in the first row.');
  const samples = headings.map((heading): { heading: string; samples: string[] } => ({ heading, samples: [] }));
  let read = 0;
  for await (const { cells } of rows) {
    cells.forEach((cell, column) => samples[column]?.samples.push(cell.slice(0, 80)));
    read += 1;
    if (read === sampleRows) break;
  }
  return { samples, mapping };
}

/** The saved mapping with the most columns of those whose columns are all in the file, or made of those that are. */
function savedMapFor(maps: readonly SavedMap[], headings: readonly string[]): SavedMap | null {
  const fitting = maps.filter(({ mapping, made }) => {
    const all = [...headings, ...made.map(({ heading }) => heading)];
    return [...Object.values(mapping), ...made.flatMap(sourcesOf)].every((heading) => all.includes(heading));
  });
  const [best] = fitting.toSorted((a, b) => Object.keys(b.mapping).length - Object.keys(a.mapping).length);
  return best ?? null;
}

interface SavedMap {
  readonly name: string;
  readonly mapping: Mapping;
  readonly made: readonly MadeColumn[];
}

/** What a run keeps of its table. */
type TableColumns = Pick<ImportRunTable, 'format' | 'headings' | 'mapping' | 'map_name'>;

/**
 * Finds the table of a file, and guesses the fields of its headings.
 * @param isReviewed whether someone looks at the columns before the check: a program's file is matched by its headings alone
 * @throws ImportFileError
 */
async function readTable(
  { db, config }: Pick<ImportParts, 'db' | 'config'>,
  file: string,
  { detected, place, isReviewed }: { detected: FileFormat; place: TablePlace; isReviewed: boolean },
): Promise<TableColumns> {
  const maps = (await mappings.listMaps(db)).map(({ name, mapping, made }): SavedMap => ({
    name,
    mapping: JSON.parse(mapping),
    made: JSON.parse(made),
  }));
  const known = maps.map(({ mapping }) => Object.values(mapping));
  const found = await findTable(file, detected, known, place);
  const own = await readSamples(file, { ...found, made: [] });
  const headings = own.samples.map(({ heading }) => heading);
  const { attributes } = (await readSettings({ db, config })).settings;
  const saved = savedMapFor(maps, headings);
  const used = isReviewed && saved === null ? await mappings.findMappingUsedFor(db, headings) : undefined;
  // What somebody chose counts, also where she took away what was made before.
  const format = { ...found, made: place.made ?? saved?.made ?? used?.made ?? found.made };
  const { samples } = format.made.length === 0 ? own : await readSamples(file, format);
  return {
    format: JSON.stringify(format),
    headings: JSON.stringify(samples),
    mapping: used?.mapping ?? JSON.stringify(saved?.mapping ?? withAttributes(own.mapping, headings, attributes)),
    map_name: saved?.name ?? null,
  };
}

/** @throws ApiError `import.unreadable` with the reason and the remedy, in place of an ImportFileError */
export async function refusingUnreadable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    const where = error.row > 0 ? ` (row ${error.row})` : '';
    throw new ApiError('import.unreadable', { message: `${error.message}${where} ${error.remedy}` });
  }
}

/** A file to import. */
export interface NewImport {
  readonly fileName: string;
  /** Its current path; the file is moved. */
  readonly file: string;
  readonly source: ImportSource;
  /** Null for the command and the watched folder. */
  readonly actorId: string | null;
  /** Whether its rows say what is so now: they count again, although the same rows were applied before. */
  readonly countsAgain?: boolean;
  /** Name of the sheet to read; the one that fits best without it. */
  readonly sheet?: string | undefined;
}

/**
 * Creates a run for a file: detects its format, its table and headings, and guesses their fields.
 * @throws ApiError `import.unreadable` with the reason and the remedy
 */
export async function createRun(
  parts: ImportParts,
  { fileName, file, source, actorId, countsAgain = false, sheet }: NewImport,
): Promise<ImportRun> {
  const id = newId();
  const folder = importFolder(parts);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = path.join(folder, id);
  await rename(file, kept);
  try {
    await refusingUnreadable(async () => {
      const detected = await detectFormat(kept);
      await repository.insertRun(parts.db, {
        id,
        file_name: path.basename(fileName).slice(0, 200),
        file: id,
        file_hash: countsAgain ? id : await hashOf(kept),
        started_at: parts.now(),
        actor_id: actorId,
        source,
        state: 'uploaded',
        mode: null,
        season: null,
        ...(await readTable(parts, kept, { detected, place: { sheet }, isReviewed: source === 'browser' })),
        counts: null,
        new_names: '[]',
        notes: '[]',
        done: 0,
        total: 0,
        shape: 0,
        heartbeat_at: parts.now(),
        applied_at: null,
        on_sale_before: null,
        put_on_sale: null,
      });
    });
  } catch (error) {
    await rm(kept, { force: true });
    throw error;
  }
  return requireRun(parts.db, id);
}

/** States in which nobody works on the table of a run, and nothing of it was applied. */
const placeableStates: readonly ImportState[] = ['uploaded', 'checked', 'refused', 'failed'];

/**
 * Reads the file of a run again from another sheet or row of headings; the columns are to be matched again.
 * @throws ApiError `not_found`, `import.state`, `import.unreadable`
 */
export async function placeRun(parts: ImportParts, id: string, place: TablePlace): Promise<ImportRun> {
  const { db } = parts;
  const run = await repository.findRun(db, id);
  if (run === undefined) throw new ApiError('not_found');
  const file = path.join(importFolder(parts), run.file);
  if (!placeableStates.includes(run.state) || !existsSync(file)) throw new ApiError('import.state');
  const read = { detected: formatOf(run), place, isReviewed: true };
  const columns = await refusingUnreadable(() => readTable(parts, file, read));
  await inTransaction(db, async (trx) => {
    // A check may have begun meanwhile: it reads the columns as they were.
    await repository.requireState(trx, id, run.state);
    // Another made column changes nothing about those that were matched.
    const mapping = place.made === undefined ? columns.mapping : run.mapping;
    const cleared = { counts: null, notes: '[]', new_names: '[]' };
    await repository.updateRun(trx, id, { ...columns, mapping, state: 'uploaded', ...cleared });
  });
  return requireRun(db, id);
}
