import type { ImportMode, WireOf } from '@kayal/api-contract';
import { ApiError } from '../../http/api-error.ts';
import * as repository from './catalogue-import.repository.ts';
import * as mappings from './saved-mappings.repository.ts';
import { startApply, startCheck } from './catalogue-import.service.ts';
import { createRun, type NewImport } from './create-run.ts';
import type { ImportParts } from './import-parts.ts';
import type { Mapping } from './check/parse/headings.ts';
import type { ImportRun } from './import-run.ts';

/** A file that is imported in one step, without a review. */
export interface WholeImport extends NewImport {
  readonly mode: ImportMode;
  /** Name of a saved mapping; null matches headings by name. */
  readonly mapName: string | null;
  readonly isDryRun: boolean;
}

/** Result of such an import. */
export interface ImportReport {
  /** `unchanged` when there was nothing to do, `checked` for a dry run. */
  readonly result: 'applied' | 'unchanged' | 'refused' | 'checked';
  readonly import: ImportRun;
  /** The first hundred. */
  readonly errors: WireOf<'getImportErrors'>['answer'];
}

const errorsInReport = 100;

async function mappingOf(parts: ImportParts, run: ImportRun, name: string | null): Promise<Mapping> {
  if (name === null) {
    return Object.fromEntries(run.headings.flatMap(({ field, heading }) => (field === null ? [] : [[field, heading]])));
  }
  const maps = await mappings.listMaps(parts.db);
  const saved = maps.find((map) => map.name === name);
  if (saved === undefined) throw new ApiError('import.mapping', { fields: { map: `there is no mapping ${name}` } });
  return JSON.parse(saved.mapping);
}

/**
 * Checks a file and applies it, new categories included.
 * @throws ApiError `import.unreadable`, `import.mapping`, `import.busy`
 */
export async function importWhole(parts: ImportParts, file: WholeImport): Promise<ImportReport> {
  const uploaded = await createRun(parts, file);
  const mapping = await mappingOf(parts, uploaded, file.mapName);
  const check = await startCheck(parts, uploaded.id, { mode: file.mode, mapping });
  const checked = await check.done;
  const errors = await repository.listErrors(parts.db, checked.id, { limit: errorsInReport, offset: 0 });
  const report = (result: ImportReport['result'], run: ImportRun): ImportReport => ({ result, import: run, errors });
  if (checked.state !== 'checked') return report('refused', checked);
  if (file.isDryRun) return report('checked', checked);
  const { counts } = checked;
  const isNothing = counts !== null && counts.new + counts.changed + counts.withdrawn === 0;
  const apply = await startApply(parts, checked.id, { actorId: file.actorId, confirmNewNames: true });
  const applied = await apply.done;
  if (applied.state !== 'applied') return report('refused', applied);
  // Nobody saw the notes of the check, and those of the import take their place.
  const run = { ...applied, notes: [...checked.notes, ...applied.notes] };
  return report(isNothing ? 'unchanged' : 'applied', run);
}
