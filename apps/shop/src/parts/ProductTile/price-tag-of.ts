import { priceDisplay, type MoneyFormat, type Priced } from '@kayal/commerce-core';
import type { PriceTagProps } from '@kayal/design-system';

/** A price as the design system shows it: the offer beside the struck MRP, or the MRP alone. */
export function priceTagOf(priced: Priced, money: MoneyFormat): Pick<PriceTagProps, 'price' | 'mrp'> {
  const { now, struck } = priceDisplay(priced, money);
  return struck === null ? { price: now } : { price: now, mrp: struck };
}
