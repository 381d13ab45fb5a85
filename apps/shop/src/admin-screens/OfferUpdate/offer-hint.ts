import { formatMoney, priceDisplay, type MoneyFormat, type OfferItem } from '@kayal/commerce-core';

/**
 * The effect of a typed offer, shown before it is submitted.
 * @param item null while none is chosen
 * @param text rupees as typed
 */
export function offerHint(item: OfferItem | null, text: string, money: MoneyFormat): string | undefined {
  const paise = text.trim() === '' ? Number.NaN : Math.round(Number(text) * 100);
  if (item === null || !Number.isSafeInteger(paise)) return undefined;
  if (paise <= 0 || paise > item.mrp)
    return `An offer is more than ${formatMoney(0, money)} and at most ${formatMoney(item.mrp, money)}.`;
  const { savingPercent } = priceDisplay({ mrp: item.mrp, offer: paise }, money);
  return `From now on shoppers pay ${formatMoney(paise, money)} for ${item.name}: ${savingPercent}% off.`;
}
