import type { Paise } from '@kayal/api-contract/client';
import { formatRupees } from '@kayal/commerce-core';

/** What search engines show of a page says what delivery costs. */
export const deliveryWords = (charge: Paise): string =>
  charge === 0 ? 'Free delivery across India.' : `Delivery across India for ${formatRupees(charge)}.`;
