import type { Paise } from '@kayal/api-contract/client';
import { formatRupees } from '@kayal/commerce-core';

/** The delivery charge as a sentence of a page's description. */
export const deliveryWords = (charge: Paise): string =>
  charge === 0 ? 'Free delivery across India.' : `Delivery across India for ${formatRupees(charge)}.`;
