import type { CurrentOffer } from '@kayal/api-contract/client';
import type { OfferItem } from '@kayal/commerce-core';
import type { FoundItem } from '../../data/admin/items.ts';

/**
 * The offer that a picked item has, paise; null for none.
 * @param found the items of the last search, which may leave the picked one out
 * @param current the current offers
 */
export function offerNow(
  item: OfferItem | null,
  found: readonly Pick<FoundItem, 'id' | 'offer'>[] = [],
  current: readonly CurrentOffer[] = [],
): number | null {
  if (item === null) return null;
  const listed = found.find(({ id }) => id === item.productId);
  return (listed ?? current.find(({ productId }) => productId === item.productId))?.offer ?? null;
}
