import { priceDisplay, type Priced } from '@kayal/commerce-core';
import type { PriceTagProps } from '@kayal/design-system';

/** A price as the design system draws it: offer beside struck MRP, or MRP alone (S9.MON.04). */
export function priceTagOf(priced: Priced): Pick<PriceTagProps, 'price' | 'mrp'> {
  const { now, struck } = priceDisplay(priced);
  return struck === null ? { price: now } : { price: now, mrp: struck };
}
