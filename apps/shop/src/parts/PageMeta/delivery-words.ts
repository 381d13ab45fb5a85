import type { Paise } from '@kayal/api-contract/client';
import { formatMoney, type MoneyFormat } from '@kayal/commerce-core';

/** The delivery charge as a sentence of a page's description. */
export const deliveryWords = (charge: Paise, money: MoneyFormat): string =>
  charge === 0 ? 'Free delivery across India.' : `Delivery across India for ${formatMoney(charge, money)}.`;
