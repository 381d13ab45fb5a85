import { foldText, type CurrentOffer } from '@kayal/api-contract/client';

/** Offers shown at first, and added by each 'Show more'. */
export const offersAtOnce = 20;

/** The offers whose item has this id, or a name with all these words. */
export function foundOffers(offers: readonly CurrentOffer[], text: string): readonly CurrentOffer[] {
  const words = foldText(text).split(' ').filter(Boolean);
  if (words.length === 0) return offers;
  return offers.filter(({ productId, name }) => {
    const item = foldText(name);
    return String(productId) === text.trim() || words.every((word) => item.includes(word));
  });
}

/**
 * How many items have an offer, and how many of them are listed.
 * @param read offers that were loaded; a very long list is not loaded completely
 * @param total offers of the shop
 * @param found offers that match the search; null without a search
 */
export function offerCountText(read: number, total: number, found: number | null): string {
  if (found !== null) return found === 1 ? '1 offer found.' : `${found} offers found.`;
  if (read < total) return `The first ${read} of ${total} items with an offer.`;
  return total === 1 ? '1 item has an offer.' : `${total} items have an offer.`;
}
