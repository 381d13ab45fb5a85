import type { LoadedSeason } from '@kayal/api-contract/client';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { importPollMs } from '../../data/admin/import-runs.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead, type Read } from '../../data/use-read.ts';
import { useSeasonOnSale } from './use-season-on-sale.ts';

/** The seasons of the shop, read repeatedly while one is being put on sale, also by another admin. */
export function useSeasons(): Read<readonly LoadedSeason[]> {
  const api = useCatalogueAdminApi();
  const seasons = useRead(
    ['seasons'],
    async () => (await resultOf(api.seasons())).items,
    (read) => (read?.some(({ isSwitching }) => isSwitching) === true ? importPollMs : false),
  );
  useSeasonOnSale(seasons.data?.find(({ isRunning }) => isRunning)?.season ?? null);
  return seasons;
}
