import { existsSync } from 'node:fs';
import path from 'node:path';
import { ApiError } from '../../../http/api-error.ts';
import { catalogueVersionOf } from '../../catalogue-version/catalogue-version.ts';
import { readSettings } from '../../shop-settings/settings-cache.ts';
import * as repository from '../catalogue-import.repository.ts';
import { importFolder, type ImportParts } from '../import-parts.ts';
import { formatOf } from '../import-run.ts';
import { checkFile, type CheckResult } from './check-file.ts';

async function versionNow({ db }: ImportParts): Promise<number> {
  const version = catalogueVersionOf(db);
  version.forget();
  return (await version.current()).content;
}

/**
 * Checks the file of a run by the mode, season and mapping that are stored with it.
 * @returns the result, and the version of the catalogue that it was compared with
 * @throws ApiError `import.state` when the file is gone, as after a restore: backups hold no imported files
 */
export async function checkStored(parts: ImportParts, id: string): Promise<CheckResult & { readonly version: number }> {
  const { db } = parts;
  const run = await repository.findRun(db, id);
  if (run?.mode === undefined || run.mode === null) throw new ApiError('import.state');
  const file = path.join(importFolder(parts), run.file);
  if (!existsSync(file)) {
    throw new ApiError('import.state', { message: 'The uploaded file is not on this server any more. Load it again.' });
  }
  const { season: running, currency: money } = (await readSettings(parts)).settings.profile;
  const season = run.season ?? running;
  const version = await versionNow(parts);
  const result = await checkFile(db, {
    runId: id,
    file,
    fileHash: run.file_hash,
    format: formatOf(run),
    mode: run.mode,
    mapping: JSON.parse(run.mapping),
    season,
    money,
    loadedAt: run.started_at,
    isBeside: season !== running,
  });
  return { ...result, version };
}

/**
 * Checks a run again when the catalogue changed since its check, so that what is written fits the current catalogue.
 * @param isSeason whether it is a prepared season, which is always checked again
 * @throws ApiError `import.state` with the first error, when the file does not fit any more
 */
export async function refreshCheck(parts: ImportParts, id: string, isSeason: boolean): Promise<void> {
  const { db } = parts;
  const run = await repository.findRun(db, id);
  if (!isSeason && run?.shape === (await versionNow(parts))) return;
  const { state, counts, newNames, version } = await checkStored(parts, id);
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
