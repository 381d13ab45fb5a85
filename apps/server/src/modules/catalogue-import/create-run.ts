import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImportSource } from '@kayal/api-contract';
import { newId } from '../../db/ids.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../http/api-error.ts';
import * as repository from './catalogue-import.repository.ts';
import * as mappings from './saved-mappings.repository.ts';
import { guessMapping, type Mapping } from './check/parse/headings.ts';
import { importFolder, type ImportParts } from './import-parts.ts';
import { requireRun, type HeadingSample, type ImportRun } from './import-run.ts';
import { detectFormat, type FileFormat } from './read/file-format.ts';
import { ImportFileError } from './read/import-file-error.ts';
import { openTable } from './read/read-rows.ts';

/** Rows of a file that are shown with its headings. */
const sampleRows = 5;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** The first rows of a file, column by column. @throws ImportFileError */
async function readSamples(file: string, format: FileFormat): Promise<readonly HeadingSample[]> {
  const { headings, rows } = await openTable(file, format);
  const samples = headings.map((heading): { heading: string; samples: string[] } => ({ heading, samples: [] }));
  let read = 0;
  for await (const { cells } of rows) {
    cells.forEach((cell, column) => samples[column]?.samples.push(cell.slice(0, 80)));
    read += 1;
    if (read === sampleRows) break;
  }
  return samples;
}

/** The saved mapping whose headings are all in the file. */
async function savedMapFor(db: Db, headings: readonly string[]): Promise<{ name: string; mapping: Mapping } | null> {
  const maps = await mappings.listMaps(db);
  const fitting = maps
    .map(({ name, mapping }): { name: string; mapping: Mapping } => ({ name, mapping: JSON.parse(mapping) }))
    .filter(({ mapping }) => Object.values(mapping).every((heading) => headings.includes(heading)));
  const [best] = fitting.toSorted((a, b) => Object.keys(b.mapping).length - Object.keys(a.mapping).length);
  return best ?? null;
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
}

/**
 * Creates a run for a file: detects its format and headings, and guesses their fields.
 * @throws ApiError `import.unreadable` with the reason and the remedy
 */
export async function createRun(
  parts: ImportParts,
  { fileName, file, source, actorId, countsAgain = false }: NewImport,
): Promise<ImportRun> {
  const id = newId();
  const folder = importFolder(parts);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = path.join(folder, id);
  await rename(file, kept);
  try {
    const format = await detectFormat(kept);
    const samples = await readSamples(kept, format);
    const headings = samples.map(({ heading }) => heading);
    if (headings.length === 0)
      throw new ImportFileError('The file has no headings.', 'Name the columns in the first row.');
    const saved = await savedMapFor(parts.db, headings);
    // Only where someone looks at the columns before the check: a program's file is matched by its headings alone.
    const isReviewed = source === 'browser' && saved === null;
    const used = isReviewed ? await mappings.findMappingUsedFor(parts.db, headings) : undefined;
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
      format: JSON.stringify(format),
      headings: JSON.stringify(samples),
      mapping: used ?? JSON.stringify(saved?.mapping ?? guessMapping(headings)),
      map_name: saved?.name ?? null,
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
  } catch (error) {
    await rm(kept, { force: true });
    if (!(error instanceof ImportFileError)) throw error;
    const where = error.row > 0 ? ` (row ${error.row})` : '';
    throw new ApiError('import.unreadable', { message: `${error.message}${where} ${error.remedy}` });
  }
  return requireRun(parts.db, id);
}
