import { useEffect } from 'react';
import { useReloadShop } from '../Settings/use-reload-shop.ts';
import { useShop } from '../../data/use-shop.ts';

/**
 * Reads the shop's settings again when another season is on sale than the page knows: All Colors would show and save the
 * colours of the season before.
 * @param onSale null while it is not known
 */
export function useSeasonOnSale(onSale: string | null): void {
  const known = useShop().profile.season;
  const reloadShop = useReloadShop();
  const isOther = onSale !== null && onSale !== known;
  useEffect(() => {
    if (isOther) void reloadShop();
  }, [isOther, reloadShop]);
}
