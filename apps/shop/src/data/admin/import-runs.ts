import type { ImportRun } from '@kayal/api-contract/client';
import { useCatalogueAdminApi } from './catalogue-admin-api.ts';
import { resultOf } from '../api/result-of.ts';
import { useRead, type Read } from '../use-read.ts';

/** Time between two reads of an import under way, ms. */
export const importPollMs = 800;

/** Whether the server is still working on an import; it answers before its work ends. */
export const isRunning = ({ state }: ImportRun): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing';

/**
 * One import, read repeatedly while the server works on it.
 * @param id null while there is none to read
 * @param start number of the start that is followed: another one does not show the result of the one before
 */
export function useImportRun(id: string | null, start = 0): Read<ImportRun> {
  const api = useCatalogueAdminApi();
  return useRead(
    ['import', id, start],
    id === null ? null : async () => (await resultOf(api.importRun(id))).run,
    (run) => (run !== undefined && isRunning(run) ? importPollMs : false),
  );
}
