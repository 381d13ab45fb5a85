import { importFields, type ImportColumn, type WireOf } from '@kayal/api-contract';
import type { Db } from '../../db/open-database.ts';
import type { FileFormat } from './read/file-format.ts';
import { ApiError } from '../../http/api-error.ts';
import { isAttributeColumn } from './check/parse/headings.ts';
import { findLastApplied, findRun, type NamedRun } from './catalogue-import.repository.ts';

/** An import on the wire. */
export type ImportRun = WireOf<'getImport'>['answer'];

/** Progress of the runs of this process. */
export const progressOf = new Map<string, { readonly done: number; readonly total: number }>();

/** A heading with its first values. */
export interface HeadingSample {
  readonly heading: string;
  readonly samples: readonly string[];
}

/** The format kept with a run; older runs have no choice of sheet, row and system, and no made columns. */
export function formatOf(run: Pick<NamedRun, 'format'>): FileFormat {
  return { sheets: [], sheet: '', headingRow: 0, system: null, made: [], ...JSON.parse(run.format) };
}

/** Converts runs to their form on the wire. */
export async function toImportRuns(db: Db, rows: readonly NamedRun[]): Promise<ImportRun[]> {
  const last = await findLastApplied(db);
  return rows.map((row) => {
    const samples: readonly HeadingSample[] = JSON.parse(row.headings);
    const mapping = new Map<string, ImportRun['headings'][number]['field']>();
    const fields: ImportRun['headings'] = [];
    const kept: Readonly<Record<string, string>> = JSON.parse(row.mapping);
    for (const [field, heading] of Object.entries(kept)) mapping.set(heading, fieldOf(field));
    for (const { heading, samples: values } of samples) {
      fields.push({ heading, samples: [...values], field: mapping.get(heading) ?? null });
    }
    const names: { kind: 'category' | 'sub-category'; name: string }[] = JSON.parse(row.new_names);
    return {
      id: row.id,
      fileName: row.file_name,
      at: row.started_at,
      actorName: row.actorName,
      source: row.source,
      state: row.state,
      mode: row.mode,
      season: row.season,
      format: formatOnWire(formatOf(row)),
      headings: fields,
      mapName: row.map_name,
      progress: isWorking(row) ? (progressOf.get(row.id) ?? { done: row.done, total: row.total }) : null,
      // Runs of older versions counted no pictures.
      counts: row.counts === null ? null : { pictures: 0, ...JSON.parse(row.counts) },
      newNames: names.map(({ kind, name }) => ({ kind, name })),
      notes: JSON.parse(row.notes),
      appliedAt: row.applied_at,
      canUndo: row.state === 'applied' && last?.id === row.id,
    };
  });
}

/** One import in its form on the wire. @throws ApiError `not_found` */
export async function requireRun(db: Db, id: string): Promise<ImportRun> {
  const row = await findRun(db, id);
  const [run] = row === undefined ? [] : await toImportRuns(db, [row]);
  if (run === undefined) throw new ApiError('not_found');
  return run;
}

function isWorking({ state }: NamedRun): boolean {
  return state === 'checking' || state === 'applying' || state === 'undoing';
}

function fieldOf(name: string): ImportColumn | null {
  if (isAttributeColumn(name)) return name;
  return importFields.find((field) => field === name) ?? null;
}

function formatOnWire({ sheets, made, ...format }: FileFormat): ImportRun['format'] {
  return { ...format, sheets: [...sheets], made: [...made] };
}
