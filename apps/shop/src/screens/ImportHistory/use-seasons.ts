import type { LoadedSeason } from '@kayal/api-contract/client';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { useEffect } from 'react';
import { importPollMs } from '../../data/admin/import-runs.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useReloadShop } from '../../data/admin/use-reload-shop.ts';
import { useRead, type Read } from '../../data/use-read.tsx';
import { useShop } from '../../data/use-shop.ts';

/**
 * The seasons of the shop, read repeatedly while one is being put on sale. When another one than the page knows is on
 * sale, the shop's settings are read again: All Colors would show and save the colours of the season before.
 */
export function useSeasons(): Read<readonly LoadedSeason[]> {
  const api = useCatalogueAdminApi();
  const known = useShop().profile.season;
  const reloadShop = useReloadShop();
  const seasons = useRead(
    ['seasons'],
    async () => (await resultOf(api.seasons())).items,
    (read) => (read?.some(({ isSwitching }) => isSwitching) === true ? importPollMs : false),
  );
  const running = seasons.data?.find(({ isRunning }) => isRunning)?.season ?? known;
  useEffect(() => {
    if (running !== known) void reloadShop();
  }, [running, known, reloadShop]);
  return seasons;
}
