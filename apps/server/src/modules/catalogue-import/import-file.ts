import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ImportSource } from '@kayal/api-contract';
import { ApiError } from '../../http/api-error.ts';
import { newId } from '../../db/ids.ts';
import { importFolder, type ImportParts } from './import-parts.ts';
import { importWhole, type ImportReport, type WholeImport } from './import-whole.ts';

/** Report of an import of a file on disk, for a person or a program to read later. */
export interface FileReport {
  readonly file: string;
  readonly result: ImportReport['result'];
  /** The result, and the first note. */
  readonly message: string;
  /** Why the file was refused as a whole, such as `import.busy`; null for errors in its rows, or for none. */
  readonly code: string | null;
  readonly counts: ImportReport['import']['counts'];
  readonly newNames: ImportReport['import']['newNames'];
  /** Sentences about what the file did not do, such as units that stay. */
  readonly notes: readonly string[];
  /** The first hundred. */
  readonly errors: ImportReport['errors'];
}

function sentenceOf({ result, import: run, errors }: ImportReport): string {
  const { counts, notes } = run;
  if (counts === null || result === 'refused') {
    return counts !== null && counts.errors > 0
      ? `Refused: ${counts.errors} errors, the first in row ${errors[0]?.row ?? 0}: ${errors[0]?.problem ?? ''} Nothing was written.`
      : `Refused: ${notes.join(' ')} Nothing was written.`;
  }
  const parts = `${counts.new} new, ${counts.changed} changed, ${counts.withdrawn} withdrawn, ${counts.unchanged} unchanged`;
  const begin = { applied: 'Applied', unchanged: 'Nothing to do', checked: 'Checked, nothing written' }[result];
  return [`${begin}: ${parts}.`, ...notes.slice(0, 1)].join(' ');
}

/** Report of a file of which no row was checked. */
export function refusalOf(file: string, message: string, code: string | null): FileReport {
  return { file, result: 'refused', message, code, counts: null, newNames: [], notes: [], errors: [] };
}

/** Imports a copy of a file on disk; the file itself stays where it is. A refusal is a report, not an error. */
export async function importFile(
  parts: ImportParts,
  file: string,
  options: Pick<WholeImport, 'mode' | 'mapName' | 'isDryRun' | 'sheet'> & { readonly source: ImportSource },
): Promise<FileReport> {
  const folder = importFolder(parts);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = path.join(folder, `copy-${newId()}`);
  const name = path.basename(file);
  try {
    await copyFile(file, copy);
    const report = await importWhole(parts, { ...options, fileName: name, file: copy, actorId: null });
    const { result, import: run, errors } = report;
    const { counts, newNames, notes } = run;
    return { file: name, result, message: sentenceOf(report), code: null, counts, newNames, notes, errors };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).map(([field, problem]) => `${field}: ${problem}`);
    const message = `Refused: ${[error.message, ...fields].join(' ')} Nothing was written.`;
    return refusalOf(name, message, error.code);
  } finally {
    await rm(copy, { force: true });
  }
}
