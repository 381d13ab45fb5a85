import type { LoadedSeason } from '@kayal/api-contract/client';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { importPollMs } from '../../data/admin/import-runs.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead, type Read } from '../../data/use-read.tsx';

/** The seasons of the shop, read repeatedly while one is being put on sale. */
export function useSeasons(): Read<readonly LoadedSeason[]> {
  const api = useCatalogueAdminApi();
  return useRead(
    ['seasons'],
    async () => (await resultOf(api.seasons())).items,
    (known) => (known?.some(({ isSwitching }) => isSwitching) === true ? importPollMs : false),
  );
}
