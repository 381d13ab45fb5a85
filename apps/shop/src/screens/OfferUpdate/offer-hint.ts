import { formatRupees, priceDisplay, type OfferItem } from '@kayal/commerce-core';

/**
 * The effect of a typed offer, shown before it is submitted.
 * @param item null while none is chosen
 * @param text rupees as typed
 */
export function offerHint(item: OfferItem | null, text: string): string | undefined {
  const paise = text.trim() === '' ? Number.NaN : Math.round(Number(text) * 100);
  if (item === null || !Number.isSafeInteger(paise)) return undefined;
  if (paise <= 0 || paise > item.mrp) return `An offer is more than ₹0 and at most ${formatRupees(item.mrp)}.`;
  const { savingPercent } = priceDisplay({ mrp: item.mrp, offer: paise });
  return `From now on shoppers pay ${formatRupees(paise)} for ${item.name}: ${savingPercent}% off.`;
}
