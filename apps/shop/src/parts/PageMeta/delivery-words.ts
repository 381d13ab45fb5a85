import type { Paise } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';

/** The delivery charge as a sentence of a page's description. It names the country only for the locale of India. */
export function deliveryWords(charge: Paise, money: MoneyFormat): string {
  const delivery = money.locale.endsWith('-IN') ? 'delivery across India' : 'delivery';
  return charge === 0 ? `Free ${delivery}.` : `D${delivery.slice(1)} for ${formatMoney(charge, money)}.`;
}
